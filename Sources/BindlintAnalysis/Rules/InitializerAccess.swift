import BindlintSyntax

/// A property used by the code of an initializer itself, closures that run later left out.
struct InitializerAccess {
  enum Kind {
    case read
    /// `x = value`
    case write
    /// `x += value`, `&x`
    case change
    /// `x.y = value`
    case memberChange
    /// `_x = State(...)`
    case seed
  }

  var kind: Kind
  var name: String
  /// The identifier, or the chain `self.x`.
  var node: NodeID
  /// The right side of an assignment, where it is one operand: not `x ?? 0`.
  var value: NodeID?
  /// The whole right side.
  var valueRange: ByteRange?
  /// The innermost list of statements around it.
  var block: NodeID

  /// The accesses to properties of these names in the body of `initializer`, in order of evaluation.
  static func all(in initializer: NodeID, of names: Set<String>, _ syntax: FileSyntax) -> [InitializerAccess] {
    guard let body = syntax.tree.child(initializer, .codeBlock) else { return [] }
    return all(below: body, of: names, syntax)
  }

  /// The accesses below any node.
  static func all(below node: NodeID, of names: Set<String>, _ syntax: FileSyntax) -> [InitializerAccess] {
    var search = Search(syntax: syntax, names: names, block: node)
    search.visit(node)
    return search.found
  }

  private struct Search {
    let syntax: FileSyntax
    let names: Set<String>
    var block: NodeID
    var found: [InitializerAccess] = []

    var tree: SyntaxTree { syntax.tree }

    mutating func visit(_ node: NodeID) {
      switch tree.kind(node) {
      case .closure:
        guard ImmediateClosures.runs(node, syntax) else { return }
        visitBlock(node)
      case .codeBlock, .switchCase, .ifConfigClause: visitBlock(node)
      case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .closureSignature, .type, .keyPath: break
      case .sequence: visitSequence(node)
      case .inoutExpr:
        if let target = tree.firstChild(node), let name = property(target) { add(.change, name, target) }
      case .optionalBinding where tree.child(node, .initializerClause) == nil:
        // `if let x` reads the property of that name.
        if let pattern = tree.firstChild(node), syntax.scopes.local(pattern) == nil,
          names.contains(tree.names.string(tree.name(pattern)))
        {
          add(.read, tree.names.string(tree.name(pattern)), pattern)
        }
      case .identifier:
        if let name = property(node) { add(.read, name, node) }
      case .chain: visitChain(node, .read)
      default: visitChildren(node)
      }
    }

    private mutating func visitChildren(_ node: NodeID) {
      for child in tree.children(node) { visit(child) }
    }

    private mutating func visitBlock(_ node: NodeID) {
      let saved = block
      block = node
      visitChildren(node)
      block = saved
    }

    private mutating func visitSequence(_ node: NodeID) {
      let parts = Array(tree.children(node))
      guard parts.count > 2 else { return visitChildren(node) }
      let isAssignment = tree.kind(parts[1]) == .assignment
      let operation = tree.kind(parts[1]) == .binaryOperator ? tree.text(parts[1]) : ""
      let isCompound =
        operation.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(operation)
      guard isAssignment || isCompound else { return visitChildren(node) }
      for part in parts[2...] { visit(part) }
      let target = syntax.strip(parts[0])
      if isAssignment, let name = property(target) {
        add(.write, name, target, parts)
      } else if isAssignment, let name = storage(target) {
        add(.seed, name, target, parts)
      } else if tree.kind(target) == .chain {
        visitChain(target, .memberChange)
      } else if let name = property(target) {
        add(.change, name, target)
      }
    }

    /// A chain that begins with a property.
    private mutating func visitChain(_ node: NodeID, _ kind: Kind) {
      let parts = Array(tree.children(node))
      if property(node) == nil, storage(parts[0]) == nil {
        if let name = property(parts[0]) {
          add(kind, name, parts[0])
        } else if parts.count > 1, isSelf(parts[0]), tree.kind(parts[1]) == .memberSuffix,
          names.contains(tree.names.string(tree.name(parts[1])))
        {
          add(kind, tree.names.string(tree.name(parts[1])), parts[1])
        } else {
          visit(parts[0])
        }
      } else if let name = property(node) {
        add(kind, name, node)
      }
      for part in parts.dropFirst() { visit(part) }
    }

    private func isSelf(_ node: NodeID) -> Bool {
      tree.kind(node) == .identifier && tree.name(node) == .self && syntax.scopes.local(node) == nil
    }

    /// The name of the property that `x` or `self.x` is.
    private func property(_ node: NodeID) -> String? {
      name(node).flatMap { names.contains($0) ? $0 : nil } ?? wrappedValue(node)
    }

    /// `_x` of `_x.wrappedValue`: the property by another name.
    private func wrappedValue(_ node: NodeID) -> String? {
      guard tree.kind(node) == .chain else { return nil }
      let parts = Array(tree.children(node))
      guard parts.count >= 2, tree.name(parts[parts.count - 1]) == .wrappedValue else { return nil }
      let owner = parts[parts.count - 2]
      guard parts.count == 2 ? tree.kind(owner) == .identifier : parts.count == 3 && isSelf(parts[0]),
        syntax.scopes.local(owner) == nil
      else { return nil }
      let name = tree.names.string(tree.name(owner))
      return name.hasPrefix("_") && names.contains(String(name.dropFirst())) ? String(name.dropFirst()) : nil
    }

    /// The name of the property whose storage `_x` or `self._x` is.
    private func storage(_ node: NodeID) -> String? {
      guard let name = name(node), name.hasPrefix("_"), names.contains(String(name.dropFirst())) else { return nil }
      return String(name.dropFirst())
    }

    private func name(_ node: NodeID) -> String? {
      if tree.kind(node) == .identifier, syntax.scopes.local(node) == nil {
        return tree.names.string(tree.name(node))
      }
      guard tree.kind(node) == .chain else { return nil }
      let parts = Array(tree.children(node))
      guard parts.count == 2, isSelf(parts[0]), tree.kind(parts[1]) == .memberSuffix else { return nil }
      return tree.names.string(tree.name(parts[1]))
    }

    /// `assignment` holds the operands and operators of `x = value`.
    private mutating func add(_ kind: Kind, _ name: String, _ node: NodeID, _ assignment: [NodeID] = []) {
      var access = InitializerAccess(kind: kind, name: name, node: node, block: block)
      if assignment.count > 2, let last = assignment.last {
        access.value = assignment.count == 3 ? last : nil
        access.valueRange = ByteRange(tree.range(assignment[2]).start, tree.range(last).end)
      }
      found.append(access)
    }
  }
}

/// An initializer of a view type whose facts name some of the type's properties.
struct InitializerOfAView {
  var member: MemberFact
  var number: Int
  var group: Int
  /// The properties that it names.
  var properties: [String: MemberReference]

  /// The initializers in the pass's file that name a property with one of `wrappers`; with `seeds` also those that only
  /// assign its storage. Asks facts alone.
  static func all(
    in pass: Pass, naming wrappers: WellKnownName..., seeds: Bool = false
  ) -> [InitializerOfAView] {
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI, pass.hasViews, facts.members.contains(where: { $0.kind == .initializer }) else {
      return []
    }
    var result: [InitializerOfAView] = []
    for (type, typeFact) in facts.types.enumerated() where type > 0 {
      let members = facts.memberOrder[typeFact.members].filter { facts.members[$0].kind == .initializer }
      guard !members.isEmpty, let group = pass.index.group(of: TypeReference(file: pass.number, type: type)),
        pass.index.conformances[group].isView, declares(wrappers, group, pass.index)
      else { continue }
      for member in members {
        var properties: [String: MemberReference] = [:]
        for use in pass.file.code.uses(of: type) where Int(use.member) == member && !use.flags.contains(.member) {
          let bare = pass.file.names.bare(use.name)
          if bare != use.name {
            // `$x` is neither read nor written, and `_x = State(...)` is as it should be.
            guard !pass.file.names.isDollar(use.name),
              seeds || !use.flags.isDisjoint(with: [.read, .memberWrite, .write])
            else { continue }
          }
          let name = pass.file.names.string(bare)
          guard properties[name] == nil, let property = pass.index.storedProperty(name, of: group),
            wrappers.contains(where: { pass.index.isWrapped(property, in: $0) })
          else { continue }
          properties[name] = property
        }
        if !properties.isEmpty {
          result.append(
            InitializerOfAView(member: facts.members[member], number: member, group: group, properties: properties))
        }
      }
    }
    return result
  }

  private static func declares(_ wrappers: [WellKnownName], _ group: Int, _ index: ProjectIndex) -> Bool {
    index.groups[group].declarations.contains { declaration in
      let facts = index.files[declaration.file].facts
      return facts.memberOrder[index.type(declaration).members].contains { member in
        facts.attributes[facts.members[member].attributeRange].contains { attribute in
          wrappers.contains { attribute.name == $0 }
        }
      }
    }
  }
}
