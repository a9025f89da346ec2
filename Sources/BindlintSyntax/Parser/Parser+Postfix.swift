/// Members, calls, indices, closures and marks: what is applied to an operand.
extension Parser {
  /// All suffixes of the operand whose node is `start`. A chain is made of both when there are any.
  mutating func parseSuffixes(_ start: Int, _ context: ExpressionContext) {
    var isChain = nodes[start].kind == .chain
    let wasChain = isChain
    let isLiteral: Bool
    switch nodes[start].kind {
    case .literal, .stringLiteral, .regexLiteral: isLiteral = true
    default: isLiteral = false
    }
    loop: while true {
      switch kind {
      case .period:
        beginChain(start, &isChain)
        parseMember()
      case .leftParen:
        if startsLine { break loop }
        beginChain(start, &isChain)
        parseCall(context)
      case .leftSquare:
        if startsLine { break loop }
        beginChain(start, &isChain)
        parseIndex(context)
      case .leftBrace:
        if isLiteral && !isChain || !isTrailingClosure(position, context) { break loop }
        beginChain(start, &isChain)
        let call = open(.callSuffix)
        parseTrailingClosures()
        close(call)
        if kind == .leftBrace { break loop }
      case .postfixQuestion:
        beginChain(start, &isChain)
        namelessLeaf(.optionalSuffix)
      case .exclamationMark:
        beginChain(start, &isChain)
        namelessLeaf(.forceSuffix)
      case .postfixOperator:
        beginChain(start, &isChain)
        parseOperator(.postfixOperator)
      case .poundIf:
        guard beginsPostfixIfConfig() else { break loop }
        beginChain(start, &isChain)
        parsePostfixIfConfig(context)
      default:
        break loop
      }
    }
    guard isChain else { return }
    if wasChain && nodes[start].size + UInt32(start) == UInt32(nodeCount) { return }
    close(start)
    simplifyOptionalPattern(start, context)
  }

  @inline(__always) private mutating func beginChain(_ start: Int, _ isChain: inout Bool) {
    if !isChain {
      wrap(start, .chain)
      isChain = true
    }
  }

  /// A name that binds with nothing but a question mark behind it is an optional pattern.
  private mutating func simplifyOptionalPattern(_ chain: Int, _ context: ExpressionContext) {
    guard context.contains(.binding), nodes[chain + 1].kind == .identifierPattern, nodeCount == chain + 3,
      nodes[chain + 2].kind == .optionalSuffix
    else { return }
    nodes[chain].kind = .optionalPattern
    nodeCount -= 1
    close(chain)
  }

  /// `.name`, `.0`, `.name(a:b:)`, with generic arguments.
  mutating func parseMember(_ nodeKind: NodeKind = .memberSuffix) {
    let end = memberEnd(position)
    if end == position &+ 2 {
      let first = UInt32(truncatingIfNeeded: position)
      append(Node(kind: nodeKind, leafTokens: 2, first: first, payload: details[position &+ 1]))
      position = end
    } else if end == position + 1 {
      advance()
      expected("a name after \".\"")
      append(Node(kind: nodeKind, flags: .isBroken, leafTokens: 1, first: UInt32(position - 1), payload: 0))
      return
    } else {
      leaf(
        nodeKind, upTo: end, name: name(memberName(position)), kind(end - 1) == .rightParen ? .hasArgumentNames : [])
    }
    if isOperator(position, "<") && beginsGenericArguments(position) { parseGenericArguments() }
  }

  private mutating func parseCall(_ context: ExpressionContext) {
    let node = open(.callSuffix)
    advance()
    parseArguments(context.inBrackets, upTo: .rightParen)
    closeBracket(node)
    parseClosuresOfCall(context)
    close(node, .hasParentheses)
  }

  private mutating func parseIndex(_ context: ExpressionContext) {
    let node = open(.indexSuffix)
    advance()
    parseArguments(context.inBrackets.subtracting(.attribute), upTo: .rightSquare)
    closeBracket(node)
    parseClosuresOfCall(context)
    close(node)
  }

  /// The trailing closures of a call with brackets. In a condition they are a call of their own.
  private mutating func parseClosuresOfCall(_ context: ExpressionContext) {
    if kind == .leftBrace && context.isDisjoint(with: [.condition, .attribute]) && isTrailingClosure(position, context)
    {
      parseTrailingClosures()
    }
  }

  // MARK: Arguments

  /// Arguments up to a closing bracket, which is left.
  mutating func parseArguments(_ context: ExpressionContext, upTo end: TokenKind) {
    while kind != end {
      switch kind {
      case .endOfFile, .rightBrace, .rightParen, .rightSquare, .interpolationEnd:
        return
      default:
        break
      }
      let start = position
      let node = open(.argument)
      if nextKind == .colon && kind.isLabel {
        leaf(.label)
        position += 1
      } else if kind == .colon {
        expected("a label")
        advance()
      }
      if kind == .binaryOperator && isOperatorArgument() {
        parseOperator(.operatorReference)
      } else {
        parseExpression(context)
      }
      close(node)
      if accept(.comma) { continue }
      if kind == end { return }
      expected(end == .rightSquare ? "\",\" or \"]\"" : "\",\" or \")\"")
      if position == start || !canContinueList() { return }
    }
  }

  /// Whether the operator that comes next is an argument itself, as in `reduce(0, +)`.
  private func isOperatorArgument() -> Bool {
    switch kind(operatorEnd(position)) {
    case .comma, .rightParen, .rightSquare, .interpolationEnd: return true
    default: return false
    }
  }

  // MARK: Trailing closures

  /// A closure and the labelled ones behind it.
  mutating func parseTrailingClosures() {
    parseClosure()
    while nextKind == .colon, kind.isLabel, kind != .defaultKeyword, kind(position + 2) == .leftBrace {
      let node = open(.labeledClosure)
      leaf(.label)
      position += 1
      parseClosure()
      close(node)
    }
  }

  /// Whether the brace at a token begins a closure of the call before it, and not accessors or the body of a statement.
  func isTrailingClosure(_ brace: Int, _ context: ExpressionContext) -> Bool {
    switch kind(brace + 1) {
    case .didSetWord, .willSetWord, .initKeyword, .caseKeyword: return false
    case .at: if beginsAccessors(brace) { return false }
    default: break
    }
    if !context.contains(.condition) { return true }
    // In a condition the closure begins in its line, and what follows it shows that the condition goes on.
    if startsLine(brace + 1) { return false }
    guard isClosed(brace) else { return false }
    let next = bracketEnd(brace) + 1
    switch kind(next) {
    case .leftBrace, .whereKeyword, .comma:
      return true
    case .leftSquare, .leftParen, .period, .isKeyword, .asKeyword, .postfixQuestion, .infixQuestion, .exclamationMark,
      .colon, .equal, .postfixOperator, .binaryOperator:
      return !startsLine(next)
    default:
      return false
    }
  }

  /// Whether attributes and then `didSet`, `willSet` or `init` stand in a brace.
  func beginsAccessors(_ brace: Int) -> Bool {
    var i = brace + 1
    while kind(i) == .at, kind(i + 1).isIdentifier {
      if isWord(i + 1, "_accessorBlock") { return true }
      i += 2
      if kind(i) == .leftParen { i = afterBalanced(i) }
    }
    return kind(i) == .didSetWord || kind(i) == .willSetWord || kind(i) == .initKeyword
  }

  // MARK: #if

  /// Whether the `#if` that comes next holds suffixes, as its first line shows.
  private func beginsPostfixIfConfig() -> Bool {
    var i = position
    repeat {
      i += 1
      while kind(i) != .endOfFile && !startsLine(i) { i = afterBalanced(i) }
    } while kind(i) == .poundIf
    return kind(i) == .period && (kind(i + 1).isIdentifier || kind(i + 1).isKeyword)
  }

  private mutating func parsePostfixIfConfig(_ context: ExpressionContext) {
    parseIfConfig { parser in
      guard parser.kind == .period || parser.kind == .poundIf && parser.beginsPostfixIfConfig() else { return }
      parser.parseClauseSuffixes(context)
    }
  }

  /// The suffixes in a clause of `#if`: as those of an operand, but the chain is the one around the `#if`.
  private mutating func parseClauseSuffixes(_ context: ExpressionContext) {
    let start = nodeCount
    if kind == .period { parseMember() } else { parsePostfixIfConfig(context) }
    // A chain of what stands here would hide that it belongs to the outer one: parse into a chain and take its record
    // out again.
    let first = nodeCount
    parseSuffixes(start, context)
    guard nodeCount > first, nodes[start].kind == .chain else { return }
    (nodes + start).update(from: nodes + (start + 1), count: nodeCount - start - 1)
    nodeCount -= 1
    if brokenCount > start { brokenCount -= 1 }
    if declarationCount > start { declarationCount -= 1 }
  }

  // MARK: Key paths

  /// `\Root.a[0]?.b`
  mutating func parseKeyPath(_ context: ExpressionContext) {
    let node = open(.keyPath)
    advance()
    if byte(position) != UInt8(ascii: ".") || kind == .endOfFile {
      if let end = simpleTypeEnd(position, false, 0, members: false) {
        let type = open(.type)
        position = end
        close(type)
      } else if kind != .leftSquare {
        missing("a type or \".\"")
      }
    }
    loop: while true {
      switch kind {
      case .leftSquare:
        if startsLine { break loop }
        parseKeyPathIndex(context)
      case .postfixQuestion:
        namelessLeaf(.optionalSuffix)
      case .exclamationMark:
        namelessLeaf(.forceSuffix)
      case .period:
        if nextKind == .leftSquare {
          advance()
          parseKeyPathIndex(context)
        } else {
          parseMember(.keyPathMember)
        }
      case .prefixOperator, .binaryOperator, .postfixOperator:
        // `.?` and its like are cut into pieces by the lexer.
        guard byte(position) == UInt8(ascii: "."), tokens[position].length == 1 else { break loop }
        advance()
      default:
        break loop
      }
    }
    close(node)
  }

  private mutating func parseKeyPathIndex(_ context: ExpressionContext) {
    let index = open(.indexSuffix)
    advance()
    parseArguments(context.inBrackets, upTo: .rightSquare)
    closeBracket(index)
    close(index)
  }

  // MARK: Macros

  /// `#name<T>(a) { }` as an expression.
  mutating func parseMacroExpansion(_ context: ExpressionContext) {
    let node = open(.macroExpansion)
    parseMacroExpansion(in: node, context)
  }

  /// The rest of a macro expansion whose node is open, from the pound sign on.
  mutating func parseMacroExpansion(in node: Int, _ context: ExpressionContext) {
    advance()
    if startsLine {
      missing("the name of a macro")
      return close(node)
    }
    var name = position
    if nextKind == .colonColon, kind.isLabel { name += 2 }
    if kind(name).isIdentifier || kind(name).isKeyword {
      leaf(.macroName, upTo: name + 1, name: self.name(name))
    } else {
      missing("the name of a macro")
      return close(node)
    }
    if isOperator(position, "<") && beginsGenericArguments(position) { parseGenericArguments() }
    let hasParentheses = kind == .leftParen && !startsLine
    let hasClosure = kind == .leftBrace && context.isDisjoint(with: [.condition, .attribute])
    if hasParentheses || hasClosure && isTrailingClosure(position, context) {
      let call = open(.callSuffix)
      if hasParentheses {
        advance()
        parseArguments(context.inBrackets.subtracting(.attribute), upTo: .rightParen)
        closeBracket(call)
      }
      parseClosuresOfCall(context)
      close(call, hasParentheses ? .hasParentheses : [])
    }
    close(node)
  }
}
