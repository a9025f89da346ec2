import BindlintAnalysis

/// Formats of one line a finding.
enum LineReporters {
  /// `path:line:column: severity: message [rule]`, paths as the text report shows them, columns in UTF-8 bytes.
  static func writeConcise(_ result: LintResult, to buffer: inout TextBuffer) {
    for finding in result.findings {
      let location = finding.diagnostic.location
      let place = result.places.places(location).start
      buffer.line(
        "\(VisibleText.line(result.displayPath(location.file))):\(place.line):\(place.column): \(finding.severity): "
          + "\(VisibleText.line(finding.diagnostic.message)) [\(finding.diagnostic.rule)]")
    }
  }

  /// What Xcode finds in a build log: absolute paths. Columns count characters, as its editor does.
  static func writeXcode(_ result: LintResult, to buffer: inout TextBuffer) {
    func line(_ location: Location, _ severity: String, _ message: String) {
      let place = result.places.place(Int(location.range.start), in: location.file, unit: .scalars)
      buffer.line(
        "\(VisibleText.line(result.absolutePath(location.file))):\(place.line):\(place.column): \(severity): "
          + VisibleText.line(message))
    }
    for finding in result.findings {
      let diagnostic = finding.diagnostic
      line(diagnostic.location, finding.severity.rawValue, "\(diagnostic.message) [\(diagnostic.rule)]")
      for related in diagnostic.related { line(related.location, "note", related.message) }
    }
  }

  /// A finding of the `json` format a line.
  static func writeJSONLines(_ result: LintResult, to buffer: inout TextBuffer) {
    for finding in result.findings {
      var writer = JSONWriter(compact: true)
      JSONReporter.finding(finding, result, &writer)
      buffer.line(writer.buffer.text)
    }
  }

  /// Commands to the runner of GitHub's workflows, worst first: it shows ten of each kind for a step.
  static func writeGitHub(_ result: LintResult, workspace: String?, to buffer: inout TextBuffer) {
    for severity in Severity.allCases.reversed() {
      for finding in result.findings where finding.severity == severity {
        let diagnostic = finding.diagnostic
        let (start, end) = result.places.places(diagnostic.location, unit: .utf16)
        var properties =
          "file=\(property(result.path(diagnostic.location.file, relativeTo: workspace))),line=\(start.line)"
        // The runner drops an annotation whose columns don't belong to one line.
        if start.line == end.line {
          properties += ",endLine=\(end.line),col=\(start.column),endColumn=\(max(start.column, end.column))"
        } else {
          properties += ",endLine=\(end.line)"
        }
        properties += ",title=\(property("bindlint: \(diagnostic.rule)"))"
        buffer.line("::\(severity == .note ? "notice" : severity.rawValue) \(properties)::\(data(diagnostic.message))")
      }
    }
    buffer.line(data(summary(result)))
  }

  static func summary(_ result: LintResult) -> String {
    let files = Counted.of(result.report.reportedFiles, "file")
    if result.findings.isEmpty { return "bindlint: no findings in \(files)" }
    return "bindlint: \(counts(result)) in \(files)"
  }

  /// `1 error, 2 warnings`.
  static func counts(_ result: LintResult) -> String {
    Severity.allCases.reversed().compactMap { severity in
      result.count(severity) == 0 ? nil : Counted.of(result.count(severity), severity.rawValue)
    }.joined(separator: ", ")
  }

  private static func data(_ text: String) -> String { escaped(text, also: "") }
  private static func property(_ text: String) -> String { escaped(text, also: ":,") }

  private static func escaped(_ text: String, also more: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where !more.isEmpty: result += "%3A"
      case "," where !more.isEmpty: result += "%2C"
      default:
        if VisibleText.isHarmful(scalar) {
          result += VisibleText.escape(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension LintResult {
  /// The path of a file below `folder`, where that is given and holds the project; else relative to its root.
  func path(_ file: FileID, relativeTo folder: String?) -> String {
    guard let folder, !folder.isEmpty, let base = try? FileSystem.realPath(FilePath(folder)) else { return path(file) }
    let absolute = root.resolving(FilePath(path(file)))
    return absolute.isAtOrBelow(base) ? absolute.relative(to: base).text : path(file)
  }
}
