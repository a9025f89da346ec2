import BindlintAnalysis

/// The catalogue as Swift source, so that the binary needs no file beside it.
enum CatalogueSource {
  /// The list of entries.
  static func catalogue(_ entries: [CatalogueEntry]) -> String {
    """
    \(heading)
    extension Catalogue {
      static let generatedEntries: [CatalogueEntry] = [
    \(entries.map { "    \(entryName($0)),\n" }.joined())  ]
    }

    """
  }

  /// The file of one entry.
  static func entry(_ entry: CatalogueEntry) -> String {
    let options = entry.options.map {
      "CatalogueOption(name: \(literal($0.name)), type: \(literal($0.type)), "
        + "defaultValue: \(literal($0.defaultValue)), summary: \(literal($0.summary)))"
    }
    return """
      \(heading)
      import BindlintAnalysis

      extension Catalogue {
        static let \(entryName(entry)) = CatalogueEntry(
          id: RuleID(\(literal(entry.id.rawValue))),
          since: \(literal(entry.since)),
          category: .\(entry.category),
          severity: .\(entry.severity),
          isEnabled: \(entry.isEnabled),
          confidence: .\(entry.confidence),
          summary: \(literal(entry.summary)),
          why: \(list(entry.why.map(literal))),
          reports: \(list(entry.reports.map(literal))),
          leavesAlone: \(list(entry.leavesAlone.map(literal))),
          limits: \(list(entry.limits.map(literal))),
          fix: .\(entry.fix),
          fixSummary: \(literal(entry.fixSummary)),
          options: \(list(options)),
          references: \(list(entry.references.map(literal))),
          example: CatalogueExample(
            flagged: \(block(entry.example.flagged)),
            corrected: \(block(entry.example.corrected))))
      }

      """
  }

  /// The list of rules that the analysis runs.
  static func rules(_ entries: [CatalogueEntry]) -> String {
    """
    \(heading)
    extension Rules {
      static let all: [any Rule.Type] = [
    \(entries.map { "    \(NewRuleCommand.typeName(of: $0.id.rawValue)).self,\n" }.joined())  ]
    }

    """
  }

  private static let heading = """
    // Generated from rules.json and Fixtures/rules by `\(CatalogueGenerator.repairCommand)`. Not to be edited.
    // swift-format-ignore-file

    """

  /// `unusedState` for `unused_state`.
  private static func entryName(_ entry: CatalogueEntry) -> String {
    let type = NewRuleCommand.typeName(of: entry.id.rawValue)
    return type.prefix(1).lowercased() + type.dropFirst()
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.map { "      \($0),\n" }.joined() + "    ]"
  }

  /// The number signs that make `text` stand for itself in a raw literal.
  private static func signs(for text: String) -> String {
    var signs = "#"
    while text.contains("\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    return signs
  }

  private static func literal(_ text: String) -> String {
    let signs = signs(for: text)
    return "\(signs)\"\(text)\"\(signs)"
  }

  private static func block(_ text: String) -> String {
    guard !text.isEmpty else { return "\"\"" }
    let signs = signs(for: text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(signs)\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined() + "        \"\"\"\(signs)"
  }
}
