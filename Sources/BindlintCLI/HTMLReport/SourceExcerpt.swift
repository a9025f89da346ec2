import BindlintAnalysis
import BindlintSyntax

/// Lines of a file around a place, as they stand in a page.
struct SourceExcerpt {
  /// How many lines stand before and after the marked ones.
  static let contextLines = 3
  /// Of a longer range the first lines are shown.
  static let lineLimit = 16
  /// Of a longer line this many bytes around the mark are shown.
  static let widthLimit = 400

  private let places: Places
  private let location: Location

  init(_ location: Location, in places: Places) {
    self.location = location
    self.places = places
  }

  func write(to page: inout Markup) {
    guard let source = places.source(location.file) else { return }
    let count = places.starts(location.file).count
    let (start, end) = places.places(location)
    // A range that ends where a line begins does not reach into that line.
    let last = end.line > start.line && end.column == 1 ? end.line - 1 : end.line
    let shown = min(last, start.line + Self.lineLimit - 1)
    let first = max(1, start.line - Self.contextLines)
    for number in first...min(count, shown + Self.contextLines) {
      let line = places.line(number, in: location.file)
      // The empty line behind the file's last line end.
      if number == count, number > shown, line.isEmpty { break }
      let isMarked = (start.line...shown).contains(number)
      page.element(
        "div", ["class": isMarked ? "l hit" : "l", "data-n": String(number)]
      ) { page in
        let marked =
          max(
            Int(location.range.start), line.lowerBound)..<max(
            Int(location.range.start), line.lowerBound, min(Int(location.range.end), line.upperBound))
        write(line, marked: isMarked ? marked : nil, of: source, to: &page)
      }
      if number == shown, shown < last {
        page.element("div", ["class": "l cut"], text: "… \(Counted.of(last - shown, "line")) more")
      }
    }
  }

  /// Cut pieces begin and end between characters: where a byte of a character was cut off, the rest of it is dropped.
  private func write(_ line: Range<Int>, marked: Range<Int>?, of source: SourceFile, to page: inout Markup) {
    let bytes = source.bytes
    var low = line.lowerBound
    if low == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { low = min(3, line.upperBound) }
    var high = line.upperBound
    if high - low > Self.widthLimit {
      low = max(low, min((marked?.lowerBound ?? low) - 80, high - Self.widthLimit))
      while low < high, bytes[low] & 0xC0 == 0x80 { low += 1 }
      high = min(high, low + Self.widthLimit)
      while high > low, high < line.upperBound, bytes[high] & 0xC0 == 0x80 { high -= 1 }
    }
    if low > line.lowerBound + 3 { page.raw("…") }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    if let marked, max(marked.lowerBound, low) < min(marked.upperBound, high) {
      var start = max(marked.lowerBound, low)
      let end = min(marked.upperBound, high)
      while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
      page.text(text(low..<start))
      page.element("mark", text: text(start..<end))
      page.text(text(end..<high))
    } else {
      page.text(text(low..<high))
    }
    if high < line.upperBound { page.raw("…") }
  }
}
