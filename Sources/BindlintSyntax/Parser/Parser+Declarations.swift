extension Parser {
  // MARK: Where a declaration begins

  func isModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .staticKeyword, .privateKeyword, .publicKeyword, .fileprivateKeyword, .internalKeyword, .rethrowsKeyword,
      .asyncWord:
      return true
    default:
      return kind.rawValue >= TokenKind.consumingLegacyWord.rawValue && kind.rawValue <= TokenKind.weakWord.rawValue
    }
  }

  /// Whether a modifier may have a detail in parentheses: `private(set)`, `unowned(safe)`.
  private func mayHaveDetail(_ kind: TokenKind) -> Bool {
    switch kind {
    case .fileprivateKeyword, .internalKeyword, .privateKeyword, .publicKeyword, .nonisolatedWord, .packageWord,
      .unownedWord:
      return true
    default:
      return false
    }
  }

  /// Whether a declaration, with attributes and modifiers, begins at a token.
  ///
  /// - Parameters:
  ///   - initializers: whether `init` may begin one
  ///   - members: whether only declarations may stand here, so that `case` and `#name` are some
  func beginsDeclaration(_ start: Int, initializers: Bool = true, members: Bool = false) -> Bool {
    var i = start
    while true {
      if kind(i) == .at {
        i = afterAttribute(i)
      } else if kind(i) == .poundIf, let end = attributesEnd(i) {
        i = end
      } else {
        break
      }
    }
    let hasAttribute = i > start
    let modifiers = i
    while isModifier(kind(i)) {
      let modifier = kind(i)
      i += 1
      if kind(i) == .leftParen && mayHaveDetail(modifier) { i = afterBalanced(i) }
    }
    let hasModifier = i > modifiers
    switch kind(i) {
    case .associatedtypeKeyword, .classKeyword, .deinitKeyword, .enumKeyword, .extensionKeyword, .funcKeyword,
      .importKeyword, .operatorKeyword, .precedencegroupKeyword, .protocolKeyword, .structKeyword, .subscriptKeyword,
      .typealiasKeyword, .letKeyword, .varKeyword, .inoutKeyword:
      return true
    case .borrowingLegacyWord:
      return kind(i + 1).isIdentifier
    case .initKeyword:
      return initializers
    case .caseKeyword:
      return members
    case .actorWord:
      if kind(i + 1).isIdentifier { return true }
      return false
    case .macroWord:
      return kind(i + 1).isIdentifier
    case .pound:
      return hasAttribute || hasModifier || members
    case .usingWord:
      return !hasAttribute && !hasModifier && !startsLine(i + 1) && (kind(i + 1) == .at || kind(i + 1).isIdentifier)
    case .rightBrace, .endOfFile, .poundEndif:
      return hasAttribute
    case .tryKeyword:
      return kind(i + 1) == .letKeyword || kind(i + 1) == .varKeyword
    default:
      return members && (hasAttribute || hasModifier)
    }
  }

  // MARK: Declarations

  mutating func parseDeclaration(inMembers: Bool = false) {
    let node = open(.variableDecl)
    guard descend() else { return close(node) }
    defer { depth -= 1 }
    parseAttributes()
    parseModifiers()
    if kind == .tryKeyword {
      problem("\"try\" must stand before the value")
      advance()
    }
    switch kind {
    case .letKeyword, .varKeyword, .inoutKeyword, .borrowingLegacyWord:
      return parseVariable(node, inMembers: inMembers)
    default: declarationCount = nodeCount
    }
    switch kind {
    case .funcKeyword: parseFunction(node)
    case .structKeyword: parseNominal(node, .structDecl)
    case .classKeyword: parseNominal(node, .classDecl)
    case .enumKeyword: parseNominal(node, .enumDecl)
    case .actorWord: parseNominal(node, .actorDecl)
    case .protocolKeyword: parseNominal(node, .protocolDecl)
    case .extensionKeyword: parseExtension(node)
    case .importKeyword: parseImport(node)
    case .initKeyword: parseInitializerDeclaration(node)
    case .deinitKeyword: parseDeinitializer(node)
    case .subscriptKeyword: parseSubscript(node)
    case .caseKeyword: parseEnumCase(node)
    case .typealiasKeyword: parseTypealias(node)
    case .associatedtypeKeyword: parseAssociatedtype(node)
    case .operatorKeyword: parseOperatorDeclaration(node)
    case .precedencegroupKeyword: parsePrecedenceGroup(node)
    case .macroWord where nextKind.isIdentifier: parseMacro(node)
    case .usingWord: parseUsing(node)
    case .pound:
      nodes[node].kind = .macroExpansion
      parseMacroExpansion(in: node, [])
    default:
      nodes[node].kind = .unexpectedDecl
      expected("a declaration")
      close(node)
    }
  }

  mutating func parseModifiers() {
    while true {
      if kind == .classKeyword {
        // `class func` against `class Name`.
        guard beginsDeclaration(position + 1) else { return }
        leaf(.modifier)
      } else if isModifier(kind) && kind != .rethrowsKeyword {
        if nextKind == .leftParen && mayHaveDetail(kind) || kind == .openWord && nextKind == .leftParen {
          leaf(.modifier, upTo: afterBalanced(position + 1), name: name(position), .hasDetail)
        } else {
          leaf(.modifier)
        }
      } else {
        return
      }
    }
  }

  private mutating func parseImport(_ node: Int) {
    nodes[node].kind = .importDecl
    advance()
    switch kind {
    case .typealiasKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .varKeyword, .letKeyword,
      .funcKeyword, .inoutKeyword:
      if !startsLine { advance() }
    default:
      break
    }
    guard kind.isIdentifier || kind.isOperator else {
      expected("the name of a module")
      return close(node)
    }
    var end = operatorEnd(position)
    while kind(end) == .period || kind(end) == .colonColon {
      guard kind(end + 1).isIdentifier || kind(end + 1).isOperator else {
        end += 1
        break
      }
      end = operatorEnd(end + 1)
    }
    leaf(.importPath, upTo: end, name: name(position))
    close(node)
  }

  private mutating func parseUsing(_ node: Int) {
    nodes[node].kind = .unexpectedDecl
    advance()
    if kind == .at { parseAttribute() } else { advance() }
    close(node)
  }

  // MARK: Types

  private mutating func parseNominal(_ node: Int, _ nodeKind: NodeKind) {
    nodes[node].kind = nodeKind
    advance()
    parseName()
    if isOperator(position, "<") { parseGenericParameters() }
    parseInheritance()
    parseWhereClause()
    parseMemberBlock()
    close(node)
  }

  private mutating func parseExtension(_ node: Int) {
    nodes[node].kind = .extensionDecl
    advance()
    parseType()
    parseInheritance()
    parseWhereClause()
    parseMemberBlock()
    close(node)
  }

  /// The name of a declaration.
  mutating func parseName() {
    if kind.isIdentifier || kind == .selfKeyword || kind == .capitalSelfKeyword {
      leaf(.name)
    } else if kind.isKeyword && !startsLine || kind == .wildcard {
      problem("a keyword is no name; backticks make it one")
      leaf(.name, .isBroken)
    } else {
      expected("a name")
      append(Node(kind: .name, flags: .isBroken, first: UInt32(position), payload: 0))
    }
  }

  private mutating func parseInheritance() {
    guard kind == .colon else { return }
    let node = open(.inheritanceClause)
    advance()
    while true {
      let start = position
      if kind == .classKeyword {
        let type = open(.type)
        advance()
        close(type)
      } else {
        parseType()
      }
      if !accept(.comma) || position == start || kind == .leftBrace || kind == .whereKeyword { break }
    }
    close(node)
  }

  mutating func parseMemberBlock() {
    guard kind == .leftBrace else { return missing("\"{\"") }
    let node = open(.memberBlock)
    guard descend() else { return close(node) }
    defer { depth -= 1 }
    let outer = enterBlock(position)
    advance()
    parseMembers()
    leaveBlock(outer)
    closeBracket(node)
    close(node)
  }

  /// Members up to the token that ends the list.
  private mutating func parseMembers() {
    while true {
      if unclosedIndent >= 0 && endsUnclosedBlock() { return }
      switch kind {
      case .endOfFile:
        return
      case .rightBrace:
        if !isStray(position) { return }
        problem("there is no \"{\" before this")
        leaf(.unexpected, upTo: position + 1)
      case .poundElseif, .poundElse, .poundEndif:
        if openIfConfigs > 0 { return }
        problem("there is no \"#if\" before this")
        leaf(.unexpected, upTo: lineEnd(position))
      case .semicolon:
        position += 1
      case .poundIf where !holdsOnlyAttributes(position):
        parseIfConfig { $0.parseMembers() }
      case .poundSourceLocation:
        parseSourceLocation()
      default:
        let start = position
        if beginsDeclaration(position, members: true) {
          parseDeclaration(inMembers: true)
        }
        if position == start { skipToMember() }
      }
    }
  }

  /// Skips what is no member, up to a line that begins with one.
  private mutating func skipToMember() {
    problem("expected a declaration")
    var end = position
    repeat { end = afterBalanced(end) } while !endsSkip(end)
    leaf(.unexpected, upTo: end)
  }

  private func endsSkip(_ token: Int) -> Bool {
    switch kind(token) {
    case .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation: return true
    default: return endsSkipping(token) || startsLine(token) && beginsDeclaration(token, members: true)
    }
  }

  // MARK: Enum cases

  private mutating func parseEnumCase(_ node: Int) {
    nodes[node].kind = .enumCaseDecl
    advance()
    while true {
      let start = position
      let element = open(.enumCaseElement)
      if kind == .period {
        problem("a case is declared without a dot")
        advance()
      }
      parseName()
      if kind == .leftParen { parseParameters(enumCase: true) }
      if kind == .equal { parseInitializer() }
      close(element)
      if !accept(.comma) || position == start { break }
    }
    close(node)
  }

  // MARK: Aliases, operators, macros

  private mutating func parseTypealias(_ node: Int) {
    nodes[node].kind = .typealiasDecl
    advance()
    parseName()
    if isOperator(position, "<") { parseGenericParameters() }
    expect(.equal, "\"=\"")
    parseType()
    parseWhereClause()
    close(node)
  }

  private mutating func parseAssociatedtype(_ node: Int) {
    nodes[node].kind = .associatedtypeDecl
    advance()
    if kind == .eachWord && nextKind.isIdentifier { advance() }
    parseName()
    parseInheritance()
    if kind == .equal {
      let value = open(.initializerClause)
      advance()
      parseType()
      close(value)
    }
    parseWhereClause()
    close(node)
  }

  private mutating func parseOperatorDeclaration(_ node: Int) {
    nodes[node].kind = .operatorDecl
    advance()
    if kind.isOperator || kind == .arrow || kind == .equal || kind == .exclamationMark || kind == .postfixQuestion
      || kind == .infixQuestion || kind == .prefixAmpersand || kind == .regexLiteral
    {
      position = operatorEnd(position)
    } else {
      expected("an operator")
    }
    // `operator ⊕name` is one word to the eye.
    while !hasSpaceBefore(position), kind != .colon, kind != .leftBrace, kind != .endOfFile, kind != .semicolon,
      kind != .rightBrace
    {
      advance()
    }
    if accept(.colon) {
      if kind.isIdentifier || kind == .selfKeyword { advance() }
      while kind == .comma && nextKind.isIdentifier { position += 2 }
    }
    if kind == .leftBrace && !startsLine { position = afterBalanced(position) }
    close(node)
  }

  private mutating func parsePrecedenceGroup(_ node: Int) {
    nodes[node].kind = .precedenceGroupDecl
    advance()
    parseName()
    if kind == .leftBrace { position = afterBalanced(position) } else { expected("\"{\"") }
    close(node)
  }

  private mutating func parseMacro(_ node: Int) {
    nodes[node].kind = .macroDecl
    advance()
    parseName()
    if isOperator(position, "<") { parseGenericParameters() }
    parseSignature()
    if kind == .equal { parseInitializer() }
    parseWhereClause()
    close(node)
  }
}
