import BindlintAnalysis
import BindlintSyntax

/// What a text keeps when it is edited: its line endings, its byte order mark, and a last line without an end.
struct LineStyle: Sendable {
  var usesCarriageReturns: Bool
  var hasByteOrderMark: Bool
  var endsWithNewline: Bool

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ source: SourceFile) {
    let bytes = source.bytes
    var pairs = 0
    var plain = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if previous == UInt8(ascii: "\r") { pairs += 1 } else { plain += 1 }
      }
      previous = byte
    }
    usesCarriageReturns = pairs > plain
    hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
    endsWithNewline = bytes.last == UInt8(ascii: "\n")
  }

  /// The bytes of a replacement, with this style's line endings.
  func bytes(of text: String) -> [UInt8] {
    guard usesCarriageReturns, text.utf8.contains(UInt8(ascii: "\n")) else { return Array(text.utf8) }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n"), result.last != UInt8(ascii: "\r") { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }

  /// `edit` as a replacement that leaves the byte order mark where it is.
  func replacement(_ edit: TextEdit) -> PatchedText.Replacement {
    let floor = hasByteOrderMark ? Self.byteOrderMark.count : 0
    let range = edit.location.range
    let start = max(Int(range.start), floor)
    return .init(range: start..<max(Int(range.end), start), bytes: bytes(of: edit.replacement))
  }

  /// Takes away the line end that edits gave to a last line that had none.
  func restoreLastLine(of text: inout PatchedText) {
    guard !endsWithNewline, text.original.count > 0, text.count > 0 else { return }
    let bytes = text.bytes
    guard bytes.last == UInt8(ascii: "\n") else { return }
    let length = bytes.dropLast().last == UInt8(ascii: "\r") ? 2 : 1
    text.replace([.init(range: bytes.count - length..<bytes.count, bytes: [])])
  }
}
