import BindlintAnalysis

/// The document for programs; `report.schema.json` describes it. A consumer may rely on the order of keys and findings.
enum JSONReporter {
  static let schemaVersion = 1

  static func write(_ result: LintResult, to buffer: inout TextBuffer) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schemaVersion", schemaVersion)
      writer.key("tool")
      writer.inline { writer in
        writer.object { writer in
          writer.member("name", "bindlint")
          writer.member("version", Version.number)
        }
      }
      writer.key("summary")
      summary(result, &writer)
      writer.key("findings")
      writer.array(result.findings) { writer, finding in JSONReporter.finding(finding, result, &writer) }
    }
    buffer.line(writer.buffer.text)
  }

  private static func summary(_ result: LintResult, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("indexedFiles", result.report.indexedFiles)
      writer.member("reportedFiles", result.report.reportedFiles)
      writer.member("lines", result.report.lines)
      writer.key("findings")
      writer.inline { writer in
        writer.object { writer in
          for severity in Severity.allCases.reversed() { writer.member(severity.rawValue, result.count(severity)) }
        }
      }
      writer.key("fixable")
      writer.inline { writer in
        writer.object { writer in
          writer.member("safe", result.fixable(.safe))
          writer.member("unsafe", result.fixable(.unsafe))
        }
      }
      writer.member("suggestions", result.suggestions)
      writer.member("suppressed", result.report.suppressed)
      writer.member("baselined", result.baselined)
      writer.key("rules")
      writer.array(result.report.rules) { writer, rule in writer.string(rule.rawValue) }
      writer.key("problems")
      writer.array(result.problems) { writer, problem in
        writer.inline { writer in
          writer.object { writer in
            writer.member("path", problem.path)
            writer.member("message", result.message(of: problem))
          }
        }
      }
    }
  }

  /// One finding; also a line of the `jsonl` format.
  static func finding(_ finding: Finding, _ result: LintResult, _ writer: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    writer.object { writer in
      writer.member("rule", diagnostic.rule.rawValue)
      writer.member("severity", finding.severity.rawValue)
      writer.member("confidence", diagnostic.confidence.rawValue)
      writer.member("message", diagnostic.message)
      location(diagnostic.location, result, &writer)
      writer.member("symbol", diagnostic.symbol)
      writer.member("fingerprint", finding.fingerprint)
      if let origin = result.origins[finding] { writer.member("change", origin.rawValue) }
      writer.key("related")
      writer.array(diagnostic.related) { writer, related in
        writer.object { writer in
          location(related.location, result, &writer)
          writer.member("message", related.message)
        }
      }
      if let suggestion = diagnostic.suggestion {
        writer.key("suggestion")
        writer.object { writer in
          writer.member("title", suggestion.title)
          writer.member("code", suggestion.code)
        }
      }
      if let fix = diagnostic.fix {
        writer.key("fix")
        writer.object { writer in
          writer.member("title", fix.title)
          writer.member("applicability", fix.applicability.rawValue)
          writer.key("edits")
          writer.array(fix.edits) { writer, edit in
            writer.object { writer in
              location(edit.location, result, &writer)
              writer.member("replacement", edit.replacement)
            }
          }
        }
      }
    }
  }

  private static func location(_ location: Location, _ result: LintResult, _ writer: inout JSONWriter) {
    writer.place(location, path: result.path(location.file), result.places)
  }
}

extension JSONWriter {
  /// The members `path` and `range` of an object: lines and byte columns from 1, UTF-8 byte offsets, half-open.
  mutating func place(_ location: Location, path: String, _ places: Places) {
    member("path", path)
    let (start, end) = places.places(location)
    key("range")
    inline { writer in
      writer.object { writer in
        for (name, place, offset) in [("start", start, location.range.start), ("end", end, location.range.end)] {
          writer.key(name)
          writer.object { writer in
            writer.member("line", place.line)
            writer.member("column", place.column)
            writer.member("offset", Int(offset))
          }
        }
      }
    }
  }
}
