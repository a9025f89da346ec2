import BindlintAnalysis

/// The tool as a function of its command line.
public enum CommandLineTool {
  /// Runs the command that the process was started with and returns its exit status: 0 where nothing was found, 1 for
  /// findings, 2 where the command could not do its work.
  public static func main() -> Int32 {
    var words: [Argument] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[index] else { break }
      words.append(Argument(bytes: [UInt8](UnsafeMutableRawBufferPointer(start: word, count: length(word)))))
    }
    return run(words)
  }

  private static func length(_ word: UnsafePointer<CChar>) -> Int {
    var length = 0
    while word[length] != 0 { length += 1 }
    return length
  }

  static func run(_ words: [Argument]) -> Int32 {
    do {
      return try dispatch(words)
    } catch {
      let style = TextStyle.decide(.automatic, for: .errors)
      let message = error.message.split(separator: "\n").map { VisibleText.line(String($0)) }.joined(separator: "\n")
      StandardStream.errors.tryWrite("bindlint: \(style("error:", .error)) \(message)\n")
      return ExitStatus.failure
    }
  }

  private static func dispatch(_ words: [Argument]) throws(UsageError) -> Int32 {
    guard let first = words.first else { return try print(HelpText.overview(of: CommandTable.all)) }
    switch first.text {
    case "--help", "-h", "help":
      if words.count > 1, let (command, _) = command(in: Array(words.dropFirst())) {
        return try print(HelpText.page(for: command))
      }
      return try print(HelpText.overview(of: CommandTable.all))
    case "--version", "-V": return try print("bindlint \(Version.text)\n")
    default: break
    }
    guard let (command, rest) = command(in: words) else { throw unknownCommand(words) }
    // Help is given even where the rest of the line is wrong.
    if rest.prefix(while: { $0.text != "--" }).contains(where: { $0.text == "--help" || $0.text == "-h" }) {
      return try print(HelpText.page(for: command))
    }
    return try run(command, ParsedArguments(rest, for: command))
  }

  private static func command(in words: [Argument]) -> (CommandSyntax, [Argument])? {
    for length in [2, 1] where words.count >= length {
      let name = words.prefix(length).map(\.text).joined(separator: " ")
      if let command = CommandTable.all.first(where: { $0.name == name }) {
        return (command, Array(words.dropFirst(length)))
      }
    }
    return nil
  }

  private static func run(_ command: CommandSyntax, _ arguments: ParsedArguments) throws(UsageError) -> Int32 {
    switch command.name {
    case "lint": return try LintCommand(options: LintOptions(arguments), rules: .builtIn).run()
    case "map": return try MapCommand(arguments).run()
    case "report": return try ReportCommand(arguments, rules: .builtIn).run()
    case "rules":
      let format = arguments.text("format").flatMap(RulesCommand.Format.init) ?? .text
      return try print(RulesCommand.run(format: format))
    case "explain":
      let rule = try RuleTable.builtIn.named(arguments.positionals[0].text)
      let format = arguments.text("format").flatMap(ExplainCommand.Format.init) ?? .text
      return try print(ExplainCommand.run(rule: rule.id, format: format) ?? "")
    case "debug generate":
      let outcome: (output: String, isCurrent: Bool)
      do { outcome = try GenerateCommand.run(root: ".", check: arguments.has("check")) } catch {
        throw .unsupported(error.description)
      }
      try print(outcome.output)
      return outcome.isCurrent ? ExitStatus.success : ExitStatus.findings
    case "debug new-rule":
      let output: String
      do { output = try NewRuleCommand.run(root: ".", name: arguments.positionals[0].text) } catch {
        throw .unsupported(error.description)
      }
      return try print(output)
    case "debug structure": return StructureDump.run(paths: arguments.positionals.map(\.text))
    case "debug bindings": return try BindingDump.run(path: arguments.positionals[0])
    case "init": return try InitCommand(arguments).run()
    case "completions":
      let choices = Completions.Shell.allCases.map(\.rawValue)
      let name = arguments.positionals[0].text
      guard let shell = Completions.Shell(rawValue: name) else {
        throw .badChoice(
          option: "the shell", value: name, choices: choices, nearest: nearestName(to: name, in: choices))
      }
      let rules = RuleTable.builtIn.rules.map(\.id.rawValue)
      return try print(Completions(commands: CommandTable.all, rules: rules).script(for: shell))
    case "config": return try ConfigCommand(arguments).run()
    case "debug bench": return try BenchCommand(arguments).run()
    case "debug schema":
      switch arguments.positionals.first?.text ?? "lint" {
      case "lint": return try print(ReportSchema.text)
      case "map": return try print(MapSchema.text)
      case let name:
        throw .badChoice(option: "the command", value: name, choices: ["lint", "map"], nearest: nil)
      }
    default: throw .unsupported("'\(command.name)' is not part of this build")
    }
  }

  private static func unknownCommand(_ words: [Argument]) -> UsageError {
    let name = words[0].text
    if CommandTable.groups.contains(name) {
      let choices = CommandTable.all.map(\.name).filter { $0.hasPrefix(name + " ") }
      return .missingSubcommand(name, choices: choices.map { "'\($0)'" })
    }
    if name.hasPrefix("-") { return .unknownOption(name, command: "lint", nearest: nil) }
    return .unknownCommand(
      name, nearest: nearestName(to: name, in: CommandTable.all.filter(\.isListed).map(\.name)),
      isPath: FileSystem.status(of: words[0].path) != nil)
  }

  @discardableResult
  static func print(_ text: String) throws(UsageError) -> Int32 {
    do { try StandardStream.output.write(Array(text.utf8)) } catch {
      throw .writeFailed(path: "standard output", reason: error.reason)
    }
    return ExitStatus.success
  }
}
