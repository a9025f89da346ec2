import BindlintAnalysis

/// Findings for people, as compilers print them. Columns count UTF-8 bytes, as swiftc's do.
struct TextReporter {
  var style: TextStyle
  /// Only the findings, without the summary.
  var isQuiet = false

  func write(_ result: LintResult, to buffer: inout TextBuffer) {
    for finding in result.findings { write(finding, result, to: &buffer) }
    if !isQuiet { summarize(result, to: &buffer) }
  }

  private func write(_ finding: Finding, _ result: LintResult, to buffer: inout TextBuffer) {
    let diagnostic = finding.diagnostic
    let lines = ([diagnostic.location] + diagnostic.related.map(\.location)).map { result.places.places($0).start.line }
    let gutter = max(4, String(lines.max() ?? 1).count + 1)

    buffer.line(
      heading(diagnostic.location, result) + style(finding.severity.rawValue + ":", role(finding.severity)) + " "
        + style(VisibleText.line(diagnostic.message), .strong) + " " + style("[\(diagnostic.rule)]", .rule))
    snippet(diagnostic.location, gutter: gutter, result, to: &buffer)
    for related in diagnostic.related {
      buffer.line(heading(related.location, result) + style("note:", .note) + " " + VisibleText.line(related.message))
      snippet(related.location, gutter: gutter, result, to: &buffer)
    }
    let indent = String(repeating: " ", count: gutter + 1)
    if let suggestion = diagnostic.suggestion {
      let how = diagnostic.fix.map { " (\(Self.option(for: $0.applicability)) writes it)" } ?? ""
      buffer.line(indent + style("= suggestion:", .gutter) + " " + VisibleText.line(suggestion.title) + how)
      for line in suggestion.code.split(separator: "\n", omittingEmptySubsequences: false) {
        let shown = VisibleText.line(String(line))
        buffer.line(
          shown.isEmpty ? indent + style("|", .gutter) : indent + style("|", .gutter) + " " + style(shown, .addition))
      }
    } else if let fix = diagnostic.fix {
      buffer.line(
        indent + style("= fix:", .gutter) + " " + VisibleText.line(fix.title)
          + " (\(Self.option(for: fix.applicability)) does it)")
    }
    if result.origins[finding] == .elsewhere {
      buffer.line(indent + style("= on an unchanged line:", .gutter) + " something else that changed brings it up")
    }
    if diagnostic.fix == nil, let reason = diagnostic.fixRefusal {
      buffer.line(indent + style("= no automatic fix:", .gutter) + " " + VisibleText.line(reason))
    }
  }

  private func heading(_ location: Location, _ result: LintResult) -> String {
    let place = result.places.place(Int(location.range.start), in: location.file)
    return style(VisibleText.line(result.displayPath(location.file)) + ":\(place.line):\(place.column):", .path) + " "
  }

  private func snippet(_ location: Location, gutter: Int, _ result: LintResult, to buffer: inout TextBuffer) {
    guard let source = result.places.source(location.file) else { return }
    let number = result.places.place(Int(location.range.start), in: location.file).line
    let line = result.places.line(number, in: location.file)
    let start = max(0, Int(location.range.start) - line.lowerBound)
    let end = max(start, min(Int(location.range.end), line.upperBound) - line.lowerBound)
    let text = String(decoding: source.bytes[line], as: UTF8.self)
    let snippet = SourceSnippet(line: text, marked: start..<end)
    let label = String(number)
    let padding = String(repeating: " ", count: max(0, gutter - label.count))
    buffer.line(style("\(padding)\(label) |", .gutter) + (snippet.text.isEmpty ? "" : " " + snippet.text))
    buffer.line(style(String(repeating: " ", count: gutter) + " |", .gutter) + " " + style(snippet.mark, .mark))
  }

  private func role(_ severity: Severity) -> TextStyle.Role {
    switch severity {
    case .error: return .error
    case .warning: return .warning
    case .note: return .note
    }
  }

  private static func option(for applicability: Applicability) -> String {
    applicability == .safe ? "--fix" : "--unsafe-fixes"
  }

  private func summarize(_ result: LintResult, to buffer: inout TextBuffer) {
    let files = Counted.of(result.report.reportedFiles, "file")
    if result.findings.isEmpty {
      buffer.line("No findings in \(files).")
    } else {
      let counts = Severity.allCases.reversed().compactMap { severity in
        let count = result.count(severity)
        return count == 0 ? nil : style(Counted.of(count, severity.rawValue), role(severity))
      }
      let touched = Set(result.findings.map(\.diagnostic.location.file)).count
      buffer.line()
      buffer.line("\(counts.joined(separator: ", ")) in \(touched) of \(files).")
    }
    var hidden: [String] = []
    if result.baselined > 0 { hidden.append("\(result.baselined) known from the baseline") }
    if result.unchanged > 0 { hidden.append("\(result.unchanged) that nothing changed about") }
    if result.report.suppressed > 0 { hidden.append("\(result.report.suppressed) silenced by comments in the sources") }
    // Who names a path wants to know why nothing is said of it.
    if result.report.reportedFiles == 0, result.excluded > 0 {
      hidden.append("\(Counted.of(result.excluded, "file")) that the configuration excludes (--no-exclude)")
    }
    if !hidden.isEmpty { buffer.line("Not shown: \(hidden.joined(separator: ", ")).") }
    let safe = result.fixable(.safe)
    let unsafe = result.fixable(.unsafe)
    if safe > 0 { buffer.line("\(Counted.of(safe, "finding")) can be fixed with --fix.") }
    if unsafe > 0 {
      let many = safe > 0 ? "\(unsafe) more" : Counted.of(unsafe, "finding")
      buffer.line("\(many) can be fixed with --unsafe-fixes, which may change what callers see.")
    }
    if let rule = ruleToExplain(result) { buffer.line("Why, and the way out: bindlint explain \(rule)") }
  }

  /// Of the gravest findings the most frequent.
  private func ruleToExplain(_ result: LintResult) -> RuleID? {
    var counts: [RuleID: Int] = [:]
    let gravest = result.findings.map(\.severity).max()
    for finding in result.findings where finding.severity == gravest {
      counts[finding.diagnostic.rule, default: 0] += 1
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}

/// A number with its noun.
enum Counted {
  static func of(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
