extension Parser {
  mutating func parseFunction(_ node: Int) {
    nodes[node].kind = .functionDecl
    advance()
    if kind.isOperator || kind == .exclamationMark || kind == .prefixAmpersand || kind == .equal || kind == .arrow {
      var end = operatorEnd(position)
      // `func < <T>` and `func <<T>` are an operator and its generic parameters.
      if isOperator(end - 1, "<") && end - 1 > position
        && (kind(end).isIdentifier || kind(end) == .letKeyword)
      {
        end -= 1
      }
      leaf(.name, upTo: end, name: name(position))
    } else {
      parseName()
    }
    if isOperator(position, "<") { parseGenericParameters() }
    parseSignature()
    parseWhereClause()
    parseBody(.block)
    close(node)
  }

  mutating func parseInitializerDeclaration(_ node: Int) {
    nodes[node].kind = .initializerDecl
    advance()
    if kind == .postfixQuestion || kind == .exclamationMark || kind == .infixQuestion || isOperator(position, "!") {
      advance()
    }
    if isOperator(position, "<") { parseGenericParameters() }
    parseSignature()
    parseWhereClause()
    parseBody(.initializerBody)
    close(node)
  }

  mutating func parseDeinitializer(_ node: Int) {
    nodes[node].kind = .deinitializerDecl
    advance()
    if effectsEnd(position) > position { parseEffects() }
    if kind == .leftParen && !startsLine {
      problem("a deinitializer has no parameters")
      position = afterBalanced(position)
    }
    parseBody(.block)
    close(node)
  }

  mutating func parseSubscript(_ node: Int) {
    nodes[node].kind = .subscriptDecl
    advance()
    if kind.isIdentifier {
      problem("a subscript has no name")
      advance()
    }
    if isOperator(position, "<") { parseGenericParameters() }
    if kind == .leftParen { parseParameters() } else { missing("\"(\"") }
    if effectsEnd(position) > position { parseEffects() }
    if kind == .arrow { parseReturnClause(opaque: true) } else { expected("\"->\"") }
    parseWhereClause()
    if kind == .leftBrace { parseAccessors() }
    close(node)
  }

  /// Parameters, effects and result.
  mutating func parseSignature() {
    if kind == .leftParen { parseParameters() } else { missing("\"(\"") }
    if effectsEnd(position) > position { parseEffects() }
    if kind == .arrow { parseReturnClause(opaque: true) }
  }

  private mutating func parseBody(_ context: ItemContext) {
    if kind == .leftBrace { parseCodeBlock(context) }
  }

  /// `async throws(E)`
  mutating func parseEffects() {
    let end = effectsEnd(position)
    let node = open(.throwsClause)
    while position < end {
      if kind == .leftParen {
        advance()
        parseType()
        if kind == .rightParen { advance() }
        if position > end { break }
      } else {
        advance()
      }
    }
    position = max(position, end)
    close(node)
  }

  /// `-> T`. With `opaque` the result may have generic parameters of its own.
  mutating func parseReturnClause(opaque: Bool = false) {
    let node = open(.returnClause)
    advance()
    if opaque { parseResultType() } else { parseType() }
    let end = effectsEnd(position)
    if end > position && !startsLine {
      problem("effects stand before \"->\"")
      position = end
    }
    close(node)
  }

  // MARK: Parameters

  /// `(a b: T = c, ...)`
  mutating func parseParameters(enumCase: Bool = false) {
    let node = open(.parameterClause)
    guard descend() else { return close(node) }
    defer { depth -= 1 }
    advance()
    while kind != .rightParen && kind != .endOfFile {
      let start = position
      parseParameter(enumCase)
      if accept(.comma) { continue }
      if kind == .rightParen || position == start { break }
      guard kind.isIdentifier || kind == .at else { break }
      expected("\",\"")
    }
    closeBracket(node)
    close(node)
  }

  private mutating func parseParameter(_ enumCase: Bool) {
    let node = open(.parameter)
    parseAttributes()
    while kind == .constWord || kind == .isolatedWord, !beginsParameterName(position) { leaf(.modifier) }
    let isNamed = kind.isLabel && (nextKind == .colon || nextKind.isLabel && kind(position + 2) == .colon)
    if isNamed {
      if nextKind != .colon { leaf(.label) }
      leaf(.name)
      advance()
      parseType()
    } else if enumCase {
      parseType()
    } else if kind.isLabel {
      // Half written: `name`, `label name`, or only a type.
      if nextKind.isLabel && !startsLine(position + 1) { leaf(.label) }
      leaf(.name)
      if accept(.colon) { parseType() } else { expected("\":\" and a type") }
    } else {
      expected("a name")
      if accept(.colon) { parseType() }
    }
    if isEllipsis(position) { advance() }
    if kind == .equal { parseInitializer() }
    close(node)
  }

  /// Whether a parameter's names begin at a token, which else is a specifier or the type.
  func beginsParameterName(_ token: Int, inClosure: Bool = false) -> Bool {
    guard kind(token).isLabel else { return false }
    switch kind(token + 1) {
    case .colon: return true
    case .postfixQuestion, .exclamationMark: return false
    default:
      guard kind(token + 1).isLabel else { return inClosure }
      switch kind(token) {
      case .isolatedWord, .someWord, .anyWord, .eachWord, .repeatKeyword, .sharedWord, .ownedWord, .constWord,
        .borrowingWord, .consumingWord, .sendingWord:
        return kind(token + 2) == .colon
      default:
        return true
      }
    }
  }

  /// `= value`
  mutating func parseInitializer(_ context: ExpressionContext = []) {
    let node = open(.initializerClause)
    advance()
    parseExpression(context)
    close(node)
  }

  // MARK: Generic parameters

  /// `<T: P, each U, let N: Int>`
  mutating func parseGenericParameters() {
    let end = genericParametersEnd(position)
    let node = open(.genericParameters)
    advance()
    while kind != .endOfFile && !isOperator(position, ">") {
      let start = position
      while kind == .at { position = afterAttribute(position) }
      if kind == .letKeyword || kind == .eachWord && nextKind.isIdentifier { advance() }
      guard kind.isIdentifier || kind == .selfKeyword || kind == .capitalSelfKeyword else { break }
      leaf(.name)
      if isEllipsis(position) { advance() }
      if accept(.colon) {
        if kind == .classKeyword { advance() } else { position = typeEnd(position) ?? position }
      }
      if !accept(.comma) || position == start { break }
    }
    if kind == .whereKeyword { position = requirementsEnd(position) }
    if isOperator(position, ">") {
      advance()
    } else {
      expected("\">\"")
      if let end, end > position { leaf(.unexpected, upTo: end) }
    }
    close(node)
  }

  /// Behind the `>` of the generic parameters whose `<` is at `start`.
  func genericParametersEnd(_ start: Int) -> Int? {
    var i = start + 1
    while kind(i) != .endOfFile && !isOperator(i, ">") {
      while kind(i) == .at { i = afterAttribute(i) }
      if kind(i) == .letKeyword || kind(i) == .eachWord && kind(i + 1).isIdentifier { i += 1 }
      guard kind(i).isIdentifier || kind(i) == .capitalSelfKeyword else { return nil }
      i += 1
      if isEllipsis(i) { i += 1 }
      if kind(i) == .colon { i = kind(i + 1) == .classKeyword ? i + 2 : typeEnd(i + 1) ?? i + 1 }
      guard kind(i) == .comma else { break }
      i += 1
    }
    if kind(i) == .whereKeyword { i = requirementsEnd(i) }
    return isOperator(i, ">") ? i + 1 : nil
  }

  mutating func parseWhereClause() {
    guard kind == .whereKeyword else { return }
    let node = open(.whereClause)
    let end = requirementsEnd(position)
    if end == position + 1 {
      advance()
      expected("a requirement")
    } else {
      position = end
    }
    close(node)
  }

  /// Behind the requirements of the `where` at `start`.
  func requirementsEnd(_ start: Int) -> Int {
    var i = start + 1
    while true {
      let requirement = i
      if let integer = integerEnd(i) { i = integer } else if let end = typeEnd(i) { i = end } else { return i }
      if kind(i) == .colon {
        guard let end = typeEnd(i + 1) else { return i + 1 }
        i = end
        // `_Trivial(32, 8)`
        if kind(i) == .leftParen && !startsLine(i) { i = afterBalanced(i) }
      } else if isDoubleEqual(i) {
        i = operatorEnd(i)
        if let integer = integerEnd(i) { i = integer } else if let end = typeEnd(i) { i = end } else { return i }
      }
      guard kind(i) == .comma, i > requirement else { return i }
      i += 1
      if kind(i) == .leftBrace { return i }
    }
  }

  private func integerEnd(_ i: Int) -> Int? {
    if kind(i) == .integerLiteral { return i + 1 }
    return isOperator(i, "-") && kind(i + 1) == .integerLiteral ? i + 2 : nil
  }

  private func isDoubleEqual(_ token: Int) -> Bool {
    let value = tokens[token]
    guard value.rawKind.isOperator && value.length == 2 else { return false }
    return base[Int(value.start)] == UInt8(ascii: "=") && base[Int(value.start) + 1] == UInt8(ascii: "=")
  }
}
