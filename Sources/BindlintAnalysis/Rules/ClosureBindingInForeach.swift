import BindlintSyntax

enum ClosureBindingInForeach: Rule {
  static let id = RuleID("closure_binding_in_foreach")

  static func check(_ pass: Pass) {}
}
