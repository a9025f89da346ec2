import BindlintAnalysis

/// `bindlint report`: what `lint` finds, as one page to open in a browser.
struct ReportCommand {
  private let lint: LintCommand
  private let page: FilePath
  private let earlier: [FilePath]

  init(_ arguments: ParsedArguments, rules: RuleTable) throws(UsageError) {
    guard let page = arguments.last("html") else {
      throw .missingOption("--html FILE", command: "report")
    }
    self.page = page.path
    earlier = arguments.all("trend").map(\.path)
    lint = LintCommand(options: try LintOptions(arguments), rules: rules)
  }

  /// The status is that of `lint` with the same options.
  func run() throws(UsageError) -> Int32 {
    let options = lint.options
    // What can't be read stops the command before it works.
    var earlier: [EarlierReport] = []
    for file in self.earlier { earlier.append(try EarlierReport(readFrom: file)) }
    let analysis = try LintAnalysis(options, rules: lint.rules)
    let project = analysis.project
    let progress = options.isQuiet ? nil : ProgressLine(total: project.files.count)
    let found = analysis.run { progress?.advance() }
    progress?.finish()
    let currentFolder = (try? FileSystem.currentFolder()) ?? project.root
    let adopted = try Adoption(options.adopting, analysis: analysis, currentFolder: currentFolder).apply(to: found)
    let result = adopted.result(of: adopted.report, in: project, currentFolder: currentFolder)

    let status = lint.status(of: result, project: project, fixing: nil)
    lint.tellProblems(result)
    if !options.isQuiet { StandardStream.errors.tryWrite(adopted.messages) }
    // Where nothing could be read there is nothing to show, and an older page stays as it is.
    let reported = project.files.indices.filter { project.files[$0].isReported }
    if status == ExitStatus.failure, reported.allSatisfy({ result.report.sources[$0] == nil }) { return status }
    var content = ReportPage(result, name: project.name(asked: options.discovery.paths), earlier: earlier)
    content.map = MapSection(analysis.map(of: result.report), result: result)
    do { try FileSystem.replace(page, with: content.page()) } catch {
      throw .writeFailed(path: page.text, reason: error.reason)
    }
    if !options.isQuiet {
      let count = Counted.of(result.findings.count, "finding")
      StandardStream.errors.tryWrite("bindlint: \(VisibleText.line(page.text)) shows \(count)\n")
    }
    return status
  }
}
