import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

@Suite struct SourceLoaderTests {
  private func load(_ name: String, in folder: TemporaryFolder) throws -> LoadedSource {
    let project = Project(
      root: folder.filePath, isWorkTree: false, files: [Project.File(path: FilePath(name), isReported: true)],
      problems: [])
    return try SourceLoader(project).load(0)
  }

  private func problem(_ name: String, in folder: TemporaryFolder) throws -> String? {
    guard case .problem(let message) = try load(name, in: folder) else { return nil }
    return message
  }

  @Test func textIsRead() throws {
    let folder = try TemporaryFolder()
    let text = "// é 世界 😀\r\nlet a = \"\u{301}\"\n"
    for (name, content) in [("a.swift", text), ("empty.swift", ""), ("bom.swift", "\u{FEFF}let a = 1")] {
      try folder.write(name, content)
      guard case .source(let source) = try load(name, in: folder) else {
        Issue.record("\(name) should be read")
        continue
      }
      #expect(Array(source.bytes) == Array(content.utf8))
      #expect(source.path == name)
    }
  }

  @Test func whatIsNoTextIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write("latin.swift", bytes: Array("let a = 1\n// caf".utf8) + [0xE9, 0x0A])
    try folder.write("nul.swift", bytes: Array("let a\n\nlet b".utf8) + [0, 0x0A])
    try folder.write("utf16.swift", bytes: [0xFF, 0xFE, 0x61, 0x00])
    try folder.folder("folder.swift")
    #expect(try problem("latin.swift", in: folder) == "not valid UTF-8 (line 2)")
    #expect(try problem("nul.swift", in: folder) == "holds a NUL byte (line 3): no text")
    #expect(try problem("utf16.swift", in: folder) == "is UTF-16; save it as UTF-8")
    #expect(try problem("folder.swift", in: folder) == "is a folder")
    #expect(try problem("missing.swift", in: folder) == "does not exist")
    #expect(try problem("latin.swift/x.swift", in: folder)?.hasPrefix("does not exist") == true)
  }

  @Test func whatWouldBlockIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe.swift").text, 0o600) == 0)
    #expect(try problem("pipe.swift", in: folder) == "is no regular file")
    #expect(try problem("/dev/zero", in: folder) == "is no regular file")
  }

  @Test func hugeFilesAreRefusedWithoutBeingRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("huge.swift", "")
    #expect(truncate(folder.file("huge.swift").text, 100 << 20) == 0)
    #expect(try problem("huge.swift", in: folder) == "is 100 MB large; files above 32 MB are not read")
  }

  @Test func unreadableFilesAreAProblem() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("secret.swift")
    #expect(chmod(path.text, 0) == 0)
    // The superuser may read everything.
    if getuid() != 0 {
      #expect(try problem("secret.swift", in: folder) == "may not be read (permission denied)")
    }
  }

  @Test func filesWhoseSizeIsNotKnownAreReadWhole() throws {
    #if os(Linux)
      let folder = try TemporaryFolder()
      guard case .source(let source) = try load("/proc/self/mountinfo", in: folder) else {
        Issue.record("a file that says it is empty should be read")
        return
      }
      #expect(source.count > 0)
    #endif
  }

  @Test(
    arguments: [
      ([0xC3, 0xA9], true), ([0xC0, 0x80], false), ([0xC1, 0xBF], false), ([0xE0, 0x80, 0x80], false),
      ([0xE0, 0xA0, 0x80], true), ([0xED, 0xA0, 0x80], false), ([0xED, 0x9F, 0xBF], true), ([0xEF, 0xBF, 0xBF], true),
      ([0xF0, 0x8F, 0xBF, 0xBF], false), ([0xF0, 0x90, 0x80, 0x80], true), ([0xF4, 0x8F, 0xBF, 0xBF], true),
      ([0xF4, 0x90, 0x80, 0x80], false), ([0xF5, 0x80, 0x80, 0x80], false), ([0x80], false), ([0xFF], false),
      ([0xE2, 0x82], false), ([0xF0, 0x9F, 0x98], false), ([0xC3], false),
    ] as [([UInt8], Bool)])
  func validityIsThatOfTheStandard(_ sequence: [UInt8], isValid: Bool) {
    #expect((String(bytes: sequence, encoding: .utf8) != nil) == isValid)
    // At every distance from a word's border and from the end.
    for before in 0..<17 {
      for after in [0, 1, 7, 8, 20] {
        let bytes = [UInt8](repeating: 0x61, count: before) + sequence + [UInt8](repeating: 0x62, count: after)
        let verdict = bytes.withUnsafeBufferPointer(TextCheck.check)
        #expect((verdict == .text) == isValid, "\(before) before, \(after) after")
      }
    }
  }
}
