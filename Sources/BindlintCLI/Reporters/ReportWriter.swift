/// Writes a result in any of the formats.
struct ReportWriter {
  private let style: TextStyle
  private let isQuiet: Bool

  init(options: LintOptions, isTerminal: Bool) {
    style = isTerminal ? TextStyle.decide(options.color, for: .output) : TextStyle(isColored: false)
    isQuiet = options.isQuiet
  }

  init(style: TextStyle = TextStyle(isColored: false), isQuiet: Bool = false) {
    self.style = style
    self.isQuiet = isQuiet
  }

  func write(_ result: LintResult, as format: ReportFormat, to buffer: inout TextBuffer) {
    switch format {
    case .text: TextReporter(style: style, isQuiet: isQuiet).write(result, to: &buffer)
    case .json: JSONReporter.write(result, to: &buffer)
    }
  }
}
