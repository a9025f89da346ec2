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
        !syntax.statements(of: setter).isEmpty, !syntax.usesFirstParameter(of: setter),
        isAboutAControl(judge), !closes(setter, syntax.tree)
      else { continue }
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(judged.binding.place), message,
          symbol: BindingSymbol.of(judged.binding.fact.member, pass)))
    }
  }

  /// Presentations are only ever told to go; what they write says nothing more.
  private static let presentations: Set<String> = [
    "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog", "actionSheet", "navigationDestination",
    "inspector", "fileImporter", "fileExporter", "fileMover", "NavigationLink", "quickLookPreview", "searchable",
    "photosPicker",
  ]

  private static func isAboutAControl(_ judge: BindingJudge) -> Bool {
    guard let place = judge.syntax.argumentPlace(of: judge.binding.fact.chain) else { return true }
    return !presentations.contains(judge.tree.names.string(judge.tree.name(place.callee)))
      && !["isPresented", "isActive", "item"].contains(place.label)
  }

  private static let closing = [
    "dismiss", "close", "hide", "cancel", "clear", "reset", "remove", "pop", "delete", "deselect", "finish", "discard",
    "fatalerror", "assertionfailure", "preconditionfailure", "end", "print", "log", "exit",
  ]

  /// Whether the setter only clears, closes or complains.
  private static func closes(_ setter: NodeID, _ tree: SyntaxTree) -> Bool {
    var at = NodeID(setter.index + 1)
    let end = tree.after(setter)
    while at < end {
      switch tree.kind(at) {
      case .identifier, .memberSuffix, .implicitMember:
        let name = tree.names.string(tree.name(at)).lowercased()
        if closing.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) { return true }
      case .literal where tree.flags(at).contains(.isNil) || tree.flags(at).contains(.isBool): return true
      case .arrayLiteral, .dictionaryLiteral: if !tree.hasChildren(at) { return true }
      case .stringLiteral: if tree.text(at) == "\"\"" { return true }
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  // MARK: Messages

  private static let message =
    "setter ignores the value that it is given: a control that writes the same value again does the opposite of what it shows; assign the new value"
}
