import BindlintSyntax

/// A type as it is spelled, taken apart as far as the rules need it.
indirect enum TypeShape: Hashable, Sendable {
  /// A nominal type, dotted, with its generic arguments; `any P` and `some P` are `P`.
  case named(String, [TypeShape])
  case array(TypeShape)
  case set(TypeShape)
  case dictionary(TypeShape, TypeShape)
  case optional(TypeShape)
  case tuple([TypeShape])
  case function
  case unknown

  /// Written with the language's own signs, or a set: no project declares it.
  var isStandard: Bool {
    switch self {
    case .array, .set, .dictionary, .tuple, .function: true
    case .named, .optional, .unknown: false
    }
  }

  /// The spelling in Swift source.
  var spelling: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : name + "<" + arguments.map(\.spelling).joined(separator: ", ") + ">"
    case .array(let element): "[\(element.spelling)]"
    case .set(let element): "Set<\(element.spelling)>"
    case .dictionary(let key, let value): "[\(key.spelling): \(value.spelling)]"
    case .optional(let wrapped): wrapped.spelling + "?"
    case .tuple(let parts): "(" + parts.map(\.spelling).joined(separator: ", ") + ")"
    case .function: "() -> Void"
    case .unknown: "_"
    }
  }

  var unwrapped: TypeShape {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// What iterating over it gives.
  var element: TypeShape? {
    switch self {
    case .array(let element), .set(let element): return element
    case .dictionary(let key, let value): return .tuple([key, value])
    case .named(let name, let arguments):
      switch name {
      case "Slice", "ArraySlice", "ContiguousArray", "IdentifiedArrayOf", "FetchedResults", "ReversedCollection",
        "LazyMapSequence", "OrderedSet", "Range", "ClosedRange", "Results", "List", "EnumeratedSequence":
        return arguments.last
      case "IdentifiedArray": return arguments.last
      default: return nil
      }
    default: return nil
    }
  }

  /// Reads a spelled type. What it can't make sense of is `unknown`.
  init(parsing text: String) {
    var parser = TypeShapeParser(bytes: Array(text.utf8))
    self = parser.parseWhole()
  }
}

/// A small recursive descent over the bytes of a type.
private struct TypeShapeParser {
  let bytes: [UInt8]
  var at = 0
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func parseWhole() -> TypeShape {
    let result = parse()
    skipSpace()
    return at == bytes.count ? result : .unknown
  }

  private func peek() -> UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    skipSpace()
    guard let wanted = byte.asciiValue, peek() == wanted else { return false }
    at += 1
    return true
  }

  private mutating func word() -> String {
    skipSpace()
    let start = at
    while let byte = peek(), FactCollector.isNameByte(byte) || byte == UInt8(ascii: "`") { at += 1 }
    return String(decoding: bytes[start..<at].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  private mutating func parse() -> TypeShape {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else { return .unknown }
    var result = parsePrimary()
    while true {
      skipSpace()
      guard let byte = peek() else { return result }
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
        at += 1
        result = .optional(result)
      } else if byte == UInt8(ascii: "&") {
        at += 1
        _ = parsePrimary()
      } else if byte == UInt8(ascii: "-"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: ">") {
        at += 2
        _ = parse()
        result = .function
      } else if result.isTuple, byte == UInt8(ascii: "a") || byte == UInt8(ascii: "t") {
        // `async`, `throws` before an arrow.
        let mark = at
        let effect = word()
        if effect != "async" && effect != "throws" {
          at = mark
          return result
        }
      } else {
        return result
      }
    }
  }

  private mutating func parsePrimary() -> TypeShape {
    skipSpace()
    guard let byte = peek() else { return .unknown }
    switch byte {
    case UInt8(ascii: "["):
      at += 1
      let first = parse()
      if take(":") {
        let second = parse()
        return take("]") ? .dictionary(first, second) : .unknown
      }
      return take("]") ? .array(first) : .unknown
    case UInt8(ascii: "("):
      at += 1
      var parts: [TypeShape] = []
      while !take(")") {
        guard at < bytes.count else { return .unknown }
        let mark = at
        let label = word()
        if !label.isEmpty, take(":") {
          parts.append(parse())
        } else {
          at = mark
          parts.append(parse())
        }
        if !take(",") {
          guard take(")") else { return .unknown }
          break
        }
      }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case UInt8(ascii: "@"):
      at += 1
      _ = word()
      if peek() == UInt8(ascii: "(") { _ = parsePrimary() }
      return parse()
    case UInt8(ascii: "~"):
      at += 1
      return parsePrimary()
    default:
      return parseNamed()
    }
  }

  private mutating func parseNamed() -> TypeShape {
    var name = word()
    if ["any", "some", "inout", "borrowing", "consuming", "sending", "each", "repeat", "isolated", "__owned"].contains(
      name)
    {
      return parsePrimary()
    }
    guard !name.isEmpty else { return .unknown }
    var arguments: [TypeShape] = []
    while true {
      if take("<") {
        arguments = []
        while !take(">") {
          guard at < bytes.count else { return .unknown }
          arguments.append(parse())
          if !take(",") {
            guard take(">") else { return .unknown }
            break
          }
        }
      }
      let mark = at
      guard take(".") else {
        at = mark
        break
      }
      name += "." + word()
      if name.hasSuffix(".Type") { return .unknown }
    }
    if name.hasPrefix("Swift.") || name.hasPrefix("SwiftUI.") || name.hasPrefix("Foundation.") {
      name = String(name[name.index(after: name.firstIndex(of: ".") ?? name.startIndex)...])
    }
    switch (name, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Set", 1): return .set(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Optional", 1): return .optional(arguments[0])
    default: return .named(name, arguments)
    }
  }
}

extension TypeShape {
  fileprivate var isTuple: Bool {
    if case .tuple = self { return true }
    return false
  }
}
