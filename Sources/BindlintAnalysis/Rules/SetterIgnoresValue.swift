import BindlintSyntax

/// A binding's setter that does something and never looks at the new value.
///
///     Toggle("On", isOn: Binding(get: { lamp.isOn }, set: { _ in lamp.toggle() }))
///
/// A control may write the value that is already there, or write twice; the setter then does the opposite of what the
/// control shows. Closing or clearing needs no value, and neither does a binding that only shows.
enum SetterIgnoresValue: Rule {
  static let id = RuleID("setter_ignores_value")

  static func check(_ pass: Pass) {
    for judged in pass.bindings.judged {
      let syntax = pass.file.syntax()
      let setter = judged.binding.setter
      let judge = BindingJudge(pass: pass, syntax: syntax, binding: judged.binding)
      guard !judge.isOfTheProject, !judge.implementsBinding, syntax.tree.kind(setter) == .closure,
        !syntax.usesFirstParameter(of: setter), !isOfAPresentation(judge), let act = act(of: setter, syntax)
      else { continue }
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(judged.binding.place), message(act.toggles),
          confidence: act.toggles ? .medium : .low, symbol: BindingSymbol.of(judged.binding.fact.member, pass),
          related: [RelatedLocation(pass.location(syntax.tree.range(act.node)), "done for every value")]))
    }
  }

  // MARK: Presentations

  private static let presenters: Set<String> = [
    "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog", "actionSheet", "navigationDestination",
    "inspector", "fileImporter", "fileExporter", "fileMover", "NavigationLink", "quickLookPreview", "searchable",
    "photosPicker",
  ]

  /// Presentations are only ever told to go; what they write says nothing more.
  private static func isOfAPresentation(_ judge: BindingJudge) -> Bool {
    let names = judge.tree.names
    if let place = judge.syntax.argumentPlace(of: judge.binding.fact.chain) {
      return presenters.contains(names.string(names.bare(judge.tree.name(place.callee))))
        || ["isPresented", "isActive", "item"].contains(place.label)
    }
    let member = judge.pass.file.facts.members[judge.binding.fact.member].name
    return names.holds(["show", "present", "alert", "sheet", "dialog", "popover"], in: member)
  }

  // MARK: What the setter does

  private static let closing: [StaticString] = [
    "dismiss", "close", "hide", "cancel", "clear", "reset", "remove", "pop", "delete", "deselect", "finish", "discard",
    "fatalerror", "assertionfailure", "preconditionfailure", "stop", "print", "log", "exit",
  ]
  private static let toggling: [StaticString] = ["toggle", "flip", "invert", "switch"]

  /// The first call of the setter, and whether it turns something to the contrary; nil where the setter only assigns,
  /// clears, closes or complains.
  private static func act(of setter: NodeID, _ syntax: FileSyntax) -> (node: NodeID, toggles: Bool)? {
    let tree = syntax.tree
    var first: (node: NodeID, toggles: Bool)?
    var at = NodeID(setter.index + 1)
    let end = tree.after(setter)
    while at < end {
      switch tree.kind(at) {
      case .identifier, .memberSuffix, .implicitMember:
        if tree.names.holds(closing, in: tree.name(at)) { return nil }
      case .literal where tree.flags(at).contains(.isNil): return nil
      case .assignment: return nil
      case .callSuffix:
        if let callee = syntax.callee(of: at) {
          let toggles = tree.names.holds(toggling, in: tree.name(callee))
          if first == nil || (toggles && first?.toggles == false) { first = (syntax.parent(at), toggles) }
        }
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return first
  }

  // MARK: Messages

  private static func message(_ toggles: Bool) -> String {
    toggles
      ? "setter turns something over whatever value it is given: a control that writes the value that is already there does the opposite of what it shows; assign the new value"
      : "setter never looks at the value that it is given, so that what happens need not be what the control shows; use the new value"
  }
}
