import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

/// A process that dies while it writes: each file is old or new, and no file uses a declaration that is not there yet.
@Suite struct KillTests {
  private static let folderVariable = "BINDLINT_KILL_TEST_FOLDER"
  private static let fileCount = 60

  private static var paths: [String] { ["Model.swift"] + (0..<fileCount).map { "F\($0).swift" } }
  private static let old = "use\n" + String(repeating: "// some lines that stay as they are\n", count: 400)
  private static let new = "NEW\n" + String(repeating: "// some lines that stay as they are\n", count: 400)
  private static let oldModel = "model\n"
  private static let newModel = "model\nsubscript\n"

  private static func project(in scratch: Scratch) -> WordProject {
    WordProject(
      scratch: scratch, paths: paths,
      marks: [.init(word: "use", replacement: "NEW", declaration: (file: "Model.swift", text: "subscript\n"))])
  }

  /// Not a test by itself: what the killed process runs, over and over.
  @Test(.enabled(if: ProcessInfo.processInfo.environment[folderVariable] != nil, "run by the test of kills"))
  func theProcessThatIsKilled() throws {
    let folder = try #require(ProcessInfo.processInfo.environment[Self.folderVariable])
    let scratch = Scratch(existing: URL(fileURLWithPath: folder))
    let project = Self.project(in: scratch)
    let report = project.report()
    var applier = project.applier()
    // Only the first round finds anything; the analysis is not what is killed here.
    let empty = project.reportWithoutFindings(report)
    applier.analyze = { _ in empty }
    try scratch.write("ready", "")
    while try scratch.names().contains("ready") {}
    let outcome = applier.apply(report)
    try scratch.write("errors", outcome.errors.map { "\($0.path) \($0.reason)\n" }.joined())
    try scratch.write("done", "")
  }

  #if os(Linux)
    private func victim(in scratch: Scratch, limit: String = "") throws -> Process {
      try scratch.write("Model.swift", Self.oldModel)
      for path in Self.paths.dropFirst() { try scratch.write(path, Self.old) }
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", "\(limit)exec \"$0\" --testing-library swift-testing --filter theProcessThatIsKilled", program,
      ]
      process.environment = ProcessInfo.processInfo.environment
        .merging([Self.folderVariable: scratch.url.path]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    private func start(_ process: Process, in scratch: Scratch) throws {
      while try !scratch.names().contains("ready"), process.isRunning {}
      try FileManager.default.removeItem(atPath: scratch.path("ready"))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment[folderVariable] == nil, "this is the process to kill"))
    func aKilledProcessLeavesEachFileOldOrNew() throws {
      var numbers = Numbers(3)
      var interrupted = 0
      for _ in 0..<12 {
        let scratch = try Scratch()
        let process = try victim(in: scratch)
        try start(process, in: scratch)
        // Files are written in order: the process dies when this one has been seen with its new text.
        let last = "F\(Int.random(in: 0..<Self.fileCount - 1, using: &numbers)).swift"
        while try scratch.text(last) == Self.old, process.isRunning {}
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()

        let isDone = try scratch.names().contains("done")
        let model = try scratch.text("Model.swift")
        #expect(model == Self.oldModel || model == Self.newModel)
        var changed = 0
        for path in Self.paths.dropFirst() {
          let text = try scratch.text(path)
          #expect(text == Self.old || text == Self.new, "\(path) is torn")
          if text == Self.new { changed += 1 }
        }
        if changed > 0 { #expect(model == Self.newModel, "a file uses a declaration that is not there") }
        if !isDone, 0 < changed, changed < Self.fileCount { interrupted += 1 }
        // The next run finishes what is left.
        #expect(Self.project(in: scratch).fix().errors.isEmpty)
        for path in Self.paths.dropFirst() { #expect(try scratch.text(path) == Self.new) }
      }
      #expect(interrupted > 0, "no process was killed in the middle")
    }

    /// An interrupt waits until the files are written: all of them are new, and nothing lies about.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[folderVariable] == nil, "this is the process to kill"))
    func anInterruptedProcessFinishesWriting() throws {
      let scratch = try Scratch()
      let process = try victim(in: scratch)
      try start(process, in: scratch)
      while try scratch.text("Model.swift") == Self.oldModel, process.isRunning {}
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      for path in Self.paths.dropFirst() { #expect(try scratch.text(path) == Self.new) }
      #expect(try scratch.names().filter { $0.hasSuffix(".tmp") } == [])
      // Either the signal took its effect afterwards or the process was done before it came.
      let isDone = try scratch.names().contains("done")
      #expect(process.terminationReason == .uncaughtSignal || isDone)
    }

    /// A limit for file sizes that the new texts exceed is an error for each file, and nothing is changed.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[folderVariable] == nil, "this is the process to kill"))
    func aLimitForFileSizesIsAnError() throws {
      let scratch = try Scratch()
      let process = try victim(in: scratch, limit: "ulimit -f 16; ")
      try start(process, in: scratch)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      let errors = try scratch.text("errors").split(separator: "\n")
      #expect(errors.count == Self.fileCount)
      #expect(errors.allSatisfy { $0.hasSuffix("can't be written: it would exceed the limit for file sizes") })
      #expect(try scratch.text("Model.swift") == Self.oldModel)
      for path in Self.paths.dropFirst() { #expect(try scratch.text(path) == Self.old) }
      #expect(try scratch.names().filter { $0.hasSuffix(".tmp") } == [])
    }
  #endif
}
