extension Parser {
  /// `#if` to `#endif`; `body` parses what may stand in a clause.
  mutating func parseIfConfig(_ body: (inout Parser) -> Void) {
    let node = open(.ifConfig)
    guard descend() else { return close(node) }
    defer { depth -= 1 }
    openIfConfigs += 1
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      let clause = open(.ifConfigClause)
      let hasCondition = kind != .poundElse
      advance()
      let end = directiveEnd(position)
      if hasCondition {
        if end == position { expected("a condition") } else { leaf(.ifConfigCondition, upTo: end) }
      } else if end > position {
        problem("nothing is expected after \"#else\"")
        leaf(.unexpected, upTo: end)
      }
      while true {
        body(&self)
        switch kind {
        case .poundElseif, .poundElse, .poundEndif: break
        case _ where endsSkipping(position) || endsUnclosedBlock(): break
        default:
          // What the body could not use.
          problem("this does not belong into the \"#if\"")
          leaf(.unexpected, upTo: lineEnd(position))
          continue
        }
        break
      }
      close(clause)
      if kind == .poundIf { break }
    }
    openIfConfigs -= 1
    if kind == .poundEndif {
      advance()
      if !startsLine && kind != .endOfFile && kind != .rightBrace {
        problem("nothing is expected after \"#endif\"")
        leaf(.unexpected, upTo: directiveEnd(position))
      }
    } else {
      expected("\"#endif\"")
    }
    close(node)
  }

  /// Behind the tokens at `start` that stand in the line of a directive.
  private func directiveEnd(_ start: Int) -> Int {
    var i = start
    while !startsLine(i) && !endsSkipping(i) { i = afterBalanced(i) }
    return i
  }

  /// Whether a `#if` holds attributes and nothing else, so that it belongs to the declaration behind it.
  func holdsOnlyAttributes(_ start: Int) -> Bool { attributesEnd(start) != nil }

  /// Behind the `#endif` of a `#if` that holds only attributes.
  func attributesEnd(_ start: Int, _ depth: Int = 0) -> Int? {
    if depth > 32 { return nil }
    var i = start
    var found = false
    repeat {
      i = lineEnd(i)
      loop: while true {
        switch kind(i) {
        case .at:
          found = true
          i = afterAttribute(i)
        case .poundIf:
          guard let end = attributesEnd(i, depth + 1) else { return nil }
          found = true
          i = end
        default:
          break loop
        }
      }
    } while kind(i) == .poundElseif || kind(i) == .poundElse
    return found && startsLine(i) && kind(i) == .poundEndif ? i + 1 : nil
  }

  /// `#sourceLocation(file: "a", line: 1)`
  mutating func parseSourceLocation() {
    advance()
    if kind == .leftParen { position = afterBalanced(position) } else { expected("\"(\"") }
  }
}
