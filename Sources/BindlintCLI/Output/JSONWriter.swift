/// Writes JSON with the keys in the order of the calls.
///
/// What is written inside `inline` stands on one line; elsewhere each member and element has its own.
struct JSONWriter {
  private(set) var buffer = TextBuffer()
  private let isCompact: Bool
  private var depth = 0
  private var inlineDepth = 0
  private var needsComma = false
  private var follows = false

  /// A compact document has no line breaks and no spaces.
  init(compact: Bool = false) { isCompact = compact }

  mutating func object(_ body: (inout JSONWriter) -> Void) { group("{", "}", body) }
  mutating func array(_ body: (inout JSONWriter) -> Void) { group("[", "]", body) }

  mutating func array<Element>(_ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void) {
    array { writer in for element in elements { body(&writer, element) } }
  }

  mutating func inline(_ body: (inout JSONWriter) -> Void) {
    // What stands before it belongs to the outside.
    separate()
    follows = true
    inlineDepth += 1
    body(&self)
    inlineDepth -= 1
  }

  mutating func key(_ name: String) {
    separate()
    buffer.write(Self.quoted(name))
    buffer.write(isCompact ? ":" : ": ")
    follows = true
  }

  mutating func string(_ value: String) { literal(Self.quoted(value)) }
  mutating func integer(_ value: Int) { literal(String(value)) }
  mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Text that is JSON already.
  mutating func literal(_ text: String) {
    separate()
    buffer.write(text)
    needsComma = true
  }

  private mutating func group(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    buffer.write(open)
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if needsComma { lineBreak(isEdge: true) }
    buffer.write(close)
    needsComma = true
  }

  private mutating func separate() {
    if follows {
      follows = false
      return
    }
    if needsComma { buffer.write(",") }
    if depth > 0 { lineBreak(isEdge: !needsComma) }
    needsComma = false
  }

  private mutating func lineBreak(isEdge: Bool) {
    if isCompact { return }
    if inlineDepth > 0 {
      if !isEdge { buffer.write(" ") }
      return
    }
    buffer.write("\n")
    buffer.write(String(repeating: "  ", count: depth))
  }

  static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
