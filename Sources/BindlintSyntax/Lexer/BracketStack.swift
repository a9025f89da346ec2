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
    guard let top = stack.last else { return false }
    let opening: TokenKind
    switch kind {
    case .rightParen:
      guard top.parens > 0 else { return false }
      opening = .leftParen
    case .rightSquare:
      guard top.squares > 0 else { return false }
      opening = .leftSquare
    default:
      guard top.braces > 0 else { return false }
      opening = .leftBrace
    }
    while let bracket = stack.popLast() {
      details[Int(bracket.token)] = UInt32(truncatingIfNeeded: token)
      if bracket.kind == opening { break }
    }
    return true
  }

  /// Closes everything inside the innermost interpolation, and that.
  mutating func closeInterpolation(_ details: UnsafeMutablePointer<UInt32>, at token: Int) {
    while let bracket = stack.popLast() {
      details[Int(bracket.token)] = UInt32(truncatingIfNeeded: token)
      if bracket.kind == .interpolationStart { break }
    }
  }

  mutating func closeAll(_ details: UnsafeMutablePointer<UInt32>, at token: Int) {
    while let bracket = stack.popLast() { details[Int(bracket.token)] = UInt32(truncatingIfNeeded: token) }
  }
}
