import BindlintAnalysis

/// What the command line must know of the rules, whoever describes them.
struct RuleTable: Sendable {
  struct Rule: Sendable {
    var id: RuleID
    var severity: Severity
    var isEnabled: Bool
    var summary: String
  }

  /// In order of their names.
  var rules: [Rule]

  static let builtIn = RuleTable(
    rules: Catalogue.entries.map {
      Rule(id: $0.id, severity: $0.severity, isEnabled: $0.isEnabled, summary: $0.summary)
    })

  func rule(_ id: RuleID) -> Rule? { rules.first { $0.id == id } }

  /// The rule of that name, which the user wrote.
  func named(_ name: String) throws(UsageError) -> Rule {
    if let rule = rule(RuleID(name)) { return rule }
    throw .unknownRule(name, nearest: nearestName(to: name, in: rules.map(\.id.rawValue)))
  }

  /// The rules to run with their severities: the selected ones, or those enabled by default, less the ignored ones.
  func severities(selected: [String], ignored: [String]) throws(UsageError) -> [RuleID: Severity] {
    var result: [RuleID: Severity] = [:]
    if selected.isEmpty {
      for rule in rules where rule.isEnabled { result[rule.id] = rule.severity }
    } else {
      for name in selected {
        let rule = try named(name)
        result[rule.id] = rule.severity
      }
    }
    for name in ignored { result[try named(name).id] = nil }
    return result
  }
}
