/// Where a list of statements stands, which decides where it ends.
enum ItemContext {
  case file, block, initializerBody, switchCase
}

extension Parser {
  mutating func parseSourceFile() {
    let root = open(.sourceFile)
    while true {
      parseItems(.file)
      if kind == .endOfFile { break }
      problem("there is no \"{\" before this")
      leaf(.unexpected, upTo: position + 1)
    }
    close(root)
  }

  /// Statements, declarations and expressions up to the token that ends the list.
  mutating func parseItems(_ context: ItemContext) {
    while true {
      if unclosedIndent >= 0 && endsUnclosedBlock() { return }
      switch kind {
      case .endOfFile:
        return
      case .rightBrace:
        if !isStray(position) { return }
        problem("there is no \"{\" before this")
        leaf(.unexpected, upTo: position + 1)
        continue
      case .poundElseif, .poundElse, .poundEndif:
        if openIfConfigs > 0 { return }
        problem("there is no \"#if\" before this")
        leaf(.unexpected, upTo: lineEnd(position))
        continue
      case .caseKeyword, .defaultKeyword:
        if context == .switchCase { return }
      case .at:
        if context == .switchCase && beginsSwitchCase(position) { return }
      case .poundIf:
        if context == .switchCase && holdsSwitchCases(position) { return }
      case .semicolon:
        position += 1
        continue
      default:
        break
      }
      let start = position
      parseItem(context)
      if position == start {
        problem("this begins no statement")
        leaf(.unexpected, upTo: afterBalanced(position))
      } else if kind != .semicolon && !startsLine && !endsItem() {
        expected("a line break or \";\"")
      }
    }
  }

  /// Whether a list of statements may end at the token that comes next.
  private func endsItem() -> Bool {
    switch kind {
    case .rightBrace, .endOfFile, .poundElseif, .poundElse, .poundEndif, .poundIf, .caseKeyword, .defaultKeyword:
      return true
    default:
      return false
    }
  }

  private mutating func parseItem(_ context: ItemContext) {
    switch kind {
    case .poundIf where !holdsOnlyAttributes(position):
      parseIfConfig { $0.parseItems(context == .file ? .block : context) }
      return
    case .poundSourceLocation:
      parseSourceLocation()
      return
    case .structKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword, .funcKeyword, .letKeyword, .varKeyword,
      .importKeyword, .classKeyword, .typealiasKeyword, .staticKeyword, .privateKeyword, .publicKeyword,
      .fileprivateKeyword, .internalKeyword, .subscriptKeyword, .deinitKeyword, .associatedtypeKeyword,
      .operatorKeyword, .precedencegroupKeyword:
      if beginsDeclaration(position, initializers: context != .initializerBody) {
        parseDeclaration()
        return
      }
    case .integerLiteral, .floatLiteral, .stringLiteral, .stringHead, .selfKeyword, .capitalSelfKeyword, .leftParen,
      .leftSquare, .period, .dollarIdentifier, .wildcard, .prefixOperator:
      parseExpression()
      return
    default:
      if (kind.isIdentifier && kind != .identifier || kind == .at || kind == .poundIf || kind == .initKeyword
        || kind == .inoutKeyword || kind == .tryKeyword)
        && beginsDeclaration(position, initializers: context != .initializerBody)
      {
        parseDeclaration()
        return
      }
    }
    if beginsStatement(position) {
      parseStatement()
    } else if beginsExpression() {
      parseExpression()
    } else if kind == .caseKeyword || kind == .defaultKeyword {
      problem("a case stands outside of a \"switch\"")
      parseSwitchCase()
    } else if kind == .at || isModifier(kind) {
      parseDeclaration()
    }
  }

  /// Whether the token that comes next can begin an expression.
  func beginsExpression() -> Bool {
    switch kind {
    case .backslash, .prefixAmpersand, .prefixOperator, .anyKeyword, .at, .capitalSelfKeyword, .colonColon,
      .deinitKeyword, .dollarIdentifier, .falseKeyword, .floatLiteral, .initKeyword, .integerLiteral, .leftBrace,
      .leftParen, .leftSquare, .nilKeyword, .period, .pound, .poundAvailable, .poundUnavailable, .regexLiteral,
      .selfKeyword, .subscriptKeyword, .superKeyword, .trueKeyword, .wildcard, .stringLiteral, .stringHead,
      .ifKeyword, .switchKeyword, .tryKeyword:
      return kind != .at || nextKind == .stringLiteral
    case .repeatKeyword:
      return nextKind != .leftBrace
    default:
      return kind.isIdentifier
    }
  }

  // MARK: Statements

  func beginsStatement(_ start: Int, preferExpression: Bool = false) -> Bool {
    var i = start
    if kind(i).isIdentifier && kind(i + 1) == .colon { i += 2 }
    switch kind(i) {
    case .returnKeyword, .throwKeyword, .deferKeyword, .ifKeyword, .guardKeyword, .whileKeyword, .doKeyword,
      .forKeyword,
      .breakKeyword, .continueKeyword, .fallthroughKeyword, .switchKeyword:
      return true
    case .repeatKeyword:
      return kind(i + 1) == .leftBrace
    case .yieldWord, .discardWord:
      return prefixesOperand(i, [])
    case .tryKeyword:
      if preferExpression || kind(i + 1) == .ifKeyword || kind(i + 1) == .switchKeyword { return false }
      switch kind(i + 1) {
      case .returnKeyword, .throwKeyword, .deferKeyword, .guardKeyword, .whileKeyword, .doKeyword, .forKeyword,
        .breakKeyword, .continueKeyword, .fallthroughKeyword:
        return true
      default:
        return false
      }
    default:
      return false
    }
  }

  mutating func parseStatement() {
    guard descend() else { return }
    defer { depth -= 1 }
    if kind.isIdentifier && nextKind == .colon {
      let node = open(.labeledStmt)
      leaf(.label)
      position += 1
      parseStatement()
      return close(node)
    }
    switch kind {
    case .ifKeyword, .switchKeyword:
      let node = nodeCount
      if kind == .ifKeyword { parseIf() } else { parseSwitch() }
      // The value of the statement, cast.
      if kind == .asKeyword {
        wrap(node, .sequence)
        parseCast()
        close(node)
      }
    case .guardKeyword:
      let node = open(.guardStmt)
      advance()
      parseConditions()
      expect(.elseKeyword, "\"else\"")
      parseCodeBlock()
      close(node)
    case .whileKeyword:
      let node = open(.whileStmt)
      advance()
      parseConditions()
      parseCodeBlock()
      close(node)
    case .repeatKeyword:
      let node = open(.repeatStmt)
      advance()
      parseCodeBlock()
      expect(.whileKeyword, "\"while\"")
      parseExpression()
      close(node)
    case .forKeyword: parseFor()
    case .doKeyword: parseDo()
    case .deferKeyword:
      let node = open(.deferStmt)
      advance()
      parseCodeBlock()
      close(node)
    case .returnKeyword:
      let node = open(.returnStmt)
      advance()
      if beginsReturnValue() { parseExpression() }
      close(node)
    case .throwKeyword:
      let node = open(.throwStmt)
      advance()
      parseExpression()
      close(node)
    case .yieldWord, .discardWord: parseYield()
    case .breakKeyword, .continueKeyword, .fallthroughKeyword:
      let hasLabel =
        kind != .fallthroughKeyword && nextKind.isIdentifier && !startsLine(position + 1)
        && !beginsStatement(position + 1, preferExpression: true) && !beginsDeclaration(position + 1)
      leaf(.jumpStmt, upTo: position + (hasLabel ? 2 : 1), name: hasLabel ? name(position + 1) : 0)
    case .tryKeyword:
      problem("\"try\" must stand before the expression")
      advance()
      parseStatement()
    default:
      missing("a statement")
    }
  }

  private mutating func parseYield() {
    let node = open(.yieldStmt)
    advance()
    if kind == .leftParen {
      advance()
      while kind != .rightParen && kind != .endOfFile {
        let start = position
        parseExpression()
        if !accept(.comma) || position == start { break }
      }
      expect(.rightParen, "\")\"")
    } else {
      parseExpression()
    }
    close(node)
  }

  /// Whether what follows `return` is its value.
  private func beginsReturnValue() -> Bool {
    switch kind {
    case .rightBrace, .caseKeyword, .defaultKeyword, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif,
      .endOfFile:
      return false
    case .ifKeyword, .switchKeyword:
      return true
    default:
      if beginsStatement(position, preferExpression: true) || beginsDeclaration(position) { return false }
      return !(startsLine && beginsSwitchCase(position))
    }
  }

  private mutating func parseDo() {
    let node = open(.doStmt)
    advance()
    if kind == .throwsKeyword { parseEffects() }
    parseCodeBlock()
    while kind == .catchKeyword {
      let clause = open(.catchClause)
      advance()
      if kind != .leftBrace {
        while true {
          let start = position
          let item = open(.caseItem)
          if kind != .whereKeyword { parsePattern(.matching) }
          if kind == .whereKeyword { parseWhereGuard(.condition) }
          close(item)
          if !accept(.comma) || position == start { break }
        }
      }
      parseCodeBlock()
      close(clause)
    }
    close(node)
  }

  private mutating func parseFor() {
    let node = open(.forStmt)
    advance()
    _ = accept(.tryKeyword)
    _ = accept(.awaitWord)
    if kind == .unsafeWord && nextKind != .inKeyword && nextKind != .colon { advance() }
    if accept(.caseKeyword) {
      parsePattern(.matching)
    } else {
      parsePurePattern()
    }
    if accept(.colon) { parseResultType() }
    expect(.inKeyword, "\"in\"")
    if kind == .leftBrace { missing("a sequence") } else { parseExpression(.condition) }
    if kind == .whereKeyword {
      let filter = open(.forWhere)
      advance()
      parseExpression(.condition)
      close(filter)
    }
    parseCodeBlock()
    close(node)
  }

  mutating func parseWhereGuard(_ context: ExpressionContext) {
    let node = open(.whereGuard)
    advance()
    parseExpression(context)
    close(node)
  }

  // MARK: Blocks

  mutating func parseCodeBlock(_ context: ItemContext = .block) {
    guard kind == .leftBrace else { return missing("\"{\"") }
    let node = open(.codeBlock)
    guard descend() else { return close(node) }
    defer { depth -= 1 }
    let outer = enterBlock(position)
    advance()
    parseItems(context)
    leaveBlock(outer)
    closeBracket(node)
    close(node)
  }

  // MARK: if

  /// `if`, with all its `else if` branches.
  mutating func parseIf() {
    guard descend() else { return }
    defer { depth -= 1 }
    let node = open(.ifStmt)
    advance()
    if kind == .leftBrace {
      let conditions = open(.conditionList)
      missing("a condition")
      close(conditions)
    } else {
      parseConditions()
    }
    parseCodeBlock()
    if accept(.elseKeyword) {
      if kind == .ifKeyword { parseIf() } else { parseCodeBlock() }
    }
    close(node)
  }

  mutating func parseConditions() {
    let list = open(.conditionList)
    var hadBinding = false
    while true {
      let start = position
      switch kind {
      case .poundAvailable, .poundUnavailable:
        parseAvailability()
      case .caseKeyword:
        let node = open(.matchingCondition)
        advance()
        parsePattern(.matching)
        if accept(.colon) { parseType() }
        if kind == .equal { parseInitializer(.condition) } else { expected("\"=\"") }
        close(node)
      case .letKeyword, .varKeyword, .inoutKeyword:
        parseOptionalBinding()
        hadBinding = true
      default:
        if hadBinding && kind.isIdentifier && nextKind == .equal {
          expected("\"let\"")
          parseOptionalBinding()
        } else {
          parseExpression(.condition)
        }
      }
      if accept(.comma) {
        if position > start { continue }
      } else if isDoubleAmpersand(position) || kind == .whereKeyword {
        expected("\",\"")
        position = operatorEnd(position)
        continue
      }
      break
    }
    close(list)
  }

  private func isDoubleAmpersand(_ token: Int) -> Bool {
    tokens[token].length == 2 && kind(token).isOperator && byte(token) == UInt8(ascii: "&")
      && base[Int(tokens[token].start) + 1] == UInt8(ascii: "&")
  }

  private mutating func parseOptionalBinding() {
    let isLet = kind == .letKeyword
    let node = open(.optionalBinding)
    if kind == .letKeyword || kind == .varKeyword || kind == .inoutKeyword { advance() }
    parsePattern(.binding)
    if accept(.colon) { parseType() }
    if kind == .equal { parseInitializer(.condition) }
    close(node, isLet ? .isLet : [])
  }

  /// `#available(...)`: its arguments are skipped.
  mutating func parseAvailability() {
    if nextKind == .leftParen {
      leaf(.availabilityCondition, upTo: afterBalanced(position + 1))
    } else {
      leaf(.availabilityCondition, upTo: position + 1)
      expected("\"(\"")
    }
  }
}
