import BindlintAnalysis

/// The catalogue as Swift source, so that the binary needs no file beside it.
enum CatalogueSource {
  static func text(_ entries: [CatalogueEntry]) -> String {
    var result = """
      // Generated from rules.json and Fixtures/rules by `\(CatalogueGenerator.repairCommand)`. Not to be edited.
      // swift-format-ignore-file

      import BindlintAnalysis

      extension Catalogue {
        static let generatedEntries: [CatalogueEntry] = [

      """
    for entry in entries {
      let options = entry.options.map {
        "CatalogueOption(name: \(literal($0.name)), type: \(literal($0.type)), "
          + "defaultValue: \(literal($0.defaultValue)), summary: \(literal($0.summary)))"
      }
      result += """
            CatalogueEntry(
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
                corrected: \(block(entry.example.corrected)))),

        """
    }
    return result + "  ]\n}\n"
  }

  /// The list of rules that the analysis runs.
  static func ruleList(_ entries: [CatalogueEntry]) -> String {
    """
    // Generated from rules.json by `\(CatalogueGenerator.repairCommand)`. Not to be edited.

    extension Rules {
      static let all: [any Rule.Type] = [
    \(entries.map { "    \(NewRuleCommand.typeName(of: $0.id.rawValue)).self,\n" }.joined())  ]
    }

    """
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.map { "        \($0),\n" }.joined() + "      ]"
  }

  /// A raw literal: the catalogue's texts may hold quotes and backslashes.
  private static func literal(_ text: String) -> String { "#\"\(text)\"#" }

  private static func block(_ text: String) -> String {
    guard !text.isEmpty else { return "\"\"" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "#\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : "          \($0)\n" }.joined() + "          \"\"\"#"
  }
}
