/// HTML and SVG being put together, so that text from a project can't become markup.
///
/// Names of elements and attributes, and markup that is written as it is, are `StaticString`: only what stands in this
/// program's own source can be one. Everything else goes through `text` or an attribute's value, which escape it.
/// There is no way to write an address but a place on the page itself, and none to write a script's text but the
/// page's own: what a project contains is never in a context where it could run.
struct Markup {
  private(set) var buffer = TextBuffer()

  var count: Int { buffer.bytes.count }

  mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes in buffer.write(Array(bytes)) }
  }

  mutating func append(_ other: Markup) { buffer.write(other.buffer.bytes) }

  mutating func integer(_ number: Int) { buffer.write(String(number)) }

  /// Text between tags. What is invisible or turns the direction of writing around stands as its number, marked.
  mutating func text(_ text: String) {
    if Self.isPlain(text) {
      buffer.write(text)
      return
    }
    var run = ""
    for scalar in text.unicodeScalars {
      if Self.isHidden(scalar) {
        buffer.write(run)
        run = ""
        raw("<span class=\"hidden-mark\">")
        buffer.write(Self.name(of: scalar))
        raw("</span>")
      } else {
        Self.append(scalar, to: &run)
      }
    }
    buffer.write(run)
  }

  /// A path, which may be broken behind its slashes.
  mutating func path(_ path: String) {
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { raw("/<wbr>") }
      text(String(part))
    }
  }

  /// Text inside elements that hold text alone: `title`, `option`.
  mutating func plainText(_ text: String) { buffer.write(Self.escaped(text)) }

  /// An element with its content.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], _ body: (inout Markup) -> Void
  ) {
    empty(name, attributes)
    body(&self)
    raw("</")
    raw(name)
    raw(">")
  }

  /// An element that holds this text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// The opening tag of an element, or an element that has no content.
  mutating func empty(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    raw("<")
    raw(name)
    write(attributes)
    raw(">")
  }

  /// An element of SVG without content.
  mutating func closed(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    raw("<")
    raw(name)
    write(attributes)
    raw("/>")
  }

  private mutating func write(_ attributes: KeyValuePairs<StaticString, String>) {
    for (key, value) in attributes {
      raw(" ")
      raw(key)
      raw("=\"")
      buffer.write(Self.escaped(value))
      raw("\"")
    }
  }

  /// A link to a place on this page. `id` is one that this program made, of letters, digits and hyphens.
  mutating func link(
    to id: String, _ attributes: KeyValuePairs<StaticString, String> = [:], _ body: (inout Markup) -> Void
  ) {
    precondition(id.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Self.isLetterOrDigit($0) })
    raw("<a href=\"#")
    buffer.write(id)
    raw("\"")
    write(attributes)
    raw(">")
    body(&self)
    raw("</a>")
  }

  // MARK: - Escaping

  /// Text for an attribute's value in quotes, or for an element that holds text alone.
  static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) { result += name(of: scalar) } else { append(scalar, to: &result) }
    }
    return result
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
      case 0x20...0x7E: true
      default: false
      }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "&": text += "&amp;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// Characters that a reader can't see or that change how those around them are shown: controls but the tab, marks of
  /// direction, spaces without width, tags. The joiners of emoji and scripts stay.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\t" { return false }
    if VisibleText.isHarmful(scalar) { return true }
    switch scalar.value {
    case 0xAD, 0x180E, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F:
      return true
    default: return false
    }
  }

  /// As Unicode's charts name it: `U+202E`.
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
