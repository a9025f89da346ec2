import BindlintSyntax

extension FactCollector {
  /// A list of statements without a scope of its own. Functions are in scope before they are declared.
  mutating func visitStatements(of parent: NodeID) {
    if bodyDepth > 0 {
      for child in tree.children(parent) where tree.kind(child) == .functionDecl { hoist(child) }
    }
    for child in tree.children(parent) { visit(child) }
  }

  private mutating func hoist(_ function: NodeID) {
    guard let name = tree.child(function, .name) else { return }
    declare(tree.name(name), .function, node: name, declaration: function)
  }

  mutating func visitBlock(_ node: NodeID) {
    if passesOver(node) { return }
    let mark = active.count
    bodyDepth += 1
    visitStatements(of: node)
    bodyDepth -= 1
    leave(mark)
  }

  mutating func visitChildren(_ node: NodeID) {
    for child in tree.children(node) { visit(child) }
  }

  /// Whether a node declares nothing that the facts name and the walk leaves code out. Variables count outside of
  /// bodies, and only there.
  func passesOver(_ node: NodeID) -> Bool {
    guard passesOverCode, !tree.flags(node).contains(.holdsDeclaration) else { return false }
    switch tree.kind(node) {
    case .variableDecl, .ifConfig, .ifConfigClause: return bodyDepth > 0
    default: return true
    }
  }

  mutating func visit(_ node: NodeID) {
    if passesOver(node) { return }
    switch tree.kind(node) {
    // Leaves that mean nothing by themselves.
    case .ifConfigCondition, .unexpected, .missing, .importPath, .accessorName, .accessorParameter, .name, .modifier,
      .attributeName, .label, .jumpStmt, .availabilityCondition, .wildcardPattern, .discard, .literal, .regexLiteral,
      .keyPathMember, .implicitMember, .macroName, .memberSuffix, .optionalSuffix, .forceSuffix, .postfixOperator,
      .binaryOperator, .assignment, .castOperator, .operatorReference, .operatorDecl, .precedenceGroupDecl,
      .genericParameters, .whereClause, .inheritanceClause:
      break
    case .identifier:
      reference(tree.name(node), at: node, .read)
    case .identifierPattern:
      // A pattern inside an expression pattern: `case .a(let x)`.
      declare(tree.name(node), .pattern, node: node, declaration: node)
    case .importDecl: visitImport(node)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: visitType(node)
    case .functionDecl: visitFunction(node)
    case .initializerDecl, .deinitializerDecl, .subscriptDecl: visitFunction(node)
    case .variableDecl: visitVariable(node)
    case .enumCaseDecl: visitEnumCase(node)
    case .typealiasDecl, .associatedtypeDecl: visitAlias(node)
    case .codeBlock: visitBlock(node)
    case .closure: visitClosure(node)
    case .chain: visitChain(node, .read)
    case .sequence: visitSequence(node)
    case .keyPath: visitKeyPath(node)
    case .type: visitTypeSpelling(node)
    case .attribute: visitAttribute(node)
    case .ifStmt: visitIf(node)
    case .guardStmt: visitGuard(node)
    case .whileStmt: visitWhile(node)
    case .forStmt: visitFor(node)
    case .switchCase: visitCase(node)
    case .catchClause: visitCatch(node)
    case .optionalBinding: visitOptionalBinding(node)
    case .matchingCondition: visitMatching(node)
    default: visitChildren(node)
    }
  }

  private mutating func visitIf(_ node: NodeID) {
    let mark = active.count
    var isElse = false
    for child in tree.children(node) {
      if isElse { leave(mark) }
      if tree.kind(child) == .codeBlock {
        visitBlock(child)
        isElse = true
      } else {
        visit(child)
      }
    }
    leave(mark)
  }

  /// The bindings of a guard are in scope after it, but not in its else branch.
  private mutating func visitGuard(_ node: NodeID) {
    let mark = active.count
    for child in tree.children(node) where tree.kind(child) != .codeBlock { visit(child) }
    let bound = active[mark...].map { (name: $0.name, local: Int(top[Int($0.name.index)]) - 1) }
    leave(mark)
    if let block = tree.child(node, .codeBlock) { visitBlock(block) }
    for entry in bound { push(entry.name, entry.local) }
  }

  private mutating func visitWhile(_ node: NodeID) {
    let mark = active.count
    visitChildren(node)
    leave(mark)
  }

  private mutating func visitFor(_ node: NodeID) {
    let mark = active.count
    var pattern: NodeID?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .identifierPattern, .wildcardPattern, .tuplePattern, .valueBindingPattern, .optionalPattern,
        .isTypePattern, .expressionPattern:
        if pattern == nil { pattern = child } else { visit(child) }
      case .forWhere, .codeBlock:
        if let names = pattern {
          declarePattern(names, .loopVariable, declaration: node)
          pattern = nil
        }
        if tree.kind(child) == .codeBlock { visitBlock(child) } else { visit(child) }
      default: visit(child)
      }
    }
    leave(mark)
  }

  private mutating func visitCase(_ node: NodeID) {
    let mark = active.count
    for child in tree.children(node) where tree.kind(child) == .caseLabel {
      for item in tree.children(child) { visitCaseItem(item) }
    }
    bodyDepth += 1
    for child in tree.children(node) where tree.kind(child) == .functionDecl { hoist(child) }
    for child in tree.children(node) where tree.kind(child) != .caseLabel { visit(child) }
    bodyDepth -= 1
    leave(mark)
  }

  private mutating func visitCaseItem(_ item: NodeID) {
    for child in tree.children(item) {
      if tree.kind(child) == .whereGuard {
        visit(child)
      } else {
        declarePattern(child, .pattern, declaration: item)
      }
    }
  }

  private mutating func visitCatch(_ node: NodeID) {
    let mark = active.count
    var hasPattern = false
    for child in tree.children(node) {
      if tree.kind(child) == .caseItem {
        hasPattern = true
        visitCaseItem(child)
      } else if tree.kind(child) == .codeBlock {
        if !hasPattern { declare(NameID(.error), .implicit, node: node, declaration: node) }
        visitBlock(child)
      } else {
        visit(child)
      }
    }
    leave(mark)
  }

  private mutating func visitOptionalBinding(_ node: NodeID) {
    let hasInitializer = tree.child(node, .initializerClause) != nil
    var pattern: NodeID?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .initializerClause, .type: visit(child)
      default: if pattern == nil { pattern = child }
      }
    }
    guard let pattern else { return }
    if !hasInitializer, tree.kind(pattern) == .identifierPattern {
      reference(tree.name(pattern), at: pattern, .read)
    }
    let kind: LocalDeclaration.Kind = tree.flags(node).contains(.isLet) ? .constant : .variable
    declarePattern(pattern, kind, declaration: node)
  }

  private mutating func visitMatching(_ node: NodeID) {
    for child in tree.children(node) where tree.kind(child) == .initializerClause { visit(child) }
    for child in tree.children(node) where tree.kind(child) != .initializerClause {
      if tree.kind(child) == .type { visit(child) } else { declarePattern(child, .pattern, declaration: node) }
    }
  }

  /// Declares every name that a pattern binds and visits the expressions in it.
  mutating func declarePattern(
    _ pattern: NodeID, _ kind: LocalDeclaration.Kind, declaration: NodeID, isWrapped: Bool = false
  ) {
    switch tree.kind(pattern) {
    case .identifierPattern:
      declare(tree.name(pattern), kind, node: pattern, declaration: declaration, isWrapped: isWrapped)
    case .tuplePattern, .valueBindingPattern, .optionalPattern:
      for child in tree.children(pattern) {
        declarePattern(child, kind, declaration: declaration, isWrapped: isWrapped)
      }
    default:
      // Names below an expression are declared where the walk meets them.
      visit(pattern)
    }
  }
}
