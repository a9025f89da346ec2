/// What the lexer does with a byte that begins a token. The raw values index a table of 256 entries.
enum ByteClass: UInt8 {
  /// No byte of Swift outside literals.
  case other
  case space, newline, nul
  case identifier, digit, dollar, backtick
  case quote, pound, slash, operatorByte, dot, less, greater, questionOrExclamation
  case colon
  /// A token of one byte, whose kind stands in `Characters.punctuation`.
  case punctuation
  case nonASCII
}

/// Tables of byte and scalar properties. One immortal instance; the pointers are read by many threads at once.
struct Characters: @unchecked Sendable {
  /// `ByteClass` by byte.
  let classes: UnsafePointer<UInt8>
  /// `TokenKind` by byte, of the bytes of class `punctuation`.
  let punctuation: UnsafePointer<UInt8>

  static let shared = Characters()

  private init() {
    // Never freed: they live as long as the process.
    let classes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    let punctuation = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    classes.initialize(repeating: ByteClass.other.rawValue, count: 256)
    punctuation.initialize(repeating: TokenKind.unknown.rawValue, count: 256)
    func set(_ text: StaticString, _ byteClass: ByteClass) {
      for i in 0..<text.utf8CodeUnitCount { classes[Int(text.utf8Start[i])] = byteClass.rawValue }
    }
    set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", .identifier)
    set("0123456789", .digit)
    set(" \t\u{B}\u{C}", .space)
    set("\n\r", .newline)
    set("=-+*%&|^~", .operatorByte)
    set("\"'", .quote)
    set("!?", .questionOrExclamation)
    set("$", .dollar)
    set("`", .backtick)
    set("#", .pound)
    set("/", .slash)
    set(".", .dot)
    set("<", .less)
    set(">", .greater)
    set(":", .colon)
    set("\0", .nul)
    for byte in 128..<256 { classes[byte] = ByteClass.nonASCII.rawValue }
    let single: [(Unicode.Scalar, TokenKind)] = [
      ("(", .leftParen), (")", .rightParen), ("[", .leftSquare), ("]", .rightSquare), ("{", .leftBrace),
      ("}", .rightBrace), (",", .comma), (";", .semicolon), ("@", .at), ("\\", .backslash),
    ]
    for (scalar, kind) in single {
      classes[Int(scalar.value)] = ByteClass.punctuation.rawValue
      punctuation[Int(scalar.value)] = kind.rawValue
    }
    self.classes = UnsafePointer(classes)
    self.punctuation = UnsafePointer(punctuation)
  }

  // MARK: Scalars

  /// Decodes the scalar at `p`, which is not ASCII. Returns its length 1 and `nil` for invalid UTF-8.
  static func decode(_ p: UnsafePointer<UInt8>) -> (scalar: UInt32?, length: Int) {
    let a = UInt32(p[0])
    func tail(_ i: Int) -> UInt32? { p[i] & 0xC0 == 0x80 ? UInt32(p[i] & 0x3F) : nil }
    if a < 0x80 { return (a, 1) }
    if a >= 0xC2, a < 0xE0 {
      guard let b = tail(1) else { return (nil, 1) }
      return ((a & 0x1F) << 6 | b, 2)
    }
    if a >= 0xE0, a < 0xF0 {
      guard let b = tail(1), let c = tail(2) else { return (nil, 1) }
      let scalar = (a & 0xF) << 12 | b << 6 | c
      return scalar < 0x800 || scalar >= 0xD800 && scalar < 0xE000 ? (nil, 1) : (scalar, 3)
    }
    if a >= 0xF0, a < 0xF5 {
      guard let b = tail(1), let c = tail(2), let d = tail(3) else { return (nil, 1) }
      let scalar = (a & 0x7) << 18 | b << 12 | c << 6 | d
      return scalar < 0x10000 || scalar > 0x10FFFF ? (nil, 1) : (scalar, 4)
    }
    return (nil, 1)
  }

  static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }

  static func isIdentifierContinuation(_ scalar: UInt32) -> Bool { contains(identifierRanges, scalar) }
  static func isIdentifierStart(_ scalar: UInt32) -> Bool {
    contains(identifierRanges, scalar) && !contains(combiningRanges, scalar)
  }
  static func isOperatorStart(_ scalar: UInt32) -> Bool { contains(operatorRanges, scalar) }
  static func isOperatorContinuation(_ scalar: UInt32) -> Bool {
    contains(operatorRanges, scalar) || contains(operatorCombiningRanges, scalar)
  }

  // The ranges of The Swift Programming Language, "Lexical Structure", in ascending order.
  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
    0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD,
    0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]
  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]
  private static let operatorCombiningRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
  ]
}
