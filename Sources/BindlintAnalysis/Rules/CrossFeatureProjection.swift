import BindlintSyntax

/// A binding into the state of another feature, made through this feature's store.
///
///     TextField("Name", text: $store.child.name)    // the child's reducer never sees the edit
///
/// The projection sends this feature's binding action with the whole child state in it. What the child does on its own
/// binding actions doesn't happen.
enum CrossFeatureProjection: Rule {
  static let id = RuleID("cross_feature_projection")

  static func check(_ pass: Pass) {
    let names = pass.file.names
    guard pass.file.facts.mayUseSwiftUI, names.find("StoreOf") != nil || names.find("Store") != nil,
      projectsAStore(pass)
    else { return }
    let syntax = pass.file.syntax()
    let tree = syntax.tree
    let resolver = TypeResolver(index: pass.index, number: pass.number)
    for chain in syntax.descendants(tree.root) where tree.kind(chain) == .chain {
      var parts = Array(tree.children(chain))
      if let first = parts.first, tree.name(first) == .self { parts.removeFirst() }
      guard parts.count >= 3, tree.names.isDollar(tree.name(parts[0])), tree.kind(parts[1]) == .memberSuffix,
        tree.kind(parts[2]) == .memberSuffix, !isOwnAction(parts, tree),
        let store = store(parts[0], resolver, pass),
        let child = childFeature(tree.name(parts[1]), of: store, tree, pass)
      else { continue }
      report(chain, parts, child, pass, syntax)
    }
  }

  /// Whether a property that holds a store, or a local of the usual name, is projected at all.
  private static func projectsAStore(_ pass: Pass) -> Bool {
    let facts = pass.file.facts
    if pass.file.names.find("$store") != nil { return true }
    return facts.members.contains { member in
      member.kind == .property && member.typeSource == .annotation
        && pass.file.names.find("$" + pass.file.names.string(member.name)) != nil
        && pass.file.text(member.typeRange).hasPrefix("Store")
    }
  }

  /// `$store.child.name.sending(\.nameChanged)` sends an action of this feature's own.
  private static func isOwnAction(_ parts: [NodeID], _ tree: SyntaxTree) -> Bool {
    parts.contains { tree.kind($0) == .memberSuffix && tree.names.string(tree.name($0)) == "sending" }
      || tree.names.string(tree.name(parts[2])) == "wrappedValue"
  }

  /// The group of the state that a store holds.
  private static func store(_ base: NodeID, _ resolver: TypeResolver, _ pass: Pass) -> Int? {
    let type: ResolvedType?
    if resolver.tree.kind(base) == .identifier {
      type = resolver.type(ofName: base)
    } else {
      let names = resolver.tree.names
      type = resolver.member(names.string(names.bare(resolver.tree.name(base))), of: resolver.contextPath(base))
    }
    guard let type, case .named(let name, let arguments) = type.shape, let first = arguments.first else { return nil }
    switch name {
    case "StoreOf":
      guard let feature = type.with(first).group(in: pass.index) else { return nil }
      return pass.index.group(path: pass.index.groups[feature].path + ".State")
    case "Store": return type.with(first).group(in: pass.index)
    default: return nil
    }
  }

  /// The path of the other feature whose state the member holds.
  private static func childFeature(_ name: NameID, of state: Int, _ tree: SyntaxTree, _ pass: Pass) -> String? {
    let index = pass.index
    guard
      let member = index.members(named: tree.names.string(name), of: state).first(where: {
        index.member($0).kind == .property
      }),
      let type = TypeResolver(index: index, number: member.file).type(ofMember: member),
      case .named(let spelled, let arguments) = type.shape, arguments.isEmpty,
      spelled.hasSuffix(".State") || spelled == "State",
      let group = type.group(in: index), group != state
    else { return nil }
    let path = index.groups[group].path
    guard path.hasSuffix(".State") else { return nil }
    let feature = String(path.dropLast(".State".count))
    let isFeature =
      hasAttribute("ObservableState", group, pass)
      || index.group(path: feature).map { found in
        hasAttribute("Reducer", found, pass) || index.conformances[found].unknown.contains("Reducer")
      } ?? false
    return isFeature ? feature : nil
  }

  private static func hasAttribute(_ name: String, _ group: Int, _ pass: Pass) -> Bool {
    pass.index.groups[group].contexts.contains { context in
      let file = pass.index.files[context.file]
      return file.facts.attributes[file.facts.types[context.type].attributeRange].contains {
        file.names.string($0.name) == name
      }
    }
  }

  private static func report(
    _ chain: NodeID, _ parts: [NodeID], _ feature: String, _ pass: Pass, _ syntax: FileSyntax
  ) {
    let tree = syntax.tree
    let range = ByteRange(tree.range(parts[0]).start, tree.range(parts[2]).end)
    let child = tree.names.string(tree.name(parts[1]))
    let member = pass.file.facts.members.lastIndex { tree.isInside(chain, of: $0.node) } ?? 0
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(range), message(pass.file.text(range), feature),
        symbol: BindingSymbol.of(member, pass),
        suggestion: Suggestion(
          title: "Scope the store, and project in the child's view",
          code: "store.scope(state: \\.\(child), action: \\.\(child))")))
  }

  // MARK: Messages

  private static func message(_ path: String, _ feature: String) -> String {
    "'\(path)' writes the state of '\(feature)' through this feature's binding action, and its reducer never sees the edit; scope the store and project in the child's view"
  }
}
