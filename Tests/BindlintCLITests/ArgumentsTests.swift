import BindlintAnalysis
import Testing

@testable import BindlintCLI

@Suite struct ArgumentsTests {
  private func parse(_ words: String..., for command: CommandSyntax = CommandTable.lint) throws(UsageError)
    -> ParsedArguments
  {
    try ParsedArguments(words.map(Argument.init), for: command)
  }

  private func error(_ words: String..., for command: CommandSyntax = CommandTable.lint) -> UsageError? {
    do { _ = try ParsedArguments(words.map(Argument.init), for: command) } catch { return error }
    return nil
  }

  @Test func everySpellingOfAnOptionIsOne() throws {
    for words in [["--jobs", "3"], ["--jobs=3"], ["-j", "3"], ["-j3"]] {
      let arguments = try ParsedArguments(words.map(Argument.init), for: CommandTable.lint)
      #expect(arguments.number("jobs") == 3)
    }
  }

  @Test func optionsAndPathsMix() throws {
    let arguments = try parse("a.swift", "--quiet", "b.swift", "--", "--strict", "-")
    #expect(arguments.positionals.map(\.text) == ["a.swift", "b.swift", "--strict", "-"])
    #expect(arguments.has("quiet"))
    #expect(!arguments.has("strict"))
  }

  @Test func listsTakeCommasAndRepetition() throws {
    let arguments = try parse("--select", "a, b", "--select=c,,d")
    #expect(arguments.list("select") == ["a", "b", "c", "d"])
  }

  @Test func aValueMayHoldEqualsSignsAndBytesOutsideOfUnicode() throws {
    let word = Argument(bytes: Array("--output=json=a=".utf8) + [0xFF])
    let arguments = try ParsedArguments([word], for: CommandTable.lint)
    let options = try LintOptions(arguments)
    #expect(options.outputs.last?.file?.bytes == Array("a=".utf8) + [0xFF])
  }

  @Test func mistakesNameTheNearest() {
    #expect(error("--formt", "json") == .unknownOption("--formt", command: "lint", nearest: "--format"))
    #expect(error("--zzzzzz") == .unknownOption("--zzzzzz", command: "lint", nearest: nil))
    #expect(error("-Z") == .unknownOption("-Z", command: "lint", nearest: nil))
    #expect(error("-qj") == .unknownOption("-qj", command: "lint", nearest: nil))
    guard case .badChoice(_, "jsn", _, "json") = error("--format", "jsn") else {
      Issue.record("'jsn' should be told apart from 'json'")
      return
    }
  }

  /// `--add-suppressions --fix` forgot the reason, which would else be "--fix".
  @Test func anOptionIsNoValueOfTheOneBefore() throws {
    #expect(
      error("--add-suppressions", "--fix") == .missingValue(option: "--add-suppressions", placeholder: "REASON"))
    #expect(error("--select", "--format=json") == .missingValue(option: "--select", placeholder: "RULES"))
    #expect(try parse("--add-suppressions=--fix").text("add-suppressions") == "--fix")
    #expect(try parse("--add-suppressions", "--odd").text("add-suppressions") == "--odd")
  }

  @Test func mistakesInValuesAreTold() {
    #expect(error("--format") == .missingValue(option: "--format", placeholder: "FORMAT"))
    #expect(error("--quiet=yes") == .unexpectedValue(option: "--quiet"))
    #expect(error("--jobs", "0") == .badNumber(option: "--jobs", value: "0"))
    #expect(error("--jobs", "two") == .badNumber(option: "--jobs", value: "two"))
    #expect(error("--format", "text", "-fjson") == .repeatedOption("--format"))
    #expect(error("a", for: CommandTable.rules) == .unexpectedArgument("a", command: "rules"))
    #expect(error(for: CommandTable.explain) == .missingArgument("RULE", command: "explain"))
  }

  @Test func unknownRulesNameTheNearest() throws {
    #expect(throws: UsageError.unknownRule("unused_enviroment", nearest: "unused_environment")) {
      try RuleTable.builtIn.named("unused_enviroment")
    }
    #expect(throws: UsageError.unknownRule("xyz", nearest: nil)) { try RuleTable.builtIn.named(["xyz"]) }
    #expect(try RuleTable.builtIn.named(["unused_environment"]).map(\.id.rawValue) == ["unused_environment"])
  }

  @Test func helpFitsAScreenOfEightyColumns() {
    for command in CommandTable.all {
      let lines = HelpText.page(for: command).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(command.name)")
      #expect(lines.count <= 60, "\(command.name)")
      for option in command.options { #expect(lines.contains { $0.contains(option.spelling) }) }
    }
    let overview = HelpText.overview(of: CommandTable.all).split(separator: "\n")
    #expect(overview.allSatisfy { $0.count <= 80 })
    for command in CommandTable.all where command.isListed {
      #expect(overview.contains { $0.hasPrefix("  \(command.name) ") })
    }
  }

  @Test func theTableIsSound() {
    #expect(Set(CommandTable.all.map(\.name)).count == CommandTable.all.count)
    for command in CommandTable.all {
      #expect(Set(command.options.map(\.name)).count == command.options.count)
      let shorts = command.options.compactMap(\.short)
      #expect(Set(shorts).count == shorts.count)
      #expect(command.option(named: "help") != nil)
      for example in command.examples {
        #expect(example.line == command.name || example.line.hasPrefix(command.name + " "))
        let words = example.line.split(separator: " ").dropFirst(command.name.split(separator: " ").count)
        #expect(throws: Never.self) { try ParsedArguments(words.map { Argument(String($0)) }, for: command) }
      }
    }
  }
}
