import BindlintAnalysis

/// The XML formats of build servers.
enum XMLReporters {
  static func writeCheckstyle(_ result: LintResult, to buffer: inout TextBuffer) {
    buffer.line("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    buffer.line("<checkstyle version=\"8.0\">")
    for (file, findings) in byFile(result) {
      buffer.line("  <file name=\(quoted(result.path(file)))>")
      for finding in findings {
        let place = result.places.place(
          Int(finding.diagnostic.location.range.start), in: file, unit: .scalars)
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        buffer.line(
          "    <error line=\"\(place.line)\" column=\"\(place.column)\" severity=\"\(severity)\" "
            + "message=\(quoted(finding.diagnostic.message)) source=\(quoted("bindlint.\(finding.diagnostic.rule)"))/>")
      }
      buffer.line("  </file>")
    }
    buffer.line("</checkstyle>")
  }

  /// A suite for each file with findings, a failed test for each finding; one passed test where there are none, because
  /// some servers take an empty report for a lost one.
  static func writeJUnit(_ result: LintResult, to buffer: inout TextBuffer) {
    let count = result.findings.count
    buffer.line("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    buffer.line("<testsuites name=\"bindlint\" tests=\"\(max(count, 1))\" failures=\"\(count)\" errors=\"0\">")
    if result.findings.isEmpty {
      buffer.line("  <testsuite name=\"bindlint\" tests=\"1\" failures=\"0\" errors=\"0\">")
      buffer.line("    <testcase name=\"bindlint\" classname=\"bindlint\"/>")
      buffer.line("  </testsuite>")
    }
    for (file, findings) in byFile(result) {
      let path = result.path(file)
      buffer.line(
        "  <testsuite name=\(quoted(path)) tests=\"\(findings.count)\" failures=\"\(findings.count)\" errors=\"0\">")
      for finding in findings {
        let diagnostic = finding.diagnostic
        let place = result.places.place(Int(diagnostic.location.range.start), in: file, unit: .scalars)
        buffer.line(
          "    <testcase name=\(quoted("\(diagnostic.rule) \(diagnostic.symbol)")) classname=\(quoted(path)) "
            + "file=\(quoted(path)) line=\"\(place.line)\">")
        let body =
          "\(path):\(place.line):\(place.column): \(finding.severity): \(diagnostic.message) [\(diagnostic.rule)]"
        buffer.line(
          "      <failure message=\(quoted(diagnostic.message)) type=\(quoted(finding.severity.rawValue))>"
            + escaped(body, isAttribute: false) + "</failure>")
        buffer.line("    </testcase>")
      }
      buffer.line("  </testsuite>")
    }
    buffer.line("</testsuites>")
  }

  private static func byFile(_ result: LintResult) -> [(file: FileID, findings: [Finding])] {
    var groups: [(file: FileID, findings: [Finding])] = []
    for finding in result.findings {
      let file = finding.diagnostic.location.file
      if groups.last?.file == file {
        groups[groups.count - 1].findings.append(finding)
      } else {
        groups.append((file, [finding]))
      }
    }
    return groups
  }

  static func quoted(_ text: String) -> String { "\"" + escaped(text, isAttribute: true) + "\"" }

  /// Drops what XML 1.0 can't hold.
  static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "'" where isAttribute: result += "&apos;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
