/// One option of a command: from these come the parser, the help, the suggestions and the shell completions.
struct CommandOption: Sendable {
  /// What an option's value may be, for checking and for completion.
  enum Value: Sendable {
    /// The option is a switch.
    case none
    case text(String)
    case number(String)
    case choice(String, [String])
    case file(String)
    case folder(String)
    /// Rule ids separated by commas.
    case rules(String)

    var placeholder: String? {
      switch self {
      case .none: return nil
      case .text(let name), .number(let name), .choice(let name, _), .file(let name), .folder(let name),
        .rules(let name):
        return name
      }
    }
  }

  enum Section: String, CaseIterable, Sendable {
    case selection = "What to report"
    case output = "Output"
    case fixing = "Fixing"
    case adoption = "Adopting"
    case files = "Files"
    case general = "General"
  }

  /// Without the dashes.
  var name: String
  var short: Character?
  var value: Value = .none
  var isRepeatable = false
  var section: Section
  /// A short statement; what the default is, where it matters.
  var help: String

  var spelling: String { "--" + name }
}

/// A command of the tool, `lint` or `rules`.
struct CommandSyntax: Sendable {
  /// Two words where it belongs to a group: `debug bench`.
  var name: String
  var summary: String
  /// Positional arguments as the help shows them, `[PATH...]`.
  var arguments: String = ""
  /// How many positional arguments it takes.
  var argumentCount: ClosedRange<Int> = 0...0
  var options: [CommandOption] = []
  /// Command lines without the tool's name, with what each does.
  var examples: [(line: String, meaning: String)] = []
  /// Whether `--help` of the tool lists it.
  var isListed = true

  func option(named name: String) -> CommandOption? { options.first { $0.name == name } }

  /// Whether a word is one of the command's long options, with or without a value.
  func isOption(_ word: Argument) -> Bool {
    word.text.hasPrefix("--") && option(named: String(word.text.dropFirst(2).prefix { $0 != "=" })) != nil
  }
}

/// One word of the command line: for people, and as the bytes that name a file.
struct Argument: Hashable, Sendable {
  var bytes: [UInt8]
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var path: FilePath { FilePath(bytes: bytes) }

  init(bytes: [UInt8]) { self.bytes = bytes }
  init(_ text: String) { bytes = Array(text.utf8) }
}
