/// One token, 8 bytes: where its text begins, how long it is, what it is.
@frozen public struct Token: Sendable {
  /// UTF-8 byte offset of the first byte of its text.
  public var start: UInt32
  /// Bytes of its text; `UInt16.max` when they do not fit (then the tree's table of long tokens has the length).
  public var length: UInt16
  /// What it is to the parser: as `kind`, but with a kind of its own for each contextual keyword.
  @usableFromInline var rawKind: TokenKind
  public var flags: TokenFlags

  @inlinable init(start: UInt32, length: UInt16, rawKind: TokenKind, flags: TokenFlags) {
    self.start = start
    self.length = length
    self.rawKind = rawKind
    self.flags = flags
  }

  /// What it is. Contextual keywords (`get`, `async`, `some`, `lazy`, ...) are identifiers.
  @inlinable public var kind: TokenKind {
    rawKind.rawValue > TokenKind.identifier.rawValue ? .identifier : rawKind
  }
}

/// What stands before a token, and how it is written.
public struct TokenFlags: OptionSet, Sendable {
  public var rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between this token and the one before, or nothing stands before it.
  public static let newlineBefore = TokenFlags(rawValue: 1)
  /// White space or a comment stands between this token and the one before.
  public static let spaceBefore = TokenFlags(rawValue: 2)
  public static let commentBefore = TokenFlags(rawValue: 4)
  /// An identifier in backticks.
  public static let isEscaped = TokenFlags(rawValue: 8)
  /// A piece of an operator that begins with the token before: operators that begin with `<` or `>`, or that mix dots
  /// with `?` and `!`, are cut so that generic clauses and key paths can end inside them.
  public static let continuesOperator = TokenFlags(rawValue: 16)
  /// The first piece of a string literal in three quotes.
  public static let isMultiline = TokenFlags(rawValue: 32)
  /// The first piece of a string literal with pound signs.
  public static let isRaw = TokenFlags(rawValue: 64)
}

/// What a token is.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// Bytes that begin no token of Swift.
  case unknown

  // MARK: Punctuation
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, semicolon, colon, colonColon, period, at, pound, backslash, backtick
  case arrow, equal
  /// `&` in `&x`
  case prefixAmpersand
  /// `!` directly behind an operand
  case exclamationMark
  /// `?` directly behind an operand
  case postfixQuestion
  /// `?` of a ternary
  case infixQuestion
  case binaryOperator, prefixOperator, postfixOperator

  // MARK: Literals
  case integerLiteral, floatLiteral
  /// A whole string literal without interpolations.
  case stringLiteral
  /// The quotes and the text of a string literal before its first interpolation.
  case stringHead
  /// The text between two interpolations; absent where there is none.
  case stringPart
  /// The text behind the last interpolation, with the closing quotes.
  case stringTail
  /// `\(`, with pound signs in a raw string
  case interpolationStart
  /// The parenthesis that closes an interpolation; empty where it is missing.
  case interpolationEnd
  /// A whole regular expression literal.
  case regexLiteral

  // MARK: Directives
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation

  // MARK: Keywords
  case anyKeyword, asKeyword, associatedtypeKeyword, breakKeyword, caseKeyword, catchKeyword, classKeyword
  case continueKeyword, defaultKeyword, deferKeyword, deinitKeyword, doKeyword, elseKeyword, enumKeyword
  case extensionKeyword, fallthroughKeyword, falseKeyword, fileprivateKeyword, forKeyword, funcKeyword, guardKeyword
  case ifKeyword, importKeyword, inKeyword, initKeyword, inoutKeyword, internalKeyword, isKeyword, letKeyword
  case nilKeyword, operatorKeyword, precedencegroupKeyword, privateKeyword, protocolKeyword, publicKeyword
  case repeatKeyword, rethrowsKeyword, returnKeyword, selfKeyword, capitalSelfKeyword, staticKeyword, structKeyword
  case subscriptKeyword, superKeyword, switchKeyword, throwKeyword, throwsKeyword, trueKeyword, tryKeyword
  case typealiasKeyword, varKeyword, whereKeyword, whileKeyword
  /// `_`
  case wildcard

  // MARK: Names
  /// `$0`
  case dollarIdentifier
  case identifier

  // MARK: Contextual keywords. Readers of a tree never see these kinds: to them they are identifiers.
  case actorWord, anyWord, asyncWord, awaitWord, borrowWord, consumeWord, copyWord, discardWord, eachWord, macroWord
  case ofWord, protocolWord, someWord, thenWord, typeWord, unsafeWord, usingWord, yieldWord, nonsendingWord
  // Accessors
  case getWord, setWord, didSetWord, willSetWord, readWord, modifyWord, mutateWord, unsafeAddressWord
  case unsafeMutableAddressWord
  // Modifiers
  case consumingLegacyWord, setterAccessWord, constWord, localWord, borrowingWord, consumingWord, convenienceWord
  case distributedWord, dynamicWord, finalWord, indirectWord, infixWord, isolatedWord, lazyWord, mutatingWord
  case nonisolatedWord, nonmutatingWord, openWord, optionalWord, overrideWord, packageWord, postfixWord, prefixWord
  case reasyncWord, requiredWord, sendingWord, unownedWord, weakWord, yieldingWord
  // Specifiers
  case sharedWord, ownedWord, borrowingLegacyWord, compilerInitializedWord
  // Attributes whose arguments are neither expressions nor hold any; hold strings; name declarations; are one
  case specialAttributeWord, stringAttributeWord, referenceAttributeWord, abiAttributeWord
  // Attributes whose arguments are a macro role and expressions
  case macroRoleWord
  // Attributes that never have arguments: everywhere, and in types
  case sendableWord, plainAttributeWord
}

extension TokenKind {
  /// Whether it is a word of the language that needs backticks to be an identifier, `_` not included.
  @inlinable public var isKeyword: Bool {
    rawValue >= TokenKind.anyKeyword.rawValue && rawValue <= TokenKind.whileKeyword.rawValue
  }

  /// An identifier, contextual keywords included.
  @inlinable var isIdentifier: Bool { rawValue >= TokenKind.identifier.rawValue }

  /// Whether it can be an argument label or the name of a parameter.
  @inlinable var isLabel: Bool {
    rawValue >= TokenKind.anyKeyword.rawValue && self != .inoutKeyword
  }

  @inlinable var isOperator: Bool {
    rawValue >= TokenKind.binaryOperator.rawValue && rawValue <= TokenKind.postfixOperator.rawValue
  }

  /// The spelling of a keyword or contextual keyword that always has the same one.
  var spelling: String? {
    switch self {
    case .anyKeyword: return "Any"
    case .selfKeyword: return "self"
    case .capitalSelfKeyword: return "Self"
    case .protocolWord: return "Protocol"
    case .typeWord: return "Type"
    case .readWord: return "_read"
    case .modifyWord: return "_modify"
    case .consumingLegacyWord: return "__consuming"
    case .setterAccessWord: return "__setter_access"
    case .constWord: return "_const"
    case .localWord: return "_local"
    case .sharedWord: return "__shared"
    case .ownedWord: return "__owned"
    case .borrowingLegacyWord: return "_borrowing"
    case .compilerInitializedWord: return "_compilerInitialized"
    case .sendableWord: return "Sendable"
    case .specialAttributeWord, .stringAttributeWord, .referenceAttributeWord, .macroRoleWord, .plainAttributeWord:
      return nil
    case .abiAttributeWord: return "abi"
    default:
      let name = "\(self)"
      if isKeyword { return String(name.dropLast("Keyword".count)) }
      if rawValue > TokenKind.identifier.rawValue { return String(name.dropLast("Word".count)) }
      return nil
    }
  }

  /// Every word that is a keyword somewhere, with its kind.
  static var words: [(text: String, kind: TokenKind)] {
    var words: [(text: String, kind: TokenKind)] = []
    for kind in allCases {
      if let text = kind.spelling { words.append((text, kind)) }
    }
    for text in [
      "_backDeploy", "_effects", "specialized", "_spi_available", "available", "backDeployed", "differentiable", "objc",
    ] {
      words.append((text, .specialAttributeWord))
    }
    for text in ["_documentation", "_originallyDefinedIn"] { words.append((text, .stringAttributeWord)) }
    for text in ["_dynamicReplacement", "_implements", "_specialize", "derivative", "transpose"] {
      words.append((text, .referenceAttributeWord))
    }
    for text in [
      "escaping", "autoclosure", "noescape", "noDerivative", "preconcurrency", "retroactive", "unchecked",
      "_noMetadata",
    ] {
      words.append((text, .plainAttributeWord))
    }
    for text in ["attached", "freestanding"] { words.append((text, .macroRoleWord)) }
    words.append(("addressWithOwner", .unsafeAddressWord))
    words.append(("addressWithNativeOwner", .unsafeAddressWord))
    words.append(("mutableAddressWithOwner", .unsafeMutableAddressWord))
    words.append(("mutableAddressWithNativeOwner", .unsafeMutableAddressWord))
    return words
  }
}
