import BindlintSyntax

/// What the closure and index bindings of one file are, for the three rules about them.
struct BindingAnalysis {
  static func analyze(_ pass: Pass) -> BindingAnalysis { BindingAnalysis() }
}
