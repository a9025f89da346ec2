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
