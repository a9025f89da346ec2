import BindlintAnalysis

/// What stops a command before or after its work, worded in one place. All of them end the process with status 2.
enum UsageError: Error, Hashable {
  case unknownCommand(String, nearest: String?, isPath: Bool)
  case missingSubcommand(String, choices: [String])
  case unknownOption(String, command: String, nearest: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case badChoice(option: String, value: String, choices: [String], nearest: String?)
  case badNumber(option: String, value: String)
  case badOutput(String)
  case badReason(String)
  case unexpectedArgument(String, command: String)
  case missingArgument(String, command: String)
  case missingOption(String, command: String)
  case unknownRule(String, nearest: String?)
  case unknownView(String, nearest: String?)
  case state(String, StateLookUpProblem)
  case conflictingOptions(String, String, why: String)
  case notFound(String)
  case unusableFile(path: String, reason: String)
  case writeFailed(path: String, reason: String)
  case unsupported(String)
  case configuration([ConfigurationError])

  /// One or two lines without the tool's name.
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest, let isPath):
      if isPath { return "'\(name)' is no command; to check that path: bindlint lint \(name)" }
      return "'\(name)' is no command" + Self.meant(nearest) + "\nrun 'bindlint --help' for the list"
    case .missingSubcommand(let name, let choices):
      return "'\(name)' needs to know what: \(choices.joined(separator: ", "))"
    case .unknownOption(let option, let command, let nearest):
      return "'\(command)' has no option \(option)" + Self.meant(nearest)
        + "\nrun 'bindlint \(command) --help' for the list"
    case .missingValue(let option, let placeholder):
      return "\(option) needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option):
      return "\(option) takes no value"
    case .repeatedOption(let option):
      return "\(option) was given more than once"
    case .badChoice(let option, let value, let choices, let nearest):
      return "\(option) can't be '\(value)'" + Self.meant(nearest)
        + "\nchoose one of: \(choices.joined(separator: ", "))"
    case .badNumber(let option, let value):
      return "\(option) needs a whole number above zero, not '\(value)'"
    case .badOutput(let value):
      return "--output needs a format and a file, as in --output json=report.json, not '\(value)'"
    case .badReason:
      return "the reason for --add-suppressions must be one line: it becomes a comment"
    case .unexpectedArgument(let argument, let command):
      return "'\(command)' doesn't take the argument '\(argument)'"
    case .missingArgument(let arguments, let command):
      return "'\(command)' needs an argument: bindlint \(command) \(arguments)"
    case .missingOption(let option, let command):
      return "'\(command)' needs to know where to write: bindlint \(command) \(option)"
    case .unknownRule(let name, let nearest):
      return "there is no rule '\(name)'" + Self.meant(nearest) + "\nrun 'bindlint rules' for the list"
    case .unknownView(let name, let nearest):
      return "there is no view '\(name)' here" + Self.meant(nearest)
    case .state(let text, let problem): return Self.message(text, problem)
    case .conflictingOptions(let first, let second, let why):
      return "\(first) and \(second) don't go together: \(why)"
    case .notFound(let path):
      return "'\(path)' does not exist"
    case .unusableFile(let path, let reason):
      return "'\(path)' \(reason)"
    case .writeFailed(let path, let reason):
      return "the report could not be written: '\(path)' \(reason)"
    case .unsupported(let what):
      return what
    case .configuration(let errors):
      let lines = errors.map(\.text)
      return lines.count == 1 ? lines[0] : "the configuration can't be used:\n" + lines.joined(separator: "\n")
    }
  }

  private static func message(_ text: String, _ problem: StateLookUpProblem) -> String {
    switch problem {
    case .notAPath: return "--state needs a type and a property, as in --state Library.query, not '\(text)'"
    case .unknownType(let nearest):
      let type = text.split(separator: ".").dropLast().joined(separator: ".")
      return "there is no class or view '\(type)' here" + meant(nearest)
    case .unknownProperty(let type, let nearest):
      return "'\(type)' has no stored property '\(text.split(separator: ".").last ?? "")'" + meant(nearest)
    case .isComputed(let from):
      if from.isEmpty { return "'\(text)' is computed, and from nothing that is followed" }
      return "'\(text)' is computed; ask for what it comes from: \(from.joined(separator: ", "))"
    }
  }

  private static func meant(_ nearest: String?) -> String {
    guard let nearest else { return "" }
    return "; did you mean '\(nearest)'?"
  }
}
