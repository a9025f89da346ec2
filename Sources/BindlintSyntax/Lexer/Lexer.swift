/// Cuts the bytes of a file into tokens, all at once.
///
/// The end of the file needs no test in most places: `SourceFile.padding` NUL bytes follow the last byte, and NUL
/// ends every run. Strings with interpolations and brackets are kept on explicit stacks, so the depth of the source
/// costs no stack; every byte is looked at a bounded number of times.
///
/// Beside each token one number is kept while the file is parsed (`details`): of an identifier its name, of an opening
/// bracket the index of the token that closes it, so that balanced ranges are skipped in one step.
public struct Lexer {
  typealias Bytes = UnsafePointer<UInt8>

  let base: Bytes
  let end: Bytes
  let classes: UnsafePointer<UInt8>
  let punctuation: UnsafePointer<UInt8>
  let seedCount: UInt32
  let seedKinds: UnsafePointer<TokenKind>

  /// Room for `capacity(source)` elements: a token at every byte, two empty ones for every three bytes `"\(` of a
  /// string that is not closed, and the sentinels.
  let tokens: UnsafeMutablePointer<Token>
  let details: UnsafeMutablePointer<UInt32>
  var count = 0
  var names: NameInterner
  var flags = TokenFlags.newlineBefore

  var brackets = BracketStack()
  var strings: [OpenString] = []
  var longTokens: [UInt32: UInt32] = [:]
  var problems: [SyntaxProblem] = []
  var comments: [ByteRange] = []
  /// No raw string or regular expression begins in a run of pound signs before this.
  var poundsSeenTo: Bytes
  /// A conflict marker found no end, so no other will.
  var hasNoConflictEnd = false
  /// Regular expressions of several lines in this many pound signs or more end nowhere from here on.
  var unclosedRegexPounds = Int.max

  /// How many tokens that end the file follow the last one, so that the parser may look ahead without a test.
  static let sentinels = 4

  /// How many tokens a file can have, the sentinels included.
  static func capacity(_ source: SourceFile) -> Int { source.count + source.count / 2 + sentinels + 8 }

  init(
    _ source: SourceFile, tokens: UnsafeMutablePointer<Token>, details: UnsafeMutablePointer<UInt32>,
    names: NameInterner
  ) {
    base = UnsafePointer(source.base)
    end = base + source.count
    classes = Characters.shared.classes
    punctuation = Characters.shared.punctuation
    seedCount = UInt32(NameSeed.shared.count)
    seedKinds = NameSeed.shared.kinds
    self.tokens = tokens
    self.details = details
    self.names = names
    poundsSeenTo = base
  }

  /// Lexes a file and calls `body` with its tokens, which are valid only during the call.
  public static func tokenize<Result>(
    _ source: SourceFile, scratch: ParserScratch? = nil, _ body: (UnsafeBufferPointer<Token>) throws -> Result
  ) rethrows -> Result {
    let scratch = scratch ?? ParserScratch()
    scratch.prepare(for: source)
    var lexer = Lexer(source, tokens: scratch.tokens, details: scratch.details, names: scratch.names)
    lexer.run()
    lexer.names.reset()
    scratch.names = lexer.names
    return try body(UnsafeBufferPointer(start: lexer.tokens, count: lexer.count))
  }

  // MARK: Tokens

  /// Adds the token from `start` to `next`.
  @inline(__always)
  mutating func add(_ kind: TokenKind, _ start: Bytes, _ next: Bytes, _ detail: UInt32 = 0) {
    let length = next - start
    (tokens + count).initialize(
      to: Token(
        start: UInt32(truncatingIfNeeded: start - base), length: UInt16(truncatingIfNeeded: length), rawKind: kind,
        flags: flags))
    (details + count).initialize(to: detail)
    if length >= Int(UInt16.max) { addLong(length) }
    count &+= 1
    flags = []
  }

  @inline(never)
  private mutating func addLong(_ length: Int) {
    tokens[count].length = .max
    longTokens[UInt32(count)] = UInt32(length)
  }

  @inline(__always)
  private mutating func addComment(_ start: Bytes, _ next: Bytes) {
    flags.formUnion([.spaceBefore, .commentBefore])
    comments.append(ByteRange(UInt32(truncatingIfNeeded: start - base), UInt32(truncatingIfNeeded: next - base)))
  }

  mutating func problem(_ start: Bytes, _ next: Bytes, _ message: String) {
    guard problems.count < SyntaxProblem.limit else { return }
    problems.append(SyntaxProblem(range: ByteRange(UInt32(start - base), UInt32(next - base)), message: message))
  }

  /// The kind of the last token, as the grammar of regular expressions and numbers asks for it.
  var previousKind: TokenKind? { count == 0 ? nil : tokens[count - 1].rawKind }

  // MARK: The loop

  /// Lexes the whole file. The last token is `endOfFile`, repeated as sentinels that do not count.
  mutating func run() {
    var p = skipFileStart()
    while true {
      switch unsafeBitCast(classes[Int(p.pointee)], to: ByteClass.self) {
      case .space:
        flags.insert(.spaceBefore)
        p = Lexer.skipSpaces(p + 1)
      case .newline:
        if let string = strings.last, !string.isMultiline {
          p = abandonString(p)
          continue
        }
        flags.formUnion([.spaceBefore, .newlineBefore])
        p = Lexer.skipSpaces(p + 1)
      case .identifier:
        p = lexIdentifier(p)
      case .punctuation:
        p = lexPunctuation(p)
      case .dot:
        if classes[Int(p[1])] == ByteClass.identifier.rawValue || !isOperatorByte(p + 1) {
          add(.period, p, p + 1)
          p += 1
        } else {
          p = lexOperator(p)
        }
      case .colon:
        if p[1] == UInt8(ascii: ":") {
          add(.colonColon, p, p + 2)
          p += 2
        } else {
          add(.colon, p, p + 1)
          p += 1
        }
      case .slash:
        if p[1] == UInt8(ascii: "/") {
          let start = p
          p = skipLine(p + 2)
          addComment(start, p)
        } else if p[1] == UInt8(ascii: "*") {
          let start = p
          p = skipBlockComment(p)
          addComment(start, p)
        } else {
          p = lexOperator(p)
        }
      case .quote:
        p = lexString(p, quote: p, pounds: 0)
      case .digit:
        p = lexNumber(p)
      case .operatorByte:
        p = lexOperator(p)
      case .questionOrExclamation:
        if isLeftBound(p) {
          add(p.pointee == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestion, p, p + 1)
          p += 1
        } else {
          p = lexOperator(p)
        }
      case .less, .greater:
        p = lexAngle(p)
      case .dollar:
        p = lexDollar(p)
      case .backtick:
        p = lexEscapedIdentifier(p)
      case .pound:
        p = lexPound(p)
      case .nonASCII, .other:
        p = lexOther(p)
      case .nul:
        if p >= end {
          finish()
          return
        }
        problem(p, p + 1, "a NUL byte has no meaning here")
        flags.insert(.spaceBefore)
        p += 1
      }
    }
  }

  private mutating func skipFileStart() -> Bytes {
    var p = base
    if p[0] == 0xEF && p[1] == 0xBB && p[2] == 0xBF { p += 3 }
    if p[0] == UInt8(ascii: "#") && p[1] == UInt8(ascii: "!") {
      flags.formUnion([.spaceBefore, .commentBefore])
      p = skipLine(p)
    }
    return p
  }

  private mutating func finish() {
    while !strings.isEmpty { _ = abandonString(end) }
    brackets.closeAll(details, at: count)
    add(.endOfFile, end, end)
    if brackets.isUnbalanced { repairBraces() }
    for i in 0..<Lexer.sentinels { (tokens + (count + i)).initialize(to: tokens[count - 1]) }
  }

  // MARK: Punctuation and brackets

  @inline(__always)
  private mutating func lexPunctuation(_ p: Bytes) -> Bytes {
    let kind = unsafeBitCast(punctuation[Int(p.pointee)], to: TokenKind.self)
    switch kind {
    case .leftParen, .leftSquare, .leftBrace:
      brackets.open(kind, count)
      add(kind, p, p + 1)
    case .rightParen:
      let isClosing = brackets.close(kind, details, at: count)
      if !isClosing && !strings.isEmpty { return closeInterpolation(p) }
      add(kind, p, p + 1, isClosing ? 0 : BracketStack.stray)
    case .rightSquare, .rightBrace:
      let isClosing = brackets.close(kind, details, at: count)
      add(kind, p, p + 1, isClosing ? 0 : BracketStack.stray)
    default:
      add(kind, p, p + 1)
    }
    return p + 1
  }

  // MARK: Identifiers

  @inline(__always)
  private mutating func lexIdentifier(_ p: Bytes) -> Bytes {
    let length = Lexer.identifierLength(p)
    if p[length] >= 0x80 || p[length] == UInt8(ascii: "$") { return lexRareIdentifier(p, p + length) }
    let id = names.intern(p, length, NameHash.word(p, length))
    add(id < seedCount ? seedKinds[Int(id)] : .identifier, p, p + length, id)
    return p + length
  }

  /// How many ASCII letters, digits and underscores stand at `p`. Reading past the file is sound because of its
  /// padding, in which the run ends.
  @inline(__always)
  static func identifierLength(_ p: Bytes) -> Int {
    var length = 0
    while true {
      let others = ByteSearch.othersThanIdentifier(ByteSearch.load(p + length))
      if others != 0 { return length &+ ByteSearch.index(others) }
      length &+= 8
    }
  }

  /// An identifier with other characters than ASCII letters, digits and underscores from `next` on.
  @inline(never)
  mutating func lexRareIdentifier(_ start: Bytes, _ next: Bytes) -> Bytes {
    let p = Lexer.skipIdentifier(next, classes)
    let length = p - start
    if length == 0 { return lexOther(start) }
    let id = names.intern(start, length)
    add(id < seedCount ? seedKinds[Int(id)] : .identifier, start, p, id)
    return p
  }

  /// Behind the identifier characters at `p`.
  static func skipIdentifier(_ p: Bytes, _ classes: UnsafePointer<UInt8>) -> Bytes {
    var p = p
    while true {
      let byte = p.pointee
      if byte < 0x80 {
        let byteClass = classes[Int(byte)]
        guard
          byteClass == ByteClass.identifier.rawValue || byteClass == ByteClass.digit.rawValue
            || byteClass == ByteClass.dollar.rawValue
        else { return p }
        p += 1
      } else {
        let (scalar, length) = Characters.decode(p)
        guard let scalar, Characters.isIdentifierContinuation(scalar) else { return p }
        p += length
      }
    }
  }

  private mutating func lexDollar(_ p: Bytes) -> Bytes {
    let next = Lexer.skipIdentifier(p + 1, classes)
    var isNumber = true
    for i in 1..<max(next - p, 1) where classes[Int(p[i])] != ByteClass.digit.rawValue { isNumber = false }
    if next == p + 1 { problem(p, next, "a name is expected after \"$\"") }
    add(isNumber ? .dollarIdentifier : .identifier, p, next, names.intern(p, next - p))
    return next
  }

  private mutating func lexEscapedIdentifier(_ p: Bytes) -> Bytes {
    var q = p + 1
    while q.pointee != UInt8(ascii: "`") {
      if q.pointee == UInt8(ascii: "\n") || q.pointee == UInt8(ascii: "\r") || q >= end {
        problem(p, p + 1, "the backtick has no partner in this line")
        add(.backtick, p, p + 1)
        return p + 1
      }
      q += 1
    }
    if q == p + 1 { problem(p, q + 1, "a name is expected between the backticks") }
    flags.insert(.isEscaped)
    add(.identifier, p, q + 1, q == p + 1 ? 0 : names.intern(p + 1, q - p - 1))
    return q + 1
  }
}

extension SyntaxProblem {
  /// No more problems than this are kept for one file by the lexer, nor by the parser.
  static let limit = 200
}
