extension Lexer {
  mutating func lexNumber(_ start: Bytes) -> Bytes {
    var p = start
    var kind = TokenKind.integerLiteral
    if p[0] == UInt8(ascii: "0"), p[1] == UInt8(ascii: "x") {
      p = lexHexadecimal(p + 2, &kind)
    } else if p[0] == UInt8(ascii: "0"), p[1] == UInt8(ascii: "o") || p[1] == UInt8(ascii: "b") {
      p = Lexer.skipDigits(p + 2)
    } else {
      p = Lexer.skipDigits(p)
      if p[0] == UInt8(ascii: "."), isDigit(p[1]), previousKind != .period {
        kind = .floatLiteral
        p = Lexer.skipDigits(p + 2)
      }
      // Behind `x.` a number is an index, in which an exponent has no meaning.
      if p[0] | 0x20 == UInt8(ascii: "e") {
        var q = p + 1
        if q[0] == UInt8(ascii: "-") || q[0] == UInt8(ascii: "+") { q += 1 }
        if isDigit(q[0]) {
          kind = .floatLiteral
          p = Lexer.skipDigits(q)
        }
      }
    }
    let tail = Lexer.skipIdentifier(p, classes)
    if tail > p { problem(p, tail, "this does not belong to a number") }
    add(kind, start, tail)
    return tail
  }

  private func lexHexadecimal(_ start: Bytes, _ kind: inout TokenKind) -> Bytes {
    var p = Lexer.skipHexadecimal(start)
    if p[0] == UInt8(ascii: "."), Lexer.isHexadecimal(p[1]) {
      // `0xFF.description` is a member; a fraction needs an exponent.
      let fraction = Lexer.skipHexadecimal(p + 1)
      if fraction[0] | 0x20 == UInt8(ascii: "p") { p = fraction }
    }
    if p[0] | 0x20 == UInt8(ascii: "p") {
      var q = p + 1
      if q[0] == UInt8(ascii: "-") || q[0] == UInt8(ascii: "+") { q += 1 }
      if isDigit(q[0]) {
        kind = .floatLiteral
        p = Lexer.skipDigits(q)
      }
    }
    return p
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  private static func skipDigits(_ p: Bytes) -> Bytes {
    var p = p
    while p.pointee &- UInt8(ascii: "0") < 10 || p.pointee == UInt8(ascii: "_") { p += 1 }
    return p
  }

  private static func skipHexadecimal(_ p: Bytes) -> Bytes {
    var p = p
    while isHexadecimal(p.pointee) || p.pointee == UInt8(ascii: "_") { p += 1 }
    return p
  }
}
