import BindlintAnalysis

/// SARIF 2.1.0 with what GitHub's code scanning asks for. Columns count UTF-16 code units.
struct SARIFReporter {
  private let result: LintResult
  private let catalogue: [RuleID: CatalogueEntry]
  private let ruleIDs: [RuleID]
  private var hashes: [FileID: [String]] = [:]

  /// - Parameter rules: What is said of the rules.
  static func write(_ result: LintResult, rules: [CatalogueEntry], to buffer: inout TextBuffer) {
    var reporter = SARIFReporter(result, rules)
    var writer = JSONWriter()
    reporter.write(&writer)
    buffer.line(writer.buffer.text)
  }

  private init(_ result: LintResult, _ rules: [CatalogueEntry]) {
    self.result = result
    catalogue = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    ruleIDs = Set(result.report.rules + result.findings.map(\.diagnostic.rule)).sorted()
  }

  private mutating func write(_ writer: inout JSONWriter) {
    for finding in result.findings {
      let file = finding.diagnostic.location.file
      if hashes[file] == nil, let source = result.places.source(file) {
        hashes[file] = LineHash.all(in: String(decoding: source.bytes, as: UTF8.self))
      }
    }
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.key("runs")
      writer.array { writer in
        writer.object { writer in
          writer.key("tool")
          writer.object { writer in
            writer.key("driver")
            writer.object { writer in
              writer.member("name", "bindlint")
              writer.member("version", Version.number)
              writer.member("semanticVersion", Version.number)
              writer.key("rules")
              writer.array(ruleIDs, rule)
            }
          }
          writer.key("invocations")
          writer.array { invocation(&$0) }
          writer.member("columnKind", "utf16CodeUnits")
          writer.key("results")
          writer.array(result.findings, self.finding)
        }
      }
    }
  }

  private func invocation(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("executionSuccessful")
      writer.boolean(true)
      writer.key("toolExecutionNotifications")
      writer.array(result.problems) { writer, problem in
        writer.object { writer in
          writer.member("level", "warning")
          text("message", result.message(of: problem), &writer)
          if !problem.path.isEmpty {
            writer.key("locations")
            writer.array { writer in
              writer.object { writer in
                writer.key("physicalLocation")
                writer.object { artifact(problem.path, &$0) }
              }
            }
          }
        }
      }
    }
  }

  private func rule(_ writer: inout JSONWriter, _ id: RuleID) {
    let entry = catalogue[id]
    let summary = entry.map { $0.summary.filter { $0 != "`" } } ?? id.rawValue
    writer.object { writer in
      writer.member("id", id.rawValue)
      writer.member("name", id.rawValue)
      text("shortDescription", limited(summary), &writer)
      text("fullDescription", limited(entry?.why.joined(separator: " ").filter { $0 != "`" } ?? summary), &writer)
      writer.key("help")
      writer.object { writer in
        writer.member("text", entry.map { RuleText.plain($0) } ?? summary)
        if let entry { writer.member("markdown", RuleText.markdownPage(entry)) }
      }
      writer.key("defaultConfiguration")
      writer.inline { $0.object { $0.member("level", (entry?.severity ?? .warning).rawValue) } }
      writer.key("properties")
      writer.inline { writer in
        writer.object { writer in
          writer.key("tags")
          writer.array([entry?.category.rawValue ?? "swiftui"]) { $0.string($1) }
          writer.member("precision", (entry?.confidence ?? .medium).rawValue)
          writer.member("problem.severity", recommendation(entry?.severity ?? .warning))
        }
      }
    }
  }

  private func finding(_ writer: inout JSONWriter, _ finding: Finding) {
    let diagnostic = finding.diagnostic
    writer.object { writer in
      writer.member("ruleId", diagnostic.rule.rawValue)
      if let index = ruleIDs.firstIndex(of: diagnostic.rule) { writer.member("ruleIndex", index) }
      writer.member("level", finding.severity.rawValue)
      text("message", diagnostic.message, &writer)
      writer.key("locations")
      writer.array { writer in
        writer.object { writer in
          physical(diagnostic.location, isOneLine: true, &writer)
          if !diagnostic.symbol.isEmpty {
            writer.key("logicalLocations")
            writer.array { writer in
              writer.inline { $0.object { $0.member("fullyQualifiedName", diagnostic.symbol) } }
            }
          }
        }
      }
      writer.key("partialFingerprints")
      writer.object { writer in
        let line = result.places.places(diagnostic.location).start.line
        if let hashes = hashes[diagnostic.location.file], hashes.indices.contains(line - 1) {
          writer.member("primaryLocationLineHash", hashes[line - 1])
        }
        writer.member("bindlint/v1", finding.fingerprint)
      }
      if !diagnostic.related.isEmpty {
        writer.key("relatedLocations")
        writer.array(diagnostic.related.enumerated()) { writer, related in
          writer.object { writer in
            writer.member("id", related.offset + 1)
            physical(related.element.location, isOneLine: true, &writer)
            text("message", related.element.message, &writer)
          }
        }
      }
      if let fix = diagnostic.fix { self.fix(fix, &writer) }
      writer.key("properties")
      writer.inline { $0.object { $0.member("confidence", diagnostic.confidence.rawValue) } }
    }
  }

  private func fix(_ fix: Fix, _ writer: inout JSONWriter) {
    var files: [(file: FileID, edits: [TextEdit])] = []
    for edit in fix.edits {
      if files.last?.file == edit.location.file {
        files[files.count - 1].edits.append(edit)
      } else {
        files.append((edit.location.file, [edit]))
      }
    }
    writer.key("fixes")
    writer.array { writer in
      writer.object { writer in
        text("description", fix.title, &writer)
        writer.key("artifactChanges")
        writer.array(files) { writer, change in
          writer.object { writer in
            artifact(result.path(change.file), &writer)
            writer.key("replacements")
            writer.array(change.edits) { writer, edit in
              writer.object { writer in
                region("deletedRegion", edit.location, isOneLine: false, &writer)
                writer.key("insertedContent")
                writer.inline { $0.object { $0.member("text", edit.replacement) } }
              }
            }
          }
        }
      }
    }
  }

  private func physical(_ location: Location, isOneLine: Bool, _ writer: inout JSONWriter) {
    writer.key("physicalLocation")
    writer.object { writer in
      artifact(result.path(location.file), &writer)
      region("region", location, isOneLine: isOneLine, &writer)
    }
  }

  private func artifact(_ path: String, _ writer: inout JSONWriter) {
    writer.key("artifactLocation")
    writer.inline { $0.object { $0.member("uri", uri(path)) } }
  }

  /// An alert is shown in a pull request only where all lines of its region are in the diff: findings keep to their
  /// first line.
  private func region(_ name: String, _ location: Location, isOneLine: Bool, _ writer: inout JSONWriter) {
    var (start, end) = result.places.places(location, unit: .utf16)
    if isOneLine, end.line > start.line {
      let line = result.places.line(start.line, in: location.file)
      end = result.places.place(line.upperBound, in: location.file, unit: .utf16)
    }
    writer.key(name)
    writer.inline { writer in
      writer.object { writer in
        writer.member("startLine", start.line)
        writer.member("startColumn", start.column)
        writer.member("endLine", end.line)
        writer.member("endColumn", end.column)
      }
    }
  }

  /// Relative to the project, percent-encoded; absolute for a file elsewhere.
  private func uri(_ path: String) -> String {
    let isElsewhere = path.hasPrefix("/") || path.hasPrefix("../")
    let shown = isElsewhere ? root(path) : path
    var result = isElsewhere ? "file://" : ""
    for byte in shown.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  private func root(_ path: String) -> String { result.root.resolving(FilePath(path)).text }

  private func text(_ key: String, _ text: String, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.inline { $0.object { $0.member("text", text) } }
  }

  private func limited(_ text: String) -> String {
    text.count <= 1000 ? text : String(text.prefix(1000)) + "…"
  }

  private func recommendation(_ severity: Severity) -> String {
    severity == .note ? "recommendation" : severity.rawValue
  }
}
