import BindlintAnalysis

/// The formats of GitLab's code quality, of reviewdog, and of a page of Markdown.
enum ReviewReporters {
  /// Fingerprints must differ within a report and stay the same over commits: GitLab compares branches by them.
  static func writeGitLab(_ result: LintResult, projectFolder: String?, to buffer: inout TextBuffer) {
    var writer = JSONWriter()
    var used: [String: Int] = [:]
    writer.array(result.findings) { writer, finding in
      let diagnostic = finding.diagnostic
      let (start, end) = result.places.places(diagnostic.location)
      used[finding.fingerprint, default: 0] += 1
      let copy = used[finding.fingerprint] ?? 1
      writer.object { writer in
        writer.member("description", diagnostic.message)
        writer.member("check_name", diagnostic.rule.rawValue)
        writer.member("fingerprint", copy == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(copy)")
        writer.member("severity", severity(finding.severity))
        writer.key("location")
        writer.object { writer in
          writer.member("path", result.path(diagnostic.location.file, relativeTo: projectFolder))
          writer.key("lines")
          writer.inline { writer in
            writer.object { writer in
              writer.member("begin", start.line)
              writer.member("end", end.line)
            }
          }
        }
      }
    }
    buffer.line(writer.buffer.text)
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: return "info"
    case .warning: return "minor"
    case .error: return "critical"
    }
  }

  /// Columns count UTF-8 bytes, as reviewdog does. A suggestion is one edit: of fixes with several only the message
  /// is told, as half of one must not be taken.
  static func writeRDJSON(_ result: LintResult, to buffer: inout TextBuffer) {
    var writer = JSONWriter()
    func range(_ location: Location, _ writer: inout JSONWriter) {
      let (start, end) = result.places.places(location)
      writer.key("range")
      writer.inline { writer in
        writer.object { writer in
          for (name, place) in [("start", start), ("end", end)] {
            writer.key(name)
            writer.object { writer in
              writer.member("line", place.line)
              writer.member("column", place.column)
            }
          }
        }
      }
    }
    writer.object { writer in
      writer.key("source")
      writer.inline { $0.object { $0.member("name", "bindlint") } }
      writer.key("diagnostics")
      writer.array(result.findings) { writer, finding in
        let diagnostic = finding.diagnostic
        writer.object { writer in
          writer.member("message", diagnostic.message)
          writer.key("location")
          writer.object { writer in
            writer.member("path", result.path(diagnostic.location.file))
            range(diagnostic.location, &writer)
          }
          writer.member("severity", finding.severity == .note ? "INFO" : finding.severity.rawValue.uppercased())
          writer.key("code")
          writer.inline { $0.object { $0.member("value", diagnostic.rule.rawValue) } }
          if let edits = diagnostic.fix?.edits, edits.count == 1, edits[0].location.file == diagnostic.location.file {
            writer.key("suggestions")
            writer.array(edits) { writer, edit in
              writer.object { writer in
                range(edit.location, &writer)
                writer.member("text", edit.replacement)
              }
            }
          }
        }
      }
    }
    buffer.line(writer.buffer.text)
  }

  /// How many findings the page lists; what it may hold in GitHub's step summary is one mebibyte.
  static let markdownLimit = 200

  static func writeMarkdown(_ result: LintResult, to buffer: inout TextBuffer) {
    buffer.line("## bindlint")
    buffer.line()
    let files = Counted.of(result.report.reportedFiles, "file")
    guard !result.findings.isEmpty else {
      buffer.line("No findings in \(files).")
      return
    }
    buffer.line("\(LineReporters.counts(result)) in \(files).")
    buffer.line()
    buffer.line("| Rule | Findings |")
    buffer.line("|---|--:|")
    var counts: [RuleID: Int] = [:]
    for finding in result.findings { counts[finding.diagnostic.rule, default: 0] += 1 }
    for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      buffer.line("| `\(rule)` | \(count) |")
    }
    buffer.line()
    buffer.line("| Place | Severity | Finding |")
    buffer.line("|---|---|---|")
    for finding in result.findings.prefix(markdownLimit) {
      let location = finding.diagnostic.location
      let line = result.places.places(location).start.line
      buffer.line(
        "| \(cell("\(result.path(location.file)):\(line)")) | \(finding.severity) | "
          + "\(cell(finding.diagnostic.message)) `\(finding.diagnostic.rule)` |")
    }
    if result.findings.count > markdownLimit {
      buffer.line()
      buffer.line("\(result.findings.count - markdownLimit) more are not listed here.")
    }
  }

  /// Text that stays text in a table of Markdown, whatever it holds.
  private static func cell(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|", "`", "*", "_", "[", "]", "\\", "~", "#", "!": result += "\\" + String(scalar)
      case "@": result += "&#64;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
