import BindlintSyntax

/// Work that `body` does again on each pass and could do once.
///
///     var body: some View {
///       let formatter = DateFormatter()    // made for each pass
///       ForEach(model.tasks.filter(\.isOpen).sorted()) { ... }
///
/// SwiftUI evaluates `body` whenever something changes that it read. A formatter or coder takes long to make, and a
/// collection is filtered and sorted though it is the same.
enum ExpensiveBody: Rule {
  static let id = RuleID("expensive_body")

  static func check(_ pass: Pass) {
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI else { return }
    for call in facts.notedCalls where call.kind == .costly && isViewCode(call.member, pass) {
      let tree = pass.file.syntax().tree
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(tree.range(call.callee)), madeMessage(tree.text(call.callee)),
          symbol: BindingSymbol.of(call.member, pass)))
    }
    for loop in facts.loops where loop.isDerived && isViewCode(loop.member, pass) {
      let syntax = pass.file.syntax()
      guard let data = loop.data, isStorage(data, syntax, pass) else { continue }
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(syntax.tree.range(data)), derivedMessage(syntax.tree.text(loop.callee)),
          confidence: .medium, symbol: BindingSymbol.of(loop.member, pass)))
    }
  }

  /// `body`, or a property or function that gives a view, of a view.
  private static func isViewCode(_ member: Int, _ pass: Pass) -> Bool {
    let fact = pass.file.facts.members[member]
    guard fact.kind == .property || fact.kind == .function, fact.flags.isDisjoint(with: [.isStored, .isStatic]),
      let group = pass.index.group(of: TypeReference(file: pass.number, type: fact.type)),
      pass.index.conformances[group].isView
    else { return false }
    return fact.name == .body || fact.typeRange.count > 0 && pass.file.text(fact.typeRange).hasSuffix("View")
  }

  /// The chain begins with a property of the view that is no constant: `model.tasks.filter`, `notes.sorted`.
  private static func isStorage(_ data: NodeID, _ syntax: FileSyntax, _ pass: Pass) -> Bool {
    let tree = syntax.tree
    var parts = Array(tree.children(data))
    if let first = parts.first, tree.name(first) == .self, parts.count > 1 { parts.removeFirst() }
    guard let base = parts.first, tree.kind(base) == .identifier || tree.kind(base) == .memberSuffix,
      tree.kind(base) != .identifier || syntax.scopes.local(base) == nil
    else { return false }
    let own = pass.file.facts.types[syntax.type(around: data, in: pass.file.facts)].path
    guard let group = pass.index.group(path: own),
      let member = pass.index.members(named: tree.names.string(tree.name(base)), of: group).first,
      !parts.contains(where: { tree.kind($0) == .memberSuffix && tree.name($0) == .allCases_ })
    else { return false }
    let fact = pass.index.member(member)
    guard fact.kind == .property, !fact.flags.contains(.isStatic) else { return false }
    return !(fact.flags.contains(.isLet) && fact.flags.contains(.hasInitialValue))
  }

  // MARK: Messages

  private static func madeMessage(_ type: String) -> String {
    "'\(type)' is made on each pass over the body, and making one takes long; keep one in a static constant, or use a format style"
  }

  private static func derivedMessage(_ loop: String) -> String {
    "the rows of '\(loop)' are filtered or sorted again on each pass over the body; keep the result in the model and change it where its sources change"
  }
}
