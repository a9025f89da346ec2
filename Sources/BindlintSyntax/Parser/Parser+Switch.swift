extension Parser {
  mutating func parseSwitch() {
    guard descend() else { return }
    defer { depth -= 1 }
    let node = open(.switchStmt)
    advance()
    if kind == .leftBrace { missing("a value to switch over") } else { parseExpression(.condition) }
    guard kind == .leftBrace else {
      expected("\"{\"")
      return close(node)
    }
    let brace = position
    let outer = enterBlock(brace)
    advance()
    parseSwitchCases()
    leaveBlock(outer)
    closeBracket(at: brace)
    close(node)
  }

  /// Cases up to the token that ends the list.
  private mutating func parseSwitchCases() {
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
      case .poundIf:
        if holdsSwitchCases(position) || !holdsStatements(position) {
          parseIfConfig { $0.parseSwitchCases() }
        } else {
          parseStraySwitchBody()
        }
      case .caseKeyword, .defaultKeyword:
        parseSwitchCase()
      case .at where beginsSwitchCase(position):
        parseSwitchCase()
      case .pound where nextKind == .identifier && (isWord(position + 1, "warning") || isWord(position + 1, "error")):
        parseMacroExpansion([])
      default:
        parseStraySwitchBody()
      }
    }
  }

  func isWord(_ token: Int, _ text: StaticString) -> Bool {
    Int(tokens[token].length) == text.utf8CodeUnitCount && Lexer.matches(base + Int(tokens[token].start), text)
  }

  /// Statements before the first case.
  private mutating func parseStraySwitchBody() {
    let node = open(.switchCase)
    let label = open(.caseLabel)
    expected("\"case\" or \"default\"")
    close(label)
    let start = position
    parseItems(.switchCase)
    if position == start {
      leaf(.unexpected, upTo: afterBalanced(position))
    }
    close(node)
  }

  mutating func parseSwitchCase() {
    guard descend() else { return }
    defer { depth -= 1 }
    let node = open(.switchCase)
    while kind == .at { position = afterAttribute(position) }
    let label = open(.caseLabel)
    if accept(.defaultKeyword) {
      expect(.colon, "\":\"")
    } else if accept(.caseKeyword) {
      while true {
        let start = position
        let item = open(.caseItem)
        parsePattern(.matching)
        if kind == .whereKeyword { parseWhereGuard([]) }
        close(item)
        if !accept(.comma) || position == start { break }
        if kind == .caseKeyword {
          problem("\"case\" stands once before all patterns")
          advance()
        }
      }
      expect(.colon, "\":\"")
    } else {
      expected("\"case\" or \"default\"")
    }
    close(label)
    parseItems(.switchCase)
    close(node)
  }

  /// Whether a case, perhaps with attributes, begins at a token.
  func beginsSwitchCase(_ start: Int) -> Bool {
    var i = start
    while kind(i) == .at { i = afterAttribute(i) }
    return kind(i) == .caseKeyword || kind(i) == .defaultKeyword || i > start && kind(i) == .rightBrace
  }

  /// Whether the first thing in a `#if` is a case.
  func holdsSwitchCases(_ start: Int) -> Bool {
    var i = start
    repeat { i = lineEnd(i) } while kind(i) == .poundIf || kind(i) == .poundElseif || kind(i) == .poundElse
    return beginsSwitchCase(i)
  }

  /// Whether anything at all stands in a `#if`.
  private func holdsStatements(_ start: Int) -> Bool {
    var i = start
    repeat { i = lineEnd(i) } while kind(i) == .poundIf || kind(i) == .poundElseif || kind(i) == .poundElse
    return kind(i) != .poundEndif
  }
}
