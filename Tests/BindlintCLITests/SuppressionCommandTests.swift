import Foundation
import Testing

@testable import BindlintCLI

/// Comments that silence findings, through the command.
@Suite struct SuppressionCommandTests {
  private let badge = """
    import SwiftUI

    struct Badge: View {
      @Environment(\\.openURL) private var openURL
      let count: Int

      var body: some View {
        Text("\\(count)")
      }
    }

    """

  private func lint(_ arguments: String..., in folder: TemporaryFolder) throws -> ProgramRun.Outcome {
    try ProgramRun.run(ProgramRun.bindlint(), ["lint"] + arguments, in: folder.path)
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.file(name).text, encoding: .utf8)
  }

  @Test func silencesAnOldCodeBaseOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("Badge.swift", badge)
    #expect(try lint(in: folder).status == 1)
    let outcome = try lint("--add-suppressions", "before bindlint", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "bindlint: silenced 1 finding in 1 file (1 unused_environment)\n")
    let comment = "  // bindlint:disable:next unused_environment - before bindlint\n"
    let expected = badge.replacingOccurrences(of: "  @Environment", with: comment + "  @Environment")
    #expect(try text("Badge.swift", in: folder) == expected)
    #expect(try lint("--add-suppressions", "before bindlint", in: folder).status == 0)
    #expect(try text("Badge.swift", in: folder) == expected)
    let again = try lint(in: folder)
    #expect(again.status == 0)
    #expect(again.output.contains("1 silenced by comments"), "\(again.output)")
  }

  @Test func showsWhatItWouldWrite() throws {
    let folder = try TemporaryFolder()
    try folder.write("Badge.swift", badge)
    let outcome = try lint("--add-suppressions", "later", "--diff", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("+  // bindlint:disable:next unused_environment - later"), "\(outcome.output)")
    #expect(outcome.errors.contains("the patch silences 1 finding"), "\(outcome.errors)")
    #expect(try text("Badge.swift", in: folder) == badge)
  }

  @Test func silencesAndFixesAtOnceIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("Badge.swift", badge)
    #expect(try lint("--add-suppressions", "later", "--fix", in: folder).status == 2)
    #expect(try lint("--add-suppressions", "two\nlines", in: folder).status == 2)
    #expect(try text("Badge.swift", in: folder) == badge)
  }

  @Test func aCommentThatIsNotNeededIsANoteThatCanBeFixed() throws {
    let folder = try TemporaryFolder()
    let commented = badge.replacingOccurrences(
      of: "  let count", with: "  // bindlint:disable:next unused_view_property - old\n  let count")
    try folder.write("Badge.swift", commented)
    let outcome = try lint("--ignore", "unused_environment", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("note: this comment silences no 'unused_view_property' finding"), "\(outcome.output)")
    #expect(try lint("--fix", "--ignore", "unused_environment", in: folder).status == 0)
    #expect(try text("Badge.swift", in: folder) == badge)
  }

  @Test func aRuleThatDidNotRunSaysNothingAboutItsComments() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Badge.swift",
      badge.replacingOccurrences(
        of: "  let count", with: "  // bindlint:disable:next unused_view_property\n  let count"))
    let outcome = try lint("--ignore", "unused_environment,unused_view_property", in: folder)
    #expect(outcome.output == "No findings in 1 file.\n")
  }

  @Test func aRuleThatDoesNotExistIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write("Badge.swift", "// bindlint:disable:file unused_enviroment\n" + badge)
    let outcome = try lint("--fail-on", "never", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains("unknown rule 'unused_enviroment'; did you mean 'unused_environment'?"),
      "\(outcome.errors)")
    #expect(try lint("--fail-on", "never", "--strict", in: folder).status == 2)
  }
}
