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
    while !endsSkipping(end) { end = afterBalanced(end) }
    leaf(.unexpected, upTo: end)
  }

  /// Marks the nodes around a place that the lexer could make no sense of.
  mutating func markBroken(at offset: UInt32, tokenCount: Int) {
    var low = 0
    var high = tokenCount
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    let token = UInt32(max(low - 1, 0))
    var node: Int? = 0
    while let parent = node {
      nodes[parent].flags.insert(.isBroken)
      node = nil
      var child = parent + 1
      let end = parent + Int(nodes[parent].size)
      while node == nil && child < end {
        let record = nodes[child]
        let behind = record.kind.isLeaf ? record.first + UInt32(record.leafTokens) : record.payload
        if record.first <= token && token < behind { node = child }
        child += Int(record.size)
      }
    }
  }

  /// Consumes the bracket that closes a node whose first token opens it. Where something else stands before it, that is
  /// skipped; where nothing closes the bracket, nothing is consumed.
  @inline(__always) mutating func closeBracket(_ node: Int) { closeBracket(at: Int(nodes[node].first)) }

  @inline(__always) mutating func closeBracket(at opening: Int) {
    if details[opening] == UInt32(truncatingIfNeeded: position) { position &+= 1 } else { skipToBracket(opening) }
  }

  @inline(never) private mutating func skipToBracket(_ opening: Int) {
    switch kind(opening) {
    case .leftParen: expected("\")\"")
    case .leftSquare: expected("\"]\"")
    default: expected("\"}\"")
    }
    let end = bracketEnd(opening)
    guard isClosed(opening), position <= end else { return }
    if position < end { leaf(.unexpected, upTo: end) }
    position += 1
  }

  /// Enters the block whose brace is at a token. Returns what `leaveBlock` needs.
  @inline(__always) mutating func enterBlock(_ brace: Int) -> Int {
    let outer = unclosedIndent
    unclosedIndent = isClosed(brace) ? -1 : indent(brace)
    return outer
  }

  @inline(__always) mutating func leaveBlock(_ outer: Int) { unclosedIndent = outer }

  /// Whether the token that comes next begins a line that is not indented deeper than the block, which nothing closes.
  @inline(__always) func endsUnclosedBlock() -> Bool {
    unclosedIndent >= 0 && startsLine && Lexer.column(base + Int(tokens[position].start), base) <= unclosedIndent
  }

  /// How far the line is indented that a token stands in.
  private func indent(_ token: Int) -> Int {
    var first = token
    while first > 0 && !startsLine(first) { first -= 1 }
    return Lexer.column(base + Int(tokens[first].start), base)
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

  /// The first token of the next line, or the bracket before it that closes one opened before `start`.
  func lineEnd(_ start: Int) -> Int {
    var i = start
    repeat { i = afterBalanced(i) } while !startsLine(i) && !endsSkipping(i)
    return i
  }

  /// Whether a token ends every range that is skipped: the end of the file, and brackets that belong to something
  /// around it.
  func endsSkipping(_ token: Int) -> Bool {
    switch kind(token) {
    case .endOfFile, .interpolationEnd: return true
    case .rightParen, .rightSquare, .rightBrace: return !isStray(token)
    default: return false
    }
  }
}
