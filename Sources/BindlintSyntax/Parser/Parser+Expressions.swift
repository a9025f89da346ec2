/// What surrounds an expression and changes how it is read.
struct ExpressionContext: OptionSet {
  let rawValue: UInt8
  /// The condition of a statement: a brace may begin the statement's body.
  static let condition = ExpressionContext(rawValue: 1)
  /// The arguments of an attribute: `deinit` and `subscript` are names.
  static let attribute = ExpressionContext(rawValue: 2)
  /// A pattern that is written as an expression: `let`, `var` and `is` begin patterns.
  static let matching = ExpressionContext(rawValue: 4)
  /// As `matching`, behind a `let` or `var`: names bind.
  static let binding = ExpressionContext(rawValue: 8)

  @inline(__always) var isPattern: Bool { !isDisjoint(with: [.matching, .binding]) }
  /// The context of what stands in brackets.
  @inline(__always) var inBrackets: ExpressionContext { subtracting(.condition) }
}

extension Parser {
  /// An expression; in the context of a pattern also a pattern.
  mutating func parseExpression(_ context: ExpressionContext = []) {
    if context.isPattern && parseBindingPattern() { return }
    parseSequence(context)
  }

  /// Operands and operators up to the first token that is neither.
  mutating func parseSequence(_ context: ExpressionContext) {
    guard descend() else { return }
    defer { depth -= 1 }
    let start = nodeCount
    var isSequence = false
    var hasOperand = parseElement(context)
    while hasOperand {
      switch kind {
      case .binaryOperator:
        beginSequence(start, &isSequence)
        parseOperator(.binaryOperator)
        hasOperand = parseElement(context)
      case .equal where !context.isPattern:
        beginSequence(start, &isSequence)
        namelessLeaf(.assignment)
        hasOperand = parseElement(context)
      case .infixQuestion:
        beginSequence(start, &isSequence)
        let ternary = open(.ternary)
        advance()
        parseSequence(context)
        expect(.colon, "\":\"")
        close(ternary)
        hasOperand = parseElement(context)
      case .isKeyword:
        beginSequence(start, &isSequence)
        namelessLeaf(.castOperator)
        parseType()
      case .asKeyword:
        beginSequence(start, &isSequence)
        parseCast()
      case .arrow, .throwsKeyword:
        beginSequence(start, &isSequence)
        parseArrow()
        hasOperand = parseElement(context)
      case .asyncWord where nextKind == .arrow || nextKind == .throwsKeyword:
        beginSequence(start, &isSequence)
        parseArrow()
        hasOperand = parseElement(context)
      default:
        hasOperand = false
      }
    }
    if isSequence { close(start) }
  }

  @inline(__always) private mutating func beginSequence(_ start: Int, _ isSequence: inout Bool) {
    if !isSequence {
      wrap(start, .sequence)
      isSequence = true
    }
  }

  /// `as`, `as?`, `as!` and the type.
  mutating func parseCast() {
    let hasMark = nextKind == .postfixQuestion || nextKind == .exclamationMark
    leaf(.castOperator, upTo: position + (hasMark ? 2 : 1))
    parseType()
  }

  /// `throws ->` of a type that stands for an expression.
  private mutating func parseArrow() {
    if let end = arrowEnd(position) {
      leaf(.binaryOperator, upTo: end)
    } else {
      leaf(.binaryOperator, upTo: position + 1)
      expected("\"->\"")
    }
  }

  /// A leaf of an operator with all its pieces.
  mutating func parseOperator(_ kind: NodeKind) {
    let end = operatorEnd(position)
    leaf(kind, upTo: end, name: name(position))
  }

  @inline(__always) func operatorEnd(_ start: Int) -> Int {
    var end = start &+ 1
    while tokens[end].flags.contains(.continuesOperator) { end &+= 1 }
    return end
  }

  // MARK: Operands

  /// An operand with the keywords before it. False if there was neither.
  mutating func parseElement(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .awaitWord:
      parseEffect(context, tokens: 1)
    case .tryKeyword:
      parseEffect(context, tokens: nextKind == .postfixQuestion || nextKind == .exclamationMark ? 2 : 1)
    case .unsafeWord where prefixesOperand(context, closure: true, postfix: false),
      .borrowWord where prefixesOperand(context), .copyWord where prefixesOperand(context),
      .consumeWord where prefixesOperand(context), .eachWord where prefixesOperand(context):
      parseEffect(context, tokens: 1)
    case .anyWord where prefixesOperand(context) || isOperator(position + 1, "~"):
      parseTypeExpression()
    case .repeatKeyword:
      guard descend() else { return false }
      defer { depth -= 1 }
      let node = open(.effectExpr)
      advance()
      parseExpression(context)
      close(node)
    case .at, .inoutKeyword:
      guard typeEnd(position, strictly: true) != nil else { return parseUnary(context) }
      parseTypeExpression()
    case .nonisolatedWord:
      if nextKind == .leftParen, !startsLine(position + 1), kind(position + 2) == .nonsendingWord {
        parseTypeExpression()
      } else {
        return parseUnary(context)
      }
    default:
      return parseUnary(context)
    }
    return true
  }

  private mutating func parseEffect(_ context: ExpressionContext, tokens: Int) {
    guard descend() else { return }
    defer { depth -= 1 }
    let node = open(.effectExpr)
    position += tokens
    _ = parseElement(context)
    close(node)
  }

  mutating func parseTypeExpression() {
    let node = open(.typeExpr)
    parseType()
    close(node)
  }

  /// Whether the contextual keyword at a token, or the one that comes next, stands before an operand, so that it is no name itself.
  func prefixesOperand(_ context: ExpressionContext, closure: Bool = false, postfix: Bool = true) -> Bool {
    prefixesOperand(position, context, closure: closure, postfix: postfix)
  }

  func prefixesOperand(_ token: Int, _ context: ExpressionContext, closure: Bool = false, postfix: Bool = true) -> Bool
  {
    let next = token + 1
    if startsLine(next) { return false }
    switch kind(next) {
    case .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringLiteral, .stringHead, .regexLiteral,
      .prefixAmpersand, .prefixOperator, .at, .backslash, .pound:
      return true
    case .anyKeyword, .capitalSelfKeyword, .selfKeyword, .superKeyword, .initKeyword, .trueKeyword, .falseKeyword,
      .nilKeyword, .repeatKeyword, .tryKeyword, .ifKeyword, .switchKeyword:
      return true
    case .period, .leftParen, .leftSquare:
      return !postfix && hasSpaceBefore(next)
    case .leftBrace:
      return closure && isTrailingClosure(next, context)
    default:
      return kind(next).isIdentifier
    }
  }

  /// An operand with prefix operators and with what is applied to it. False if there was none of all that.
  mutating func parseUnary(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .ifKeyword: parseIf()
    case .switchKeyword: parseSwitch()
    case .backslash: parseKeyPath(context)
    case .prefixAmpersand, .prefixOperator:
      guard descend() else { return false }
      defer { depth -= 1 }
      let node = open(kind == .prefixOperator ? .prefixOperation : .inoutExpr)
      position = operatorEnd(position)
      _ = parseUnary(context)
      close(node)
    default:
      let start = nodeCount
      guard parsePrimary(context) else { return false }
      parseSuffixes(start, context)
    }
    return true
  }

  // MARK: Primary expressions

  /// An operand, without what is applied to it. False if there was none.
  mutating func parsePrimary(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .integerLiteral: namelessLeaf(.literal)
    case .floatLiteral: namelessLeaf(.literal, .isFloat)
    case .trueKeyword, .falseKeyword: namelessLeaf(.literal, .isBool)
    case .nilKeyword: namelessLeaf(.literal, .isNil)
    case .stringLiteral, .stringHead: parseString()
    case .regexLiteral: namelessLeaf(.regexLiteral)
    case .selfKeyword, .initKeyword, .deinitKeyword, .subscriptKeyword:
      parseIdentifier(context)
    case .superKeyword, .dollarIdentifier: leaf(.identifier)
    case .capitalSelfKeyword: parseIdentifier(context)
    case .anyKeyword: parseIdentifier(context)
    case .wildcard:
      if nextKind == .colonColon { parseIdentifier(context) } else { namelessLeaf(.discard) }
    case .pound: parseMacroExpansion(context)
    case .leftBrace: parseClosure()
    case .leftParen:
      let node = open(.tuple)
      advance()
      parseArguments(context.inBrackets, upTo: .rightParen)
      expect(.rightParen, "\")\"")
      close(node)
    case .leftSquare: parseCollection()
    case .period: parseImplicitMember()
    case .colonColon: parseIdentifier(context)
    case .poundAvailable, .poundUnavailable:
      problem("\"#available\" stands for no value")
      parseAvailability()
    default:
      if kind.isIdentifier {
        parseIdentifier(context)
      } else {
        missing("an expression")
        return false
      }
    }
    return true
  }

  private mutating func parseIdentifier(_ context: ExpressionContext) {
    if context.contains(.binding) && bindsName() { return leaf(.identifierPattern) }
    if nextKind == .colonColon || kind == .colonColon {
      var end = position
      while kind(end) == .colonColon || kind(end + 1) == .colonColon {
        end += kind(end) == .colonColon ? 1 : 2
      }
      if kind(end).isLabel && !startsLine(end) { end += 1 }
      leaf(.identifier, upTo: end, name: name(end - 1))
    } else if kind == .anyKeyword {
      // `Any.self`, `Any?.none`: the type as it would be written in an expression.
      return leaf(.identifier)
    } else {
      let end = argumentNamesEnd(position + 1)
      if end > position + 1 {
        leaf(.identifier, upTo: end, name: name(position), .hasArgumentNames)
      } else {
        leaf(.identifier)
      }
    }
    if isOperator(position, "<") && beginsGenericArguments(position) { wrapGenericArguments(nodeCount - 1) }
  }

  /// Puts generic arguments behind the name that is the last node; together they are a chain.
  private mutating func wrapGenericArguments(_ name: Int) {
    wrap(name, .chain)
    parseGenericArguments()
    close(name)
  }

  /// Whether the name that comes next binds: it does unless it is the base of something.
  private func bindsName() -> Bool {
    switch nextKind {
    case .period, .leftParen, .leftSquare: return false
    default:
      if isOperator(position + 1, "<") {
        return genericArgumentsEnd(position + 1, true, 0) == nil
      }
      return true
    }
  }

  /// Behind `(a:b:)` if it stands at a token, else the token.
  func argumentNamesEnd(_ start: Int) -> Int {
    guard kind(start) == .leftParen, !startsLine(start) else { return start }
    var i = start + 1
    guard kind(i).isLabel, kind(i + 1) == .colon else { return start }
    while kind(i) != .rightParen {
      guard kind(i).isLabel, kind(i + 1) == .colon else { return start }
      i += 2
    }
    return i + 1
  }

  private mutating func parseImplicitMember() {
    let end = memberEnd(position)
    if end == position + 1 { problem("expected a name after \".\"") }
    let hasNames = end > position + 2 && kind(end - 1) == .rightParen
    leaf(
      .implicitMember, upTo: end, name: end > position + 1 ? name(memberName(position)) : 0,
      hasNames ? .hasArgumentNames : [])
  }

  /// The token of the name in `.name` or `.Module::name` that begins with the dot at `start`.
  func memberName(_ start: Int) -> Int {
    var i = start + 1
    while kind(i + 1) == .colonColon && kind(i).isLabel { i += 2 }
    return i
  }

  /// Behind a member, `.name` or `.name(a:b:)`, that begins with the dot at `start`; behind the dot if no name follows.
  func memberEnd(_ start: Int) -> Int {
    if startsLine(start + 1) && !hasSpaceBefore(start) { return start + 1 }
    let name = memberName(start)
    switch kind(name) {
    case .integerLiteral: return name + 1
    case .wildcard: return name
    default:
      guard kind(name).isIdentifier || kind(name).isKeyword else { return name }
      return argumentNamesEnd(name + 1)
    }
  }

  // MARK: Literals

  /// A string literal with its interpolations.
  mutating func parseString() {
    let flags = tokens[position].flags
    var nodeFlags: NodeFlags = []
    if flags.contains(.isMultiline) { nodeFlags.insert(.isMultiline) }
    if flags.contains(.isRaw) { nodeFlags.insert(.isRaw) }
    let node = open(.stringLiteral)
    if kind == .stringLiteral {
      position += 1
    } else {
      position += 1
      while kind == .interpolationStart || kind == .stringPart {
        if kind == .stringPart {
          position += 1
          continue
        }
        let end = bracketEnd(position)
        let interpolation = open(.interpolation)
        position += 1
        parseArguments([], upTo: .interpolationEnd)
        if position < end {
          expected("\")\"")
          position = end
        }
        _ = accept(.interpolationEnd)
        close(interpolation)
      }
      _ = accept(.stringTail)
    }
    close(node, nodeFlags)
  }

  /// `[...]`, with elements of an array or of a dictionary.
  private mutating func parseCollection() {
    if let end = inlineArrayEnd(position) {
      let node = open(.typeExpr)
      let type = open(.type)
      position = end
      close(type)
      return close(node)
    }
    let node = open(.arrayLiteral)
    advance()
    if kind == .colon && nextKind == .rightSquare {
      advance()
      nodes[node].kind = .dictionaryLiteral
    }
    var isFirst = true
    while kind != .rightSquare && kind != .endOfFile {
      let start = position
      let element = nodeCount
      parseExpression()
      if kind == .colon && (isFirst || nodes[node].kind == .dictionaryLiteral) {
        if isFirst { nodes[node].kind = .dictionaryLiteral }
        wrap(element, .dictionaryElement)
        advance()
        parseExpression()
        close(element)
      }
      isFirst = false
      if accept(.comma) { continue }
      if kind == .rightSquare { break }
      expected("\",\" or \"]\"")
      if startsLine || position == start || !canContinueList() { break }
    }
    closeBracket(node)
    close(node)
  }
}
