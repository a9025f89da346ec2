/// Help as printed on a terminal of 80 columns.
enum HelpText {
  static let width = 80

  /// The page of one command.
  static func page(for command: CommandSyntax) -> String {
    var usage = "bindlint \(command.name)"
    if !command.options.isEmpty { usage += " [OPTION...]" }
    if !command.arguments.isEmpty { usage += " \(command.arguments)" }
    var text = "\(command.summary)\n\nUsage: \(usage)\n"
    let left = command.options.map(leftColumn).map(\.count).max() ?? 0
    let column = min(left + 4, 30)
    for section in CommandOption.Section.allCases {
      let options = command.options.filter { $0.section == section }
      if options.isEmpty { continue }
      text += "\n\(section.rawValue):\n"
      for option in options { text += row(leftColumn(option), option.help, column: column) }
    }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      let column = min((command.examples.map { $0.line.count }.max() ?? 0) + 13, 46)
      for example in command.examples { text += row("bindlint " + example.line, example.meaning, column: column) }
    }
    return text
  }

  /// The page of the tool.
  static func overview(of commands: [CommandSyntax]) -> String {
    var text = "bindlint: finds SwiftUI bindings and view inputs that cost updates or write the\nwrong element.\n\n"
    text += "Usage: bindlint COMMAND [OPTION...]\n\nCommands:\n"
    let column = 20
    for command in commands where command.isListed { text += row(command.name, command.summary, column: column) }
    text += "\nOptions:\n"
    text += row("-h, --help", "Show this, or with a command its options", column: column)
    text += row("--version", "Show the version", column: column)
    text += "\nExamples:\n"
    for example in commands.filter(\.isListed).compactMap(\.examples.first).prefix(4) {
      text += row("bindlint " + example.line, example.meaning, column: 40)
    }
    return text
  }

  private static func leftColumn(_ option: CommandOption) -> String {
    var text = option.short.map { "-\($0), " } ?? ""
    text += option.spelling
    if let placeholder = option.value.placeholder { text += " " + placeholder }
    return text
  }

  /// `left` and, from `column` on, `right` in as many lines as it needs; a too long `left` gets a line of its own.
  private static func row(_ left: String, _ right: String, column: Int) -> String {
    var text = "  " + left
    if text.count + 2 > column {
      text += "\n" + String(repeating: " ", count: column)
    } else {
      text += String(repeating: " ", count: column - text.count)
    }
    var position = column
    for (index, word) in right.split(separator: " ").enumerated() {
      if index > 0, position + 1 + word.count > width {
        text += "\n" + String(repeating: " ", count: column)
        position = column
      } else if index > 0 {
        text += " "
        position += 1
      }
      text += word
      position += word.count
    }
    return text + "\n"
  }
}
