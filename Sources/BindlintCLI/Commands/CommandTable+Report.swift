import BindlintAnalysis

extension CommandTable {
  static let report = CommandSyntax(
    name: "report",
    summary: "Write what 'lint' finds as one page to open in a browser.",
    arguments: "[PATH...]",
    argumentCount: 0...Int.max,
    options: [
      CommandOption(
        name: "html", value: .file("FILE"), section: .output, help: "The page to write; it needs no file beside it"),
      CommandOption(
        name: "trend", value: .file("FILE"), isRepeatable: true, section: .output,
        help: "A JSON report from earlier, oldest first: show how the findings came about"),
      CommandOption(name: "quiet", short: "q", section: .output, help: "Say nothing but problems"),
    ] + shared(["baseline", "no-baseline", "diff-base"], of: lint)
      + shared(["select", "ignore", "min-confidence", "fail-on", "strict"], of: lint)
      + shared(["config", "no-config", "no-exclude", "files-from", "index-root", "jobs"], of: lint)
      + [help],
    examples: [
      ("report --html report.html", "The work tree you are in"),
      ("report --html r.html --trend june.json", "With what came since June"),
    ])

  /// Options that mean the same in another command.
  static func shared(_ names: [String], of command: CommandSyntax) -> [CommandOption] {
    names.compactMap(command.option(named:))
  }
}
