@testable import BindlintSyntax

/// What every tree must keep, whatever text it was made from. Returns what it does not keep, the first few only.
func violations(of tree: SyntaxTree) -> [String] {
  var found: [String] = []
  func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition && found.count < 5 { found.append(message()) }
  }

  // Tokens tile the file.
  var offset: UInt32 = 0
  for i in 0..<tree.tokenCount {
    let token = TokenID(i)
    require(tree[token].start >= offset, "token \(i) begins at \(tree[token].start), before \(offset)")
    require((tree.kind(token) == .endOfFile) == (i == tree.tokenCount - 1), "token \(i) is \(tree.kind(token))")
    offset = tree.end(token)
    let isEmpty = tree.range(token).count == 0
    let mayBeEmpty: [TokenKind] = [.endOfFile, .interpolationEnd, .stringTail]
    require(!isEmpty || mayBeEmpty.contains(tree.kind(token)), "token \(i), \(tree.kind(token)), is empty")
  }
  require(offset == tree.source.count, "the last token ends at \(offset) of \(tree.source.count)")

  // Nodes nest, in order, and their sizes fit.
  var parents: [(end: Int, node: NodeID, next: UInt32)] = []
  for i in 0..<tree.nodeCount {
    let node = NodeID(i)
    let first = tree.firstToken(node).index
    let end = tree.endToken(node).index
    require(first <= end && end < tree.tokenCount, "node \(i), \(tree.kind(node)): tokens \(first)..<\(end)")
    while let parent = parents.last, i >= parent.end { parents.removeLast() }
    let behind = Int(tree.after(node).index)
    require(behind > i && behind <= tree.nodeCount, "node \(i), \(tree.kind(node)): ends before node \(behind)")
    if tree.kind(node).isLeaf {
      require(behind == i + 1, "leaf \(i), \(tree.kind(node)), has children")
      require(tree.name(node).index < tree.names.count, "leaf \(i) has no name of the table")
    }
    if var parent = parents.popLast() {
      require(behind <= parent.end, "node \(i), \(tree.kind(node)), ends behind its parent")
      require(
        first >= parent.next, "node \(i), \(tree.kind(node)), begins at token \(first), before \(parent.next)")
      require(end <= tree.endToken(parent.node).index, "node \(i), \(tree.kind(node)), has tokens behind its parent's")
      let isBroken = tree.flags(node).contains(.isBroken)
      require(
        !isBroken || tree.flags(parent.node).contains(.isBroken),
        "node \(i) is broken, its \(tree.kind(parent.node)) not")
      require(
        !holdsDeclaration(tree, node) || tree.flags(parent.node).contains(.holdsDeclaration),
        "node \(i), \(tree.kind(node)), declares something, its \(tree.kind(parent.node)) holds no declaration")
      parent.next = end
      parents.append(parent)
    } else {
      require(i == 0 && tree.kind(node) == .sourceFile, "node \(i) has no parent")
      require(behind == tree.nodeCount && first == 0, "the root does not span the tree")
      require(Int(end) == tree.tokenCount - 1, "the root ends at token \(end) of \(tree.tokenCount)")
    }
    parents.append((behind, node, first))
  }

  // Problems say where they are.
  for problem in tree.problems {
    require(
      problem.range.start <= problem.range.end && Int(problem.range.end) <= tree.source.count,
      "a problem at \(problem.range) of \(tree.source.count)")
  }
  require(tree.problems.map(\.range.start) == tree.problems.map(\.range.start).sorted(), "problems are out of order")
  return found
}

/// Whether a node says that it holds a declaration other than of variables, or is one.
private func holdsDeclaration(_ tree: SyntaxTree, _ node: NodeID) -> Bool {
  switch tree.kind(node) {
  case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .initializerDecl,
    .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .typealiasDecl, .associatedtypeDecl, .importDecl:
    return true
  default:
    return tree.flags(node).contains(.holdsDeclaration)
  }
}

/// What two parses of one text must agree on.
func isSame(_ a: SyntaxTree, _ b: SyntaxTree) -> Bool {
  guard a.tokenCount == b.tokenCount, a.nodeCount == b.nodeCount, a.problems == b.problems else { return false }
  for i in 0..<a.tokenCount {
    let x = a[TokenID(i)]
    let y = b[TokenID(i)]
    if x.start != y.start || x.length != y.length || x.rawKind != y.rawKind || x.flags != y.flags { return false }
  }
  for i in 0..<a.nodeCount {
    let x = a[NodeID(i)]
    let y = b[NodeID(i)]
    if x.kind != y.kind || x.flags != y.flags || x.first != y.first || x.size != y.size { return false }
    if x.leafTokens != y.leafTokens || a.names.string(a.name(NodeID(i))) != b.names.string(b.name(NodeID(i))) {
      return false
    }
    if !x.kind.isLeaf && x.payload != y.payload { return false }
  }
  return true
}
