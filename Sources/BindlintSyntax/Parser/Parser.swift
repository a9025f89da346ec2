/// Turns the bytes of a file into a tree. Never fails: what makes no sense becomes `unexpected` and `missing` nodes
/// and a problem beside the tree.
///
/// A recursive descent over the tokens of the whole file, that writes nodes in preorder as it meets them. What turns
/// out to be part of something larger (`a` of `a.b`, of `a + b`) gets its parent inserted before it (`wrap`): sizes are
/// relative, so that moves the records of the operand and changes nothing in them.
///
/// Progress: every loop consumes a token or ends. Depth: `descend` counts, and beyond the limit a balanced range is
/// skipped. Linear time: all questions about tokens ahead skip brackets in one step; the only others that look far,
/// those for generic arguments, are answered once for each `<`.
public struct Parser {
  let base: UnsafePointer<UInt8>
  let tokens: UnsafeMutablePointer<Token>
  /// See `Lexer`.
  let details: UnsafeMutablePointer<UInt32>
  /// The index of the token that comes next.
  var position = 0

  var nodes: UnsafeMutablePointer<Node>
  var nodeCount = 0
  var nodeCapacity: Int

  /// The nodes that are still open and begin below this number contain a problem.
  var brokenCount = 0
  /// The same for declarations other than of variables.
  var declarationCount = 0
  var problems: [SyntaxProblem] = []
  var lastProblem = -1
  /// How deep the node that is being parsed is.
  var depth = 0
  /// How many `#if` are open around the token that comes next.
  var openIfConfigs = 0
  /// The indentation of the innermost block if nothing closes it: it ends before a line that is not indented deeper.
  var unclosedIndent = -1

  /// How deep the parser follows nested brackets, operators and blocks. Real code stays far below; the recursion must
  /// fit into the 512 KiB of a worker thread's stack.
  static let maximumDepth = 256

  // MARK: Entry

  /// Parses a file. `scratch` saves the allocation of buffers when many files are parsed one after the other.
  public static func parse(_ source: SourceFile, scratch: ParserScratch? = nil) -> SyntaxTree {
    parse(source, in: scratch ?? ParserScratch(), copies: true)
  }

  /// Parses a file into a tree that reads the buffers of `scratch` where they are: valid until the next parse with the
  /// same scratch, and not longer than it. Most files are looked at once, and their trees need no copy. `onTokens` is
  /// called between the two halves of the work.
  public static func parse(
    _ source: SourceFile, borrowing scratch: ParserScratch, onTokens: (() -> Void)? = nil
  ) -> SyntaxTree {
    parse(source, in: scratch, copies: false, onTokens: onTokens)
  }

  private static func parse(
    _ source: SourceFile, in scratch: ParserScratch, copies: Bool, onTokens: (() -> Void)? = nil
  ) -> SyntaxTree {
    scratch.prepare(for: source)
    var lexer = Lexer(source, tokens: scratch.tokens, details: scratch.details, names: scratch.names)
    swap(&lexer.comments, &scratch.comments)
    lexer.comments.removeAll(keepingCapacity: true)
    lexer.run()
    swap(&lexer.comments, &scratch.comments)
    onTokens?()
    scratch.prepareNodes(tokenCount: lexer.count)
    var parser = Parser(lexer, nodes: scratch.nodes, nodeCapacity: scratch.nodeCapacity)
    parser.parseSourceFile()
    for problem in lexer.problems { parser.markBroken(at: problem.range.start, tokenCount: lexer.count) }
    scratch.nodes = parser.nodes
    scratch.nodeCapacity = parser.nodeCapacity

    let tree = SyntaxTree(
      source: source, names: NameTable(lexer.names, source: source),
      problems: merge(lexer.problems, parser.problems), tokens: scratch.tokens, tokenCount: lexer.count,
      nodes: parser.nodes, nodeCount: parser.nodeCount, longTokens: lexer.longTokens,
      copies: copies)
    lexer.names.reset()
    scratch.names = lexer.names
    return tree
  }

  private init(_ lexer: Lexer, nodes: UnsafeMutablePointer<Node>, nodeCapacity: Int) {
    base = lexer.base
    tokens = lexer.tokens
    details = lexer.details
    self.nodes = nodes
    self.nodeCapacity = nodeCapacity
  }

  private static func merge(_ a: [SyntaxProblem], _ b: [SyntaxProblem]) -> [SyntaxProblem] {
    if a.isEmpty { return b }
    if b.isEmpty { return a }
    return (a + b).sorted { ($0.range, $0.message) < ($1.range, $1.message) }
  }

  // MARK: Tokens

  /// The kind of the token that comes next.
  @inline(__always) var kind: TokenKind { tokens[position].rawKind }
  /// The kind of the token behind it.
  @inline(__always) var nextKind: TokenKind { kind(position &+ 1) }
  @inline(__always) func kind(_ token: Int) -> TokenKind { tokens[token].rawKind }
  @inline(__always) func startsLine(_ token: Int) -> Bool { tokens[token].flags.contains(.newlineBefore) }
  @inline(__always) var startsLine: Bool { startsLine(position) }
  /// Whether white space or a comment stands before a token.
  @inline(__always) func hasSpaceBefore(_ token: Int) -> Bool { tokens[token].flags.contains(.spaceBefore) }

  /// The first byte of a token's text.
  @inline(__always) func byte(_ token: Int) -> UInt8 { base[Int(tokens[token].start)] }

  /// Whether a token is an operator of one byte, `byte`.
  @inline(__always) func isOperator(_ token: Int, _ byte: Unicode.Scalar) -> Bool {
    let value = tokens[token]
    return value.rawKind.isOperator && value.length == 1
      && base[Int(value.start)] == UInt8(truncatingIfNeeded: byte.value)
  }

  @inline(__always) func isEllipsis(_ token: Int) -> Bool {
    let value = tokens[token]
    guard value.rawKind.isOperator && value.length == 3 else { return false }
    let p = base + Int(value.start)
    return p[0] == UInt8(ascii: ".") && p[1] == UInt8(ascii: ".") && p[2] == UInt8(ascii: ".")
  }

  /// The name that an identifier, keyword or operator stands for; none for other tokens.
  func name(_ token: Int) -> UInt32 {
    kind(token).isLabel || kind(token).isOperator || kind(token) == .inoutKeyword ? details[token] : 0
  }

  /// Consumes the token that comes next. At the end of the file it stays there.
  @inline(__always) mutating func advance() {
    if kind != .endOfFile { position &+= 1 }
  }

  @inline(__always) mutating func accept(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    position &+= 1
    return true
  }

  /// Consumes a token of a kind; where another stands, notes a problem and consumes nothing.
  @inline(__always) mutating func expect(_ kind: TokenKind, _ what: StaticString) {
    if self.kind == kind { position &+= 1 } else { expected(what) }
  }

  /// The token behind the bracketed range that begins with a token, or behind the token if it opens none.
  @inline(__always) func afterBalanced(_ token: Int) -> Int {
    switch kind(token) {
    case .leftParen, .leftSquare, .leftBrace, .interpolationStart:
      if isClosed(token) { return bracketEnd(token) &+ 1 }
      // What is meant to be inside a parenthesis that nothing closes can't be known; a block's extent is a good guess.
      return kind(token) == .leftBrace ? max(bracketEnd(token), token &+ 1) : token &+ 1
    case .endOfFile:
      return token
    default:
      return token &+ 1
    }
  }

  /// The token that closes the bracket at a token; where none does, the one before which its range ends.
  @inline(__always) func bracketEnd(_ token: Int) -> Int { Int(details[token] & ~BracketStack.unclosed) }
  @inline(__always) func isClosed(_ token: Int) -> Bool { details[token] & BracketStack.unclosed == 0 }
  /// Whether the closing bracket at a token closes nothing.
  @inline(__always) func isStray(_ token: Int) -> Bool { details[token] == BracketStack.stray }

  // MARK: Nodes

  @inline(__always) mutating func append(_ node: Node) {
    if nodeCount == nodeCapacity { growNodes() }
    (nodes + nodeCount).initialize(to: node)
    nodeCount &+= 1
  }

  @inline(never) private mutating func growNodes() {
    let larger = UnsafeMutablePointer<Node>.allocate(capacity: nodeCapacity * 2)
    larger.moveInitialize(from: nodes, count: nodeCount)
    nodes.deallocate()
    nodes = larger
    nodeCapacity *= 2
  }

  /// Begins a node at the token that comes next and returns its number, for `close`.
  @inline(__always) mutating func open(_ kind: NodeKind) -> Int {
    append(Node(kind: kind, first: UInt32(truncatingIfNeeded: position), payload: 0))
    return nodeCount &- 1
  }

  /// Ends a node before the token that comes next.
  @inline(__always) mutating func close(_ node: Int, _ flags: NodeFlags = []) {
    nodes[node].size = UInt32(truncatingIfNeeded: nodeCount &- node)
    nodes[node].payload = UInt32(truncatingIfNeeded: position)
    nodes[node].flags.formUnion(flags)
    if node < brokenCount { nodes[node].flags.insert(.isBroken) }
    if node < declarationCount { nodes[node].flags.insert(.holdsDeclaration) }
  }

  /// Inserts a node, still open, around everything from `node` on.
  @inline(__always) mutating func wrap(_ node: Int, _ kind: NodeKind) {
    if nodeCount == nodeCapacity { growNodes() }
    let first = nodes[node].first
    let flags = nodes[node].flags.intersection([.isBroken, .holdsDeclaration])
    (nodes + (node &+ 1)).update(from: nodes + node, count: nodeCount &- node)
    (nodes + node).initialize(to: Node(kind: kind, flags: flags, first: first, payload: 0))
    nodeCount &+= 1
    if brokenCount > node { brokenCount &+= 1 }
    if declarationCount > node { declarationCount &+= 1 }
  }

  /// A leaf of the token that comes next, which is consumed.
  @inline(__always) mutating func leaf(_ kind: NodeKind, _ flags: NodeFlags = []) {
    append(
      Node(
        kind: kind, flags: flags, leafTokens: 1, first: UInt32(truncatingIfNeeded: position),
        payload: details[position]))
    position &+= 1
  }

  /// A leaf of the token that comes next, without a name.
  @inline(__always) mutating func namelessLeaf(_ kind: NodeKind, _ flags: NodeFlags = []) {
    append(
      Node(kind: kind, flags: flags, leafTokens: 1, first: UInt32(truncatingIfNeeded: position), payload: 0))
    position &+= 1
  }

  /// A leaf of all tokens up to `end`, which are consumed. A longer run than a leaf can hold becomes several.
  mutating func leaf(_ kind: NodeKind, upTo end: Int, name: UInt32 = 0, _ flags: NodeFlags = []) {
    while end - position > Int(UInt16.max) {
      append(
        Node(kind: kind, flags: flags, leafTokens: .max, first: UInt32(truncatingIfNeeded: position), payload: name))
      position += Int(UInt16.max)
    }
    append(
      Node(
        kind: kind, flags: flags, leafTokens: UInt16(truncatingIfNeeded: end - position),
        first: UInt32(truncatingIfNeeded: position), payload: name))
    position = end
  }

  /// Where something was expected and nothing was found.
  mutating func missing(_ what: StaticString) {
    expected(what)
    append(Node(kind: .missing, flags: .isBroken, first: UInt32(truncatingIfNeeded: position), payload: 0))
  }

  // MARK: Problems

  /// Notes that `what` should stand where the token that comes next is.
  mutating func expected(_ what: StaticString) { problem("expected \(what)") }

  /// Notes a problem at the token that comes next; the second at the same place says nothing new and is left out.
  mutating func problem(_ message: @autoclosure () -> String) {
    brokenCount = nodeCount
    guard lastProblem != position, problems.count < SyntaxProblem.limit else { return }
    lastProblem = position
    let token = tokens[position]
    let end = token.start + UInt32(token.length)
    problems.append(SyntaxProblem(range: ByteRange(token.start, end), message: message()))
  }
}
