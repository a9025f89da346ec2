import BindlintSyntax

enum RedundantClosureBinding: Rule {
  static let id = RuleID("redundant_closure_binding")

  static func check(_ pass: Pass) {}
}
