import BindlintSyntax

/// What a closure is to the code that it is handed to.
enum ClosureRole {
  /// Evaluated while the code around it is: view content, a transformation.
  case content
  /// Evaluated once for each element.
  case repeated
  /// Runs later: an action, a presentation.
  case deferred
}

extension FactCollector {
  mutating func visitClosure(_ node: NodeID) {
    let mark = active.count
    let savedOwner = owner
    owner = node
    bodyDepth += 1
    for child in tree.children(node) where tree.kind(child) == .closureSignature { visitSignature(child, of: node) }
    for child in tree.children(node) where tree.kind(child) == .functionDecl {
      if let name = tree.child(child, .name) { declare(tree.name(name), .function, node: name, declaration: child) }
    }
    for child in tree.children(node) where tree.kind(child) != .closureSignature { visit(child) }
    bodyDepth -= 1
    owner = savedOwner
    leave(mark)
  }

  private mutating func visitSignature(_ node: NodeID, of closure: NodeID) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .captureList:
        for capture in tree.children(child) where tree.kind(capture) == .capture { visitCapture(capture) }
      case .closureParameter:
        for part in tree.children(child) where tree.kind(part) == .type || tree.kind(part) == .attribute { visit(part) }
        if let name = tree.child(child, .name) {
          declare(tree.name(name), .closureParameter, node: name, declaration: child)
        }
      case .returnClause, .throwsClause, .attribute: visitChildren(child)
      default: break
      }
    }
  }

  /// `[x]` reads `x` and shadows it, `[n = x]` reads `x`; `[self]` and `[weak self]` change nothing.
  private mutating func visitCapture(_ capture: NodeID) {
    guard let name = tree.child(capture, .name) else { return }
    if let value = tree.child(capture, .initializerClause) {
      visitChildren(value)
    } else if tree.name(name) != .self {
      reference(tree.name(name), at: name, .read)
    }
    if tree.name(name) != .self { declare(tree.name(name), .capture, node: name, declaration: capture) }
  }

  // MARK: Calls

  mutating func visitCall(
    _ call: NodeID, chain: NodeID, callee: NameID, calleeNode: NodeID, isDirect: Bool
  ) {
    let saved = (loop, isDeferred, keyPathsElsewhere)
    keyPathsElsewhere = hasForeignKeyPaths(callee)
    let isLoop = isDirect && isRepeating(callee, call: call)
    let isBinding = hasGetAndSet(call)
    let buttonHasAction = callee == .Button && hasAction(call)
    for child in tree.children(call) {
      switch tree.kind(child) {
      case .argument:
        visitArgument(
          child, callee: callee, call: call, chain: chain, calleeNode: calleeNode, isLoop: isLoop, isBinding: isBinding)
      case .closure:
        let role: ClosureRole =
          isBinding
          ? .deferred
          : isLoop ? .repeated : FactCollector.trailingRole(callee, buttonHasAction: buttonHasAction, names)
        visitClosure(child, role, call: call, chain: chain, callee: callee, calleeNode: calleeNode)
      case .labeledClosure:
        guard let closure = tree.child(child, .closure) else { continue }
        let label = tree.child(child, .label).map { tree.name($0) } ?? .none
        let role: ClosureRole = isBinding ? .deferred : FactCollector.labelledRole(label, callee: callee, names)
        visitClosure(closure, role, call: call, chain: chain, callee: callee, calleeNode: calleeNode)
      default: visit(child)
      }
      (loop, isDeferred) = (saved.0, saved.1)
    }
    (loop, isDeferred, keyPathsElsewhere) = saved
  }

  private mutating func visitArgument(
    _ argument: NodeID, callee: NameID, call: NodeID, chain: NodeID, calleeNode: NodeID, isLoop: Bool, isBinding: Bool
  ) {
    var label = NameID.none
    for child in tree.children(argument) {
      switch tree.kind(child) {
      case .label:
        label = tree.name(child)
        noteLabel(label, callee: callee)
      case .closure:
        let role: ClosureRole
        if isBinding {
          role = .deferred
        } else if isLoop, label == .content || label == .rowContent || label == .row {
          role = .repeated
        } else {
          role = FactCollector.labelledRole(label, callee: callee, names)
        }
        visitClosure(child, role, call: call, chain: chain, callee: callee, calleeNode: calleeNode)
      case .identifierPattern, .valueBindingPattern, .tuplePattern:
        declarePattern(child, .pattern, declaration: argument)
      default:
        if tree.kind(child) == .identifier, tree.name(child) == .self, top[Int(tree.name(child).index)] == 0 {
          noteSelfValue()
        }
        if isLoop, label == .content || label == .rowContent || label == .row, isFunctionReference(child) {
          enterLoop(content: child, call: call, chain: chain, callee: callee, calleeNode: calleeNode)
        }
        visit(child)
      }
    }
  }

  private mutating func visitClosure(
    _ closure: NodeID, _ role: ClosureRole, call: NodeID, chain: NodeID, callee: NameID, calleeNode: NodeID
  ) {
    switch role {
    case .content: break
    case .deferred:
      isDeferred = true
      loop = nil
    case .repeated: enterLoop(content: closure, call: call, chain: chain, callee: callee, calleeNode: calleeNode)
    }
    visitClosure(closure)
  }

  /// `content: makeRow`, `content: self.makeRow`: a function that is called for each element.
  private func isFunctionReference(_ node: NodeID) -> Bool {
    if tree.kind(node) == .identifier { return true }
    guard tree.kind(node) == .chain else { return false }
    let parts = Array(tree.children(node))
    return parts.count == 2 && tree.kind(parts[0]) == .identifier && tree.name(parts[0]) == .self
      && tree.kind(parts[1]) == .memberSuffix
  }

  private mutating func enterLoop(
    content: NodeID, call: NodeID, chain: NodeID, callee: NameID, calleeNode: NodeID
  ) {
    let data = firstData(call)
    let isConstant = data.map { isLiteralRange($0) } ?? false
    facts.loops.append(
      LoopFact(
        chain: chain, call: call, callee: calleeNode, calleeName: callee, data: data, content: content,
        member: member, outer: loop, isConstant: isConstant, isPositional: data.map { isPositional($0) } ?? false,
        editsIdentity: data.map { isProjection($0) } == true && hasLabel(.id, call),
        isDerived: data.map { isDerived($0) } ?? false))
    // In a sheet's content a loop repeats its rows each time that the content runs.
    guard !isConstant else { return }
    loop = facts.loops.count - 1
    isDeferred = false
  }

  // MARK: What a call does with its closures

  /// Whether the call repeats its content: a known name with data to repeat over.
  private func isRepeating(_ callee: NameID, call: NodeID) -> Bool {
    let known = callee.known
    guard known?.repeatsContent == true || otherRepeatingViews.contains(callee) else { return false }
    guard top[Int(callee.index)] == 0 else { return false }
    switch known {
    case .List, .Table, .OutlineGroup:
      // `List { }`, `List(selection:) { }` repeat nothing; a table's rows are repeated by its columns.
      if callee == .Table { return false }
      return firstData(call) != nil
    case .TableColumn:
      // A column's content runs for each row: it takes the row.
      for child in tree.children(call) where tree.kind(child) == .closure {
        if let signature = tree.child(child, .closureSignature), tree.child(signature, .closureParameter) != nil {
          return true
        }
        return usesAnonymousParameter(child)
      }
      return false
    default: return true
    }
  }

  private func usesAnonymousParameter(_ closure: NodeID) -> Bool {
    var at = NodeID(closure.index + 1)
    let end = tree.after(closure)
    while at < end {
      if tree.kind(at) == .identifier, names.isDollar(tree.name(at)) { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }

  /// The first argument's expression where it has no label or the label `data`.
  func firstData(_ call: NodeID) -> NodeID? {
    for child in tree.children(call) where tree.kind(child) == .argument {
      if let label = tree.child(child, .label), tree.name(label) != .data { return nil }
      var value: NodeID?
      for part in tree.children(child) where tree.kind(part) != .label { value = part }
      return value
    }
    return nil
  }

  private func isLiteralRange(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .sequence else {
      if tree.kind(node) == .tuple, let argument = tree.firstChild(node), let inner = tree.firstChild(argument) {
        return isLiteralRange(inner)
      }
      return false
    }
    var isRange = false
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .literal, .prefixOperation: break
      case .binaryOperator: isRange = isRange || isRangeOperator(child)
      default: return false
      }
    }
    return isRange
  }

  private func isRangeOperator(_ node: NodeID) -> Bool { tree.spells(node, "..<") || tree.spells(node, "...") }

  /// Whether data can be positions. Generous: the rule looks closer.
  private func isPositional(_ node: NodeID) -> Bool {
    var at = node
    let end = tree.after(node)
    while at < end {
      switch tree.kind(at) {
      case .memberSuffix, .identifier:
        switch tree.name(at).known {
        case .indices, .count, .startIndex, .enumerated, .zip: return true
        default: break
        }
      case .binaryOperator:
        if isRangeOperator(at) { return true }
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return tree.kind(node) == .identifier
  }

  private func hasAction(_ call: NodeID) -> Bool {
    for child in tree.children(call) where tree.kind(child) == .argument {
      if let label = tree.child(child, .label), tree.name(label) == .action || tree.name(label) == .intent {
        return true
      }
    }
    return false
  }

  /// What a trailing closure without a label is to a call of `callee`.
  @inline(__always)
  static func trailingRole(_ callee: NameID, buttonHasAction: Bool, _ names: NameTable) -> ClosureRole {
    switch callee.known {
    case .Button: return buttonHasAction ? .content : .deferred
    case .sheet, .popover, .fullScreenCover, .alert, .confirmationDialog, .actionSheet, .inspector, .task, .refreshable,
      .fileImporter, .fileExporter, .Task, .async, .withAnimation:
      return .deferred
    default: return isActionName(callee, names) ? .deferred : .content
    }
  }

  /// What a closure with a label is to a call of `callee`.
  @inline(__always)
  static func labelledRole(_ label: NameID, callee: NameID, _ names: NameTable) -> ClosureRole {
    switch label.known {
    case .action, .perform, .handler, .completion, .primaryAction, .get, .set: return .deferred
    case .label: return .content
    default: break
    }
    if isActionName(label, names) { return .deferred }
    switch callee.known {
    case .sheet, .popover, .fullScreenCover, .alert, .confirmationDialog, .actionSheet, .inspector, .task, .refreshable,
      .fileImporter, .fileExporter, .Task:
      return .deferred
    default: return isActionName(callee, names) ? .deferred : .content
    }
  }

  /// `onAppear`, `onChange`, `onTapGesture`: by convention what runs on an event.
  @inline(__always)
  static func isActionName(_ name: NameID, _ names: NameTable) -> Bool {
    guard name != .none else { return false }
    let bytes = names.bytes(name)
    return bytes.count > 2 && bytes[0] == UInt8(ascii: "o") && bytes[1] == UInt8(ascii: "n")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[2])
  }

  /// `.environment(\.locale, ...)` and its kin root their key paths in SwiftUI's own values.
  private func hasForeignKeyPaths(_ callee: NameID) -> Bool {
    switch callee.known {
    case .environment, .transformEnvironment, .focusedValue, .focusedSceneValue, .focusedObject: return true
    default: return false
    }
  }
}
