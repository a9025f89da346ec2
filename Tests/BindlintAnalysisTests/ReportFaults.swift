import BindlintSyntax

@testable import BindlintAnalysis

/// What is wrong with a report on `sources`: places outside the text, edits that leave it, or fixes that make a text
/// unreadable that was readable before.
func faults(of report: Report, _ sources: [SourceFile]) -> [String] {
  var result: [String] = []
  var application = EditApplication()
  func isInside(_ location: Location) -> Bool {
    let file = location.file.index
    return sources.indices.contains(file) && location.range.start <= location.range.end
      && Int(location.range.end) <= sources[file].bytes.count
  }
  for finding in report.findings {
    let diagnostic = finding.diagnostic
    if !isInside(diagnostic.location) { result.append("\(diagnostic.rule) lies outside") }
    if !diagnostic.related.allSatisfy({ isInside($0.location) }) { result.append("\(diagnostic.rule) points outside") }
    if let fix = diagnostic.fix {
      guard fix.edits.allSatisfy({ isInside($0.location) }) else {
        result.append("\(diagnostic.rule) edits outside")
        continue
      }
      _ = application.take(fix)
    }
  }
  for file in application.changedFiles {
    let before = sources[file.index]
    let after = SourceFile(path: before.path, bytes: application.text(of: file, after: before))
    if Parser.parse(before).problems.isEmpty, let problem = Parser.parse(after).problems.first {
      result.append(
        "fixes break \(before.path) at \(problem.range): \(problem.message)\n\(after.text(ByteRange(0, UInt32(after.bytes.count))))"
      )
    }
  }
  return result
}

/// Runs all rules, those that are off too, with findings of every confidence.
///
/// - Parameter collectsAllCode: whether no file's code is left for who asks
func analyze(
  _ sources: [SourceFile], repeatingViews: [String] = [], jobs: Int = 1, collectsAllCode: Bool = false
) -> Report {
  let severities = Dictionary(uniqueKeysWithValues: Rules.ids.map { ($0, Severity.warning) })
  var options = AnalysisOptions(
    severities: severities, minimumConfidence: .low, jobs: jobs, repeatingViews: repeatingViews)
  options.collectsAllCode = collectsAllCode
  return Analyzer.run(sources.map { InputFile(path: $0.path, isReported: true) }, options: options) {
    .source(sources[$0])
  }
}

/// What is wrong with the facts of a file that are collected without its code: they must be those of the whole walk,
/// and there must be nothing in the code that rules begin at.
func faultsOfCodeOnDemand(in source: SourceFile, repeatingViews: [String] = []) -> [String] {
  let tree = Parser.parse(source)
  guard CodeOnDemand(tree, repeatingViews: repeatingViews, noticesCostlyCalls: true) != nil else { return [] }
  var result: [String] = []
  let own = FactCollector.declarations(of: tree)
  let whole = FactCollector.facts(of: tree, repeatingViews: repeatingViews).facts
  if !own.hasSameDeclarations(as: whole) { result.append("\(source.path): the declarations differ") }
  if !whole.hasNoSites { result.append("\(source.path): a rule begins in code that is collected on demand") }
  return result
}

extension FileFacts {
  fileprivate func hasSameDeclarations(as other: FileFacts) -> Bool {
    "\(types)\(members)\(memberOrder)\(typeAliases)\(attributes)\(imports)\(lines)\(mayUseSwiftUI)"
      == "\(other.types)\(other.members)\(other.memberOrder)\(other.typeAliases)\(other.attributes)\(other.imports)"
      + "\(other.lines)\(other.mayUseSwiftUI)"
  }

  fileprivate var hasNoSites: Bool {
    loops.isEmpty && repeatedUses.isEmpty && closureBindings.isEmpty && projectedIndices.isEmpty && notedCalls.isEmpty
      && localBindables.isEmpty
  }
}

/// What is wrong with the analysis of an input of the fuzzer.
func faultsOfInput(_ bytes: [UInt8]) -> [String] {
  let sources = filesOfInput(bytes)
  let report = analyze(sources)
  var result = faults(of: report, sources)
  if report.findings != analyze(sources, collectsAllCode: true).findings {
    result.append("two runs, one with all code collected, differ")
  }
  for source in sources { result += faultsOfCodeOnDemand(in: source) }
  return result
}

/// The project that an input of the fuzzer stands for: a line that begins with `//%` begins the next file, so that
/// inputs reach what works across files.
func filesOfInput(_ bytes: [UInt8]) -> [SourceFile] {
  var starts = [0]
  let mark = Array("//%".utf8)
  for start in bytes.indices.dropFirst() where bytes[start - 1] == UInt8(ascii: "\n") {
    if starts.count < 4 && bytes[start...].starts(with: mark) { starts.append(start) }
  }
  return starts.indices.map { number in
    let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    return SourceFile(path: "Sources/App/File\(number).swift", bytes: bytes[starts[number]..<end])
  }
}
