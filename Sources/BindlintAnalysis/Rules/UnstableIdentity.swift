import BindlintSyntax

/// An identity that isn't the same on the next pass over `body`.
///
///     var id: UUID { UUID() }               // another element each time it is asked
///     TextField("Name", text: $name).id(name)   // another field after each keystroke
///
/// SwiftUI takes a view with another identity for another view: it throws away state, focus and animation and makes
/// them anew.
enum UnstableIdentity: Rule {
  static let id = RuleID("unstable_identity")

  static func check(_ pass: Pass) {
    checkComputed(pass)
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI else { return }
    for call in facts.notedCalls where call.kind == .identity { checkModifier(call, pass.file.syntax(), pass) }
    for loop in facts.loops where loop.editsIdentity && loop.calleeName != .Table {
      checkLoop(loop, pass.file.syntax(), pass)
    }
  }

  // MARK: `var id: UUID { UUID() }`

  private static func checkComputed(_ pass: Pass) {
    let facts = pass.file.facts
    for (number, type) in facts.types.enumerated() where number > 0 && type.kind != .protocolType {
      for member in facts.memberOrder[type.members] {
        let fact = facts.members[member]
        guard fact.name == .id, fact.kind == .property,
          fact.flags.isDisjoint(with: [.isStored, .isStatic, .hasSetter]),
          let group = pass.index.group(of: TypeReference(file: pass.number, type: number)),
          pass.index.conformances[group].unknown.contains("Identifiable"),
          MadeValue.makers.contains(where: pass.file.names.mentions),
          pass.file.code.uses(of: number).contains(where: { Int($0.member) == member && MadeValue.isMaker($0.name) })
        else { continue }
        let syntax = pass.file.syntax()
        guard let block = syntax.tree.child(fact.node, .accessorBlock),
          let made = MadeValue(syntax: syntax).result(of: block)
        else { continue }
        let value = syntax.tree.text(made)
        pass.report(
          Diagnostic(
            rule: id, at: pass.location(fact.nameRange), computedMessage(pass.index.groups[group].name, value),
            symbol: "\(pass.index.groups[group].path).id",
            related: [RelatedLocation(pass.location(syntax.tree.range(made)), "made here on each read")],
            suggestion: Suggestion(title: "Store it", code: "let id = UUID()")))
      }
    }
  }

  // MARK: `.id(UUID())`, `.id(name)`

  private static func checkModifier(_ call: NotedCall, _ syntax: FileSyntax, _ pass: Pass) {
    let tree = syntax.tree
    let arguments = tree.children(call.call).filter { tree.kind($0) == .argument }
    guard arguments.count == 1, syntax.argument(arguments[0]).label == .none,
      let value = syntax.argument(arguments[0]).value, makesView(call.member, pass)
    else { return }
    let place = ByteRange(tree.range(call.callee).start, tree.range(call.call).end)
    let symbol = BindingSymbol.of(call.member, pass)
    if let made = MadeValue(syntax: syntax).part(of: value) {
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(place), madeMessage(tree.text(made)), symbol: symbol,
          suggestion: Suggestion(
            title: "Change it only where the view shall start anew", code: "@State private var token = UUID()")))
    } else if let edited = editedPath(of: call, in: value, syntax) {
      pass.report(Diagnostic(rule: id, at: pass.location(place), editedMessage(edited), symbol: symbol))
    }
  }

  /// Code of a view, or a function or property that gives one.
  private static func makesView(_ member: Int, _ pass: Pass) -> Bool {
    let fact = pass.file.facts.members[member]
    if let group = pass.index.group(of: TypeReference(file: pass.number, type: fact.type)),
      pass.index.conformances[group].isView
    {
      return true
    }
    return fact.typeRange.count > 0 && pass.file.text(fact.typeRange).contains("View")
  }

  private static let continuousControls: Set<String> = ["TextField", "SecureField", "TextEditor", "Slider"]

  /// The path that a control edits and that its own identity is made of.
  private static func editedPath(of call: NotedCall, in value: NodeID, _ syntax: FileSyntax) -> String? {
    let tree = syntax.tree
    let parts = Array(tree.children(call.chain))
    guard parts.count > 2, tree.kind(parts[0]) == .identifier, tree.kind(parts[1]) == .callSuffix,
      continuousControls.contains(tree.names.string(tree.name(parts[0])))
    else { return nil }
    for argument in tree.children(parts[1]) where tree.kind(argument) == .argument {
      guard let binding = syntax.argument(argument).value else { continue }
      let path = withoutSelf(tree.text(binding))
      guard path.hasPrefix("$") else { continue }
      let edited = String(path.dropFirst())
      for node in [value] + Array(syntax.descendants(value)) {
        guard tree.kind(node) == .identifier || tree.kind(node) == .chain, tree.kind(syntax.parent(node)) != .chain,
          withoutSelf(tree.text(node)) == edited
        else { continue }
        return edited
      }
    }
    return nil
  }

  private static func withoutSelf(_ text: String) -> String {
    text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  // MARK: `ForEach($tags, id: \.self) { $tag in`

  private static func checkLoop(_ loop: LoopFact, _ syntax: FileSyntax, _ pass: Pass) {
    guard let edit = EditedIdentity(loop: loop, syntax: syntax, pass: pass) else { return }
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(syntax.tree.range(loop.callee)), loopMessage(edit.identity),
        confidence: edit.confidence, symbol: BindingSymbol.of(loop.member, pass),
        related: [RelatedLocation(pass.location(edit.place), "the row edits it here")],
        suggestion: Suggestion(title: "Give the elements an id that nobody edits", code: "let id = UUID()")))
  }

  // MARK: Messages

  private static func computedMessage(_ type: String, _ value: String) -> String {
    "'id' of '\(type)' makes '\(value)' on each read: the element is another one each time, and its row loses state, focus and animation; store the id"
  }

  private static func madeMessage(_ value: String) -> String {
    "'\(value)' is another identity on each pass over the body: the view is thrown away and made anew, with its state; keep the identity in a property"
  }

  private static func editedMessage(_ path: String) -> String {
    "the identity is made of '\(path)', which this control edits: each change replaces the control, and it loses focus; take an identity that it doesn't edit"
  }

  private static func loopMessage(_ identity: String) -> String {
    "rows are identified by '\(identity)', which they edit: each change makes another row, and the control loses focus; identify them by a stored id"
  }
}
