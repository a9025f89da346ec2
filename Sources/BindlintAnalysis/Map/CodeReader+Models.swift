import BindlintSyntax

/// Finds the members of classes that a reference goes through.
extension CodeReader {
  func addModelAccesses(_ reference: CodeReference, _ origin: ReferenceOrigin, to code: inout MemberCode) {
    let parts = reference.parts
    guard tree.kind(parts[0]) != .keyPath else { return }
    let first = code.models.count
    // In a class's own code a bare name is a member of it.
    if case .member(let name) = origin.root, syntax.scopes.local(parts[0]) == nil,
      let group = index.group(path: resolver.contextPath(parts[0])), models.isModel(group, seenFrom: file)
    {
      let isSelf = tree.name(parts[0]) == .self
      add(name, of: group, node: isSelf ? parts[1] : parts[0], base: isSelf ? "self" : "", reference, origin, to: &code)
    }
    for (position, part) in parts.enumerated().dropFirst() where tree.kind(part) == .memberSuffix {
      let id = names.bare(tree.name(part))
      let name = names.string(id)
      guard models.memberNames.contains(name) else { continue }
      if position == 1, tree.name(parts[0]) == .self { continue }
      guard let type = resolver.type(ofPrefix: Array(parts[..<position])) ?? aliasedElement(parts, position),
        let group = type.with(type.shape.unwrapped).group(in: index), models.isModel(group, seenFrom: file)
      else { continue }
      let before = ByteRange(tree.range(parts[0]).start, tree.range(parts[position - 1]).end)
      add(name, of: group, node: part, base: MapText.flat(file.text(before)), reference, origin, to: &code)
    }
    guard code.models.count > first else { return }
    let last = code.models.count - 1
    switch reference.role {
    case .read where endsInMutation(parts, of: code.models[last]), .write:
      code.models[last].isWrite = true
      code.models[last].isRead = false
    case .update: code.models[last].isWrite = true
    case .read: break
    }
    if origin.isProjection {
      code.models[last].isProjection = true
      if let inner = bindingRead(reference) {
        var read = code.models[last]
        read.isProjection = false
        read.isRead = true
        read.isWrite = false
        read.context = inner.inside(reference.context)
        code.models.append(read)
      }
    }
  }

  private func add(
    _ name: String, of group: Int, node: NodeID, base: String, _ reference: CodeReference, _ origin: ReferenceOrigin,
    to code: inout MemberCode
  ) {
    code.models.append(
      ModelAccess(
        group: group, name: name, node: node, base: base, origin: origin, isWrite: false, isRead: true,
        isProjection: false, context: reference.context))
  }

  /// `model.items.append(x)` changes `items`.
  private func endsInMutation(_ parts: [NodeID], of access: ModelAccess) -> Bool {
    guard let method = mutatingCall(parts) else { return false }
    return method != access.node
  }

  /// The method of the standard collections and values that changes what a chain denotes.
  private func mutatingCall(_ parts: [NodeID]) -> NodeID? {
    CodeReader.mutatingCall(parts, tree)
  }

  static func mutatingCall(_ parts: [NodeID], _ tree: SyntaxTree) -> NodeID? {
    guard parts.count > 2, tree.kind(parts[parts.count - 1]) == .callSuffix,
      tree.kind(parts[parts.count - 2]) == .memberSuffix,
      AccessCollector.mutatingMethods.contains(tree.names.string(tree.name(parts[parts.count - 2])))
    else { return nil }
    return parts[parts.count - 2]
  }

  private static let elements: Set<String> = ["first", "last", "randomElement", "min", "max"]
  private static let collections: Set<String> = ["filter", "sorted", "reversed", "shuffled", "prefix", "suffix"]

  /// The type of a local that is an element of a property whose type is an alias of a collection: of `typealias
  /// Notes = [Note]` a row, or what `first(where:)` finds.
  private func aliasedElement(_ parts: [NodeID], _ position: Int) -> ResolvedType? {
    guard parts[1..<position].allSatisfy({ [.optionalSuffix, .forceSuffix].contains(tree.kind($0)) }),
      let local = syntax.scopes.local(parts[0]), let path = resolver.contextPath(parts[0]).nonEmpty,
      let group = index.group(path: path)
    else { return nil }
    let names = Set(index.members(of: group).filter { index.member($0).kind == .property }.map(index.name))
    guard let origin = origin(of: [parts[0]], memberNames: names, depth: 0), case .member(let name) = origin.root
    else { return nil }
    let behind = origin.path.filter { !CodeReader.collections.contains($0) }
    let isRow = [.closureParameter, .forStmt].contains(tree.kind(syntax.scopes.locals[local].declaration))
    guard isRow ? behind.isEmpty : behind.count == 1 && CodeReader.elements.contains(behind[0]) else { return nil }
    guard let type = resolver.member(name, of: path), type.group(in: index) == nil,
      case .named(let alias, _) = type.shape.unwrapped, let target = index.aliasTarget(alias)
    else { return nil }
    return TypeShape(parsing: target).unwrapped.element.map { type.with($0) }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
