extension Lexer {
  /// Whether an operand ends directly before `p`.
  func isLeftBound(_ p: Bytes) -> Bool {
    if p == base { return false }
    switch p[-1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return !(p - base >= 2 && p[-2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(p - base >= 2 && p[-2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether an operand begins directly at `p`.
  func isRightBound(_ p: Bytes, isLeftBound: Bool) -> Bool {
    switch p[0] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return !(p[1] == UInt8(ascii: "/") || p[1] == UInt8(ascii: "*"))
    case 0xC2:
      return p[1] != 0xA0
    default:
      return true
    }
  }

  /// Whether the byte at `p` is, or begins, an operator character.
  func isOperatorByte(_ p: Bytes) -> Bool { operatorLength(p) > 0 }

  /// The length of the operator character at `p`, 0 if it is none.
  private func operatorLength(_ p: Bytes) -> Int {
    switch unsafeBitCast(classes[Int(p.pointee)], to: ByteClass.self) {
    case .operatorByte, .slash, .dot, .less, .greater, .questionOrExclamation:
      return 1
    case .nonASCII:
      let (scalar, length) = Characters.decode(p)
      guard let scalar, Characters.isOperatorContinuation(scalar) else { return 0 }
      return length
    default:
      return 0
    }
  }

  /// Behind the operator that begins at `p`, comments that begin inside it left out.
  private func operatorEnd(_ start: Bytes) -> Bytes {
    let mayHaveDots = start.pointee == UInt8(ascii: ".")
    var p = start
    while true {
      let length = operatorLength(p)
      if length == 0 { return p }
      if p > start {
        if p.pointee == UInt8(ascii: "."), !mayHaveDots { return p }
        if p.pointee == UInt8(ascii: "/"), p[1] == UInt8(ascii: "/") || p[1] == UInt8(ascii: "*") {
          // `*/` is no operator, so that a stray end of a comment is not taken for one.
          return p
        }
        if p.pointee == UInt8(ascii: "<"), p[1] == UInt8(ascii: "#"), placeholderEnd(p) != nil { return p }
      }
      p += length
    }
  }

  /// An operator, a regular expression literal, or `=`, `->`, `&`, `?`.
  mutating func lexOperator(_ start: Bytes) -> Bytes {
    let next = operatorEnd(start)
    var slash = start
    while slash < next, slash.pointee != UInt8(ascii: "/") { slash += 1 }
    if slash < next, let regexEnd = regexInOperator(slash, start, next) {
      if slash > start { addOperator(start, slash) }
      add(.regexLiteral, slash, regexEnd)
      return regexEnd
    }
    if start.pointee == UInt8(ascii: "."), next - start > 1, start[1] != UInt8(ascii: ".") {
      return lexPieces(start, next)
    }
    if previousKind == .funcKeyword, next - start > 1, next[-1] == UInt8(ascii: "<") {
      // `func ==<T>`: the parser sees by what follows whether the last byte belongs to the name.
      add(operatorKind(start, next), start, next - 1, names.intern(start, next - start - 1))
      flags.insert(.continuesOperator)
      addOperator(next - 1, next)
      return next
    }
    addOperator(start, next)
    return next
  }

  private mutating func addOperator(_ start: Bytes, _ next: Bytes) {
    add(operatorKind(start, next), start, next, names.intern(start, next - start))
  }

  /// What the operator between the two places is, by its spelling and by what stands around it.
  private func operatorKind(_ start: Bytes, _ next: Bytes) -> TokenKind {
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(next, isLeftBound: leftBound)
    if next - start == 1 {
      switch start[0] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where !leftBound && rightBound: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return leftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if next - start == 2 {
      if start[0] == UInt8(ascii: "-"), start[1] == UInt8(ascii: ">") { return .arrow }
      if start[0] == UInt8(ascii: "*"), start[1] == UInt8(ascii: "/") { return .unknown }
    }
    if leftBound == rightBound { return .binaryOperator }
    return leftBound ? .postfixOperator : .prefixOperator
  }

  /// `<` or `>`, alone or at the beginning of an operator, a placeholder or a merge conflict.
  mutating func lexAngle(_ p: Bytes) -> Bytes {
    if p[1] == UInt8(ascii: "#"), p[0] == UInt8(ascii: "<"), let next = placeholderEnd(p) {
      problem(p, next, "a placeholder is left in the source")
      add(.identifier, p, next, names.intern(p, next - p))
      return next
    }
    if p[1] == p[0], let next = skipConflict(p) { return next }
    let next = operatorEnd(p)
    if next - p == 1 {
      addOperator(p, next)
      return next
    }
    var slash = p
    while slash < next, slash.pointee != UInt8(ascii: "/") { slash += 1 }
    if slash < next { return lexOperator(p) }
    return lexPieces(p, next)
  }

  /// An operator that a generic clause or key path may end in: its first byte, and each byte that could begin another
  /// token, are tokens of their own. The first has the kind of the whole; the others that which they have alone.
  private mutating func lexPieces(_ start: Bytes, _ next: Bytes) -> Bytes {
    add(operatorKind(start, next), start, start + 1, names.intern(start, next - start))
    var p = start + 1
    while p < next {
      flags.insert(.continuesOperator)
      switch p.pointee {
      case UInt8(ascii: "!"):
        add(.exclamationMark, p, p + 1)
        p += 1
      case UInt8(ascii: "?"):
        add(.postfixQuestion, p, p + 1)
        p += 1
      case UInt8(ascii: ">"), UInt8(ascii: "."):
        addOperator(p, p + 1)
        p += 1
      default:
        addOperator(p, next)
        p = next
      }
    }
    return next
  }

  /// Behind the editor's placeholder `<#text#>` that begins at `p`.
  private func placeholderEnd(_ p: Bytes) -> Bytes? {
    var q = p + 2
    while true {
      switch q.pointee {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "<") where q[1] == UInt8(ascii: "#"): return nil
      case UInt8(ascii: "#") where q[1] == UInt8(ascii: ">"): return q + 2
      case 0 where q >= end: return nil
      default: q += 1
      }
    }
  }

  // MARK: Pound signs

  mutating func lexPound(_ p: Bytes) -> Bytes {
    if p >= poundsSeenTo {
      var q = p
      while q.pointee == UInt8(ascii: "#") { q += 1 }
      if q.pointee == UInt8(ascii: "\"") { return lexString(p, quote: q, pounds: q - p) }
      if q.pointee == UInt8(ascii: "/") {
        let next = extendedRegexEnd(q, pounds: q - p)
        add(.regexLiteral, p, next)
        return next
      }
      poundsSeenTo = q
    }
    let length = Lexer.identifierLength(p + 1)
    let kind: TokenKind
    switch length {
    case 2 where Lexer.matches(p, "#if"): kind = .poundIf
    case 4 where Lexer.matches(p, "#else"): kind = .poundElse
    case 5 where Lexer.matches(p, "#endif"): kind = .poundEndif
    case 6 where Lexer.matches(p, "#elseif"): kind = .poundElseif
    case 9 where Lexer.matches(p, "#available"): kind = .poundAvailable
    case 11 where Lexer.matches(p, "#unavailable"): kind = .poundUnavailable
    case 14 where Lexer.matches(p, "#sourceLocation"): kind = .poundSourceLocation
    default:
      add(.pound, p, p + 1)
      return p + 1
    }
    add(kind, p, p + 1 + length)
    return p + 1 + length
  }
}
