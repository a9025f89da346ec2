import BindlintAnalysis

/// `bindlint rules`: the rules that there are.
public enum RulesCommand {
  public enum Format: String, Sendable, CaseIterable {
    case text, json, markdown
  }

  /// The list of rules, ending in a line's end.
  public static func run(format: Format) -> String {
    switch format {
    case .text: textTable(Catalogue.entries)
    case .markdown: markdownTable(Catalogue.entries)
    case .json: json(Catalogue.entries)
    }
  }

  /// What a reader of the list must know of a rule's state: `warning`, or `off`.
  static func level(_ entry: CatalogueEntry) -> String { entry.isEnabled ? entry.severity.rawValue : "off" }

  static func fix(_ entry: CatalogueEntry) -> String { entry.fix == .none ? "-" : entry.fix.rawValue }

  private static func textTable(_ entries: [CatalogueEntry]) -> String {
    let rows =
      [("RULE", "DEFAULT", "FIX", "FINDS")]
      + entries.map {
        ($0.id.rawValue, level($0), fix($0), $0.summary.filter { $0 != "`" })
      }
    func width(_ column: KeyPath<(String, String, String, String), String>) -> Int {
      rows.map { $0[keyPath: column].count }.max() ?? 0
    }
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let widths = (width(\.0), width(\.1), width(\.2))
    return rows.map { row in
      "\(padded(row.0, widths.0))  \(padded(row.1, widths.1))  \(padded(row.2, widths.2))  \(row.3)\n"
    }.joined() + "\n'bindlint explain RULE' says why, with an example.\n"
  }

  /// A table whose rule names link where `link` says, if it is given.
  static func markdownTable(_ entries: [CatalogueEntry], link: ((RuleID) -> String)? = nil) -> String {
    var result = "| Rule | Default | Fix | Finds |\n|---|---|---|---|\n"
    for entry in entries {
      let name = link.map { "[`\(entry.id)`](\($0(entry.id)))" } ?? "`\(entry.id)`"
      let summary = entry.summary.replacing("|", with: "\\|")
      result += "| \(name) | \(level(entry)) | \(fix(entry)) | \(summary) |\n"
    }
    return result
  }

  private static func json(_ entries: [CatalogueEntry]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.key("rules")
      writer.array(entries) { writer, entry in
        writer.object { writer in write(entry, to: &writer) }
      }
    }
    return writer.buffer.text + "\n"
  }

  private static func write(_ entry: CatalogueEntry, to writer: inout JSONWriter) {
    func strings(_ name: String, _ values: [String], to writer: inout JSONWriter) {
      writer.key(name)
      writer.array(values) { $0.string($1) }
    }
    writer.member("id", entry.id.rawValue)
    writer.member("since", entry.since)
    writer.member("category", entry.category.rawValue)
    writer.member("severity", entry.severity.rawValue)
    writer.key("enabled")
    writer.boolean(entry.isEnabled)
    writer.member("confidence", entry.confidence.rawValue)
    writer.member("summary", entry.summary)
    strings("why", entry.why, to: &writer)
    strings("reports", entry.reports, to: &writer)
    strings("leavesAlone", entry.leavesAlone, to: &writer)
    strings("limits", entry.limits, to: &writer)
    writer.key("fix")
    writer.object { writer in
      writer.member("availability", entry.fix.rawValue)
      writer.member("summary", entry.fixSummary)
    }
    writer.key("options")
    writer.array(entry.options) { writer, option in
      writer.object { writer in
        writer.member("name", option.name)
        writer.member("type", option.type)
        writer.member("default", option.defaultValue)
        writer.member("summary", option.summary)
      }
    }
    strings("references", entry.references, to: &writer)
    writer.key("example")
    writer.object { writer in
      writer.member("flagged", entry.example.flagged)
      writer.member("corrected", entry.example.corrected)
    }
  }
}
