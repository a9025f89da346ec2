extension Lexer {
  /// Behind the regular expression that begins with `slash`, a slash in the operator from `start` to `next`; `nil`
  /// where it is an operator.
  func regexInOperator(_ slash: Bytes, _ start: Bytes, _ next: Bytes) -> Bytes? {
    let leftBound = isLeftBound(start)
    if leftBound { return nil }
    let previous = previousKind
    if previous == .funcKeyword || previous == .operatorKeyword { return nil }
    var isCertain = false
    if !isRightBound(next, isLeftBound: leftBound) {
      // It looks like a binary operator. Behind `try?` there can be none.
      if isAfterTry {
        isCertain = true
      } else if !mayBeginRegex(previous) {
        return nil
      }
      switch previous {
      case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon: break
      default: isCertain = true
      }
    }
    return regexEnd(slash, isCertain: isCertain)
  }

  private var isAfterTry: Bool {
    guard count >= 2, tokens[count - 2].rawKind == .tryKeyword else { return false }
    let kind = tokens[count - 1].rawKind
    return kind == .postfixQuestion || kind == .exclamationMark
  }

  /// Whether an operand may follow a token of this kind, so that a slash can begin one.
  private func mayBeginRegex(_ previous: TokenKind?) -> Bool {
    guard let previous else { return true }
    switch previous {
    case .leftBrace, .leftParen, .interpolationStart, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .trueKeyword, .falseKeyword, .anyKeyword, .nilKeyword, .selfKeyword, .capitalSelfKeyword, .superKeyword:
      return false
    default:
      return previous.isKeyword
    }
  }

  /// Behind the regular expression without pound signs at `start`. It ends in its line; what is not certain to be one
  /// is none when it does not end, when it begins or ends with a space, or when it closes more groups than it opens.
  private func regexEnd(_ start: Bytes, isCertain: Bool) -> Bytes? {
    var p = start + 1
    switch p.pointee {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      if !isCertain { return nil }
    case UInt8(ascii: "*"), UInt8(ascii: "/"):
      return nil
    default:
      break
    }
    if start > base, start[-1] == UInt8(ascii: "*") { return nil }
    var groups = 0
    var classes = 0
    var endsWithSpace = false
    while true {
      var isEscaped = false
      switch p.pointee {
      case UInt8(ascii: "/"):
        if p[1] == UInt8(ascii: "*") || p[1] == UInt8(ascii: "/") { return isCertain ? p : nil }
        if endsWithSpace && !isCertain { return nil }
        return p + 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return isCertain ? p : nil
      case 0 where p >= end:
        return isCertain ? end : nil
      case UInt8(ascii: "\\"):
        isEscaped = true
        p += 1
        if p.pointee == UInt8(ascii: "\n") || p.pointee == UInt8(ascii: "\r") || p >= end { continue }
      case UInt8(ascii: "(") where classes == 0:
        groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups > 0 {
          groups -= 1
        } else if !isCertain {
          return nil
        }
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        if classes > 0 { classes -= 1 }
      default:
        break
      }
      endsWithSpace = !isEscaped && (p.pointee == UInt8(ascii: " ") || p.pointee == UInt8(ascii: "\t"))
      p += 1
    }
  }

  /// Behind the regular expression in pound signs whose slash is at `slash`. It may have several lines when the first
  /// is empty.
  mutating func extendedRegexEnd(_ slash: Bytes, pounds: Int) -> Bytes {
    var p = slash + 1
    while p.pointee == UInt8(ascii: " ") || p.pointee == UInt8(ascii: "\t") { p += 1 }
    let firstLine = p
    let isMultiline = p.pointee == UInt8(ascii: "\n") || p.pointee == UInt8(ascii: "\r")
    if !isMultiline { p = slash + 1 }
    if isMultiline && pounds >= unclosedRegexPounds {
      problem(slash, slash + 1, "the regular expression is not closed")
      return firstLine
    }
    while true {
      switch p.pointee {
      case UInt8(ascii: "/"):
        var i = 1
        while i <= pounds, p[i] == UInt8(ascii: "#") { i += 1 }
        if i > pounds { return p + i }
        p += 1
      case UInt8(ascii: "\\"):
        p += p[1] == UInt8(ascii: "\n") || p[1] == UInt8(ascii: "\r") || p + 1 >= end ? 1 : 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline {
          problem(slash, slash + 1, "the regular expression is not closed")
          return p
        }
        p += 1
      case 0 where p >= end:
        problem(slash, slash + 1, "the regular expression is not closed")
        if !isMultiline { return end }
        unclosedRegexPounds = pounds
        return firstLine
      default:
        p += 1
      }
    }
  }
}
