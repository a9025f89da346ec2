extension Parser {
  /// A pattern of `case`, `catch`, `if let`: one that is written like an expression.
  mutating func parsePattern(_ context: ExpressionContext) {
    if parseBindingPattern() { return }
    let start = nodeCount
    parseSequence([context, .condition])
    guard start < nodeCount else { return }
    switch nodes[start].kind {
    case .identifierPattern, .optionalPattern, .valueBindingPattern, .isTypePattern, .wildcardPattern, .missing:
      if nodeCount == start + Int(nodes[start].size) { return }
    case .discard where nodeCount == start + 1:
      nodes[start].kind = .wildcardPattern
      return
    default: break
    }
    wrap(start, .expressionPattern)
    close(start)
  }

  /// `is T`, or `let p` and its like. False, with nothing consumed, where none of them comes next.
  mutating func parseBindingPattern() -> Bool {
    switch kind {
    case .isKeyword:
      let node = open(.isTypePattern)
      advance()
      parseType()
      close(node)
      return true
    case .letKeyword, .varKeyword, .inoutKeyword:
      break
    case .borrowingWord, .borrowingLegacyWord:
      guard nextKind.isIdentifier || nextKind == .wildcard, !startsLine(position + 1) else { return false }
    default:
      return false
    }
    guard descend() else { return true }
    defer { depth -= 1 }
    let isLet = kind == .letKeyword
    let node = open(.valueBindingPattern)
    advance()
    parsePattern(.binding)
    close(node, isLet ? .isLet : [])
    return true
  }

  /// A pattern of `let`, `var` and `for`: names, `_`, tuples of them.
  mutating func parsePurePattern() {
    switch kind {
    case .leftParen:
      let node = open(.tuplePattern)
      guard descend() else { return close(node) }
      defer { depth -= 1 }
      advance()
      while kind != .rightParen && kind != .endOfFile {
        let start = position
        if kind.isIdentifier && nextKind == .colon { position += 2 }
        parsePurePattern()
        if !accept(.comma) || position == start { break }
      }
      closeBracket(node)
      close(node)
    case .wildcard:
      leaf(.wildcardPattern)
    case .letKeyword where !startsLine, .varKeyword where !startsLine, .inoutKeyword where !startsLine:
      guard descend() else { return }
      defer { depth -= 1 }
      let isLet = kind == .letKeyword
      let node = open(.valueBindingPattern)
      advance()
      parsePurePattern()
      close(node, isLet ? .isLet : [])
    default:
      if kind.isIdentifier {
        leaf(.identifierPattern)
      } else if kind.isKeyword && !startsLine && kind != .inKeyword {
        problem("a keyword is no name; backticks make it one")
        leaf(.unexpected, upTo: position + 1)
      } else {
        missing("a pattern")
      }
    }
  }
}
