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
    let first = chainParts.count
    for part in tree.children(node) { chainParts.append(part) }
    let parts = first..<chainParts.count
    let base = chainParts[first]
    var next = first + 1
    var callee = NameID.none
    var calleeNode = base
    let isWrite = flags != .read
    switch tree.kind(base) {
    case .identifier:
      callee = tree.name(base)
      if callee == .self, top[Int(callee.index)] == 0 {
        next = visitSelf(parts, flags)
        if next > first + 1 {
          calleeNode = chainParts[next - 1]
          callee = tree.name(calleeNode)
        }
      } else {
        let direct: UseFlags = !isWrite ? .read : parts.count == 1 ? flags : .memberWrite
        reference(callee, at: base, direct)
      }
    case .implicitMember:
      callee = tree.name(base)
      if callee == .`init`, parts.count > 1, tree.kind(chainParts[first + 1]) == .callSuffix,
        hasGetAndSet(chainParts[first + 1])
      {
        addClosureBinding(chain: node, call: chainParts[first + 1], isImplicit: true)
      }
    default: visit(base)
    }
    noteProjectedIndex(node, parts)
    visitSuffixes(node, parts, from: next, callee: callee, calleeNode: calleeNode)
    chainParts.removeLast(chainParts.count - first)
  }

  /// `parts` are places in `chainParts`.
  private mutating func visitSuffixes(
    _ chain: NodeID, _ parts: Range<Int>, from start: Int, callee startCallee: NameID, calleeNode startNode: NodeID
  ) {
    var callee = startCallee
    var calleeNode = startNode
    let base = chainParts[parts.lowerBound]
    for position in start..<parts.upperBound {
      let part = chainParts[position]
      switch tree.kind(part) {
      case .memberSuffix:
        let name = tree.name(part)
        if name != .self && name != .`init` {
          use(name, .member, node: part)
          callee = name
          calleeNode = part
        } else if name == .self, tree.kind(base) == .identifier {
          // `Foo.self` hands the type on.
          holdNames(in: tree.range(base))
        }
      case .callSuffix:
        noteHeldArguments(part)
        if callee == .Binding && isBindingInitializer(parts, at: position), hasGetAndSet(part) {
          addClosureBinding(chain: chain, call: part, isImplicit: false)
        }
        noteCall(part, chain: chain, callee: callee, calleeNode: calleeNode)
        visitCall(
          part, chain: chain, callee: callee, calleeNode: calleeNode, isDirect: position - parts.lowerBound <= 2)
        if callee == .reflecting || callee == .Mirror { noteReflection(part) }
        callee = .none
      case .indexSuffix:
        if position == parts.lowerBound + 1, tree.kind(base) == .identifier, tree.name(base) == .self {
          noteKeyPathRead(part)
        }
        visitChildren(part)
        callee = .none
      case .genericArguments:
        for argument in tree.children(part) where tree.kind(argument) == .type { visitTypeSpelling(argument) }
      case .ifConfig:
        for clause in tree.children(part) where tree.kind(clause) == .ifConfigClause {
          let first = chainParts.count
          for inner in tree.children(clause) where tree.kind(inner) != .ifConfigCondition { chainParts.append(inner) }
          if chainParts.count > first {
            visitSuffixes(chain, first..<chainParts.count, from: first, callee: .none, calleeNode: part)
          }
          chainParts.removeLast(chainParts.count - first)
        }
      default: break
      }
    }
  }

  /// `self`, `self.x`, `self[...]`: returns the place behind the parts that are dealt with.
  private mutating func visitSelf(_ parts: Range<Int>, _ flags: UseFlags) -> Int {
    let second = parts.lowerBound + 1
    guard second < parts.upperBound else {
      noteSelfValue()
      return second
    }
    let member = chainParts[second]
    guard tree.kind(member) == .memberSuffix else { return second }
    let isWrite = flags != .read
    use(tree.name(member), !isWrite ? .read : parts.count == 2 ? flags : .memberWrite, node: member)
    return second + 1
  }

  /// `self` stands alone: what gets it can read everything by another name.
  mutating func noteSelfValue() {
    typeUsage[type].selfEscapes = true
  }

  /// `self[keyPath: p]` reads anything, unless the key path is written there.
  private mutating func noteKeyPathRead(_ index: NodeID) {
    for argument in tree.children(index) where tree.kind(argument) == .argument {
      guard let label = tree.child(argument, .label), tree.name(label) == .keyPath else { continue }
      var value: NodeID?
      for child in tree.children(argument) { value = child }
      if let value, tree.kind(value) != .keyPath { typeUsage[type].readsEverything = true }
    }
  }

  private mutating func noteReflection(_ call: NodeID) {
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      for child in tree.children(argument) where tree.kind(child) == .identifier && tree.name(child) == .self {
        typeUsage[type].readsEverything = true
      }
    }
  }

  // MARK: Bindings

  /// Whether the parts before a call spell `Binding`, `Binding<T>`, `Binding<T>.init`, `SwiftUI.Binding`.
  private func isBindingInitializer(_ parts: Range<Int>, at position: Int) -> Bool {
    let first = parts.lowerBound
    var place = position - 1
    if place >= first, tree.kind(chainParts[place]) == .memberSuffix, tree.name(chainParts[place]) == .`init` {
      place -= 1
    }
    if place >= first, tree.kind(chainParts[place]) == .genericArguments { place -= 1 }
    guard place >= first, tree.name(chainParts[place]) == .Binding else { return false }
    if place == first { return top[Int(tree.name(chainParts[first]).index)] == 0 }
    return place == first + 1 && tree.name(chainParts[first]) == .SwiftUI
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
  private mutating func noteProjectedIndex(_ chain: NodeID, _ parts: Range<Int>) {
    guard hasProjections else { return }
    var hasProjection = false
    for part in chainParts[parts] {
      switch tree.kind(part) {
      case .identifier, .memberSuffix:
        if isProjectedName(tree.name(part)) { hasProjection = true }
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
    if passesOverCode { return }
    holdNames(in: tree.range(node))
  }

  mutating func holdNames(in range: ByteRange) {
    let bytes = tree.bytes(range)
    var at = 0
    while at < bytes.count {
      guard FactCollector.isNameByte(bytes[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < bytes.count, FactCollector.isNameByte(bytes[at]) { at += 1 }
      let name = UnsafeBufferPointer(rebasing: bytes[start..<at])
      hold(NameTable.hash(of: name))
      if name.count == 4, name.elementsEqual("Self".utf8) { typeUsage[type].selfEscapes = true }
    }
  }

  private mutating func hold(_ hash: UInt64) {
    let slot = Int(truncatingIfNeeded: hash & 255)
    guard recentlyHeld[slot] != hash else { return }
    recentlyHeld[slot] = hash
    heldTypes.append(hash)
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
      for part in tree.children(value) {
        switch tree.kind(part) {
        case .identifier, .memberSuffix: hold(names.hash(tree.name(part)))
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
