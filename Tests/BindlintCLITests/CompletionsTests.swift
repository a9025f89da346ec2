import Foundation
import Testing

@testable import BindlintCLI

@Suite struct CompletionsTests {
  private let completions = Completions(commands: CommandTable.all, rules: ["alpha_rule", "beta_rule"])

  @Test(arguments: Completions.Shell.allCases) func everyCommandAndOptionIsThere(_ shell: Completions.Shell) {
    let script = completions.script(for: shell)
    for command in CommandTable.all where command.isListed {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(
          script.contains(shell == .fish ? "-l \(option.name)" : option.spelling), "\(command.name) \(option.name)")
      }
    }
    #expect(script.contains("alpha_rule"))
    #expect(!script.contains("debug"))
  }

  /// What bash offers for the last of `words`.
  private func offered(_ words: String..., in folder: TemporaryFolder) throws -> Set<String> {
    try folder.write("completion.bash", completions.script(for: .bash))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source ./completion.bash
      COMP_WORDS=(bindlint \(quoted)); COMP_CWORD=\(words.count)
      _bindlint
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try ProgramRun.run("bash", ["--norc", "-c", script], in: folder.path)
    #expect(outcome.errors == "")
    return Set(outcome.output.split(separator: "\n").map(String.init))
  }

  @Test func bashCompletes() throws {
    let folder = try TemporaryFolder()
    try folder.folder("Sources")
    #expect(try offered("li", in: folder) == ["lint"])
    #expect(try offered("lint", "--for", in: folder) == ["--format"])
    #expect(try offered("lint", "--format", "s", in: folder) == ["sarif"])
    #expect(try offered("lint", "-f", "gi", in: folder) == ["github", "gitlab"])
    #expect(try offered("lint", "--select", "al", in: folder) == ["alpha_rule"])
    #expect(try offered("lint", "--select", "alpha_rule,b", in: folder) == ["alpha_rule,beta_rule"])
    #expect(try offered("lint", "Sou", in: folder) == ["Sources"])
    #expect(try offered("lint", "--index-root", "S", in: folder) == ["Sources"])
    #expect(try offered("explain", "b", in: folder) == ["beta_rule"])
    #expect(try offered("lint", "--jobs", "", in: folder) == [])
  }

  @Test func theCommandPrintsThem() throws {
    let folder = try TemporaryFolder()
    for shell in Completions.Shell.allCases {
      #expect(try ProgramRun.bindlint("completions", shell.rawValue, in: folder).status == 0)
    }
    let wrong = try ProgramRun.bindlint("completions", "bsh", in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'bash'?"))
  }
}
