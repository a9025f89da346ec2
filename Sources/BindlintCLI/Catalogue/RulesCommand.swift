#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    let file = RulesFile(
      schemaVersion: 1,
      rules: entries.map { entry in
        RulesFile.Rule(
          id: entry.id.rawValue, since: entry.since, category: entry.category, severity: entry.severity.rawValue,
          enabled: entry.isEnabled, confidence: entry.confidence.rawValue, summary: entry.summary, why: entry.why,
          reports: entry.reports, leavesAlone: entry.leavesAlone, limits: entry.limits,
          fix: RulesFile.Fix(availability: entry.fix, summary: entry.fixSummary), options: entry.options,
          references: entry.references,
          example: RulesFile.Example(flagged: entry.example.flagged, corrected: entry.example.corrected))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and booleans always encode; the alternative keeps the promise of valid output.
    let data = (try? encoder.encode(file)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
