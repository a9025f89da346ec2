extension Lexer {
  /// Behind the spaces and tabs at `p`.
  @inline(__always)
  static func skipSpaces(_ p: Bytes) -> Bytes {
    var p = p
    // Indentation: eight spaces at a time.
    while true {
      let others = ByteSearch.load(p) ^ 0x2020_2020_2020_2020
      if others != 0 { return p + ByteSearch.index(others) }
      p += 8
    }
  }

  /// The next line feed, carriage return or end of the file at or behind `p`.
  func skipLine(_ p: Bytes) -> Bytes {
    var p = p
    while true {
      let found = ByteSearch.findControl(in: ByteSearch.load(p))
      if found == 0 {
        p += 8
        continue
      }
      p += ByteSearch.index(found)
      if p.pointee == UInt8(ascii: "\n") || p.pointee == UInt8(ascii: "\r") || p >= end { return min(p, end) }
      p += 1
    }
  }

  /// Behind the comment that begins at `p`, nested ones included.
  mutating func skipBlockComment(_ start: Bytes) -> Bytes {
    var p = start + 2
    var depth = 1
    while true {
      switch p.pointee {
      case UInt8(ascii: "*") where p[1] == UInt8(ascii: "/"):
        p += 2
        depth -= 1
        if depth == 0 { return p }
      case UInt8(ascii: "/") where p[1] == UInt8(ascii: "*"):
        p += 2
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.newlineBefore)
        p += 1
      case 0 where p >= end:
        problem(start, start + 2, "the comment is not closed")
        return end
      default:
        p += 1
      }
    }
  }

  /// What begins with a byte outside ASCII, or with one that begins nothing.
  @inline(never)
  mutating func lexOther(_ p: Bytes) -> Bytes {
    let (scalar, length) = Characters.decode(p)
    let next = p + length
    guard let scalar else {
      // The reader of the file reports invalid UTF-8.
      flags.insert(.spaceBefore)
      return next
    }
    if scalar == 0xA0 {
      flags.insert(.spaceBefore)
      return next
    }
    if scalar >= 0x80 {
      if Characters.isIdentifierStart(scalar) { return lexRareIdentifier(p, next) }
      if Characters.isOperatorStart(scalar) { return lexOperator(p) }
      if scalar == 0xFEFF {
        flags.insert(.spaceBefore)
        return next
      }
    }
    problem(p, next, "this character has no meaning in Swift")
    add(.unknown, p, next)
    return next
  }

  /// Whether a line of a merge conflict begins at `p`: then everything up to its end is skipped like a comment.
  mutating func skipConflict(_ p: Bytes) -> Bytes? {
    guard !hasNoConflictEnd, p == base || p[-1] == UInt8(ascii: "\n") || p[-1] == UInt8(ascii: "\r") else { return nil }
    let ends: StaticString
    if Lexer.matches(p, "<<<<<<< ") {
      ends = ">>>>>>> "
    } else if Lexer.matches(p, ">>>> ") {
      ends = "<<<<"
    } else {
      return nil
    }
    var q = skipLine(p)
    while q < end {
      q += 1
      if Lexer.matches(q, ends) {
        problem(p, p + 7, "a merge conflict is not resolved")
        flags.formUnion([.spaceBefore, .commentBefore])
        return skipLine(q)
      }
      q = skipLine(q)
    }
    hasNoConflictEnd = true
    return nil
  }

  static func matches(_ p: Bytes, _ text: StaticString) -> Bool {
    for i in 0..<text.utf8CodeUnitCount where p[i] != text.utf8Start[i] { return false }
    return true
  }
}
