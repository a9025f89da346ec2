import BindlintSyntax

/// The types that a subscript's signature needs, spelled for the file that it goes to.
struct SubscriptTypes {
  let judge: BindingJudge
  private var index: ProjectIndex { judge.index }
  private var syntax: FileSyntax { judge.syntax }
  private var tree: SyntaxTree { judge.syntax.tree }
  private var resolver: TypeResolver { TypeResolver(index: judge.index, number: judge.pass.number) }

  /// A type that can be a key, with the access that it limits the subscript to.
  struct Key {
    var spelling: String
    var access: Access
    /// The file that the type is private to.
    var file: Int?
  }

  // MARK: Keys

  /// The type of a key: as the storage spells it where the key is what the storage is asked for, else the key's own.
  func key(_ key: SubscriptKey, storage: StorageAccess, storageType: ResolvedType?, host: Int?) -> Key? {
    if let spelled = fromAccessor(key, host: host) {
      return checked(spelled.shape, context: spelled.context, isStorage: true, host: host)
    }
    if let storageType, let spelled = fromStorage(key, storage, storageType) {
      return checked(spelled, context: storageType.context, isStorage: true, host: host)
    }
    guard let type = type(of: key) else { return nil }
    return checked(type.shape, context: type.context, isStorage: false, host: host)
  }

  /// `X` of `Set<X>` for `contains(key)`, `K` of `[K: V]` for `[key]`, the type compared with.
  private func fromStorage(_ key: SubscriptKey, _ storage: StorageAccess, _ type: ResolvedType) -> TypeShape? {
    for place in key.places {
      guard let context = argumentContext(at: place) else { continue }
      switch (context, type.shape) {
      case (.index, .dictionary(let keyType, _)): return keyType
      case (.call("contains"), .set(let element)), (.call("contains"), .array(let element)): return element
      case (.call("insert"), .set(let element)), (.call("append"), .array(let element)): return element
      case (.comparison, .optional(let wrapped)): return wrapped
      case (.comparison, .named): return type.shape
      default: continue
      }
    }
    return nil
  }

  /// The type of the parameter that a key goes to in a method of the model: `isVisited(_ id: Int)`.
  private func fromAccessor(_ key: SubscriptKey, host: Int?) -> ResolvedType? {
    guard let host else { return nil }
    for place in key.places {
      guard let node = expression(at: place) else { continue }
      let argument = syntax.parent(node)
      let suffix = syntax.parent(argument)
      guard tree.kind(argument) == .argument, tree.kind(suffix) == .callSuffix else { continue }
      let parts = Array(tree.children(syntax.parent(suffix)))
      guard let position = parts.firstIndex(of: suffix), position > 0 else { continue }
      let name = tree.names.string(tree.name(parts[position - 1]))
      let methods = index.members(named: name, of: host).filter { index.member($0).kind == .function }
      guard methods.count == 1 else { continue }
      let other = index.files[methods[0].file].syntax()
      let arguments = tree.children(suffix).filter { tree.kind($0) == .argument }
      guard let clause = other.tree.child(index.member(methods[0]).node, .parameterClause),
        let number = arguments.firstIndex(of: argument)
      else { continue }
      let parameters = other.tree.children(clause).filter { other.tree.kind($0) == .parameter }
      guard parameters.count == arguments.count, let type = other.tree.child(parameters[number], .type) else {
        continue
      }
      return ResolvedType(shape: TypeShape(parsing: other.tree.text(type)), context: index.groups[host].path)
    }
    return nil
  }

  private enum Context: Equatable { case index, call(String), comparison }

  /// What the expression at `place` is an argument of: directly, with nothing around it.
  private func argumentContext(at place: ByteRange) -> Context? {
    guard let node = expression(at: place) else { return nil }
    let parent = syntax.parent(node)
    switch tree.kind(parent) {
    case .argument:
      let suffix = syntax.parent(parent)
      if tree.kind(suffix) == .indexSuffix { return .index }
      guard tree.kind(suffix) == .callSuffix else { return nil }
      let parts = Array(tree.children(syntax.parent(suffix)))
      guard let position = parts.firstIndex(of: suffix), position > 0 else { return nil }
      if let label = tree.child(parent, .label), tree.names.string(tree.name(label)) != "of" { return nil }
      return .call(tree.names.string(tree.name(parts[position - 1])))
    case .sequence:
      let parts = Array(tree.children(parent))
      let isComparison = parts.contains { tree.kind($0) == .binaryOperator && ["==", "!="].contains(tree.text($0)) }
      return isComparison && parts.count == 3 ? .comparison : nil
    default: return nil
    }
  }

  private func expression(at place: ByteRange) -> NodeID? {
    for side in [judge.binding.getter, judge.binding.setter] {
      var at = side
      let end = tree.after(side)
      while at < end {
        if tree.range(at) == place, tree.kind(at) != .argument { return at }
        at = NodeID(at.index + 1)
      }
    }
    return nil
  }

  private func type(of key: SubscriptKey) -> ResolvedType? {
    guard tree.kind(key.node) == .chain else { return resolver.type(of: key.node) }
    guard let place = key.places.first else { return nil }
    let parts = Array(tree.children(key.node).prefix { tree.range($0).end <= place.end })
    // The id of an element is spelled as such: it stays right when the id's own type changes.
    if let last = parts.last, tree.kind(last) == .memberSuffix, tree.name(last) == .id,
      let owner = resolver.type(ofPrefix: Array(parts.dropLast())), let group = owner.group(in: index),
      isIdentifiable(group)
    {
      return ResolvedType(shape: .named(index.groups[group].path + ".ID", []), context: "")
    }
    return resolver.type(ofPrefix: parts)
  }

  /// Only types that are surely `Hashable`, spelled so that the host's file understands them.
  private func checked(_ shape: TypeShape, context: String, isStorage: Bool, host: Int?) -> Key? {
    switch shape {
    case .optional(let wrapped):
      guard var inner = checked(wrapped, context: context, isStorage: isStorage, host: host) else { return nil }
      inner.spelling += "?"
      return inner
    case .named(let name, let arguments):
      if StandardTypes.hashable.contains(name), arguments.isEmpty {
        return Key(spelling: name, access: .openAccess, file: nil)
      }
      if isStorage, isGenericParameter(name, of: host) { return Key(spelling: name, access: .openAccess, file: nil) }
      if name.hasSuffix(".ID") {
        let owner = String(name.dropLast(3))
        guard case .found(let group) = index.findType(owner, from: context) else { return nil }
        guard isIdentifiable(group) else { return nil }
        return limited(group, spelling: index.groups[group].path + ".ID")
      }
      guard arguments.isEmpty, case .found(let group) = index.findType(name, from: context) else { return nil }
      guard KeyType.isHashable(group: group, index) else { return nil }
      return limited(group, spelling: index.groups[group].path)
    default: return nil
    }
  }

  private func isIdentifiable(_ group: Int) -> Bool {
    let conformances = index.conformances[group]
    return !conformances.unknown.isDisjoint(with: ["Identifiable", "Persistable", "NSManagedObject"])
      || index.groups[group].declarations.contains { reference in
        let file = index.files[reference.file]
        return file.facts.attributes[index.type(reference).attributeRange].contains {
          file.names.string($0.name) == "Model"
        }
      }
  }

  private func isGenericParameter(_ name: String, of group: Int?) -> Bool {
    guard let group else { return false }
    return index.groups[group].declarations.contains { index.type($0).genericParameters.contains(name) }
  }

  private func limited(_ group: Int, spelling: String) -> Key? {
    guard let declaration = index.groups[group].declarations.first else { return nil }
    // The outermost limit: a type nested in a private one is no wider than that.
    var access = Access.openAccess
    let facts = index.files[declaration.file].facts
    var type = declaration.type
    while type > 0 {
      access = min(access, facts.types[type].access)
      if facts.types[type].isLocal { return nil }
      if type != declaration.type || facts.types[type].parent > 0, facts.types[type].access == .privateAccess {
        return nil
      }
      type = facts.types[type].parent
    }
    return Key(spelling: spelling, access: access, file: access <= .fileprivateAccess ? declaration.file : nil)
  }

  // MARK: Values

  private static let booleanLabels: Set<String> = ["isOn", "isPresented", "isExpanded", "isActive", "isEditing"]

  /// The type of the binding's value.
  func value(getter: MovableParts, storage: StorageAccess, storageType: ResolvedType?) -> String? {
    if let written = judge.binding.writtenValue { return tree.text(written) }
    if let expected = fromPlace() { return expected }
    if let result = fromResult() { return result }
    guard let value = syntax.singleExpression(of: judge.binding.getter) else { return nil }
    return fromExpression(value)
  }

  /// What the argument's place expects: a control, or a view of the project.
  private func fromPlace() -> String? {
    let argument = syntax.parent(judge.binding.fact.chain)
    guard tree.kind(argument) == .argument else { return nil }
    let label = tree.child(argument, .label).map { tree.names.string(tree.name($0)) } ?? ""
    let call = syntax.parent(argument)
    guard tree.kind(call) == .callSuffix else { return nil }
    let parts = Array(tree.children(syntax.parent(call)))
    guard let place = parts.firstIndex(of: call), place > 0 else { return nil }
    let callee = tree.names.string(tree.name(parts[place - 1]))
    if case .found(let group) = index.findType(callee, from: judge.typePath) {
      guard let member = index.members(named: label, of: group).first(where: { index.member($0).kind == .property }),
        judge.wrapper(of: member) == "Binding", index.member(member).typeSource == .annotation
      else { return nil }
      return index.files[member.file].text(index.member(member).typeRange)
    }
    if SubscriptTypes.booleanLabels.contains(label) { return "Bool" }
    if label == "text", ["TextField", "SecureField", "TextEditor", "searchable"].contains(callee) { return "String" }
    return nil
  }

  /// A helper that returns the binding says its type.
  private func fromResult() -> String? {
    let parent = syntax.parent(judge.binding.fact.chain)
    let isResult =
      tree.kind(parent) == .codeBlock || tree.kind(parent) == .returnStmt || tree.kind(parent) == .accessorBlock
    guard isResult else { return nil }
    let member = judge.pass.file.facts.members[judge.binding.fact.member]
    guard case .named("Binding", let arguments) = TypeShape(parsing: judge.pass.file.text(member.typeRange)),
      let first = arguments.first
    else { return nil }
    return first.spelling
  }

  private func fromExpression(_ expression: NodeID) -> String? {
    let node = syntax.strip(expression)
    if tree.kind(node) == .prefixOperation, tree.text(node).hasPrefix("!") { return "Bool" }
    if tree.kind(node) == .sequence {
      for part in tree.children(node) where tree.kind(part) == .binaryOperator {
        if ["==", "!=", "&&", "||", "<", ">", "<=", ">="].contains(tree.text(part)) { return "Bool" }
      }
    }
    guard let type = resolver.type(of: node), type.shape.isSpelled else { return nil }
    if case .named(let name, _) = type.shape, !StandardTypes.values.contains(name) {
      guard let group = type.group(in: index) else { return nil }
      return index.groups[group].path
    }
    return type.shape.spelling
  }
}

extension TypeShape {
  /// Whether every part of it is known.
  var isSpelled: Bool {
    switch self {
    case .unknown, .function: false
    case .named(_, let arguments): arguments.allSatisfy(\.isSpelled)
    case .array(let inner), .set(let inner), .optional(let inner): inner.isSpelled
    case .dictionary(let key, let value): key.isSpelled && value.isSpelled
    case .tuple(let parts): parts.allSatisfy(\.isSpelled)
    }
  }
}
