import BindlintSyntax

/// A closure that a view takes only to hand it on to another view.
///
///     struct Toolbar: View {
///       let onAdd: () -> Void
///       var body: some View { AddButton(onAdd: onAdd) }
///
/// Closures can't be compared: each one that a view takes makes it differ from its last value whenever the parent is
/// evaluated. A view in between pays for it and does nothing with the closure.
enum ForwardedClosure: Rule {
  static let id = RuleID("forwarded_closure")

  static func check(_ pass: Pass) {
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI else { return }
    for (number, fact) in facts.members.enumerated() where fact.kind == .property && fact.type > 0 {
      guard fact.flags.contains(.isStored), !fact.flags.contains(.isStatic), fact.typeSource == .annotation,
        fact.attributeRange.isEmpty, isClosure(pass.file.text(fact.typeRange)),
        let group = pass.index.group(of: TypeReference(file: pass.number, type: fact.type)),
        pass.index.conformances[group].isView
      else { continue }
      check(MemberReference(file: pass.number, member: number), group, pass)
    }
  }

  private static func isClosure(_ text: String) -> Bool {
    guard text.contains("->") else { return false }
    guard TypeShape(parsing: text).unwrapped == .function else { return false }
    // Of what gives something back the result is wanted here: content, a formatted value.
    let bare = text.filter { $0 != "(" && $0 != ")" && $0 != "?" && !$0.isWhitespace }
    return bare.hasSuffix("->Void") || bare.hasSuffix("->")
  }

  private static func check(_ reference: MemberReference, _ group: Int, _ pass: Pass) {
    let index = pass.index
    let name = index.name(reference)
    let fact = index.member(reference)
    guard index.ownUses(of: name, in: group).contains(.read),
      fact.access <= .fileprivateAccess || !pass.queries.hasMemberUse(of: name)
    else { return }
    var receivers: [RelatedLocation] = []
    for context in index.groups[group].contexts {
      let file = index.files[context.file]
      guard file.names.find(name) != nil else { continue }
      let syntax = file.syntax()
      let members = file.facts.memberOrder[index.type(context).members]
      for member in members where file.facts.members[member].kind != .initializer {
        for access in InitializerAccess.all(below: file.facts.members[member].node, of: [name], syntax) {
          guard access.kind == .read, let place = syntax.argumentPlace(of: access.node),
            isView(place.callee, file, syntax, index)
          else { return }
          receivers.append(
            RelatedLocation(Location(file.id, syntax.tree.range(place.callee)), "handed on to this view"))
        }
        if mentionsInClosures(name, below: file.facts.members[member].node, receivers.count, syntax) { return }
      }
    }
    guard !receivers.isEmpty else { return }
    let owner = index.groups[group]
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(fact.nameRange), message(name, owner: owner.name), confidence: .medium,
        symbol: "\(owner.path).\(name)", related: receivers))
  }

  /// Whether more identifiers mean the property than were seen handed on: in a closure that runs later.
  private static func mentionsInClosures(
    _ name: String, below node: NodeID, _ seen: Int, _ syntax: FileSyntax
  ) -> Bool {
    let tree = syntax.tree
    var at = node
    let end = tree.after(node)
    while at < end {
      if tree.kind(at) == .identifier || tree.kind(at) == .memberSuffix,
        tree.names.string(tree.name(at)) == name, syntax.scopes.local(at) == nil
      {
        let whole = tree.kind(at) == .memberSuffix ? syntax.parent(at) : at
        if syntax.argumentPlace(of: whole) == nil { return true }
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  /// Whether a call makes a view of the project.
  private static func isView(
    _ callee: NodeID, _ file: IndexedFile, _ syntax: FileSyntax, _ index: ProjectIndex
  ) -> Bool {
    guard syntax.tree.kind(callee) == .identifier else { return false }
    let context = file.facts.types[syntax.type(around: callee, in: file.facts)].path
    guard case .found(let group) = index.findType(syntax.tree.names.string(syntax.tree.name(callee)), from: context)
    else { return false }
    return index.conformances[group].isView
  }

  // MARK: Messages

  private static func message(_ name: String, owner: String) -> String {
    "'\(owner)' takes the closure '\(name)' only to hand it on, and closures make it differ each time that its parent is evaluated; give the view that calls it another way to the action, as an environment value or a model"
  }
}
