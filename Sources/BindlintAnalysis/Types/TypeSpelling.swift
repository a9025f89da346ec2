import BindlintSyntax

/// Reads types from their spelling. Byte level, no tree: what a property's type says is asked long after the tree of
/// its file is gone.
enum TypeSpelling {
  /// The names of a list of types, generic arguments, attributes and white space left out: `SwiftUI.View`. A
  /// composition gives each of its parts.
  static func names(_ text: some StringProtocol) -> [String] {
    var result: [String] = []
    var current: [UInt8] = []
    var depth = 0
    var previous: UInt8 = 0
    var inAttribute = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"):
        break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
      case UInt8(ascii: "&") where depth == 0, UInt8(ascii: ",") where depth == 0:
        if !current.isEmpty { result.append(String(decoding: current, as: UTF8.self)) }
        current.removeAll(keepingCapacity: true)
      case UInt8(ascii: "@") where depth == 0:
        inAttribute = true
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        inAttribute = false
        if isKeyword(current) { current.removeAll(keepingCapacity: true) }
      case UInt8(ascii: "`"):
        break
      default:
        if depth == 0 && !inAttribute { current.append(byte) }
      }
      previous = byte
    }
    if !current.isEmpty { result.append(String(decoding: current, as: UTF8.self)) }
    return result
  }
  /// Whether a word before a type is no part of its name.
  private static func isKeyword(_ word: [UInt8]) -> Bool {
    word.count <= 6 && ["any", "some", "each", "repeat"].contains { word.elementsEqual($0.utf8) }
  }
}
