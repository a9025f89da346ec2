import BindlintSyntax

/// A closure binding whose getter and setter are one plain path that a projection reaches.
///
///     TextField("Name", text: Binding(get: { profile.name }, set: { profile.name = $0 }))
///     TextField("Name", text: $profile.name)
///
/// Every pass over `body` makes two new closures that SwiftUI can't compare; the key path of the projection it can.
enum RedundantClosureBinding: Rule {
  static let id = RuleID("redundant_closure_binding")

  static func check(_ pass: Pass) {
    for judged in pass.bindings.judged {
      guard case .redundant(let redundancy) = judged.verdict else { continue }
      let syntax = pass.file.syntax()
      let edit = TextEdit(pass.location(judged.binding.range(in: syntax)), redundancy.replacement)
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(judged.binding.place), message(redundancy),
          symbol: BindingSymbol.of(judged.binding.fact.member, pass),
          suggestion: Suggestion(title: "Use the projection", code: redundancy.replacement),
          fix: Fix(title: "Replace the closures by '\(redundancy.replacement)'", applicability: .safe, edits: [edit])))
    }
  }

  // MARK: Messages

  private static func message(_ redundancy: Redundancy) -> String {
    "closures that only read and write '\(redundancy.path)' are made anew on each pass over the body and can't be compared; use '\(redundancy.replacement)'"
  }
}

/// The symbol of a finding in a member: `CityList.body`.
enum BindingSymbol {
  static func of(_ member: Int, _ pass: Pass) -> String {
    let fact = pass.file.facts.members[member]
    let type = pass.file.facts.types[fact.type].path
    let name: String
    switch fact.kind {
    case .initializer: name = "init"
    case .subscriptMember: name = "subscript"
    case .statements: name = ""
    default: name = pass.file.names.string(fact.name)
    }
    return [type, name].filter { !$0.isEmpty }.joined(separator: ".")
  }
}
