import BindlintSyntax

/// An environment value, environment object or focused value that a view declares and never uses.
///
///     @Environment(\.colorScheme) private var scheme   // never read: the view runs again when it changes
///
/// The declaration alone subscribes the view. Reads are followed through scopes, extensions in other files and `#if`
/// branches; a property that something unseen may read is left alone.
enum UnusedEnvironment: Rule {
  static let id = RuleID("unused_environment")

  static func check(_ pass: Pass) {
    let usage = PropertyUsage(pass: pass)
    for property in usage.unused(where: { $0.map(PropertyUsage.environmentWrappers.contains) ?? false }) {
      report(property, pass)
    }
  }

  private static func report(_ property: UnusedProperty, _ pass: Pass) {
    let fact = pass.index.member(property.member)
    let name = pass.index.name(property.member)
    let owner = pass.index.groups[property.group]
    let removal = DeclarationRemoval(pass: pass, property: property)
    let isKept = keptOnPurpose.contains(removal.environmentKey ?? name) || removal.saysThatItIsKept
    var suggestion: Suggestion?
    var fix: Fix?
    var refusal: String?
    if isKept {
      suggestion = Suggestion(title: "Or say that the view is to run again: read it in 'body'", code: "let _ = \(name)")
      refusal = "it may be declared on purpose, to run the view again when the value changes"
    } else if let edits = removal.edits, fact.access <= .fileprivateAccess || property.confidence == .high {
      fix = Fix(title: "Remove '\(name)'", applicability: .safe, edits: edits)
    } else {
      refusal = removal.edits == nil ? "its declaration can't be taken out cleanly" : "something else may use it"
    }
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(fact.nameRange),
        message(name: name, owner: owner.name, property: property, removal: removal),
        confidence: property.confidence, symbol: "\(owner.path).\(name)", suggestion: suggestion, fix: fix,
        fixRefusal: refusal))
  }

  /// Values that views declare unread so that they run again when something drawn by other means must change.
  private static let keptOnPurpose: Set<String> = ["dynamicTypeSize", "sizeCategory", "colorScheme", "locale"]

  // MARK: Messages

  private static func message(
    name: String, owner: String, property: UnusedProperty, removal: DeclarationRemoval
  ) -> String {
    switch property.wrapper {
    case "EnvironmentObject":
      "environment object '\(name)' is never used, and every change of the object still runs '\(owner)' again; remove the declaration"
    case "FocusedObject":
      "focused object '\(name)' is never used, and every change of the object still runs '\(owner)' again; remove the declaration"
    case "FocusedValue", "FocusedBinding":
      "focused value '\(name)' is never used, and '\(owner)' still runs again when it changes; remove the declaration"
    default:
      if removal.environmentKey == "self" {
        "environment '\(name)' is never read in '\(owner)'; remove the declaration"
      } else if removal.environmentKey == nil {
        "environment object '\(name)' is never read in '\(owner)', and a view tree without one still stops here; remove the declaration"
      } else {
        "environment value '\(name)' is never read, and '\(owner)' still runs again when it changes; remove the declaration"
      }
    }
  }
}
