import BindlintSyntax

/// How a root can be projected, as a prefix to write a path behind.
enum ProjectedRoot: Equatable {
  /// `$model`: a binding of the value itself.
  case binding(String)
  /// `$model`, where only members can be projected.
  case members(String)
  /// `Bindable(model)`, for an observable object without `$`.
  case bindable(String)

  var text: String {
    switch self {
    case .binding(let text), .members(let text), .bindable(let text): text
    }
  }
}

/// Which projection reaches a storage path.
struct ProjectionPath {
  let judge: BindingJudge

  private var syntax: FileSyntax { judge.syntax }
  private var tree: SyntaxTree { judge.syntax.tree }
  private var index: ProjectIndex { judge.index }

  // MARK: Redundant bindings

  /// Getter and setter are the same plain path and nothing else, and a projection reaches it.
  func redundancy() -> Redundancy? {
    let binding = judge.binding
    guard tree.kind(binding.getter) == .closure, tree.kind(binding.setter) == .closure,
      let value = syntax.singleExpression(of: binding.getter), hasNoCaptures(binding.getter),
      hasNoCaptures(binding.setter), syntax.parameters(of: binding.setter).count <= 1
    else { return nil }
    let statements = syntax.statements(of: binding.setter)
    guard statements.count == 1, tree.kind(statements[0]) == .sequence else { return nil }
    let parts = Array(tree.children(statements[0]))
    guard parts.count == 3, tree.kind(parts[1]) == .assignment,
      syntax.isFirstParameter(syntax.strip(parts[2]), of: binding.setter)
    else { return nil }
    let collector = AccessCollector(
      syntax: syntax, file: judge.pass.file, index: index, group: judge.group, region: binding.getter)
    guard let read = collector.access(of: value), let written = collector.access(of: parts[0]),
      read.root == written.root, read.steps == written.steps, read.method == nil, written.method == nil,
      namesWrapper(value) == namesWrapper(parts[0])
    else { return nil }
    var names: [String] = []
    for step in read.steps {
      guard case .member(let name) = step else { return nil }
      names.append(name)
    }
    if let shared = SharedRoot(read.root, judge: judge) {
      guard names.count > shared.steps, shared.steps == 0 || names.first == shared.member else { return nil }
      names.removeFirst(shared.steps)
    }
    guard let root = projection(of: read.root, at: value), isSettable(names, from: read.root, root: root) else {
      return nil
    }
    if names.isEmpty {
      switch root {
      case .binding: break
      case .bindable(let text) where text.hasPrefix("Bindable(self)."): break
      default: return nil
      }
    }
    if let written = binding.writtenValue, !agrees(written, read) { return nil }
    let path = names.isEmpty ? root.text : root.text + "." + names.joined(separator: ".")
    return Redundancy(replacement: path, path: tree.text(value))
  }

  /// `_x.wrappedValue`, which is left alone against `x`.
  private func namesWrapper(_ node: NodeID) -> Bool {
    tree.kind(node) == .chain && tree.children(node).contains { tree.name($0) == .wrappedValue }
  }

  private func hasNoCaptures(_ closure: NodeID) -> Bool {
    guard let signature = tree.child(closure, .closureSignature) else { return true }
    return tree.child(signature, .captureList) == nil
  }

  /// `Binding<Double>` over a property of another type converts.
  private func agrees(_ written: NodeID, _ read: StorageAccess) -> Bool {
    let resolver = TypeResolver(index: index, number: judge.pass.number)
    guard let type = resolver.type(of: read.node) else { return true }
    let asked = TypeShape(parsing: tree.text(written))
    return type.shape == asked || type.shape == .unknown
      || type.shape.spelling.hasSuffix("." + asked.spelling) || asked.spelling.hasSuffix("." + type.shape.spelling)
  }

  // MARK: Roots

  /// The projection of a root where it is in scope at `node`; nil where there is none.
  func projection(of root: AccessRoot, at node: NodeID) -> ProjectedRoot? {
    switch root {
    case .instance: return nil
    case .global(let name): return shared(name, at: node)
    case .local(let number): return local(number, at: node)
    case .member(let name): return member(name, at: node)
    }
  }

  private func member(_ name: String, at node: NodeID) -> ProjectedRoot? {
    guard let group = judge.group,
      let property = index.members(named: name, of: group).first(where: { index.member($0).kind == .property })
    else { return nil }
    let fact = index.member(property)
    guard !fact.flags.contains(.isStatic) else { return nil }
    let resolver = TypeResolver(index: index, number: judge.pass.number)
    let type = resolver.type(ofMember: property)
    let isShadowed = isShadowed(name, at: node)
    let dollar = isShadowed ? "self.$\(name)" : "$\(name)"
    switch judge.wrapper(of: property) {
    case "State", "Binding", "AppStorage", "SceneStorage": return .binding(dollar)
    case "Bindable", "StateObject", "ObservedObject", "EnvironmentObject": return .members(dollar)
    case "FocusState", "GestureState", "Published", "Query", "FetchRequest": return nil
    case .some(let wrapper) where wrapper != "Environment": return nil
    default: break
    }
    // Inside an observable class the property's owner is the root: `Bindable(self).name`.
    if isObservableClass(group) { return .bindable("Bindable(self).\(name)") }
    guard let type, judge.isObservable(type) else { return nil }
    return .bindable("Bindable(\(isShadowed ? "self." : "")\(name))")
  }

  private func isObservableClass(_ group: Int) -> Bool {
    judge.isObservable(ResolvedType(shape: .named(index.groups[group].path, []), context: ""))
  }

  /// Whether a local in scope at `node` has the name of a member.
  private func isShadowed(_ name: String, at node: NodeID) -> Bool {
    guard let id = tree.names.find(NameKey(name)) else { return false }
    // A wrapped local of that name has its own `$`.
    for local in syntax.scopes.locals where local.name == id && !local.isWrapped {
      if tree.isInside(node, of: local.owner), local.node < node, local.owner.index != 0 { return true }
    }
    return false
  }

  private func local(_ number: Int, at node: NodeID) -> ProjectedRoot? {
    let local = syntax.scopes.locals[number]
    let name = tree.names.string(local.name)
    if local.isWrapped {
      if local.kind == .closureParameter { return .binding("$\(name)") }
      // `@Bindable var model = model`, `@State`, `@Binding` of a local.
      let declaration = syntax.parent(local.declaration)
      let wrappers = tree.children(declaration).filter { tree.kind($0) == .attribute }
        .compactMap { tree.child($0, .attributeName) }.map { tree.name($0).known }
      if wrappers.contains(.Bindable) { return .members("$\(name)") }
      if wrappers.contains(.State) || wrappers.contains(.Binding) { return .binding("$\(name)") }
      return nil
    }
    guard !judge.isInternal(.local(number)) else { return nil }
    let resolver = TypeResolver(index: index, number: judge.pass.number)
    var at = judge.binding.fact.chain
    let end = tree.after(at)
    while at < end {
      if tree.kind(at) == .identifier, syntax.scopes.local(at) == number {
        guard let type = resolver.type(ofName: at), judge.isObservable(type) else { return nil }
        return .bindable("Bindable(\(tree.text(at)))")
      }
      at = NodeID(at.index + 1)
    }
    return nil
  }

  /// A singleton: `Bindable(Settings.shared)`.
  private func shared(_ name: String, at node: NodeID) -> ProjectedRoot? {
    guard let root = SharedRoot(name, judge: judge), judge.isObservable(root.type) else { return nil }
    return .bindable("Bindable(\(root.text))")
  }

  // MARK: Steps

  /// Whether every step from the root can be set from here.
  func isSettable(_ names: [String], from root: AccessRoot, root projected: ProjectedRoot) -> Bool {
    if names.contains(where: { ["wrappedValue", "projectedValue", "transaction", "self"].contains($0) }) {
      return false
    }
    var current = rootType(root)
    if case .member(let name) = root, let group = judge.group, isObservableClass(group),
      case .bindable(let text) = projected, text.hasPrefix("Bindable(self)")
    {
      guard let own = settable(name, of: group) else { return false }
      current = own
    }
    for (position, name) in names.enumerated() {
      guard let type = current, let group = type.group(in: index) else {
        // Unseen: one step of a wrapped root is what the closure writes anyway.
        return names.count - position == 1 && position == 0 && isWrapped(projected)
      }
      guard let next = settable(name, of: group) else { return false }
      current = next.shape == .unknown ? nil : next
    }
    return true
  }

  private func isWrapped(_ root: ProjectedRoot) -> Bool {
    if case .bindable = root { return false }
    return true
  }

  private func rootType(_ root: AccessRoot) -> ResolvedType? {
    if let shared = SharedRoot(root, judge: judge) { return shared.type }
    let resolver = TypeResolver(index: index, number: judge.pass.number)
    switch root {
    case .member(let name): return judge.group.flatMap { resolver.member(name, ofGroup: $0) }
    case .local(let number):
      var at = judge.binding.fact.chain
      let end = tree.after(at)
      while at < end {
        if tree.kind(at) == .identifier, syntax.scopes.local(at) == number { return resolver.type(ofName: at) }
        at = NodeID(at.index + 1)
      }
      return nil
    default: return nil
    }
  }

  /// The type of a property that can be set from the binding's place; nil where it can't or is not in sight.
  private func settable(_ name: String, of group: Int) -> ResolvedType? {
    var found = index.members(named: name, of: group)
    for base in index.conformances[group].superclasses.union(index.conformances[group].protocols).sorted()
    where found.isEmpty {
      found = index.members(named: name, of: base)
    }
    guard let property = found.first(where: { index.member($0).kind == .property }) else { return nil }
    let fact = index.member(property)
    guard !fact.flags.contains(.isLet), !fact.flags.contains(.isStatic) else { return nil }
    guard fact.flags.contains(.isStored) || fact.flags.contains(.hasSetter) else { return nil }
    let isHere = property.file == judge.pass.number
    if fact.flags.contains(.hasPrivateSetter) || fact.access <= .fileprivateAccess, !isHere { return nil }
    if fact.flags.contains(.hasPrivateSetter) || fact.access == .privateAccess, judge.group != group { return nil }
    return TypeResolver(index: index, number: judge.pass.number).type(ofMember: property)
      ?? ResolvedType(shape: .unknown, context: "")
  }
}
