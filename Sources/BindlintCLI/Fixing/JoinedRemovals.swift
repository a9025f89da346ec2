import BindlintSyntax

/// Removals of whole lines that meet: each of them left the blank line that belongs to the other one.
///
///     struct Card: View {
///       @Environment(\.locale) private var locale      // removed
///       @Environment(\.theme) private var theme        // removed
///                                                      // and so is this one
///       var body: some View {
///
/// A fix knows only its own removal. Taken together they would leave a blank line below the brace, or two in a row, or a
/// condition or braces with nothing in them.
enum JoinedRemovals {
  static func tidy(_ replacements: [PatchedText.Replacement], in source: SourceFile) -> [PatchedText.Replacement] {
    let lines = Lines(bytes: source.bytes)
    var result: [PatchedText.Replacement] = []
    // The run of removals at the end of `result` that touch each other.
    var runCount = 0
    func close(before next: Int) {
      defer { runCount = 0 }
      guard runCount > 0, let last = result.last else { return }
      let first = result.count - runCount
      let before = first > 0 ? result[first - 1].range.upperBound : 0
      var run = result[first].range.lowerBound..<last.range.upperBound
      var removesMore = runCount > 1
      while let condition = lines.condition(around: run), before <= condition.lowerBound, condition.upperBound <= next {
        run = condition
        removesMore = true
      }
      if removesMore, lines.isBlank(at: run.upperBound), lines.opensBlockOrIsBlank(before: run.lowerBound) {
        let end = lines.end(from: run.upperBound)
        if end <= next { run = run.lowerBound..<end }
      }
      result[first].range = run.lowerBound..<result[first].range.upperBound
      result[result.count - 1].range = result[result.count - 1].range.lowerBound..<run.upperBound
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
        runCount = removesLines ? 1 : 0
      }
      result.append(replacement)
    }
    close(before: source.count)
    return closingEmptyBraces(result, lines, count: source.count)
  }

  /// Braces of which all content is removed stand side by side: `init() {}`.
  private static func closingEmptyBraces(
    _ replacements: [PatchedText.Replacement], _ lines: Lines, count: Int
  ) -> [PatchedText.Replacement] {
    var result = replacements
    var first = 0
    while first < result.count {
      var last = first
      func isRemoval(_ number: Int) -> Bool { result[number].bytes.isEmpty && !result[number].range.isEmpty }
      guard isRemoval(first) else {
        first += 1
        continue
      }
      while last + 1 < result.count, isRemoval(last + 1),
        lines.isBlank(result[last].range.upperBound..<result[last + 1].range.lowerBound)
      {
        last += 1
      }
      defer { first = last + 1 }
      let before = first > 0 ? result[first - 1].range.upperBound : 0
      let next = last + 1 < result.count ? result[last + 1].range.lowerBound : count
      guard
        let inner = lines.braces(around: result[first].range.lowerBound..<result[last].range.upperBound),
        before <= inner.lowerBound, inner.upperBound <= next
      else { continue }
      result[first].range = inner.lowerBound..<result[first].range.upperBound
      for number in first..<last {
        result[number].range = result[number].range.lowerBound..<result[number + 1].range.lowerBound
      }
      result[last].range = result[last].range.lowerBound..<inner.upperBound
    }
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

    func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(isSpace) }

    /// The lines from `#if` to `#endif`, where nothing but blanks stands between them and `removed`, which are lines.
    func condition(around removed: Range<Int>) -> Range<Int>? {
      var start = removed.lowerBound
      guard isStart(start), isStart(removed.upperBound) else { return nil }
      while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
      while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      var end = removed.upperBound
      while isBlank(at: end) { end = self.end(from: end) }
      guard bytes[start..<removed.lowerBound].drop(while: isSpace).starts(with: "#if".utf8),
        bytes[end...].drop(while: isSpace).starts(with: "#endif".utf8)
      else { return nil }
      return start..<self.end(from: end)
    }

    /// What stands between two braces, where nothing but blanks stands between them and `removed`.
    func braces(around removed: Range<Int>) -> Range<Int>? {
      var start = removed.lowerBound
      while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
      var end = removed.upperBound
      while end < bytes.count, isSpace(bytes[end]) { end += 1 }
      guard start > 0, end < bytes.count, bytes[start - 1] == UInt8(ascii: "{"), bytes[end] == UInt8(ascii: "}") else {
        return nil
      }
      return start..<end
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
