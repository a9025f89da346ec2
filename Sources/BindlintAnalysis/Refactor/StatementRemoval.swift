import BindlintSyntax

/// Takes a statement out of its file: with its line where it has the line to itself, else with the semicolon behind it.
struct StatementRemoval {
  let file: IndexedFile

  /// `range` is the statement's, in UTF-8 bytes.
  func edit(_ range: ByteRange, _ pass: Pass) -> TextEdit {
    let bytes = file.source.bytes
    func isBlank(_ at: Int) -> Bool { bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0D }
    var start = Int(range.start)
    while start > 0, isBlank(start - 1) { start -= 1 }
    var end = Int(range.end)
    while end < bytes.count, isBlank(end) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") {
      end += 1
      while end < bytes.count, isBlank(end) { end += 1 }
    }
    let beginsLine = start == 0 || bytes[start - 1] == 0x0A
    if beginsLine, end == bytes.count || bytes[end] == 0x0A {
      // The whole line, and of a blank line before and one behind one.
      end = min(end + 1, bytes.count)
      var next = end
      while next < bytes.count, isBlank(next) { next += 1 }
      if opensBlock(before: start), next < bytes.count, bytes[next] == 0x0A { end = next + 1 }
      return TextEdit(pass.location(ByteRange(UInt32(start), UInt32(end))), "")
    }
    // Something else stands on the line: blanks before the statement stay with what comes first.
    return TextEdit(pass.location(ByteRange(range.start, UInt32(end))), "")
  }

  /// The text above ends with an opening brace or with a blank line.
  private func opensBlock(before offset: Int) -> Bool {
    let bytes = file.source.bytes
    var at = offset
    var lines = 0
    while at > 0, [0x0A, 0x0D, 0x20, 0x09].contains(bytes[at - 1]) {
      at -= 1
      if bytes[at] == 0x0A { lines += 1 }
    }
    return lines > 1 || at > 0 && bytes[at - 1] == UInt8(ascii: "{")
  }
}
