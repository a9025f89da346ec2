import BindlintSyntax

/// An `@Bindable` whose projection nobody uses.
///
///     @Bindable var profile: Profile      // only read: `let profile: Profile` does the same
///     var body: some View { Text(profile.name) }
///
/// Reads of an observable object are followed with or without the wrapper. The wrapper says that the view makes
/// bindings to the object, which is not so.
enum UnprojectedBindable: Rule {
  static let id = RuleID("unprojected_bindable")

  static func check(_ pass: Pass) {
    guard pass.file.facts.mayUseSwiftUI else { return }
    for property in pass.properties(wrappedIn: .Bindable) where !pass.isOfTheProject("Bindable", in: property.group) {
      check(property, pass)
    }
    for local in pass.file.facts.localBindables where !local.isProjected { report(local, pass) }
  }

  // MARK: Properties

  private static func check(_ property: WrappedProperty, _ pass: Pass) {
    let index = pass.index
    let name = property.name
    let uses = index.ownUses(of: name, in: property.group)
    let storage = index.ownUses(of: "_" + name, in: property.group)
    guard index.ownUses(of: "$" + name, in: property.group).isEmpty, !storage.contains(.read),
      !storage.contains(.memberWrite), !property.fact.flags.contains(.isBroken)
    else { return }
    let isPrivate = property.fact.access <= .fileprivateAccess
    // Unused altogether: another rule speaks.
    if uses.isDisjoint(with: [.read, .write, .memberWrite]), isPrivate || !pass.queries.hasMemberUse(of: name) {
      return
    }
    if !isPrivate, pass.queries.hasMemberUse(of: "$" + name) || pass.queries.hasMemberUse(of: "_" + name) { return }
    if property.fact.access >= .publicAccess { return }
    for context in index.groups[property.group].contexts {
      if index.files[context.file].code.readsEverything(in: context.type)
        || isBoundByClosures(name, in: context.file, pass)
      {
        return
      }
    }
    let tree = pass.file.syntax().tree
    guard isOfSwiftUI(property.attribute, tree) else { return }
    let refusal = ConstantForWrapper.refusal(property, uses: uses, storage: storage, pass)
    let edits = refusal == nil ? ConstantForWrapper.edits(property.fact.node, attribute: property.attribute, pass) : nil
    report(
      name, at: property.fact.nameRange, edits: edits, refusal: refusal ?? "the declaration can't be edited cleanly",
      symbol: "\(index.groups[property.group].path).\(name)", pass)
  }

  /// `@Perception.Bindable` is another wrapper.
  private static func isOfSwiftUI(_ attribute: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let name = tree.child(attribute, .attributeName) else { return false }
    return ["Bindable", "SwiftUI.Bindable"].contains(tree.text(name))
  }

  /// Whether closures bind to it by hand: who replaces them by a projection wants the wrapper.
  private static func isBoundByClosures(_ name: String, in number: Int, _ pass: Pass) -> Bool {
    let file = pass.index.files[number]
    guard !file.facts.closureBindings.isEmpty, let id = file.names.find(name) else { return false }
    let tree = file.syntax().tree
    return file.facts.closureBindings.contains { binding in
      var at = binding.chain
      let end = tree.after(at)
      while at < end {
        if tree.kind(at) == .identifier || tree.kind(at) == .memberSuffix, tree.name(at) == id { return true }
        at = NodeID(at.index + 1)
      }
      return false
    }
  }

  // MARK: Locals

  private static func report(_ local: LocalBindableFact, _ pass: Pass) {
    let syntax = pass.file.syntax()
    let tree = syntax.tree
    let binding = syntax.parent(local.node)
    let declaration = syntax.parent(binding)
    guard
      let attribute = tree.children(declaration).first(where: { child in
        tree.kind(child) == .attribute && tree.child(child, .attributeName).map { tree.name($0) == .Bindable } ?? false
      }), isOfSwiftUI(attribute, tree)
    else { return }
    let name = tree.names.string(tree.name(local.node))
    guard !isBoundByClosures(name, in: pass.number, pass) else { return }
    if let value = tree.child(binding, .initializerClause).flatMap({ tree.firstChild($0) }),
      tree.kind(value) == .identifier, tree.name(value) == tree.name(local.node), tree.child(binding, .type) == nil,
      tree.children(declaration).filter({ tree.kind($0) == .patternBinding || tree.kind($0) == .attribute }).count == 2,
      !ConstantForWrapper.isAssigned(local.node, syntax),
      pass.file.facts.types[syntax.type(around: declaration, in: pass.file.facts)].kind == .structType
    {
      // `let form = form` would do nothing at all.
      let fix = Fix(
        title: "Remove the copy of '\(name)'", applicability: .safe,
        edits: [StatementRemoval(file: pass.file).edit(tree.range(declaration), pass)])
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(tree.range(local.node)), message(name, "remove this copy"),
          symbol: BindingSymbol.of(local.member, pass), fix: fix))
      return
    }
    let isPlain = tree.child(binding, .initializerClause) != nil && !ConstantForWrapper.isAssigned(local.node, syntax)
    report(
      name, at: tree.range(local.node),
      edits: isPlain ? ConstantForWrapper.edits(binding, attribute: attribute, pass) : nil,
      refusal: "it is assigned again", symbol: BindingSymbol.of(local.member, pass), pass)
  }

  private static func report(
    _ name: String, at range: ByteRange, edits: [TextEdit]?, refusal: String, symbol: String, _ pass: Pass
  ) {
    let fix = edits.map { Fix(title: "Declare '\(name)' with 'let'", applicability: .safe, edits: $0) }
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(range), message(name), symbol: symbol, fix: fix,
        fixRefusal: fix == nil ? refusal : nil))
  }

  // MARK: Messages

  private static func message(_ name: String, _ advice: String = "declare it with 'let'") -> String {
    "'@Bindable' of '\(name)' does nothing: no binding is made through it, and reads are observed without it; \(advice)"
  }
}
