import BindlintSyntax

enum IndexBasedBinding: Rule {
  static let id = RuleID("index_based_binding")

  static func check(_ pass: Pass) {}
}
