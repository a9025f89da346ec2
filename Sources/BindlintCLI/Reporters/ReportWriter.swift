/// Writes a result in any of the formats.
struct ReportWriter {
  private let style: TextStyle
  private let isQuiet: Bool
  private var rules = Catalogue.entries

  init(options: LintOptions, isTerminal: Bool) {
    style = isTerminal ? TextStyle.decide(options.color, for: .output) : TextStyle(isColored: false)
    isQuiet = options.isQuiet
  }

  init(
    style: TextStyle = TextStyle(isColored: false), isQuiet: Bool = false, rules: [CatalogueEntry] = Catalogue.entries
  ) {
    self.rules = rules
    self.style = style
    self.isQuiet = isQuiet
  }

  func write(_ result: LintResult, as format: ReportFormat, to buffer: inout TextBuffer) {
    switch format {
    case .text: TextReporter(style: style, isQuiet: isQuiet).write(result, to: &buffer)
    case .concise: LineReporters.writeConcise(result, to: &buffer)
    case .json: JSONReporter.write(result, to: &buffer)
    case .jsonl: LineReporters.writeJSONLines(result, to: &buffer)
    case .sarif: SARIFReporter.write(result, rules: rules, to: &buffer)
    case .github: LineReporters.writeGitHub(result, workspace: Environment["GITHUB_WORKSPACE"], to: &buffer)
    case .gitlab: ReviewReporters.writeGitLab(result, projectFolder: Environment["CI_PROJECT_DIR"], to: &buffer)
    case .checkstyle: XMLReporters.writeCheckstyle(result, to: &buffer)
    case .junit: XMLReporters.writeJUnit(result, to: &buffer)
    case .xcode: LineReporters.writeXcode(result, to: &buffer)
    case .rdjson: ReviewReporters.writeRDJSON(result, to: &buffer)
    case .markdown: ReviewReporters.writeMarkdown(result, to: &buffer)
    }
  }
}
