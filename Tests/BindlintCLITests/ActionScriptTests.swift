import Foundation
import Testing

@testable import BindlintCLI

/// The script behind action.yml, run as a runner would run it.
@Suite struct ActionScriptTests {
  private func run(_ inputs: [String: String], in folder: TemporaryFolder) throws -> ProgramRun.Outcome {
    var environment = inputs
    environment["BINDLINT"] = try ProgramRun.bindlint()
    environment["GITHUB_OUTPUT"] = folder.file("output").text
    environment["GITHUB_STEP_SUMMARY"] = folder.file("summary.md").text
    environment["GITHUB_WORKSPACE"] = folder.path
    let script = Golden.root.appendingPathComponent(".ci/github-action").path
    return try ProgramRun.run("bash", [script], in: folder.path, environment: environment)
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(
      "My Row.swift",
      "import SwiftUI\n\nstruct Row: View {\n  @Environment(\\.dismiss) private var dismiss\n  var body: some View { Text(\"a\") }\n}\n"
    )
    try folder.write("Card.swift")
    return folder
  }

  @Test func findingsBecomeAnnotationsASummaryAndAStatus() throws {
    let folder = try project()
    try folder.write("summary.md", "Earlier.\n")
    let outcome = try run(["INPUT_SARIF": "out.sarif"], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "::warning file=My Row.swift,line=4,endLine=4,col=39,endColumn=46,title=bindlint%3A unused_environment::"))
    #expect(try folder.text("output") == "exit-code=1\n")
    let summary = try folder.text("summary.md")
    #expect(summary.hasPrefix("Earlier.\n## bindlint") && summary.contains("My Row.swift:4"))
    #expect(try folder.text("out.sarif").contains("My%20Row.swift"))
  }

  @Test func inputsAreWordsAndNoCommands() throws {
    let folder = try project()
    let outcome = try run(
      [
        "INPUT_PATHS": "My Row.swift\n$(touch injected)\n",
        "INPUT_ARGUMENTS": "--fail-on=error\n--min-confidence=high\n",
        "INPUT_SUMMARY": "false",
      ], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("$(touch injected): problem: does not exist"))
    #expect(FileSystem.status(of: folder.file("injected")) == nil)
    #expect(FileSystem.status(of: folder.file("summary.md")) == nil)
    #expect(try run(["INPUT_DIFF_BASE": "nowhere"], in: folder).status == 2)
  }
}
