import BindlintSyntax

/// Rows that keep state and are identified by their position.
///
///     ForEach(notes.indices, id: \.self) { NoteRow(note: notes[$0]) }    // the state stays where the row was
///
/// After an insertion or a move the element is another one at the same position, and what the row kept (what is being
/// typed, what is open) now belongs to that one.
enum PositionalIdentity: Rule {
  static let id = RuleID("positional_identity")

  static func check(_ pass: Pass) {
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI, facts.loops.contains(where: { $0.isPositional && !$0.isConstant }) else { return }
    let syntax = pass.file.syntax()
    for (number, loop) in facts.loops.enumerated() where loop.isPositional && !loop.isConstant {
      guard let identity = identity(of: loop, syntax),
        let positions = PositionalData(loop: loop, syntax: syntax, pass: pass), fits(identity, positions.form),
        CollectionStorage(pass: pass, syntax: syntax).canChange(positions.collection),
        let keeper = RowState(pass: pass, syntax: syntax).keeper(in: loop.content)
      else { continue }
      let group = pass.index.group(of: TypeReference(file: pass.number, type: facts.members[loop.member].type))
      guard PositionFlow(pass: pass, group: group).places(of: number, in: syntax).isEmpty else { continue }
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(syntax.tree.range(loop.callee)), message(identity, keeper.name),
          confidence: .medium, symbol: BindingSymbol.of(loop.member, pass),
          related: [RelatedLocation(pass.location(keeper.place), "it keeps state of its own")],
          fixRefusal: "whether the elements have an id that lasts does not show"))
    }
  }

  /// The last component of the written key path: `self`, `offset`, `0`.
  private static func identity(of loop: LoopFact, _ syntax: FileSyntax) -> String? {
    let tree = syntax.tree
    for argument in tree.children(loop.call) where tree.kind(argument) == .argument {
      let (label, value) = syntax.argument(argument)
      guard label == .id, let value, tree.kind(value) == .keyPath else { continue }
      let text = tree.text(value)
      return text.hasPrefix("\\.") ? String(text.dropFirst(2)) : nil
    }
    return nil
  }

  private static func fits(_ identity: String, _ form: PositionalData.Form) -> Bool {
    switch form {
    case .whole: identity == "self"
    case .pairs: identity == "offset" || identity == "0"
    }
  }

  // MARK: Messages

  private static func message(_ identity: String, _ keeper: String) -> String {
    "rows are identified by their position, and '\(keeper)' keeps state: after an insertion or a move the state belongs to another element; identify the rows by the elements' own id"
  }
}
