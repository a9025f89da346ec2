/// Colours of a terminal, or none.
struct TextStyle: Sendable {
  enum Role {
    case error, warning, note, path, rule, gutter, mark, addition, removal, strong
  }

  var isColored: Bool

  func callAsFunction(_ text: String, _ role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(code(role))m\(text)\u{1B}[0m"
  }

  private func code(_ role: Role) -> String {
    switch role {
    case .error: return "1;31"
    case .warning: return "1;33"
    case .note: return "1;36"
    case .path, .strong: return "1"
    case .rule, .gutter: return "2"
    case .mark, .addition: return "32"
    case .removal: return "31"
    }
  }

  /// Whether a stream is coloured: as asked for, else by what `NO_COLOR`, `TERM` and the stream say.
  static func decide(_ choice: ColorChoice, for stream: StandardStream) -> TextStyle {
    switch choice {
    case .always: return TextStyle(isColored: true)
    case .never: return TextStyle(isColored: false)
    case .automatic:
      if let value = Environment["NO_COLOR"], !value.isEmpty { return TextStyle(isColored: false) }
      if Environment["TERM"] == "dumb" { return TextStyle(isColored: false) }
      return TextStyle(isColored: stream.isTerminal)
    }
  }
}

enum ColorChoice: String, CaseIterable, Sendable {
  case automatic = "auto"
  case always, never
}
