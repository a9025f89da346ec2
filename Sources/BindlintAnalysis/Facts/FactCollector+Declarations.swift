import BindlintSyntax

extension FactCollector {
  // MARK: Types

  mutating func visitImport(_ node: NodeID) {
    if let path = tree.child(node, .importPath) { facts.imports.append(names.string(tree.name(path))) }
  }

  mutating func visitType(_ node: NodeID) {
    let kind: TypeFact.Kind =
      switch tree.kind(node) {
      case .structDecl: .structType
      case .classDecl: .classType
      case .enumDecl: .enumType
      case .actorDecl: .actorType
      case .protocolDecl: .protocolType
      default: .extensionType
      }
    let attributes = addAttributes(of: node)
    let modifiers = readModifiers(of: node)
    var ownName = ""
    var inherited: [String] = []
    var generics: [String] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .name: ownName = names.string(tree.name(child))
      case .type: ownName = TypeSpelling.names(tree.text(child)).first ?? ""
      case .genericParameters:
        for name in tree.children(child) where tree.kind(name) == .name {
          generics.append(names.string(tree.name(name)))
        }
      case .inheritanceClause:
        for entry in tree.children(child) where tree.kind(entry) == .type {
          inherited += TypeSpelling.names(tree.text(entry))
        }
      default: break
      }
    }
    let outer = facts.types[type].path
    facts.types.append(
      TypeFact(
        kind: kind, node: node, path: outer.isEmpty ? ownName : outer + "." + ownName, inherited: inherited,
        attributeRange: attributes, access: modifiers.access, genericParameters: generics, parent: type,
        isBroken: tree.flags(node).contains(.isBroken), isLocal: bodyDepth > 0))
    typeUsage.append(TypeUsage())
    let saved = (type, member, loop, isDeferred, isInitializer, bodyDepth, owner)
    type = facts.types.count - 1
    (loop, isDeferred, isInitializer, bodyDepth, owner) = (nil, false, false, 0, node)
    let mark = active.count
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute: visit(child)
      case .memberBlock: visitMembers(of: child)
      default: break
      }
    }
    leave(mark)
    (type, member, loop, isDeferred, isInitializer, bodyDepth, owner) = saved
  }

  private mutating func visitMembers(of block: NodeID) {
    for child in tree.children(block) { visitMember(child) }
  }

  private mutating func visitMember(_ node: NodeID) {
    switch tree.kind(node) {
    case .ifConfig, .ifConfigClause:
      for child in tree.children(node) { visitMember(child) }
    case .macroExpansion, .chain:
      // A macro that makes members; its arguments are read by something unnamed.
      let saved = member
      member = addMember(.statements, node: node, name: .none, range: tree.range(node))
      visit(node)
      member = saved
    default: visit(node)
    }
  }

  // MARK: Attributes and modifiers

  mutating func addAttributes(of node: NodeID) -> Range<Int> {
    let first = facts.attributes.count
    collectAttributes(in: node)
    return first..<facts.attributes.count
  }

  private mutating func collectAttributes(in node: NodeID) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute:
        if let name = tree.child(child, .attributeName) {
          facts.attributes.append(AttributeFact(name: tree.name(name), node: child))
        }
      case .ifConfig:
        for clause in tree.children(child) where tree.kind(clause) == .ifConfigClause {
          collectAttributes(in: clause)
        }
      case .modifier: continue
      default: return
      }
    }
  }

  mutating func visitAttribute(_ node: NodeID) {
    let saved = keyPathsElsewhere
    keyPathsElsewhere = true
    for child in tree.children(node) where tree.kind(child) != .attributeName { visit(child) }
    keyPathsElsewhere = saved
  }

  func readModifiers(of node: NodeID) -> (access: Access, flags: MemberFlags) {
    var access: Access?
    var flags: MemberFlags = []
    for child in tree.children(node) {
      guard tree.kind(child) == .modifier else {
        if tree.kind(child) == .attribute || tree.kind(child) == .ifConfig { continue }
        break
      }
      let hasDetail = tree.flags(child).contains(.hasDetail)
      switch tree.name(child).known {
      case .private:
        if hasDetail { flags.insert(.hasPrivateSetter) } else { access = .privateAccess }
      case .fileprivate:
        if hasDetail { flags.insert(.hasPrivateSetter) } else { access = .fileprivateAccess }
      case .internal: if !hasDetail { access = .internalAccess }
      case .package: if !hasDetail { access = .packageAccess }
      case .public: if !hasDetail { access = .publicAccess }
      case .open: if !hasDetail { access = .openAccess }
      case .static, .class: flags.insert(.isStatic)
      case .lazy: flags.insert(.isLazy)
      case .override: flags.insert(.isOverride)
      case .weak, .unowned: flags.insert(.isWeak)
      case .mutating: flags.insert(.isMutating)
      case .nonisolated: flags.insert(.isNonisolated)
      default: break
      }
    }
    if access != nil { flags.insert(.hasExplicitAccess) }
    return (access ?? .internalAccess, flags)
  }

  /// The access of a member: what it says, else what an extension or protocol says for its members.
  private func memberAccess(_ own: (access: Access, flags: MemberFlags)) -> Access {
    if own.flags.contains(.hasExplicitAccess) { return own.access }
    switch facts.types[type].kind {
    case .extensionType, .protocolType: return facts.types[type].access
    default: return .internalAccess
    }
  }

  // MARK: Variables

  mutating func visitVariable(_ node: NodeID) {
    if bodyDepth > 0 { return visitLocalVariable(node) }
    let attributes = addAttributes(of: node)
    var modifiers = readModifiers(of: node)
    if tree.flags(node).contains(.isLet) { modifiers.flags.insert(.isLet) }
    if tree.flags(node).contains(.isBroken) { modifiers.flags.insert(.isBroken) }
    var count = 0
    for child in tree.children(node) where tree.kind(child) == .patternBinding { count += 1 }
    if count > 1 { modifiers.flags.insert(.sharesDeclaration) }
    let access = memberAccess(modifiers)
    let saved = member
    var isFirst = true
    for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
      addProperty(binding, attributes: attributes, flags: modifiers.flags, access: access)
      if isFirst {
        for child in tree.children(node) where tree.kind(child) == .attribute { visit(child) }
      }
      isFirst = false
      visitBinding(binding)
    }
    member = saved
  }

  private mutating func addProperty(
    _ binding: NodeID, attributes: Range<Int>, flags: MemberFlags, access: Access
  ) {
    var flags = flags
    var pattern: NodeID?
    var written: NodeID?
    var initial: NodeID?
    var isComputed = false
    for child in tree.children(binding) {
      switch tree.kind(child) {
      case .type: written = child
      case .initializerClause: initial = tree.firstChild(child)
      case .accessorBlock:
        isComputed = readAccessors(child, into: &flags)
      default: if pattern == nil { pattern = child }
      }
    }
    if !isComputed { flags.insert(.isStored) }
    if initial != nil { flags.insert(.hasInitialValue) }
    guard let pattern else { return }
    if tree.kind(pattern) != .identifierPattern { flags.insert(.sharesDeclaration) }
    addPropertyNames(
      pattern, binding: binding, attributes: attributes, flags: flags, access: access, written: written,
      initial: initial)
  }

  /// Returns whether the property is computed.
  private func readAccessors(_ block: NodeID, into flags: inout MemberFlags) -> Bool {
    if tree.flags(block).contains(.implicitGetter) { return true }
    var isComputed = false
    for child in tree.children(block) where tree.kind(child) == .accessor {
      guard let name = tree.child(child, .accessorName) else { continue }
      switch tree.name(name).known {
      case .willSet, .didSet: flags.insert(.hasObservers)
      case .set:
        flags.insert(.hasSetter)
        isComputed = true
      case .get: isComputed = true
      default:
        // `_modify`, `init` and the like: storage elsewhere.
        if names.string(tree.name(name)) == "_modify" { flags.insert(.hasSetter) }
        isComputed = true
      }
    }
    return isComputed
  }

  private mutating func addPropertyNames(
    _ pattern: NodeID, binding: NodeID, attributes: Range<Int>, flags: MemberFlags, access: Access, written: NodeID?,
    initial: NodeID?
  ) {
    guard tree.kind(pattern) == .identifierPattern else {
      for child in tree.children(pattern) {
        addPropertyNames(
          child, binding: binding, attributes: attributes, flags: flags, access: access, written: nil, initial: nil)
      }
      return
    }
    member = addMember(
      .property, node: binding, name: tree.name(pattern), range: tree.range(pattern), flags: flags, access: access)
    facts.members[member].attributeRange = attributes
    let source = typeSource(written: written, initial: initial, attributes: attributes)
    facts.members[member].typeSource = source.0
    facts.members[member].typeRange = source.1
  }

  private func typeSource(
    written: NodeID?, initial: NodeID?, attributes: Range<Int>
  ) -> (MemberFact.TypeSource, ByteRange) {
    let nothing = ByteRange(0, 0)
    if let written { return (.annotation, tree.range(written)) }
    for attribute in facts.attributes[attributes]
    where attribute.name == .Environment || attribute.name == .FocusedObject {
      for child in tree.children(attribute.node) {
        // `Foo.self`
        let expression = tree.kind(child) == .argument ? tree.firstChild(child) ?? child : child
        guard tree.kind(expression) == .chain else { continue }
        let parts = Array(tree.children(expression))
        if let last = parts.last, parts.count >= 2, tree.kind(last) == .memberSuffix, tree.name(last) == .self {
          let start = tree.range(parts[0]).start
          return (.wrapperArgument, ByteRange(start, tree.range(parts[parts.count - 2]).end))
        }
      }
    }
    guard let initial else { return (.unknown, nothing) }
    switch tree.kind(initial) {
    case .literal:
      let flags = tree.flags(initial)
      if flags.contains(.isNil) { return (.unknown, nothing) }
      if flags.contains(.isBool) { return (.booleanLiteral, nothing) }
      return (flags.contains(.isFloat) ? .floatLiteral : .integerLiteral, nothing)
    case .prefixOperation:
      if let operand = tree.firstChild(initial), tree.kind(operand) == .literal {
        return (tree.flags(operand).contains(.isFloat) ? .floatLiteral : .integerLiteral, nothing)
      }
      return (.unknown, nothing)
    case .stringLiteral: return (.stringLiteral, nothing)
    case .chain: return typeOfChain(initial)
    default: return (.unknown, nothing)
    }
  }

  /// `Foo()`, `Foo<Bar>()`, `Foo.Bar()`, `[Foo]()`, `Foo.shared`: what the spelling alone says.
  func typeOfChain(_ chain: NodeID) -> (MemberFact.TypeSource, ByteRange) {
    let parts = Array(tree.children(chain))
    let nothing = ByteRange(0, 0)
    guard let last = parts.last else { return (.unknown, nothing) }
    let start = tree.range(parts[0]).start
    func isTypeName(_ node: NodeID) -> Bool {
      switch tree.kind(node) {
      case .identifier, .memberSuffix:
        // Types of the kind that matters here are spelled in ASCII or silently unknown.
        guard let first = names.bytes(tree.name(node)).first else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      case .genericArguments: return true
      case .arrayLiteral, .dictionaryLiteral: return node == parts[0]
      default: return false
      }
    }
    if tree.kind(last) == .callSuffix {
      var end = parts.count - 1
      if end >= 2, tree.kind(parts[end - 1]) == .memberSuffix, tree.name(parts[end - 1]) == .`init` { end -= 1 }
      guard parts[..<end].allSatisfy(isTypeName) else { return (.unknown, nothing) }
      return (.constructor, ByteRange(start, tree.range(parts[end - 1]).end))
    }
    if tree.kind(last) == .memberSuffix, parts.count >= 2, parts.dropLast().allSatisfy(isTypeName), !isTypeName(last) {
      return (.staticMember, ByteRange(start, tree.range(parts[parts.count - 2]).end))
    }
    return (.unknown, nothing)
  }

  /// The inside of one binding of a member variable.
  private mutating func visitBinding(_ binding: NodeID) {
    for child in tree.children(binding) {
      switch tree.kind(child) {
      case .initializerClause where !passesOver(child):
        noteHeld(inValue: child)
        visitChildren(child)
      case .accessorBlock: visitAccessors(child)
      case .type: visitTypeSpelling(child)
      default: break
      }
    }
  }

  private mutating func visitLocalVariable(_ node: NodeID) {
    let isLet = tree.flags(node).contains(.isLet)
    var isWrapped = false
    var isBindable = false
    for child in tree.children(node) where tree.kind(child) == .attribute {
      isWrapped = true
      if let name = tree.child(child, .attributeName), tree.name(name) == .Bindable { isBindable = true }
      visit(child)
    }
    for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
      visitBinding(binding)
      guard let pattern = tree.firstChild(binding) else { continue }
      declarePattern(pattern, isLet ? .constant : .variable, declaration: binding, isWrapped: isWrapped)
      if isBindable, tree.kind(pattern) == .identifierPattern {
        bindables[locals.count - 1] = facts.localBindables.count
        facts.localBindables.append(LocalBindableFact(node: pattern, member: member, isProjected: false))
      }
    }
  }

  private mutating func visitAccessors(_ block: NodeID) {
    if passesOver(block) { return }
    let savedOwner = owner
    bodyDepth += 1
    owner = block
    if tree.flags(block).contains(.implicitGetter) {
      visitBlock(block)
    } else {
      for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
        let mark = active.count
        owner = accessor
        if let name = tree.child(accessor, .accessorName) {
          let parameter = tree.child(accessor, .accessorParameter)
          switch tree.name(name).known {
          case .set, .willSet, .`init`:
            declare(
              parameter.map { tree.name($0) } ?? NameID(.newValue), .implicit, node: parameter ?? accessor,
              declaration: accessor)
          case .didSet:
            declare(
              parameter.map { tree.name($0) } ?? NameID(.oldValue), .implicit, node: parameter ?? accessor,
              declaration: accessor)
          default: break
          }
        }
        if let body = tree.child(accessor, .codeBlock) { visitBlock(body) }
        leave(mark)
      }
    }
    owner = savedOwner
    bodyDepth -= 1
  }

  // MARK: Functions

  mutating func visitFunction(_ node: NodeID) {
    let kind = tree.kind(node)
    let nameNode = tree.child(node, .name)
    var name = nameNode.map { tree.name($0) } ?? .none
    // Operators are no identifiers and have no number, but equality is asked for.
    if name == .none, let nameNode, tree.spells(nameNode, "==") { name = NameID(.equalTo) }
    let attributes = addAttributes(of: node)
    var modifiers = readModifiers(of: node)
    if tree.flags(node).contains(.isBroken) { modifiers.flags.insert(.isBroken) }
    if let effects = tree.child(node, .throwsClause), tree.range(effects).count > 0 {
      modifiers.flags.insert(.isAsyncOrThrowing)
    }
    let memberKind: MemberFact.Kind =
      switch kind {
      case .functionDecl: bodyDepth > 0 ? .localFunction : .function
      case .initializerDecl: .initializer
      case .deinitializerDecl: .deinitializer
      default: .subscriptMember
      }
    let saved = (member, loop, isDeferred, isInitializer, owner)
    let place = nameNode.map { tree.range($0) } ?? tree.range(tree.firstToken(node))
    if kind == .subscriptDecl, let block = tree.child(node, .accessorBlock) {
      _ = readAccessors(block, into: &modifiers.flags)
    }
    member = addMember(
      memberKind, node: node, name: kind == .functionDecl ? name : .none, range: place, flags: modifiers.flags,
      access: memberAccess(modifiers))
    facts.members[member].attributeRange = attributes
    if let result = tree.child(node, .returnClause).flatMap({ tree.child($0, .type) }) {
      facts.members[member].typeSource = .annotation
      facts.members[member].typeRange = tree.range(result)
    }
    // A local function runs when it is called, not where it stands.
    (loop, isDeferred, isInitializer, owner) = (nil, false, kind == .initializerDecl, node)
    let mark = active.count
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute: visit(child)
      case .parameterClause: visitParameters(child)
      case .returnClause: visitChildren(child)
      case .codeBlock:
        bodyDepth += 1
        visitBlock(child)
        bodyDepth -= 1
      case .accessorBlock: visitAccessors(child)
      default: break
      }
    }
    leave(mark)
    (member, loop, isDeferred, isInitializer, owner) = saved
  }

  private mutating func visitParameters(_ clause: NodeID) {
    if passesOver(clause) { return }
    // A default value sees the members, not the other parameters.
    for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
      for child in tree.children(parameter) {
        switch tree.kind(child) {
        case .attribute, .type, .initializerClause: visit(child)
        default: break
        }
      }
    }
    for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
      guard let name = tree.child(parameter, .name) else { continue }
      declare(tree.name(name), .parameter, node: name, declaration: parameter)
    }
  }

  mutating func visitEnumCase(_ node: NodeID) {
    for element in tree.children(node) where tree.kind(element) == .enumCaseElement {
      guard let name = tree.child(element, .name) else { continue }
      let saved = member
      member = addMember(.enumCase, node: element, name: tree.name(name), range: tree.range(name))
      if let clause = tree.child(element, .parameterClause) {
        for parameter in tree.children(clause) { visitChildren(parameter) }
      }
      if let value = tree.child(element, .initializerClause) { visitChildren(value) }
      member = saved
    }
  }

  mutating func visitAlias(_ node: NodeID) {
    guard let name = tree.child(node, .name) else { return }
    let isAlias = tree.kind(node) == .typealiasDecl
    let added = addMember(
      isAlias ? .typeAlias : .associatedType, node: node, name: tree.name(name), range: tree.range(name),
      access: readModifiers(of: node).access)
    if isAlias { facts.typeAliases.append(added) }
    if isAlias, let target = tree.child(node, .type) {
      facts.members[added].typeSource = .annotation
      facts.members[added].typeRange = tree.range(target)
      visitTypeSpelling(target)
    }
  }
}
