import BindlintSyntax

/// A stored property of a view that nothing reads.
///
///     struct Tile: View {
///       let title: String
///       let debugID: Int        // never read, yet a new value makes the view different
///
/// It takes part in comparing the view with its last value, so that a new one evaluates `body` for nothing; a wrapper
/// that subscribes does its work for nobody.
enum UnusedViewProperty: Rule {
  static let id = RuleID("unused_view_property")

  static func check(_ pass: Pass) {
    let usage = PropertyUsage(pass: pass)
    for property in usage.unused(where: { !($0.map(PropertyUsage.environmentWrappers.contains) ?? false) }) {
      report(property, pass)
    }
  }

  private static func report(_ property: UnusedProperty, _ pass: Pass) {
    let fact = pass.index.member(property.member)
    let name = pass.index.name(property.member)
    let owner = pass.index.groups[property.group]
    let removal = PropertyRemoval(pass: pass, property: property)
    let fix =
      removal.obstacle == nil
      ? Fix(
        title: removal.edits.count > 1 ? "Remove '\(name)' and what is passed for it" : "Remove '\(name)'",
        applicability: .unsafe, edits: removal.edits) : nil
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(fact.nameRange),
        message(
          name: name, owner: owner.name, property: property, isFixed: isFixed(fact, name, property, pass),
          subscribing: pass.queries.subscribingWrappers),
        confidence: property.confidence, symbol: "\(owner.path).\(name)", fix: fix, fixRefusal: removal.obstacle))
  }

  /// Whether it has the same value in every view of the type: `private let inset = 8.0`.
  private static func isFixed(_ fact: MemberFact, _ name: String, _ property: UnusedProperty, _ pass: Pass) -> Bool {
    guard fact.flags.contains(.hasInitialValue) else { return false }
    if fact.flags.contains(.isLet) { return true }
    return fact.access <= .fileprivateAccess
      && pass.index.ownUses(of: name, in: property.group).isDisjoint(with: [.write, .initWrite, .memberWrite])
  }

  // MARK: Messages

  private static func message(
    name: String, owner: String, property: UnusedProperty, isFixed: Bool, subscribing: Set<String>
  ) -> String {
    switch property.wrapper {
    case .some(let wrapper) where subscribing.contains(wrapper):
      "'@\(wrapper)' property '\(name)' is never used, and its changes still run '\(owner)' again; remove it"
    case "State" where property.isWritten:
      "state '\(name)' of '\(owner)' is written and never read; remove it"
    case "State":
      "state '\(name)' of '\(owner)' is never used; remove it"
    case "ObservedObject":
      "observed object '\(name)' is never used, and every change of the object still runs '\(owner)' again; remove it"
    case "Query", "FetchRequest", "SectionedFetchRequest":
      "query '\(name)' is never used, and '\(owner)' still fetches and observes its results; remove it"
    case .some(let wrapper):
      "'@\(wrapper)' property '\(name)' of '\(owner)' is never used; remove it"
    case nil where isFixed:
      "property '\(name)' of '\(owner)' is never read; remove it"
    case nil:
      "property '\(name)' of '\(owner)' is never read, and a new value still makes the view differ; remove it"
    }
  }
}
