/// A string literal whose interpolation is being lexed.
struct OpenString {
  var pounds: Int
  var isMultiline: Bool
  var quote: UInt8
}

extension Lexer {
  private enum TextEnd {
    case closed, interpolation, unterminated
  }

  /// A string literal whose quotes begin at `quote`, and whose pound signs, if any, at `start`.
  mutating func lexString(_ start: Bytes, quote: Bytes, pounds: Int) -> Bytes {
    let isMultiline = opensMultiline(quote, pounds)
    let string = OpenString(pounds: pounds, isMultiline: isMultiline, quote: quote.pointee)
    if isMultiline { flags.insert(.isMultiline) }
    if pounds > 0 { flags.insert(.isRaw) }
    let (p, textEnd) = skipText(quote + (isMultiline ? 3 : 1), string)
    switch textEnd {
    case .closed:
      add(.stringLiteral, start, p)
      return p
    case .unterminated:
      problem(start, quote + 1, "the string is not closed")
      add(.stringLiteral, start, p)
      return p
    case .interpolation:
      add(.stringHead, start, p)
      return openInterpolation(p, string)
    }
  }

  /// Three quotes open a string of several lines, except where a raw string ends in the same line: `#"""#`.
  private func opensMultiline(_ quote: Bytes, _ pounds: Int) -> Bool {
    let mark = UInt8(ascii: "\"")
    guard quote[0] == mark, quote[1] == mark, quote[2] == mark else { return false }
    guard pounds > 0 else { return true }
    var p = quote + 2
    while p < end, p.pointee != UInt8(ascii: "\n"), p.pointee != UInt8(ascii: "\r") {
      if p.pointee == mark, hasPounds(p + 1, pounds) { return false }
      p += 1
    }
    return true
  }

  private func hasPounds(_ p: Bytes, _ pounds: Int) -> Bool {
    var i = 0
    while i < pounds {
      if p[i] != UInt8(ascii: "#") { return false }
      i += 1
    }
    return true
  }

  /// Skips the text of a string up to its next interpolation or behind its closing delimiter.
  private func skipText(_ start: Bytes, _ string: OpenString) -> (Bytes, TextEnd) {
    var p = start
    while true {
      p = Lexer.skipPlainText(p, string.quote)
      switch p.pointee {
      case UInt8(ascii: "\\"):
        guard hasPounds(p + 1, string.pounds) else {
          p += 1
          continue
        }
        let next = p + 1 + string.pounds
        if next.pointee == UInt8(ascii: "(") { return (p, .interpolation) }
        // Whatever is escaped, except a line break, which may end the string.
        p = next.pointee == UInt8(ascii: "\n") || next.pointee == UInt8(ascii: "\r") || next >= end ? next : next + 1
      case string.quote:
        if !string.isMultiline {
          if hasPounds(p + 1, string.pounds) { return (p + 1 + string.pounds, .closed) }
        } else if p[1] == string.quote, p[2] == string.quote, hasPounds(p + 3, string.pounds) {
          return (p + 3 + string.pounds, .closed)
        }
        p += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !string.isMultiline { return (p, .unterminated) }
        p += 1
      case 0 where p >= end:
        return (end, .unterminated)
      default:
        p += 1
      }
    }
  }

  /// The next quote, backslash, line break, NUL or tab at or behind `p`.
  @inline(__always)
  private static func skipPlainText(_ p: Bytes, _ quote: UInt8) -> Bytes {
    var p = p
    while true {
      let word = ByteSearch.load(p)
      let found =
        ByteSearch.find(quote, in: word) | ByteSearch.find(UInt8(ascii: "\\"), in: word)
        | ByteSearch.findControl(in: word)
      if found != 0 { return p + ByteSearch.index(found) }
      p += 8
    }
  }

  // MARK: Interpolations

  /// Begins the interpolation at `p`, which is at its backslash.
  private mutating func openInterpolation(_ p: Bytes, _ string: OpenString) -> Bytes {
    strings.append(string)
    let next = p + 2 + string.pounds
    brackets.open(.interpolationStart, count)
    add(.interpolationStart, p, next)
    return next
  }

  /// Ends the innermost interpolation with the parenthesis at `p` and goes on with the text of its string.
  mutating func closeInterpolation(_ p: Bytes) -> Bytes {
    guard let string = strings.popLast() else { return p }
    brackets.closeInterpolation(details, at: count)
    add(.interpolationEnd, p, p + 1)
    let (q, textEnd) = skipText(p + 1, string)
    switch textEnd {
    case .closed:
      add(.stringTail, p + 1, q)
      return q
    case .unterminated:
      problem(q, q, "the string is not closed")
      add(.stringTail, p + 1, q)
      return q
    case .interpolation:
      if q > p + 1 { add(.stringPart, p + 1, q) }
      return openInterpolation(q, string)
    }
  }

  /// Ends the innermost string where its interpolation is cut off by the end of the line or file at `p`.
  mutating func abandonString(_ p: Bytes) -> Bytes {
    guard strings.popLast() != nil else { return p }
    problem(p, p, "the interpolation is not closed")
    brackets.closeInterpolation(details, at: count)
    add(.interpolationEnd, p, p)
    add(.stringTail, p, p)
    return p
  }
}
