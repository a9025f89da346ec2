import Foundation
import Testing

@testable import BindlintCLI

@Suite struct InputListTests {
  @Test func listsTakeLinesOrNulBytes() {
    func read(_ text: String) -> [String] { InputList.paths(in: Array(text.utf8)).map(\.text) }
    #expect(read("a.swift\nb c.swift\n\n") == ["a.swift", "b c.swift"])
    #expect(read("a.swift\r\nb.swift\r\n") == ["a.swift", "b.swift"])
    #expect(read("a\nb.swift\0c.swift\0") == ["a\nb.swift", "c.swift"])
    #expect(read("") == [])
  }

  @Test func listedFilesAreTheWholeProject() throws {
    let folder = try TemporaryFolder()
    let store = try TemporaryFolder()
    try folder.git("init", "-q")
    try store.write("Real.swift")
    try folder.write("Sources/A.swift")
    try folder.write("Sources/NotListed.swift")
    // A sandbox of a build system shows its inputs as links.
    try folder.link("Sources/B.swift", to: store.file("Real.swift").text)
    try folder.write("list", "Sources/B.swift\nSources/A.swift\n")
    let all = try ProgramRun.bindlint("lint", "--files-from", "list", "--format", "json", in: folder)
    #expect(all.status == 0)
    #expect(all.output.contains("\"indexedFiles\": 2,") && all.output.contains("\"reportedFiles\": 2,"))
    let one = try ProgramRun.bindlint("lint", "--files-from=list", "-fjson", "Sources/A.swift", in: folder)
    #expect(one.output.contains("\"indexedFiles\": 2,") && one.output.contains("\"reportedFiles\": 1,"))
    let piped = try ProgramRun.bindlint(
      "lint", "--files-from", "-", "-fjson", in: folder, input: "Sources/A.swift\nSources/B.swift\n",
      environment: ["HOME": "/nowhere", "PATH": "/nowhere"])
    #expect(piped.output == all.output)
    #expect(try ProgramRun.bindlint("lint", "--files-from", "missing", in: folder).status == 2)
  }

  @Test func anEditorsBufferStandsForItsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "let old = 1\n")
    try folder.write("B.swift")
    let saved = try ProgramRun.bindlint(
      "lint", "--stdin-filename", "A.swift", "-fjson", in: folder, input: "let a = 1\nlet b = 2\nlet c = 3\n")
    #expect(saved.output.contains("\"indexedFiles\": 2,") && saved.output.contains("\"reportedFiles\": 1,"))
    let broken = try ProgramRun.bindlint("lint", "--stdin-filename", "A.swift", "-fjson", in: folder, input: "a\0b")
    #expect(broken.output.contains("\"path\": \"A.swift\", \"message\": \"holds a NUL byte (line 1): no text\""))
    // A file that was never saved, below a link to the folder.
    let fresh = try ProgramRun.bindlint("lint", "--stdin-filename", "New.swift", "-fjson", in: folder, input: "a\0b")
    #expect(fresh.output.contains("\"path\": \"New.swift\"") && fresh.output.contains("NUL"))
    let nowhere = try ProgramRun.bindlint("lint", "--stdin-filename", "no/New.swift", in: folder, input: "")
    #expect(nowhere.status == 2)
  }

  @Test func anXcodePhaseNamesItsInputs() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write("B.swift")
    try folder.write("C.swift")
    try folder.write("inputs.xcfilelist", "# comment\n\(folder.path)/B.swift\n\(folder.path)/Info.plist\n")
    let environment = [
      "SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "\(folder.path)/A.swift",
      "SCRIPT_INPUT_FILE_1": "\(folder.path)/Image.png", "SCRIPT_INPUT_FILE_LIST_COUNT": "1",
      "SCRIPT_INPUT_FILE_LIST_0": "\(folder.path)/inputs.xcfilelist",
    ]
    let outcome = try ProgramRun.bindlint("lint", "--script-inputs", "-fjson", in: folder, environment: environment)
    #expect(outcome.output.contains("\"indexedFiles\": 3,") && outcome.output.contains("\"reportedFiles\": 2,"))
    #expect(try ProgramRun.bindlint("lint", "--script-inputs", in: folder).status == 2)
    let none = try ProgramRun.bindlint(
      "lint", "--script-inputs", in: folder, environment: ["SCRIPT_INPUT_FILE_COUNT": "0"])
    #expect(none.status == 0)
  }
}
