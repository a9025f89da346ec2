import BindlintAnalysis

/// Every command with its options: the one place from which parsing, help and completion come.
enum CommandTable {
  static let all: [CommandSyntax] = [
    lint, map, report, rules, explain, initialize, config, completions, debugStructure, debugBindings, debugBench,
    debugSchema, debugGenerate, debugNewRule,
  ]

  /// The first words of commands that are a group.
  static let groups = ["debug"]

  static let colorOption = CommandOption(
    name: "color", value: .choice("WHEN", ColorChoice.allCases.map(\.rawValue)), section: .output,
    help: "auto, always or never")
  static let configOption = CommandOption(
    name: "config", short: "c", value: .file("FILE"), section: .files,
    help: "By this file, not the nearest .bindlint.json")
  static let noConfigOption = CommandOption(name: "no-config", section: .files, help: "Configure nothing")
  static let indexRootOption = CommandOption(
    name: "index-root", value: .folder("DIR"), section: .files,
    help: "Know this folder, not the project around the path")
  static let jobsOption = CommandOption(
    name: "jobs", short: "j", value: .number("N"), section: .general,
    help: "How many threads; all processors if not given")
  static let help = CommandOption(name: "help", short: "h", section: .general, help: "Show this")

  static let lint = CommandSyntax(
    name: "lint",
    summary: "Check Swift files, folders, or the current git work tree.",
    arguments: "[PATH...]",
    argumentCount: 0...Int.max,
    options: [
      CommandOption(
        name: "select", short: "s", value: .rules("RULES"), isRepeatable: true, section: .selection,
        help: "Run these rules alone"),
      CommandOption(
        name: "ignore", short: "i", value: .rules("RULES"), isRepeatable: true, section: .selection,
        help: "Leave these rules out"),
      CommandOption(
        name: "min-confidence", value: .choice("LEVEL", Confidence.allCases.map(\.rawValue)), section: .selection,
        help: "low, medium or high; medium if not given"),
      CommandOption(
        name: "fail-on", value: .choice("LEVEL", FailureLevel.allCases.map(\.rawValue)), section: .selection,
        help: "note, warning (if not given), error or never: exit 1"),
      CommandOption(
        name: "strict", section: .selection, help: "Exit with 2 where a file can't be read whole"),
      CommandOption(
        name: "format", short: "f", value: .choice("FORMAT", ReportFormat.allCases.map(\.rawValue)), section: .output,
        help: "How to print findings: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))"),
      CommandOption(
        name: "output", short: "o", value: .text("FORMAT=FILE"), isRepeatable: true, section: .output,
        help: "Also write a report to a file"),
      CommandOption(
        name: "stamp", value: .file("FILE"), section: .output, help: "Write an empty file when done, for build systems"),
      colorOption,
      CommandOption(name: "quiet", short: "q", section: .output, help: "Print findings and nothing else"),
      CommandOption(name: "statistics", section: .output, help: "Print how often each rule reports"),
      CommandOption(name: "timing", section: .output, help: "Print how long each stage and each rule takes"),
      CommandOption(
        name: "write-baseline", value: .file("FILE"), section: .adoption, help: "Take the findings of now as known"),
      CommandOption(
        name: "baseline", value: .file("FILE"), section: .adoption, help: "Leave out what that file knows"),
      CommandOption(
        name: "prune-baseline", section: .adoption, help: "Take out of it what is no longer found"),
      CommandOption(name: "no-baseline", section: .adoption, help: "Report also what the configured one knows"),
      CommandOption(
        name: "diff-base", value: .text("REV"), section: .adoption,
        help: "Only what changes since the common commit bring up"),
      CommandOption(name: "fix", section: .fixing, help: "Write the safe fixes into the files"),
      CommandOption(
        name: "unsafe-fixes", section: .fixing, help: "Write also those that may change what callers see"),
      CommandOption(
        name: "fix-only", value: .rules("RULES"), isRepeatable: true, section: .fixing,
        help: "Fix findings of these rules alone"),
      CommandOption(
        name: "fix-scope", value: .choice("SCOPE", FixScope.allCases.map(\.rawValue)), section: .fixing,
        help: "project (if not given), or reported files only"),
      CommandOption(
        name: "diff", section: .fixing, help: "Print the fixes as a patch, write nothing; exit 1 unless empty"),
      CommandOption(
        name: "add-suppressions", value: .text("REASON"), section: .fixing,
        help: "Silence every finding by a comment with this"),
      configOption,
      noConfigOption,
      CommandOption(name: "no-exclude", section: .files, help: "Report also on what the configuration excludes"),
      CommandOption(
        name: "files-from", value: .file("FILE"), section: .files,
        help: "Know only the files listed there, '-' for stdin"),
      CommandOption(
        name: "stdin-filename", value: .file("PATH"), section: .files,
        help: "Check standard input as the text of this file"),
      CommandOption(
        name: "script-inputs", section: .files, help: "Check the input files of an Xcode script phase"),
      indexRootOption,
      CommandOption(
        name: "hook", section: .files, help: "For commit hooks: know only what git tracks"),
      jobsOption,
      help,
    ],
    examples: [
      ("lint", "The work tree you are in"),
      ("lint Sources --fail-on error", "One folder; warnings don't fail"),
      ("lint -f json -o text=log.txt", "JSON here, text in a file"),
    ])

  static let rules = CommandSyntax(
    name: "rules",
    summary: "List the rules.",
    options: [
      CommandOption(
        name: "format", short: "f", value: .choice("FORMAT", ["text", "json", "markdown"]), section: .output,
        help: "text, json or markdown"),
      help,
    ],
    examples: [("rules", "List the rules")])

  static let explain = CommandSyntax(
    name: "explain",
    summary: "Say why a rule exists, what it reports, and the way out.",
    arguments: "RULE",
    argumentCount: 1...1,
    options: [
      CommandOption(
        name: "format", short: "f", value: .choice("FORMAT", ["text", "markdown"]), section: .output,
        help: "text or markdown"),
      help,
    ],
    examples: [("explain unused_environment", "Explain one rule")])

  static let initialize = CommandSyntax(
    name: "init",
    summary: "Write a commented \(Configuration.fileName) from what the project contains.",
    arguments: "[DIR]",
    argumentCount: 0...1,
    options: [CommandOption(name: "force", section: .general, help: "Replace the one that is there"), help],
    examples: [("init", "Start a configuration")])

  static let config = CommandSyntax(
    name: "config",
    summary: "Say what is configured for a file, and where each value comes from.",
    arguments: "[FILE]",
    argumentCount: 0...1,
    options: [
      CommandOption(
        name: "config", short: "c", value: .file("FILE"), section: .files,
        help: "Configure by this file, not the nearest \(Configuration.fileName)"),
      CommandOption(name: "schema", section: .output, help: "Print the JSON Schema of the file, for editors"),
      help,
    ],
    examples: [("config Sources/Row.swift", "What holds for that file")])

  static let completions = CommandSyntax(
    name: "completions",
    summary: "Print the script by which a shell completes the command line.",
    arguments: "bash|zsh|fish",
    argumentCount: 1...1,
    options: [help],
    examples: [("completions zsh", "For zsh")])

  static let debugStructure = CommandSyntax(
    name: "debug structure",
    summary: "Print what the parser sees in a file, for comparing parsers.",
    arguments: "FILE...",
    argumentCount: 1...Int.max,
    options: [help],
    isListed: false)

  static let debugBindings = CommandSyntax(
    name: "debug bindings",
    summary: "Print what is held of each closure binding below a folder, and why.",
    arguments: "PATH",
    argumentCount: 1...1,
    options: [help],
    isListed: false)

  static let debugBench = CommandSyntax(
    name: "debug bench",
    summary: "Measure the stages of linting a folder.",
    arguments: "PATH...",
    argumentCount: 1...Int.max,
    options: [
      CommandOption(
        name: "runs", short: "n", value: .number("N"), section: .general, help: "How often; 5 if not given"),
      CommandOption(name: "jobs", short: "j", value: .number("N"), section: .general, help: "How many threads"),
      CommandOption(
        name: "against", value: .text("COMMAND"), isRepeatable: true, section: .general,
        help: "Run a command of the shell in turns with this program and print the ratios"),
      help,
    ],
    isListed: false)

  static let debugSchema = CommandSyntax(
    name: "debug schema",
    summary: "Print the JSON Schema of 'lint --format json', or of another command's.",
    arguments: "[lint|map]",
    argumentCount: 0...1,
    options: [help],
    isListed: false)
}

extension CommandTable {
  static let map = CommandSyntax(
    name: "map",
    summary: "Show what makes each view run again, and where state goes.",
    arguments: "[PATH...]",
    argumentCount: 0...Int.max,
    options: [
      CommandOption(
        name: "view", value: .text("NAME"), isRepeatable: true, section: .selection,
        help: "This view, with those that make it and that it makes"),
      CommandOption(
        name: "state", value: .text("TYPE.PROPERTY"), section: .selection,
        help: "Who runs when this changes, and what is made anew"),
      CommandOption(
        name: "format", short: "f", value: .choice("FORMAT", MapFormat.allCases.map(\.rawValue)), section: .output,
        help: "How to print it: \(MapFormat.allCases.map(\.rawValue).joined(separator: ", "))"),
      colorOption,
      configOption,
      noConfigOption,
      CommandOption(name: "no-exclude", section: .files, help: "Show also what the configuration excludes"),
      indexRootOption,
      jobsOption,
      help,
    ],
    examples: [
      ("map --view SearchList", "What makes one view run again"),
      ("map --state Library.query", "Who runs when that property changes"),
      ("map -f svg Sources", "A picture"),
      ("map -f dot Sources", "A graph for Graphviz to draw"),
    ])

  static let debugNewRule = CommandSyntax(
    name: "debug new-rule",
    summary: "In bindlint's own package: write the files of a new rule.",
    arguments: "NAME",
    argumentCount: 1...1,
    options: [help],
    isListed: false)

  static let debugGenerate = CommandSyntax(
    name: "debug generate",
    summary: "In bindlint's own package: make everything that repeats the catalogue.",
    options: [
      CommandOption(name: "check", section: .general, help: "Only say what is stale; exit with 1 if something is"),
      help,
    ],
    isListed: false)
}

/// The least severity of a finding that makes the command fail.
enum FailureLevel: String, CaseIterable, Sendable {
  case note, warning, error, never

  func isReached(by severity: Severity) -> Bool {
    switch self {
    case .never: return false
    case .note: return true
    case .warning: return severity >= .warning
    case .error: return severity >= .error
    }
  }
}

enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, json, jsonl, sarif, github, gitlab, checkstyle, junit, xcode, rdjson, markdown
}
