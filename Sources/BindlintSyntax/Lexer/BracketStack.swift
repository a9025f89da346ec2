/// The brackets that are open, to note beside each opening one where it is closed.
///
/// In broken text a closing brace closes the parentheses and squares inside it; a closing parenthesis or square never
/// closes a brace. What has no partner closes nothing.
struct BracketStack {
  private struct Bracket {
    var token: UInt32
    var kind: TokenKind
    /// How many of the kind are open, this one included, up to the next interpolation (braces) or, inside that, up to
    /// the next brace (the others). So each look below the top costs nothing.
    var parens: UInt32
    var squares: UInt32
    var braces: UInt32
  }
  private var stack: [Bracket] = []

  /// Whether a brace was found without a partner.
  private(set) var isUnbalanced = false

  /// `kind` is an opening bracket or `interpolationStart`.
  mutating func open(_ kind: TokenKind, _ token: Int) {
    var bracket = Bracket(token: UInt32(truncatingIfNeeded: token), kind: kind, parens: 0, squares: 0, braces: 0)
    if let top = stack.last {
      (bracket.parens, bracket.squares, bracket.braces) = (top.parens, top.squares, top.braces)
    }
    switch kind {
    case .leftParen: bracket.parens += 1
    case .leftSquare: bracket.squares += 1
    case .leftBrace: (bracket.parens, bracket.squares, bracket.braces) = (0, 0, bracket.braces + 1)
    default: (bracket.parens, bracket.squares, bracket.braces) = (0, 0, 0)
    }
    stack.append(bracket)
  }

  /// Notes the token with the index `token` as the end of the bracket that it closes. False if there is none.
  mutating func close(_ kind: TokenKind, _ details: UnsafeMutablePointer<UInt32>, at token: Int) -> Bool {
    guard let top = stack.last else {
      if kind == .rightBrace { isUnbalanced = true }
      return false
    }
    let opening: TokenKind
    switch kind {
    case .rightParen:
      guard top.parens > 0 else { return false }
      opening = .leftParen
    case .rightSquare:
      guard top.squares > 0 else { return false }
      opening = .leftSquare
    default:
      guard top.braces > 0 else {
        isUnbalanced = true
        return false
      }
      opening = .leftBrace
    }
    let end = UInt32(truncatingIfNeeded: token)
    while let bracket = stack.popLast() {
      if bracket.kind == opening {
        details[Int(bracket.token)] = end
        break
      }
      details[Int(bracket.token)] = end | BracketStack.unclosed
    }
    return true
  }

  /// Closes the innermost interpolation; what is still open inside it stays without a partner.
  mutating func closeInterpolation(_ details: UnsafeMutablePointer<UInt32>, at token: Int) {
    let end = UInt32(truncatingIfNeeded: token)
    while let bracket = stack.popLast() {
      if bracket.kind == .interpolationStart {
        details[Int(bracket.token)] = end
        break
      }
      details[Int(bracket.token)] = end | BracketStack.unclosed
    }
  }

  mutating func closeAll(_ details: UnsafeMutablePointer<UInt32>, at token: Int) {
    while let bracket = stack.popLast() {
      if bracket.kind == .leftBrace { isUnbalanced = true }
      details[Int(bracket.token)] = UInt32(truncatingIfNeeded: token) | BracketStack.unclosed
    }
  }

  /// In the detail of an opening bracket: nothing closes it, and its range ends before the token named by the rest.
  static let unclosed: UInt32 = 1 << 31
  /// The detail of a closing bracket that closes nothing.
  static let stray: UInt32 = 1
}

extension Lexer {
  /// Finds partners for the braces of a file where some are missing or too many, by the indentation of the lines that
  /// they stand in: so that one of them takes only its own block along.
  mutating func repairBraces() {
    var open: [(token: Int, indent: Int)] = []
    var indent = 0
    var i = 0
    while i < count {
      let isFirst = tokens[i].flags.contains(.newlineBefore)
      if isFirst { indent = Lexer.column(base + Int(tokens[i].start), base) }
      switch tokens[i].rawKind {
      case .interpolationStart:
        i = max(Int(details[i] & ~BracketStack.unclosed), i + 1)
        continue
      case .leftBrace:
        open.append((i, indent))
      case .rightBrace:
        let partner = isFirst ? partner(of: indent, in: open) : open.count - 1
        details[i] = partner >= 0 ? 0 : BracketStack.stray
        guard partner >= 0 else { break }
        while open.count - 1 > partner, let brace = open.popLast() {
          details[brace.token] = UInt32(i) | BracketStack.unclosed
        }
        if let brace = open.popLast() { details[brace.token] = UInt32(i) }
      default:
        break
      }
      i += 1
    }
    for brace in open { details[brace.token] = UInt32(count - 1) | BracketStack.unclosed }
  }

  /// Which of the open braces a brace that begins a line with this indentation closes; -1 for none of them.
  private func partner(of indent: Int, in open: [(token: Int, indent: Int)]) -> Int {
    guard let top = open.last else { return -1 }
    if top.indent < indent { return -1 }
    // More levels than this are never missing at once; so the search stays cheap.
    for (distance, brace) in open.reversed().prefix(64).enumerated() where brace.indent <= indent {
      return brace.indent == indent ? open.count - 1 - distance : open.count - 1
    }
    return open.count - 1
  }

  /// How many bytes stand before `p` in its line.
  static func column(_ p: Bytes, _ base: Bytes) -> Int {
    var start = p
    while start > base, start[-1] != UInt8(ascii: "\n"), start[-1] != UInt8(ascii: "\r") { start -= 1 }
    return p - start
  }
}
