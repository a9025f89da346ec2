import BindlintSyntax

extension FactCollector {
  // MARK: Sequences

  mutating func visitSequence(_ node: NodeID) {
    var isAssignment = false
    var first: NodeID?
    for child in tree.children(node) {
      if first == nil {
        first = child
      } else {
        isAssignment = tree.kind(child) == .assignment
        break
      }
    }
    guard isAssignment, let target = first else { return visitChildren(node) }
    // The right side is evaluated with the old value in sight, and may hold the name of a type that is kept.
    for child in tree.children(node) where child != target {
      noteHeld(in: child)
      visit(child)
    }
    visitTarget(target)
  }

  /// The left side of an assignment.
  private mutating func visitTarget(_ node: NodeID) {
    switch tree.kind(node) {
    case .identifier:
      reference(tree.name(node), at: node, isInitializer && !isDeferred ? .initWrite : .write)
    case .chain: visitChain(node, isInitializer && !isDeferred ? .initWrite : .write)
    default: visit(node)
    }
  }

  // MARK: Chains

  /// `flags` says what happens to what the whole chain denotes: read, or written.
  mutating func visitChain(_ node: NodeID, _ flags: UseFlags) {
    let parts = Array(tree.children(node))
    let base = parts[0]
    var next = 1
    var callee = NameID.none
    var calleeNode = base
    let isWrite = flags != .read
    switch tree.kind(base) {
    case .identifier:
      callee = tree.name(base)
      if callee == .self, top[Int(callee.index)] == 0 {
        next = visitSelf(base, parts, flags)
        if next > 1 {
          callee = tree.name(parts[next - 1])
          calleeNode = parts[next - 1]
        }
      } else {
        let direct: UseFlags = !isWrite ? .read : parts.count == 1 ? flags : .memberWrite
        reference(callee, at: base, direct)
      }
    case .implicitMember:
      callee = tree.name(base)
      if callee == .`init`, parts.count > 1, tree.kind(parts[1]) == .callSuffix, hasGetAndSet(parts[1]) {
        addClosureBinding(chain: node, call: parts[1], isImplicit: true)
      }
    default: visit(base)
    }
    noteProjectedIndex(node, parts)
    visitSuffixes(node, parts, from: next, callee: callee, calleeNode: calleeNode)
  }

  private mutating func visitSuffixes(
    _ chain: NodeID, _ parts: [NodeID], from first: Int, callee startCallee: NameID, calleeNode startNode: NodeID
  ) {
    var callee = startCallee
    var calleeNode = startNode
    var position = first
    while position < parts.count {
      let part = parts[position]
      switch tree.kind(part) {
      case .memberSuffix:
        let name = tree.name(part)
        if name != .self && name != .`init` {
          use(name, .member, node: part)
          callee = name
          calleeNode = part
        } else if name == .self, tree.kind(parts[0]) == .identifier {
          // `Foo.self` hands the type on.
          holdNames(in: tree.range(parts[0]))
        }
      case .callSuffix:
        noteHeldArguments(part)
        if (callee == .Binding && isBindingInitializer(parts, at: position)), hasGetAndSet(part) {
          addClosureBinding(chain: chain, call: part, isImplicit: false)
        }
        noteCall(part, chain: chain, callee: callee, calleeNode: calleeNode)
        visitCall(part, chain: chain, callee: callee, calleeNode: calleeNode, isDirect: position <= 2)
        if callee == .reflecting || callee == .Mirror { noteReflection(part) }
        callee = .none
      case .indexSuffix:
        if position == 1, tree.kind(parts[0]) == .identifier, tree.name(parts[0]) == .self { noteKeyPathRead(part) }
        visitChildren(part)
        callee = .none
      case .genericArguments:
        for argument in tree.children(part) where tree.kind(argument) == .type { visitTypeSpelling(argument) }
      case .ifConfig:
        for clause in tree.children(part) where tree.kind(clause) == .ifConfigClause {
          let inner = tree.children(clause).filter { tree.kind($0) != .ifConfigCondition }
          visitSuffixes(chain, inner, from: 0, callee: .none, calleeNode: part)
        }
      default: break
      }
      position += 1
    }
  }

  /// `self`, `self.x`, `self[...]`: returns how many parts are dealt with.
  private mutating func visitSelf(_ base: NodeID, _ parts: [NodeID], _ flags: UseFlags) -> Int {
    guard parts.count > 1 else {
      noteSelfValue()
      return 1
    }
    guard tree.kind(parts[1]) == .memberSuffix else { return 1 }
    let isWrite = flags != .read
    use(tree.name(parts[1]), !isWrite ? .read : parts.count == 2 ? flags : .memberWrite, node: parts[1])
    return 2
  }

  /// `self` stands alone: what gets it can read everything by another name.
  mutating func noteSelfValue() {
    facts.types[type].selfEscapes = true
  }

  /// `self[keyPath: p]` reads anything, unless the key path is written there.
  private mutating func noteKeyPathRead(_ index: NodeID) {
    for argument in tree.children(index) where tree.kind(argument) == .argument {
      guard let label = tree.child(argument, .label), tree.name(label) == .keyPath else { continue }
      var value: NodeID?
      for child in tree.children(argument) { value = child }
      if let value, tree.kind(value) != .keyPath { facts.types[type].readsEverything = true }
    }
  }

  private mutating func noteReflection(_ call: NodeID) {
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      for child in tree.children(argument) where tree.kind(child) == .identifier && tree.name(child) == .self {
        facts.types[type].readsEverything = true
      }
    }
  }

  // MARK: Bindings

  /// Whether the parts before a call spell `Binding`, `Binding<T>`, `Binding<T>.init`, `SwiftUI.Binding`.
  private func isBindingInitializer(_ parts: [NodeID], at position: Int) -> Bool {
    var index = position - 1
    if index >= 0, tree.kind(parts[index]) == .memberSuffix, tree.name(parts[index]) == .`init` { index -= 1 }
    if index >= 0, tree.kind(parts[index]) == .genericArguments { index -= 1 }
    guard index >= 0, tree.name(parts[index]) == .Binding else { return false }
    if index == 0 { return top[Int(tree.name(parts[0]).index)] == 0 }
    return index == 1 && tree.name(parts[0]) == .SwiftUI
  }

  func hasGetAndSet(_ call: NodeID) -> Bool {
    var hasGet = false, hasSet = false, hasOther = false
    for child in tree.children(call) {
      switch tree.kind(child) {
      case .argument:
        guard let label = tree.child(child, .label) else {
          hasOther = true
          continue
        }
        if tree.name(label) == .get {
          hasGet = true
        } else if tree.name(label) == .set {
          hasSet = true
        } else {
          hasOther = true
        }
      case .closure:
        // `Binding { } set: { }`, or the setter of `Binding(get: ...) { }`.
        if hasGet { hasSet = true } else { hasGet = true }
      case .labeledClosure:
        if let label = tree.child(child, .label), tree.name(label) == .set { hasSet = true } else { hasOther = true }
      default: break
      }
    }
    return hasGet && hasSet && !hasOther
  }

  private mutating func addClosureBinding(chain: NodeID, call: NodeID, isImplicit: Bool) {
    facts.closureBindings.append(
      ClosureBindingFact(
        chain: chain, call: call, member: member, loop: loop, isDeferred: isDeferred, isImplicit: isImplicit))
  }

  /// `$x[i]`, `$model.items[i]`, `self.$x[i].name`.
  private mutating func noteProjectedIndex(_ chain: NodeID, _ parts: [NodeID]) {
    var hasProjection = false
    for part in parts {
      switch tree.kind(part) {
      case .identifier, .memberSuffix:
        if names.isDollar(tree.name(part)), names.bare(tree.name(part)) != tree.name(part) { hasProjection = true }
      case .callSuffix: return
      case .indexSuffix where hasProjection:
        let isLiteral = tree.children(part).allSatisfy { argument in
          tree.children(argument).contains { tree.kind($0) == .literal || tree.kind($0) == .stringLiteral }
        }
        if !isLiteral {
          facts.projectedIndices.append(
            ProjectedIndexFact(chain: chain, member: member, loop: loop, isDeferred: isDeferred))
        }
        return
      default: break
      }
    }
  }

  // MARK: Key paths

  mutating func visitKeyPath(_ node: NodeID) {
    var isFirst = true
    var hasRoot = false
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .type:
        hasRoot = true
        let root = TypeSpelling.names(tree.text(child)).first ?? ""
        let path = facts.types[type].path
        if root == "Self" || path == root || path.hasSuffix("." + root) {
          hasRoot = false
          isFirst = true
          // `\Self.x` is a read of this type's `x`.
          if let component = tree.child(node, .keyPathMember) { use(tree.name(component), .read, node: component) }
        }
        visitTypeSpelling(child)
      case .keyPathMember:
        if isFirst && !hasRoot && !keyPathsElsewhere {
          use(tree.name(child), .keyPath, node: child)
        } else if hasRoot && isFirst {
          use(tree.name(child), .member, node: child)
        }
        isFirst = false
      default: visit(child)
      }
    }
  }

  // MARK: Types held

  /// The identifiers of a written type: a value of it can be held there.
  mutating func visitTypeSpelling(_ node: NodeID) {
    holdNames(in: tree.range(node))
  }

  mutating func holdNames(in range: ByteRange) {
    let bytes = tree.source.bytes
    var at = Int(range.start)
    let end = Int(range.end)
    while at < end {
      guard FactCollector.isNameByte(bytes[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < end, FactCollector.isNameByte(bytes[at]) { at += 1 }
      let hash = NameTable.hash(of: UnsafeBufferPointer(rebasing: bytes[start..<at]))
      facts.heldTypes.append(hash)
      if at - start == 4, hash == NameTable.hash(of: "Self") { facts.types[type].selfEscapes = true }
    }
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...0xFF:
      return true
    default: return false
    }
  }

  mutating func noteHeld(inValue clause: NodeID) {
    if let value = tree.firstChild(clause) { noteHeld(in: value) }
  }

  /// `let v = Card(...)`, `v = [Card(...)]`: the callee's type is held.
  mutating func noteHeld(in value: NodeID) {
    switch tree.kind(value) {
    case .chain:
      let parts = Array(tree.children(value))
      for part in parts {
        switch tree.kind(part) {
        case .identifier, .memberSuffix: facts.heldTypes.append(names.hash(tree.name(part)))
        case .genericArguments: break
        default: return
        }
      }
    case .arrayLiteral, .tuple, .argument, .sequence, .effectExpr, .dictionaryLiteral, .dictionaryElement, .ternary:
      for child in tree.children(value) { noteHeld(in: child) }
    default: break
    }
  }

  /// `UIHostingController(rootView: Card())` and arrays of views: what is made there is reachable later.
  private mutating func noteHeldArguments(_ call: NodeID) {
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      guard let label = tree.child(argument, .label), tree.name(label) == .rootView else { continue }
      for child in tree.children(argument) { noteHeld(in: child) }
    }
  }
}
