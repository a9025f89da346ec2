/// Finding back into the grammar where the text does not follow it.
extension Parser {
  /// Goes one level deeper. False beyond the limit: then what stands there up to the end of its brackets has been
  /// skipped, and the caller returns at once.
  mutating func descend() -> Bool {
    if depth < Parser.maximumDepth {
      depth &+= 1
      return true
    }
    skipTooDeep()
    return false
  }

  @inline(never) private mutating func skipTooDeep() {
    problem("this is nested too deeply to be looked at")
    var end = position
    loop: while true {
      switch kind(end) {
      case .rightParen, .rightSquare, .rightBrace, .interpolationEnd, .endOfFile: break loop
      default: end = afterBalanced(end)
      }
    }
    leaf(.unexpected, upTo: end)
  }

  /// Consumes the bracket that closes a node whose first token opens it. Where something else stands, skips to the
  /// bracket if there is one.
  @inline(__always) mutating func closeBracket(_ closing: TokenKind, _ node: Int) {
    if kind == closing { position &+= 1 } else { skipToBracket(closing, Int(nodes[node].first)) }
  }

  @inline(__always) mutating func closeBracket(_ closing: TokenKind, at opening: Int) {
    if kind == closing { position &+= 1 } else { skipToBracket(closing, opening) }
  }

  @inline(never) private mutating func skipToBracket(_ closing: TokenKind, _ opening: Int) {
    switch closing {
    case .rightParen: expected("\")\"")
    case .rightSquare: expected("\"]\"")
    default: expected("\"}\"")
    }
    let end = Int(details[opening])
    guard kind(opening).rawValue &+ 1 == closing.rawValue, kind(end) == closing, position <= end else { return }
    if position < end { leaf(.unexpected, upTo: end) }
    position += 1
  }

  /// Whether the token that comes next can be an element of a list whose comma is missing.
  func canContinueList() -> Bool {
    switch kind {
    case .endOfFile, .rightParen, .rightSquare, .rightBrace, .interpolationEnd, .semicolon, .colon, .equal, .comma:
      return false
    default:
      return !startsLine && beginsExpression() && !beginsDeclaration(position) && !beginsStatement(position)
    }
  }

  /// The first token of the next line.
  func lineEnd(_ start: Int) -> Int {
    var i = start
    repeat { i = afterBalanced(i) } while kind(i) != .endOfFile && !startsLine(i)
    return i
  }
}
