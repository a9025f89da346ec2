import BindlintSyntax

/// Walks the code of a member and writes down each reference with when it runs.
struct CodeWalk {
  let syntax: FileSyntax
  /// The file's number in the index.
  let file: Int
  /// By the node of the content: the loop.
  let loops: [NodeID: Int]
  /// What a closure is to a call of a project's own view: the callee's parts, the label, the call.
  let closureRun: ([NodeID], NameID, NodeID) -> ClosureRun?
  var references: [CodeReference] = []
  /// For each loop met, in what context its call stands.
  var metLoops: [(loop: Int, context: CodeContext)] = []
  var context = CodeContext()

  var tree: SyntaxTree { syntax.tree }
  var names: NameTable { syntax.tree.names }

  init(
    syntax: FileSyntax, file: Int, loops: [NodeID: Int], closureRun: @escaping ([NodeID], NameID, NodeID) -> ClosureRun?
  ) {
    self.syntax = syntax
    self.file = file
    self.loops = loops
    self.closureRun = closureRun
  }

  mutating func walk(_ node: NodeID, in start: CodeContext = CodeContext()) {
    context = start
    visit(node)
  }

  mutating func visit(_ node: NodeID) {
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

  mutating func visitChildren(_ node: NodeID) {
    for child in tree.children(node) { visit(child) }
  }

  mutating func inContext(_ change: (inout CodeWalk) -> Void, _ body: (inout CodeWalk) -> Void) {
    let saved = context
    change(&self)
    body(&self)
    context = saved
  }

  // MARK: Statements

  /// Behind a `guard`, or an `if` that returns, statements run only where its condition lets them.
  mutating func visitStatements(_ statements: some Sequence<NodeID>) {
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

  mutating func visitChain(_ node: NodeID, role: CodeReference.Role) {
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

  mutating func visitSuffixes(_ parts: [NodeID]) {
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
}
