extension Parser {
  /// Attributes, also those inside `#if`.
  mutating func parseAttributes() {
    while true {
      if kind == .at {
        parseAttribute()
      } else if kind == .poundIf && holdsOnlyAttributes(position) {
        parseIfConfig { $0.parseAttributes() }
      } else {
        return
      }
    }
  }

  /// `@Name<T>(arguments)`
  mutating func parseAttribute() {
    let node = open(.attribute)
    advance()
    let nameKind = nextKind == .colonColon ? .identifier : kind
    let nameStart = position
    // The generic arguments are a node of their own where they are the last thing in the name.
    guard let end = kind == .rethrowsKeyword ? position + 1 : simpleTypeEnd(position, false, 0, optional: false) else {
      append(Node(kind: .attributeName, flags: .isBroken, first: UInt32(position), payload: 0))
      expected("the name of an attribute")
      return close(node)
    }
    var nameEnd = nameStart + 1
    while nameEnd < end && !isOperator(nameEnd, "<") { nameEnd += 1 }
    if nameEnd < end, genericArgumentsEnd(nameEnd, false, 0) != end { nameEnd = end }
    leaf(.attributeName, upTo: nameEnd, name: name(nameEnd - 1))
    if nameEnd < end { parseGenericArguments() }
    guard nameKind != .sendableWord, kind == .leftParen, isAttributeArgument(position) else { return close(node) }
    let paren = position
    switch nameKind {
    case .specialAttributeWord:
      position = afterBalanced(position)
      return close(node, .hasArguments)
    case .stringAttributeWord where !isClosed(paren), .referenceAttributeWord where !isClosed(paren):
      advance()
      return close(node, .hasArguments)
    case .stringAttributeWord:
      parseStringsOfAttribute()
      return close(node, .hasArguments)
    case .referenceAttributeWord:
      parseReferencesOfAttribute()
      return close(node, .hasArguments)
    case .abiAttributeWord:
      advance()
      if beginsDeclaration(position, members: true) { parseDeclaration() } else { expected("a declaration") }
    case .macroRoleWord:
      advance()
      // The role may be a keyword: `extension`.
      let role = open(.argument)
      if kind == .extensionKeyword || kind.isIdentifier { leaf(.identifier) } else { missing("the role of a macro") }
      close(role)
      if accept(.comma) { parseArguments(.attribute, upTo: .rightParen) }
    default:
      advance()
      parseArguments([], upTo: .rightParen)
    }
    closeBracket(at: paren)
    close(node, .hasArguments)
  }

  /// `(module: "Kit", macOS 10.15)`: of arguments in a grammar of their own, the strings.
  private mutating func parseStringsOfAttribute() {
    let end = afterBalanced(position)
    while position < end {
      if kind == .stringLiteral || kind == .stringHead { parseString() } else { advance() }
    }
  }

  /// `(for: f(x:))`, `(of: T.f, wrt: x)`, `(P, f())`: of arguments in a grammar of their own, the declaration named.
  private mutating func parseReferencesOfAttribute() {
    let end = afterBalanced(position)
    if kind(position + 1) != .forKeyword && !isWord(position + 1, "of") && kind(position + 1).isIdentifier
      && kind(position + 2) != .colon
    {
      // `@_implements(P, f())` names the protocol first.
      advance()
      parseType()
      if accept(.comma) { parseReference(qualified: false, upTo: end) }
    } else {
      while position < end {
        if kind == .colon,
          kind(position - 1) == .forKeyword || isWord(position - 1, "of") || isWord(position - 1, "target")
        {
          let isQualified = isWord(position - 1, "of")
          advance()
          parseReference(qualified: isQualified, upTo: end)
        } else {
          advance()
        }
      }
    }
    position = max(position, end)
  }

  /// A dot, also one that an operator follows.
  private func isDot(_ token: Int) -> Bool { kind(token) == .period || isOperator(token, ".") }

  /// The name of a declaration, perhaps with argument names and, if `qualified`, behind its type.
  private mutating func parseReference(qualified: Bool, upTo end: Int) {
    var dot: Int?
    if qualified {
      var i = position
      while let name = simpleTypeEnd(i, false, 0, members: false, optional: false), name < end, isDot(name) {
        dot = name
        i = name + 1
      }
    }
    guard let dot else {
      let start = memberName(position - 1)
      let nameEnd = kind(start).isOperator ? operatorEnd(start) : start + 1
      let argumentsEnd = kind(nameEnd) == .leftParen ? afterBalanced(nameEnd) : nameEnd
      return leaf(
        kind(start).isOperator ? .operatorReference : .identifier, upTo: min(argumentsEnd, end), name: name(start),
        argumentsEnd > nameEnd ? .hasArgumentNames : [])
    }
    let chain = open(.chain)
    let base = open(.typeExpr)
    let type = open(.type)
    position = dot
    close(type)
    close(base)
    let start = memberName(dot)
    let nameEnd = kind(start).isOperator ? operatorEnd(start) : start + 1
    let argumentsEnd = kind(nameEnd) == .leftParen ? afterBalanced(nameEnd) : nameEnd
    leaf(
      .memberSuffix, upTo: min(argumentsEnd, end), name: name(start),
      argumentsEnd > nameEnd ? .hasArgumentNames : [])
    close(chain)
  }

  /// Whether the parenthesis behind an attribute's name belongs to it.
  private func isAttributeArgument(_ paren: Int) -> Bool {
    if startsLine(paren) { return false }
    if !hasSpaceBefore(paren) { return true }
    let end = afterBalanced(paren)
    return kind(end) == .at || beginsDeclaration(end)
  }

  /// Behind the attribute that begins with the `@` at `start`.
  func afterAttribute(_ start: Int) -> Int {
    let name = start + 1
    guard let end = kind(name) == .rethrowsKeyword ? name + 1 : simpleTypeEnd(name, false, 0, optional: false) else {
      return name
    }
    if kind(name) == .sendableWord || kind(name) == .plainAttributeWord { return end }
    // Not into a parenthesis that nothing closes: who looks ahead would read all of `@a(@a(@a(` from each `@` again.
    return kind(end) == .leftParen && isClosed(end) && isAttributeArgument(end) ? afterBalanced(end) : end
  }
}
