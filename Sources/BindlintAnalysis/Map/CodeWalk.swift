import BindlintSyntax

/// When the code at a place runs, against the member that it stands in.
struct CodeContext: Hashable {
  var time = Use.Time.body
  var isConditional = false
  /// The innermost loop around, as an index into the file's facts.
  var loop: Int?
  /// The branch that alone makes it conditional.
  var branch: CodeBranch?

  /// This context inside another one: a member that is called there.
  func inside(_ outer: CodeContext) -> CodeContext {
    CodeContext(
      time: max(time, outer.time), isConditional: isConditional || outer.isConditional, loop: loop ?? outer.loop,
      branch: isConditional && outer.isConditional ? nil : branch ?? outer.branch)
  }

  /// Comes under one more condition, or into one of the branches of which one always runs.
  mutating func enterCondition(_ branch: CodeBranch? = nil) {
    self.branch = isConditional ? nil : branch
    isConditional = true
  }

  /// Whether code that runs so says more of what makes a view run than code that runs as `other`.
  func comesBefore(_ other: CodeContext) -> Bool {
    time != other.time ? time < other.time : !isConditional && other.isConditional
  }
}

/// One of the branches of an `if` with an `else`, or of a `switch`.
struct CodeBranch: Hashable, Sendable {
  var file: Int
  var statement: NodeID
  var number: Int
  /// How many branches the statement has.
  var count: Int

  /// Whether some statement has all its branches among these.
  static func coverAll(_ branches: some Sequence<CodeBranch>) -> Bool {
    var numbers: [CodeBranch: Set<Int>] = [:]
    for branch in branches {
      var statement = branch
      statement.number = 0
      numbers[statement, default: []].insert(branch.number)
    }
    return numbers.contains { $0.value.count == $0.key.count }
  }
}

extension Use.Time: Comparable {
  private var rank: Int { Use.Time.allCases.firstIndex(of: self) ?? 0 }
  public static func < (a: Use.Time, b: Use.Time) -> Bool { a.rank < b.rank }
}

/// A name with what is applied to it, in the code of a member.
struct CodeReference {
  enum Role {
    case read, write, update
  }

  /// A chain, an identifier, the pattern of `if let x`, the name of a capture, a key path.
  var node: NodeID
  /// The chain's parts; of anything else the node alone.
  var parts: [NodeID]
  var role: Role
  var context: CodeContext
  /// It is an argument that would be called later if it were a function.
  var isHandedOver = false
}

/// Walks the code of a member and writes down each reference with when it runs.
struct CodeWalk {
  let syntax: FileSyntax
  /// The file's number in the index.
  let file: Int
  /// By the node of the content: the loop.
  let loops: [NodeID: Int]
  /// What a closure is to a call of a project's own view: the callee's parts, the label, the call.
  let closureTime: ([NodeID], NameID, NodeID) -> Use.Time?
  private(set) var references: [CodeReference] = []
  /// For each loop met, in what context its call stands.
  private(set) var metLoops: [(loop: Int, context: CodeContext)] = []
  private var context = CodeContext()

  private var tree: SyntaxTree { syntax.tree }
  private var names: NameTable { syntax.tree.names }

  init(
    syntax: FileSyntax, file: Int, loops: [NodeID: Int], closureTime: @escaping ([NodeID], NameID, NodeID) -> Use.Time?
  ) {
    self.syntax = syntax
    self.file = file
    self.loops = loops
    self.closureTime = closureTime
  }

  mutating func walk(_ node: NodeID, in start: CodeContext = CodeContext()) {
    context = start
    visit(node)
  }

  private mutating func visit(_ node: NodeID) {
    switch tree.kind(node) {
    case .identifier:
      references.append(CodeReference(node: node, parts: [node], role: .read, context: context))
    case .chain: visitChain(node, role: .read)
    case .sequence: visitSequence(node)
    case .inoutExpr:
      if let target = tree.firstChild(node) { visitTarget(target, role: .update) }
    case .closure:
      visitClosure(node) { $0.time = max($0.time, .later) }
    case .optionalBinding: visitOptionalBinding(node)
    case .ifStmt, .whileStmt: visitBranches(node)
    case .guardStmt, .codeBlock, .closureSignature: visitStatements(tree.children(node))
    case .accessorBlock: visitAccessors(node)
    case .conditionList:
      inContext { _ in
      } _: { walk in
        for (position, child) in walk.tree.children(node).enumerated() {
          if position > 0 { walk.context.enterCondition() }
          walk.visit(child)
        }
      }
    case .switchStmt: visitSwitch(node)
    case .switchCase: visitStatements(tree.children(node))
    case .catchClause:
      inContext {
        $0.context.enterCondition()
      } _: {
        $0.visitStatements($0.tree.children(node))
      }
    case .capture: visitCapture(node)
    case .keyPath: visitKeyPath(node)
    case .callSuffix: visitCall(node, callee: [], role: nil)
    case .attribute, .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .type: break
    default: visitChildren(node)
    }
  }

  private mutating func visitChildren(_ node: NodeID) {
    for child in tree.children(node) { visit(child) }
  }

  private mutating func inContext(_ change: (inout CodeWalk) -> Void, _ body: (inout CodeWalk) -> Void) {
    let saved = context
    change(&self)
    body(&self)
    context = saved
  }

  // MARK: Statements

  /// Behind a `guard`, or an `if` that returns, statements run only where its condition lets them.
  private mutating func visitStatements(_ statements: some Sequence<NodeID>) {
    let saved = context
    for statement in statements {
      visit(statement)
      if tree.kind(statement) == .guardStmt || leavesEarly(statement), !asksForTheSystemAlone(statement) {
        context.enterCondition()
      }
    }
    context = saved
  }

  private func leavesEarly(_ statement: NodeID) -> Bool {
    guard tree.kind(statement) == .ifStmt, let block = tree.child(statement, .codeBlock) else { return false }
    var last: NodeID?
    for child in tree.children(block) { last = child }
    return last.map { tree.kind($0) == .returnStmt } ?? false
  }

  /// `if #available(...)`: what holds does not change while the program runs.
  private func asksForTheSystemAlone(_ statement: NodeID) -> Bool {
    guard let conditions = tree.child(statement, .conditionList) else { return false }
    return tree.children(conditions).allSatisfy { tree.kind($0) == .availabilityCondition }
  }

  private mutating func visitBranches(_ node: NodeID) {
    guard !asksForTheSystemAlone(node) else { return visitChildren(node) }
    // `else if` is a branch of its own, condition and all.
    let branches = tree.children(node).filter { tree.kind($0) != .conditionList }
    for child in tree.children(node) {
      guard let number = branches.firstIndex(of: child) else {
        visit(child)
        continue
      }
      let isOneOfAll = branches.count > 1 && tree.kind(node) == .ifStmt
      let branch = isOneOfAll ? CodeBranch(file: file, statement: node, number: number, count: branches.count) : nil
      inContext {
        $0.context.enterCondition(branch)
      } _: {
        $0.visit(child)
      }
    }
  }

  private mutating func visitSwitch(_ node: NodeID) {
    let parts = Array(tree.children(node))
    // Cases that stand in `#if` are not counted: which of them are there is not known.
    let isCounted = parts.dropFirst().allSatisfy { tree.kind($0) == .switchCase }
    for (position, child) in parts.enumerated() {
      guard position > 0 else {
        visit(child)
        continue
      }
      let branch = CodeBranch(file: file, statement: node, number: position, count: parts.count - 1)
      inContext {
        $0.context.enterCondition(isCounted ? branch : nil)
      } _: {
        $0.visit(child)
      }
    }
  }

  private mutating func visitAccessors(_ block: NodeID) {
    for child in tree.children(block) where tree.kind(child) == .accessor {
      let name = tree.child(child, .accessorName).map { tree.names.string(tree.name($0)) } ?? "get"
      let isGetter = name == "get" || name == "_read"
      inContext {
        if !isGetter { $0.context.time = max($0.context.time, .later) }
      } _: {
        $0.visitChildren(child)
      }
    }
    visitStatements(tree.children(block).filter { tree.kind($0) != .accessor })
  }

  private mutating func visitOptionalBinding(_ node: NodeID) {
    guard tree.child(node, .initializerClause) == nil, let pattern = tree.firstChild(node),
      tree.kind(pattern) == .identifierPattern
    else { return visitChildren(node) }
    references.append(CodeReference(node: pattern, parts: [pattern], role: .read, context: context))
  }

  private mutating func visitCapture(_ node: NodeID) {
    guard let name = tree.child(node, .name) else { return }
    if let value = tree.child(node, .initializerClause) { return visitChildren(value) }
    references.append(CodeReference(node: name, parts: [name], role: .read, context: context))
  }

  private mutating func visitKeyPath(_ node: NodeID) {
    references.append(CodeReference(node: node, parts: [node], role: .read, context: context))
    for child in tree.children(node) where tree.kind(child) == .indexSuffix { visitChildren(child) }
  }

  // MARK: Expressions

  private mutating func visitSequence(_ node: NodeID) {
    let parts = Array(tree.children(node))
    if parts.count >= 3, let role = assignment(parts[1]) {
      inContext { _ in
      } _: { walk in
        for part in parts[2...] { walk.visit(part) }
      }
      return visitTarget(parts[0], role: role)
    }
    let saved = context
    // `a && b`, `a || b`: what follows is evaluated only sometimes; of `a ?? b` the next operand alone.
    var isNext = false
    for part in parts {
      switch tree.kind(part) {
      case .binaryOperator:
        let text = tree.text(part)
        if text == "&&" || text == "||" { context.enterCondition() }
        isNext = text == "??"
      case .ternary:
        let branch = CodeBranch(file: file, statement: node, number: 0, count: 2)
        inContext {
          $0.context.enterCondition(branch)
        } _: {
          $0.visit(part)
        }
        context.enterCondition(CodeBranch(file: file, statement: node, number: 1, count: 2))
      default:
        let kept = context
        if isNext { context.enterCondition() }
        visit(part)
        context = kept
        isNext = false
      }
    }
    context = saved
  }

  private func assignment(_ node: NodeID) -> CodeReference.Role? {
    if tree.kind(node) == .assignment { return .write }
    guard tree.kind(node) == .binaryOperator else { return nil }
    let text = tree.text(node)
    let isCompound =
      text.hasSuffix("=") && text.count > 1 && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    return isCompound ? .update : nil
  }

  private mutating func visitTarget(_ target: NodeID, role: CodeReference.Role) {
    let node = syntax.strip(target)
    switch tree.kind(node) {
    case .identifier: references.append(CodeReference(node: node, parts: [node], role: role, context: context))
    case .chain: visitChain(node, role: role)
    case .tuple:
      for argument in tree.children(node) {
        if let value = syntax.argument(argument).value { visitTarget(value, role: role) }
      }
    default: visit(node)
    }
  }

  private mutating func visitChain(_ node: NodeID, role: CodeReference.Role) {
    let parts = Array(tree.children(node))
    references.append(CodeReference(node: node, parts: parts, role: role, context: context))
    switch tree.kind(parts[0]) {
    case .identifier, .implicitMember: break
    // `{ ... }()` runs at once.
    case .closure: visitClosure(parts[0]) { _ in }
    default: visit(parts[0])
    }
    visitSuffixes(parts)
  }

  private mutating func visitSuffixes(_ parts: [NodeID]) {
    for (position, part) in parts.enumerated().dropFirst() {
      switch tree.kind(part) {
      case .callSuffix: visitCall(part, callee: Array(parts[..<position]), role: nil)
      case .indexSuffix: visitChildren(part)
      case .ifConfig:
        for clause in tree.children(part) where tree.kind(clause) == .ifConfigClause {
          let inner = tree.children(clause).filter { tree.kind($0) != .ifConfigCondition }
          // What stands before has been dealt with; the first one here is no base.
          visitSuffixes(Array(parts[..<1]) + inner)
          references.append(
            CodeReference(node: part, parts: Array(parts[..<1]) + inner, role: .read, context: context))
        }
      default: break
      }
    }
  }

  // MARK: Calls

  private static let presentations: Set<String> = ["sheet", "popover", "fullScreenCover", "navigationDestination"]

  /// Calls whose closures run at once, although a rule about rows leaves them out.
  private static let contents: Set<String> = ["alert", "confirmationDialog", "inspector", "withAnimation"]

  /// Calls whose closures run later, whatever their labels.
  private static let later: Set<String> = [
    "dropDestination", "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction",
    "alignmentGuide", "sensoryFeedback", "visualEffect", "sink", "asyncAfter", "detached", "pasteDestination",
    "copyable",
    "cuttable", "itemProvider", "exportsItemProviders", "importsItemProviders", "transformPreference",
    "scrollTransition",
  ]

  private mutating func visitCall(_ call: NodeID, callee parts: [NodeID], role: Use.Time?) {
    var name = NameID.none
    if let last = parts.last(where: { tree.kind($0) != .genericArguments }) { name = tree.name(last) }
    let children = Array(tree.children(call))
    let isBinding = isGetSet(children)
    var isFirst = true
    for child in children {
      switch tree.kind(child) {
      case .argument:
        let (label, value) = syntax.argument(child)
        guard let value else { continue }
        if tree.kind(value) == .closure {
          visit(closure: value, label, name, parts, call, isBinding, isTrailing: false)
        } else if isFunctionReference(value), isLater(label, name, parts, call) {
          let first = references.count
          visit(value)
          references[first].isHandedOver = true
        } else if loops[value] != nil {
          visit(closure: value, label, name, parts, call, isBinding, isTrailing: false)
        } else {
          visit(value)
        }
      case .closure:
        // `Binding { } set: { }`, or the setter behind `Binding(get: ...)`.
        let hasGetter = children.contains { tree.kind($0) == .argument && syntax.argument($0).label == .get }
        let label = isBinding ? NameID(hasGetter ? WellKnownName.set : .get) : .none
        visit(closure: child, label, name, parts, call, isBinding, isTrailing: isFirst)
        isFirst = false
      case .labeledClosure:
        guard let closure = tree.child(child, .closure) else { continue }
        let label = tree.child(child, .label).map { tree.name($0) } ?? .none
        visit(closure: closure, label, name, parts, call, isBinding, isTrailing: false)
      default: visit(child)
      }
    }
  }

  private func isGetSet(_ children: [NodeID]) -> Bool {
    var labels: Set<WellKnownName> = []
    for child in children {
      let label =
        tree.kind(child) == .argument
        ? syntax.argument(child).label : tree.child(child, .label).map { tree.name($0) } ?? .none
      if let known = label.known { labels.insert(known) }
    }
    return labels.contains(.set) || (labels.contains(.get) && children.contains { tree.kind($0) == .closure })
  }

  private mutating func visit(
    closure: NodeID, _ label: NameID, _ name: NameID, _ parts: [NodeID], _ call: NodeID, _ isBinding: Bool,
    isTrailing: Bool
  ) {
    if let loop = loops[closure] {
      metLoops.append((loop, context))
      inContext {
        $0.context.loop = loop
      } _: { walk in
        if walk.tree.kind(closure) == .closure { walk.visitClosure(closure) { _ in } } else { walk.visit(closure) }
      }
      return
    }
    let time = self.time(ofClosure: label, name, parts, call, isBinding: isBinding, isTrailing: isTrailing)
    visitClosure(closure) {
      $0.time = max($0.time, time)
      if time == .presentation { $0.enterCondition() }
    }
  }

  private func time(
    ofClosure label: NameID, _ name: NameID, _ parts: [NodeID], _ call: NodeID, isBinding: Bool, isTrailing: Bool
  ) -> Use.Time {
    if isBinding { return label == .get ? .getter : .later }
    if let known = closureTime(parts, label, call) { return known }
    let text = names.string(name)
    let isLabelled = label != .none
    if CodeWalk.later.contains(text) { return .later }
    if CodeWalk.presentations.contains(text) {
      return isLabelled && FactCollector.isActionName(label, names) ? .later : .presentation
    }
    if CodeWalk.contents.contains(text) {
      return isLabelled && FactCollector.isActionName(label, names) ? .later : .body
    }
    let hasAction = tree.children(call).contains {
      tree.kind($0) == .argument && [.action, .intent].contains(syntax.argument($0).label.known)
    }
    if !isLabelled, isTrailing, text.hasSuffix("Button"), parts.count == 1 { return hasAction ? .body : .later }
    if !isLabelled, isTrailing, takesAResult(call) { return .later }
    let role =
      isLabelled
      ? FactCollector.labelledRole(label, callee: name, names)
      : FactCollector.trailingRole(name, buttonHasAction: hasAction, names)
    return role == .deferred ? .later : .body
  }

  /// `.fileMover(isPresented: $isMoving) { result in }`: what is shown tells how it ended. Content takes nothing there.
  private func takesAResult(_ call: NodeID) -> Bool {
    let labels = tree.children(call).compactMap { child in
      tree.kind(child) == .argument ? names.string(syntax.argument(child).label) : nil
    }
    guard labels.contains("isPresented"), !labels.contains("presenting"), let closure = tree.child(call, .closure),
      let signature = tree.child(closure, .closureSignature)
    else { return false }
    return tree.child(signature, .closureParameter) != nil
  }

  private func isFunctionReference(_ node: NodeID) -> Bool {
    if tree.kind(node) == .identifier { return syntax.scopes.local(node) == nil }
    guard tree.kind(node) == .chain else { return false }
    let parts = Array(tree.children(node))
    return parts.count == 2 && tree.kind(parts[0]) == .identifier && tree.name(parts[0]) == .self
      && tree.kind(parts[1]) == .memberSuffix
  }

  /// Whether a function handed over with this label is called later. Whether the value is a function shows elsewhere.
  private func isLater(_ label: NameID, _ name: NameID, _ parts: [NodeID], _ call: NodeID) -> Bool {
    guard label != .none else { return FactCollector.isActionName(name, names) }
    return FactCollector.labelledRole(label, callee: name, names) == .deferred
      && !CodeWalk.presentations.contains(names.string(name))
  }

  /// What a closure captures by a list is read where the closure is made.
  private mutating func visitClosure(_ closure: NodeID, _ change: (inout CodeContext) -> Void) {
    if let signature = tree.child(closure, .closureSignature) { visit(signature) }
    inContext {
      change(&$0.context)
    } _: { walk in
      walk.visitStatements(walk.tree.children(closure).filter { walk.tree.kind($0) != .closureSignature })
    }
  }
}
