import BindlintAnalysis

/// What the command line must know of the rules, whoever describes them.
struct RuleTable: Sendable {
  struct Rule: Sendable {
    var id: RuleID
    var severity: Severity
    var isEnabled: Bool
    var summary: String
    var options: [CatalogueOption] = []
  }

  /// In order of their names.
  var rules: [Rule]

  static let builtIn = RuleTable(
    rules: Catalogue.entries.map {
      Rule(id: $0.id, severity: $0.severity, isEnabled: $0.isEnabled, summary: $0.summary, options: $0.options)
    })

  func rule(_ id: RuleID) -> Rule? { rules.first { $0.id == id } }

  /// The rule of that name, which the user wrote.
  func named(_ name: String) throws(UsageError) -> Rule {
    if let rule = rule(RuleID(name)) { return rule }
    throw .unknownRule(name, nearest: nearestName(to: name, in: rules.map(\.id.rawValue)))
  }

  /// The rules of those names, which the user wrote.
  func named(_ names: [String]) throws(UsageError) -> [Rule] {
    var result: [Rule] = []
    for name in names { result.append(try named(name)) }
    return result
  }
}
