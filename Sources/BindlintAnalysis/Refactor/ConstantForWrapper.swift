import BindlintSyntax

/// Declares a property or local with `let` in place of a wrapper and `var`.
enum ConstantForWrapper {
  /// Why a `let` might not compile in its place.
  static func refusal(
    _ property: WrappedProperty, uses: UseFlags, storage: UseFlags, _ pass: Pass
  ) -> String? {
    let fact = property.fact
    let index = pass.index
    if fact.flags.contains(.hasInitialValue) { return "it has a default value" }
    if fact.flags.contains(.sharesDeclaration) { return "it shares its declaration" }
    if fact.flags.contains(.hasPrivateSetter) { return "its setter has an access level of its own" }
    if fact.flags.contains(.hasObservers) { return "it has observers" }
    if !storage.isEmpty { return "an initializer assigns the wrapper" }
    if uses.contains(.write) { return "it is assigned outside of initializers" }
    let conformances = index.conformances[property.group]
    let isRequired = conformances.protocols.contains { !index.members(named: property.name, of: $0).isEmpty }
    let unseen = conformances.unknown.filter { !SwiftUIProtocols.harmless.contains($0) }
    if isRequired || (!unseen.isEmpty && fact.access > .fileprivateAccess) { return "a protocol may ask for it" }
    if fact.access > .fileprivateAccess, pass.queries.isHeld(index.groups[property.group].name),
      pass.queries.hasMemberUse(of: property.name)
    {
      return "other code may assign it"
    }
    for initializer in index.members(of: property.group) where index.member(initializer).kind == .initializer {
      let syntax = index.files[initializer.file].syntax()
      let writes = InitializerAccess.all(
        in: index.member(initializer).node, of: [property.name], syntax
      ).filter { $0.kind == .write }
      if writes.count > 1 { return "an initializer assigns it more than once" }
    }
    return nil
  }

  /// Whether a local gets another value after its declaration.
  static func isAssigned(_ declaration: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    guard let number = syntax.scopes.locals.firstIndex(where: { $0.node == declaration }) else { return true }
    var at = declaration
    let end = tree.after(syntax.scopes.locals[number].owner)
    while at < end {
      if tree.kind(at) == .assignment, let target = tree.firstChild(syntax.parent(at)),
        syntax.scopes.local(syntax.strip(target)) == number
      {
        return true
      }
      if tree.kind(at) == .inoutExpr { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }

  /// Takes the attribute away and writes `let` for `var`.
  static func edits(_ binding: NodeID, attribute: NodeID, _ pass: Pass) -> [TextEdit]? {
    let syntax = pass.file.syntax()
    let tree = syntax.tree
    let declaration = syntax.parent(binding)
    guard syntax.parent(attribute) == declaration, tree.firstToken(binding).index > 0 else { return nil }
    guard tree.children(declaration).filter({ tree.kind($0) == .patternBinding }).count == 1,
      tree.children(declaration).filter({ tree.kind($0) == .attribute }).count == 1
    else { return nil }
    let introducer = TokenID(tree.firstToken(binding).index - 1)
    let next = tree[tree.endToken(attribute)].start
    let between = pass.file.text(ByteRange(tree.range(attribute).end, next))
    guard tree.text(introducer) == "var", between.allSatisfy(\.isWhitespace) else { return nil }
    return [
      TextEdit(pass.location(ByteRange(tree.range(attribute).start, next)), ""),
      TextEdit(pass.location(tree.range(introducer)), "let"),
    ]
  }
}
