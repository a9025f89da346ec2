import BindlintSyntax

/// Removals of whole lines that meet: each of them left the blank line that belongs to the other one.
///
///     struct Card: View {
///       @Environment(\.locale) private var locale      // removed
///       @Environment(\.theme) private var theme        // removed
///                                                      // and so is this one
///       var body: some View {
///
/// A fix knows only its own removal. Taken together they would leave a blank line below the brace, or two in a row.
enum JoinedRemovals {
  static func tidy(_ replacements: [PatchedText.Replacement], in source: SourceFile) -> [PatchedText.Replacement] {
    guard replacements.count > 1 else { return replacements }
    let lines = Lines(bytes: source.bytes)
    var result: [PatchedText.Replacement] = []
    // The run of removals at the end of `result` that touch each other.
    var runStart = 0
    var runCount = 0
    func close(before next: Int) {
      defer { runCount = 0 }
      guard runCount > 1, let last = result.last else { return }
      let end = last.range.upperBound
      guard lines.isBlank(at: end), lines.opensBlockOrIsBlank(before: runStart) else { return }
      let lineEnd = lines.end(from: end)
      if lineEnd <= next { result[result.count - 1].range = last.range.lowerBound..<lineEnd }
    }
    for replacement in replacements {
      let range = replacement.range
      let removesLines =
        replacement.bytes.isEmpty && !range.isEmpty && lines.isStart(range.lowerBound)
        && lines.isStart(range.upperBound)
      if removesLines, runCount > 0, result.last?.range.upperBound == range.lowerBound {
        runCount += 1
      } else {
        close(before: range.lowerBound)
        runStart = range.lowerBound
        runCount = removesLines ? 1 : 0
      }
      result.append(replacement)
    }
    close(before: source.count)
    return result
  }

  private struct Lines {
    let bytes: UnsafeBufferPointer<UInt8>

    func isStart(_ offset: Int) -> Bool {
      offset == 0 || offset == bytes.count || bytes[offset - 1] == UInt8(ascii: "\n")
    }

    /// Behind the end of the line that begins at `offset`.
    func end(from offset: Int) -> Int {
      var at = offset
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      return min(at + 1, bytes.count)
    }

    func isBlank(at offset: Int) -> Bool {
      guard offset < bytes.count else { return false }
      return bytes[offset..<end(from: offset)].allSatisfy(isSpace)
    }

    /// Whether the line before `offset` is blank, or ends with an opening brace, or opens a branch of `#if`.
    func opensBlockOrIsBlank(before offset: Int) -> Bool {
      var end = offset
      while end > 0, isSpace(bytes[end - 1]) { end -= 1 }
      guard end > 0 else { return true }
      if bytes[end..<offset].count(where: { $0 == UInt8(ascii: "\n") }) > 1 { return true }
      if bytes[end - 1] == UInt8(ascii: "{") { return true }
      var start = end
      while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let line = bytes[start..<end].drop(while: isSpace)
      return line.starts(with: "#if".utf8) || line.starts(with: "#else".utf8)
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  }
}
