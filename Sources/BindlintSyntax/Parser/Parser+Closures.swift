extension Parser {
  mutating func parseClosure() {
    guard kind == .leftBrace else { return missing("\"{\"") }
    let node = open(.closure)
    guard descend() else { return close(node) }
    defer { depth -= 1 }
    let outer = enterBlock(position)
    advance()
    switch kind {
    case .at, .leftParen, .leftSquare, .wildcard: if beginsClosureSignature() { parseClosureSignature() }
    default: if kind.isIdentifier && beginsClosureSignature() { parseClosureSignature() }
    }
    parseItems(.block)
    leaveBlock(outer)
    closeBracket(node)
    close(node)
  }

  /// Whether a closure's signature, up to its `in`, comes next.
  private func beginsClosureSignature() -> Bool {
    var i = position
    // The usual closures without a signature: `{ name.`, `{ name(`
    if kind(i).isIdentifier {
      switch kind(i + 1) {
      case .inKeyword: return true
      case .period, .leftParen, .equal, .rightBrace, .leftSquare, .leftBrace, .binaryOperator: return false
      default: break
      }
    }
    while kind(i) == .at, kind(i + 1).isIdentifier { i = afterAttribute(i) }
    if kind(i) == .leftSquare {
      guard isClosed(i) else { return false }
      i = bracketEnd(i) + 1
    }
    if kind(i) == .leftParen {
      guard isClosed(i) else { return false }
      i = bracketEnd(i) + 1
    } else if kind(i).isIdentifier || kind(i) == .wildcard {
      i += 1
      while true {
        if kind(i) == .colon {
          guard let end = typeEnd(i + 1, strictly: true) else { return false }
          i = end
        }
        guard kind(i) == .comma else { break }
        guard kind(i + 1).isIdentifier || kind(i + 1) == .wildcard else { return false }
        i += 2
      }
    }
    i = effectsEnd(i)
    if kind(i) == .arrow {
      guard let end = typeEnd(i + 1, strictly: true) else { return false }
      i = effectsEnd(end)
    }
    return kind(i) == .inKeyword
  }

  private mutating func parseClosureSignature() {
    let node = open(.closureSignature)
    while kind == .at { parseAttribute() }
    if kind == .leftSquare { parseCaptureList() }
    var flags: NodeFlags = []
    if kind != .inKeyword {
      if kind == .leftParen {
        flags = .hasParentheses
        let end = bracketEnd(position)
        advance()
        while position < end {
          let start = position
          parseClosureParameter()
          if !accept(.comma) || position == start { break }
        }
        if position < end {
          expected("\",\" or \")\"")
          position = end
        }
        _ = accept(.rightParen)
      } else {
        while kind.isIdentifier || kind == .wildcard {
          parseClosureParameter()
          if !accept(.comma) { break }
        }
      }
      if effectsEnd(position) > position { parseEffects() }
      if kind == .arrow { parseReturnClause() }
    }
    expect(.inKeyword, "\"in\"")
    close(node, flags)
  }

  private mutating func parseCaptureList() {
    let list = open(.captureList)
    let end = bracketEnd(position)
    advance()
    while position < end {
      let start = position
      let capture = open(.capture)
      let isSpecifier = kind == .weakWord || kind == .unownedWord
      if isSpecifier, nextKind.isIdentifier || nextKind == .selfKeyword || nextKind == .leftParen {
        if nextKind == .leftParen {
          leaf(.modifier, upTo: afterBalanced(position + 1), name: name(position), .hasDetail)
        } else {
          leaf(.modifier)
        }
      }
      if kind.isIdentifier || kind == .selfKeyword || kind == .dollarIdentifier {
        leaf(.name)
      } else {
        expected("a name")
      }
      if kind == .equal { parseInitializer() }
      close(capture)
      if !accept(.comma) || position == start { break }
    }
    if position < end {
      expected("\",\" or \"]\"")
      position = end
    }
    _ = accept(.rightSquare)
    close(list)
  }

  private mutating func parseClosureParameter() {
    let node = open(.closureParameter)
    while kind == .at { parseAttribute() }
    while kind == .constWord || kind == .isolatedWord, !beginsParameterName(position, inClosure: true) {
      leaf(.modifier)
    }
    if kind.isLabel && nextKind.isLabel && nextKind != .inKeyword && effectsEnd(position + 1) == position + 1 {
      leaf(.label)
    }
    if kind.isLabel { leaf(.name) } else if kind != .colon { expected("a name") }
    if accept(.colon) { parseType() }
    if isEllipsis(position) { advance() }
    close(node)
  }
}
