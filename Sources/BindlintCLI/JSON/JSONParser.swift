/// Reads JSON, with comments (`//`, `/* */`) wherever white space may stand and a comma behind the last element
/// allowed, as people write configuration by hand.
struct JSONParser {
  /// How deep lists and objects may be nested.
  static let maximumDepth = 200

  private let text: [UInt8]
  private var at = 0
  private var depth = 0

  static func parse(_ text: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(text: text)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { parser.at = 3 }
    let value = try parser.value()
    try parser.skipTrivia()
    guard parser.at == text.count else { throw parser.error("something follows the end of the document") }
    return value
  }

  private init(text: [UInt8]) { self.text = text }

  private var current: UInt8? { at < text.count ? text[at] : nil }

  private func error(_ message: String) -> JSONError { JSONError(offset: min(at, text.count), message: message) }

  private mutating func skipTrivia() throws(JSONError) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = at
    let second = at + 1 < text.count ? text[at + 1] : 0
    if second == UInt8(ascii: "/") {
      while let byte = current, byte != UInt8(ascii: "\n") { at += 1 }
    } else if second == UInt8(ascii: "*") {
      at += 2
      while at + 1 < text.count, !(text[at] == UInt8(ascii: "*") && text[at + 1] == UInt8(ascii: "/")) { at += 1 }
      guard at + 1 < text.count else { throw JSONError(offset: start, message: "this comment has no end") }
      at += 2
    } else {
      throw error("a value or a comment is expected here")
    }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    try skipTrivia()
    let start = at
    guard let byte = current else { throw error("the document ends where a value is expected") }
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default:
      switch word() {
      case "true": content = .boolean(true)
      case "false": content = .boolean(false)
      case "null": content = .null
      default:
        at = start
        throw error("a value is expected here")
      }
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func word() -> String {
    let start = at
    while let byte = current, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { at += 1 }
    return String(decoding: text[start..<at], as: UTF8.self)
  }

  private mutating func number() throws(JSONError) -> String {
    let start = at
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    while let byte = current, isPart(byte) { at += 1 }
    let spelling = String(decoding: text[start..<at], as: UTF8.self)
    guard Double(spelling) != nil else {
      at = start
      throw error("'\(spelling)' is no number")
    }
    return spelling
  }

  private mutating func nested<Element>(
    until close: UInt8, _ element: (inout JSONParser) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    guard depth < Self.maximumDepth else { throw error("lists and objects are nested too deep") }
    depth += 1
    defer { depth -= 1 }
    at += 1
    var result: [Element] = []
    while true {
      try skipTrivia()
      if current == close { break }
      result.append(try element(&self))
      try skipTrivia()
      if current == UInt8(ascii: ",") {
        at += 1
      } else if current != close {
        throw error("',' or '\(Character(UnicodeScalar(close)))' is expected here")
      }
    }
    at += 1
    return result
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    try nested(until: UInt8(ascii: "]")) { parser throws(JSONError) in try parser.value() }
  }

  private mutating func members() throws(JSONError) -> [(key: String, value: JSONValue)] {
    try nested(until: UInt8(ascii: "}")) { parser throws(JSONError) in
      guard parser.current == UInt8(ascii: "\"") else { throw parser.error("a key in quotes is expected here") }
      let key = try parser.string()
      try parser.skipTrivia()
      guard parser.current == UInt8(ascii: ":") else { throw parser.error("':' is expected behind a key") }
      parser.at += 1
      return (key, try parser.value())
    }
  }

  private mutating func string() throws(JSONError) -> String {
    let start = at
    at += 1
    var bytes: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20: throw error("a control character in a string must be escaped")
      default:
        bytes.append(byte)
        at += 1
      }
    }
    throw JSONError(offset: start, message: "this string has no end")
  }

  /// The character behind a backslash; stands behind the escape afterwards.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    at += 1
    defer { at += 1 }
    switch current {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error("no such escape in a string")
    }
  }

  /// The scalar of `uXXXX`, or of a pair of surrogates; half a pair is the replacement character. Stands at the last
  /// digit afterwards.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, at + 2 < text.count, text[at + 1] == UInt8(ascii: "\\"), text[at + 2] == UInt8(ascii: "u")
    else {
      return "\u{FFFD}"
    }
    at += 2
    let low = try codeUnit()
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    let digits = text[min(at + 1, text.count)..<min(at + 5, text.count)]
    guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw error("'\\u' needs four hexadecimal digits")
    }
    at += 4
    return value
  }
}
