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
    leaf(.attributeName, upTo: nameEnd, name: details[nameEnd - 1])
    if nameEnd < end { parseGenericArguments() }
    guard nameKind != .sendableWord, kind == .leftParen, isAttributeArgument(position) else { return close(node) }
    if nameKind == .specialAttributeWord {
      position = afterBalanced(position)
    } else {
      let paren = position
      advance()
      if nameKind == .macroRoleWord {
        // The role may be a keyword: `extension`.
        let role = open(.argument)
        if kind == .extensionKeyword { leaf(.identifier) } else if kind.isIdentifier { leaf(.identifier) }
        close(role)
        if accept(.comma) { parseArguments(.attribute, upTo: .rightParen) }
      } else {
        parseArguments([], upTo: .rightParen)
      }
      closeBracket(.rightParen, at: paren)
    }
    close(node, .hasArguments)
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
    return kind(end) == .leftParen && isAttributeArgument(end) ? afterBalanced(end) : end
  }
}
