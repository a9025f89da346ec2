import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

/// A world that gets in the way: nothing may be lost, and no fix may be made by half.
@Suite struct FixFailureTests {
  private func project(
    _ marks: [WordProject.Mark] = [
      .init(word: "use", replacement: "USED", declaration: ("Model.swift", "subscript\n"))
    ]
  )
    throws -> WordProject
  {
    let scratch = try Scratch()
    try scratch.write("A.swift", "use\n")
    try scratch.write("B/B.swift", "use\n")
    try scratch.write("Model.swift", "model\n")
    return WordProject(scratch: scratch, paths: ["A.swift", "B/B.swift", "Model.swift"], marks: marks)
  }

  private func temporaryFiles(_ project: WordProject) throws -> [String] {
    try project.scratch.names().filter { $0.contains(".tmp") }
  }

  @Test func aFileThatChangedSinceItWasReadIsLeft() throws {
    let project = try project()
    let report = project.report()
    try project.scratch.write("A.swift", "use other\n")
    let outcome = project.applier().apply(report)
    #expect(try project.scratch.text("A.swift") == "use other\n")
    #expect(try project.scratch.text("B/B.swift") == "USED\n")
    #expect(outcome.errors == [FixError(path: "A.swift", cause: .changedSinceRead)])
    #expect(outcome.plan.unfixed.map(\.reason) == ["'A.swift' has changed since it was read; run again"])
  }

  @Test func aFixIsNotMadeByHalf() throws {
    let project = try project()
    let report = project.report()
    try project.scratch.write("Model.swift", "changed\n")
    let outcome = project.applier().apply(report)
    // Both users need the declaration that can't be added.
    #expect(try project.scratch.text("A.swift") == "use\n")
    #expect(try project.scratch.text("B/B.swift") == "use\n")
    #expect(try project.scratch.text("Model.swift") == "changed\n")
    #expect(outcome.written.isEmpty && outcome.plan.fixed.isEmpty)
    #expect(outcome.errors.map(\.path) == ["Model.swift"])
  }

  @Test func aReadOnlyFileIsLeft() throws {
    let project = try project()
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: project.scratch.path("A.swift"))
    let outcome = project.fix()
    #expect(try project.scratch.text("A.swift") == "use\n")
    #expect(try project.scratch.text("B/B.swift") == "USED\n")
    #expect(outcome.errors == [FixError(path: "A.swift", cause: .readOnly)])
    #expect(try temporaryFiles(project).isEmpty)
  }

  @Test(.enabled(if: geteuid() != 0, "the super-user may write anywhere"))
  func aReadOnlyFolderIsLeft() throws {
    let project = try project()
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.scratch.path("B"))
    let outcome = project.fix()
    #expect(try project.scratch.text("B/B.swift") == "use\n")
    #expect(outcome.errors == [FixError(path: "B/B.swift", cause: .folderNotWritable)])
  }

  @Test func aFolderThatIsGoneIsNamed() throws {
    let project = try project()
    let report = project.report()
    try FileManager.default.removeItem(atPath: project.scratch.path("B"))
    let outcome = project.applier().apply(report)
    #expect(try project.scratch.text("A.swift") == "USED\n")
    #expect(outcome.errors == [FixError(path: "B/B.swift", cause: .missing)])
  }

  private static func mount(_ scratch: Scratch) throws -> Bool {
    guard let mount = tool("mount") else { return false }
    return try run(mount, ["-t", "tmpfs", "-o", "size=96k", "tmpfs", scratch.url.path]).status == 0
  }

  private static func unmount(_ scratch: Scratch) {
    if let unmount = tool("umount") { _ = try? run(unmount, [scratch.url.path]) }
  }

  private static let canMount: Bool = {
    guard let scratch = try? Scratch(), (try? mount(scratch)) == true else { return false }
    unmount(scratch)
    return true
  }()

  /// A file system of few pages in memory, filled up: the error is clear, no text is lost, no temporary file stays.
  @Test(.enabled(if: canMount, "a small file system can't be mounted here"))
  func aFullDiskChangesNothing() throws {
    let scratch = try Scratch()
    #expect(try Self.mount(scratch))
    defer { Self.unmount(scratch) }
    let big = String(repeating: "word use\n", count: 2000)
    try scratch.write("A.swift", big)
    try scratch.write("B.swift", "use\n")
    let room = [UInt8](repeating: 0, count: 1 << 20)
    _ = try? scratch.write("filler", room)
    let project = WordProject(
      scratch: scratch, paths: ["A.swift", "B.swift"], marks: [.init(word: "word use", replacement: "much longer text")]
    )
    let outcome = project.fix()
    #expect(outcome.errors == [FixError(path: "A.swift", cause: .noSpace)])
    #expect(try scratch.text("A.swift") == big)
    #expect(try scratch.text("B.swift") == "use\n")
    #expect(try scratch.names() == ["A.swift", "B.swift", "filler"])
  }
}
