/// Types are not taken apart: the questions here find where one ends, without changing anything.
///
/// - `typeEnd` and what it calls return the token behind, or `nil` where no type stands. With `strictly` everything in
///   brackets is looked at too, to tell `f<A, B>(c)` from `f < A`; otherwise brackets are skipped in one step.
extension Parser {
  /// How deep brackets are followed when the parser has to know whether they hold a type.
  private static let maximumTypeDepth = 48

  /// A type, as a node. Notes a problem where there is none.
  mutating func parseType() {
    guard let end = typeEnd(position) else {
      missing("a type")
      return
    }
    let node = open(.type)
    position = end
    close(node)
  }

  /// A type that may be preceded by its own generic parameters, `<T> [T]`.
  mutating func parseResultType() {
    guard isOperator(position, "<"), let generics = genericParametersEnd(position), let end = typeEnd(generics) else {
      return parseType()
    }
    let node = open(.type)
    position = end
    close(node)
  }

  // MARK: Where a type ends

  func typeEnd(_ start: Int, strictly: Bool = false, _ depth: Int = 0) -> Int? {
    var i = start
    while true {
      if kind(i) == .repeatKeyword { i += 1 }
      i = afterTypeAttributes(i)
      guard let base = compositionEnd(i, strictly, depth) else { return nil }
      guard let arrow = arrowEnd(base) else { return base }
      // What is returned is a type again.
      i = arrow
    }
  }

  /// Behind `throws ->` and its like.
  func arrowEnd(_ start: Int) -> Int? {
    let i = effectsEnd(start)
    return kind(i) == .arrow ? i + 1 : nil
  }

  /// Behind `async throws(E)`, in any order.
  func effectsEnd(_ start: Int) -> Int {
    var i = start
    while true {
      switch kind(i) {
      case .asyncWord, .reasyncWord, .rethrowsKeyword:
        i += 1
      case .awaitWord, .tryKeyword:
        if startsLine(i) { return i }
        i += 1
      case .throwsKeyword, .throwKeyword:
        if kind(i) == .throwKeyword && startsLine(i) { return i }
        i += 1
        if kind(i) == .leftParen { i = afterBalanced(i) }
      default:
        return i
      }
    }
  }

  /// Whether a token may begin a type behind a specifier like `sending`, which would else be the type's name.
  private func followsSpecifier(_ token: Int) -> Bool {
    switch kind(token) {
    case .at, .leftParen, .leftSquare, .wildcard, .inoutKeyword, .anyKeyword, .capitalSelfKeyword, .varKeyword,
      .letKeyword:
      return true
    case .prefixOperator:
      return isOperator(token, "~")
    default:
      return kind(token).isIdentifier
    }
  }

  private func afterTypeAttributes(_ start: Int) -> Int {
    var i = start
    specifiers: while followsSpecifier(i + 1) {
      switch kind(i) {
      case .inoutKeyword, .sharedWord, .ownedWord, .isolatedWord, .constWord, .borrowingWord, .consumingWord,
        .sendingWord:
        i += 1
      case .nonisolatedWord:
        if kind(i + 1) == .leftParen {
          guard !startsLine(i + 1), kind(i + 2) == .nonsendingWord else { break specifiers }
          i = afterBalanced(i + 1)
        } else {
          i += 1
        }
      default:
        break specifiers
      }
    }
    while kind(i) == .at { i = afterAttribute(i) }
    if kind(i) == .nonisolatedWord, followsSpecifier(i + 1), !(kind(i + 1) == .leftParen && startsLine(i + 1)) {
      i += 1
      if kind(i) == .leftParen, !startsLine(i) { i = afterBalanced(i) }
    }
    return i
  }

  /// `some A & B`, `each T`, `A & ~B`.
  private func compositionEnd(_ start: Int, _ strictly: Bool, _ depth: Int) -> Int? {
    var i = start
    switch kind(i) {
    case .someWord, .anyWord, .eachWord:
      if let end = simpleTypeEnd(i + 1, strictly, depth) { i = end } else { return simpleTypeEnd(i, strictly, depth) }
    default:
      guard let end = simpleTypeEnd(i, strictly, depth) else { return nil }
      i = end
    }
    while isOperator(i, "&") {
      guard let end = simpleTypeEnd(i + 1, strictly, depth) else { return nil }
      i = end
    }
    return i
  }

  func simpleTypeEnd(_ start: Int, _ strictly: Bool, _ depth: Int, members: Bool = true, optional: Bool = true) -> Int?
  {
    var i = start
    if isOperator(i, "~") { i += 1 }
    switch kind(i) {
    case .anyKeyword where kind(i + 1) != .colonColon:
      i += 1
    case .leftParen, .leftSquare:
      guard isClosed(i) else { return nil }
      if strictly {
        guard let end = kind(i) == .leftParen ? tupleTypeEnd(i, depth) : collectionTypeEnd(i, depth) else { return nil }
        i = end
      } else {
        i = afterBalanced(i)
      }
    case .wildcard:
      i += 1
    case .repeatKeyword where strictly:
      return i
    default:
      guard let end = typeNameEnd(i, strictly, depth) else { return nil }
      i = end
    }
    while true {
      switch kind(i) {
      case .period:
        if !members && kind(i + 1) != .typeWord && kind(i + 1) != .protocolWord { return i }
        if startsLine(i + 1) && !hasSpaceBefore(i) { return strictly ? nil : i }
        if kind(i + 1) == .typeWord || kind(i + 1) == .protocolWord {
          i += 2
        } else {
          guard let end = typeNameEnd(i + 1, strictly, depth, keywords: true) else { return strictly ? nil : i + 1 }
          i = end
        }
      case .postfixQuestion, .exclamationMark:
        if !optional && kind(i + 1) != .period { return i }
        i += 1
      default:
        return i
      }
    }
  }

  /// A name with its generic arguments, perhaps behind a module's: `Swift::Array<Int>`.
  private func typeNameEnd(_ start: Int, _ strictly: Bool, _ depth: Int, keywords: Bool = false) -> Int? {
    var i = start
    var allowsKeywords = keywords
    if kind(i + 1) == .colonColon && kind(i).isLabel {
      i += 2
      allowsKeywords = true
    }
    guard kind(i).isIdentifier || kind(i) == .capitalSelfKeyword || allowsKeywords && kind(i).isKeyword else {
      return nil
    }
    i += 1
    if isOperator(i, "<") {
      guard let end = genericArgumentsEnd(i, strictly, depth) else { return strictly ? nil : i }
      return end
    }
    return i
  }

  // MARK: Generic arguments

  /// Whether the `<` at a token begins generic arguments of an expression: what stands inside is types, and what
  /// follows cannot be an operand.
  mutating func beginsGenericArguments(_ token: Int) -> Bool {
    guard isOperator(token, "<"), !tokens[token].flags.contains(.holdsNoTypes) else { return false }
    if tokens[token + 1].flags.contains(.continuesOperator) && byte(token + 1) == UInt8(ascii: ">") { return false }
    guard let end = genericArgumentsEnd(token, true, 0) else {
      tokens[token].flags.insert(.holdsNoTypes)
      return false
    }
    switch kind(end) {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamationMark,
      .postfixQuestion, .colon, .interpolationEnd:
      return true
    case .binaryOperator:
      return isOperator(end, "&") && !tokens[end + 1].flags.contains(.continuesOperator)
    case .leftParen, .leftSquare:
      return !startsLine(end)
    default:
      tokens[token].flags.insert(.holdsNoTypes)
      return false
    }
  }

  /// Behind the `>` of the generic arguments whose `<` is at `start`.
  func genericArgumentsEnd(_ start: Int, _ strictly: Bool, _ depth: Int) -> Int? {
    if depth > Parser.maximumTypeDepth || tokens[start].flags.contains(.holdsNoTypes) { return nil }
    var i = start + 1
    if !isOperator(i, ">") {
      while true {
        guard let end = genericArgumentEnd(i, strictly, depth + 1) else {
          if strictly { tokens[start].flags.insert(.holdsNoTypes) }
          return nil
        }
        i = end
        guard kind(i) == .comma else { break }
        i += 1
        if isOperator(i, ">") { break }
      }
    }
    guard isOperator(i, ">") else {
      if strictly { tokens[start].flags.insert(.holdsNoTypes) }
      return nil
    }
    return i + 1
  }

  /// A type or an integer.
  private func genericArgumentEnd(_ start: Int, _ strictly: Bool, _ depth: Int) -> Int? {
    if kind(start) == .integerLiteral { return start + 1 }
    if isOperator(start, "-"), kind(start + 1) == .integerLiteral { return start + 2 }
    guard let end = typeEnd(start, strictly: strictly, depth) else { return nil }
    return isEllipsis(end) ? end + 1 : end
  }

  /// `<A, B>` in an expression or behind an attribute's name: types and integers.
  mutating func parseGenericArguments() {
    let node = open(.genericArguments)
    advance()
    while !isOperator(position, ">"), kind != .endOfFile {
      let start = position
      if kind == .integerLiteral || isOperator(position, "-") && nextKind == .integerLiteral {
        position = genericArgumentEnd(position, false, 0) ?? position
      } else {
        parseType()
        if isEllipsis(position) { advance() }
      }
      if !accept(.comma) || position == start { break }
    }
    if isOperator(position, ">") { advance() } else { expected("\">\"") }
    close(node)
  }

  // MARK: Brackets in types

  private func tupleTypeEnd(_ start: Int, _ depth: Int) -> Int? {
    if depth > Parser.maximumTypeDepth { return nil }
    var i = start + 1
    while kind(i) != .rightParen {
      if kind(i) == .inoutKeyword { i += 1 }
      if let colon = typeLabelEnd(i) {
        guard let end = typeEnd(colon, strictly: true, depth + 1) else { return nil }
        i = end
        if kind(i) == .equal {
          while kind(i) != .comma && kind(i) != .rightParen && kind(i) != .endOfFile { i = afterBalanced(i) }
        }
      } else {
        guard let end = typeEnd(i, strictly: true, depth + 1) else { return nil }
        i = end
      }
      if isEllipsis(i) { i += 1 }
      guard kind(i) == .comma else { break }
      i += 1
    }
    return kind(i) == .rightParen ? i + 1 : nil
  }

  /// Behind the colon of a label in a tuple type, one name or two.
  private func typeLabelEnd(_ i: Int) -> Int? {
    guard kind(i).isLabel else { return nil }
    if kind(i + 1) == .colon { return i + 2 }
    if kind(i + 1).isLabel && kind(i + 2) == .colon { return i + 3 }
    return nil
  }

  private func collectionTypeEnd(_ start: Int, _ depth: Int) -> Int? {
    if depth > Parser.maximumTypeDepth { return nil }
    var i = start + 1
    if let end = inlineArrayEnd(start) { return end }
    guard let first = typeEnd(i, strictly: true, depth + 1) else { return nil }
    i = first
    if kind(i) == .colon {
      guard let second = typeEnd(i + 1, strictly: true, depth + 1) else { return nil }
      i = second
    }
    return kind(i) == .rightSquare ? i + 1 : nil
  }

  /// Behind `[3 of Int]`, whose square is at `start`.
  func inlineArrayEnd(_ start: Int) -> Int? {
    // The word is rare: look for it first, and at types only where it stands.
    guard isClosed(start) else { return nil }
    let end = bracketEnd(start)
    var i = start + 1
    while i < end, kind(i) != .ofWord {
      if kind(i) == .comma || kind(i) == .colon { return nil }
      i = afterBalanced(i)
    }
    guard i < end, i > start + 1, !startsLine(i), genericArgumentEnd(start + 1, true, 1) == i,
      genericArgumentEnd(i + 1, false, 0) == end
    else { return nil }
    return end + 1
  }
}

extension TokenFlags {
  /// A `<` that was found not to begin generic arguments.
  static let holdsNoTypes = TokenFlags(rawValue: 128)
}
