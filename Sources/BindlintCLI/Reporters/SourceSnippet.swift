import BindlintAnalysis

/// A line of source as a terminal shows it, with a range marked below.
struct SourceSnippet {
  /// The line with tabs as spaces and harmful characters as escapes.
  private(set) var text = ""
  /// How many columns stand before the mark, and how many it covers (at least one).
  private(set) var markStart = 0
  private(set) var markWidth = 1

  static let tabWidth = 4
  /// A longer line is cut to this many columns around the mark.
  static let widthLimit = 140

  var mark: String { String(repeating: " ", count: markStart) + "^" + String(repeating: "~", count: markWidth - 1) }

  /// `marked` holds byte offsets into `line`; what lies behind its end is not shown.
  init(line: String, marked: Range<Int>) {
    var pieces: [(text: String, width: Int)] = []
    var column = 0
    var offset = 0
    var markEnd: Int?
    var start: Int?
    for character in line {
      if start == nil, offset + character.utf8.count > marked.lowerBound { start = column }
      if markEnd == nil, offset >= marked.upperBound { markEnd = column }
      let piece = Self.piece(character, column: column)
      pieces.append(piece)
      column += piece.width
      offset += character.utf8.count
    }
    markStart = start ?? column
    markWidth = max(1, (markEnd ?? column) - markStart)
    cut(pieces, total: column)
  }

  private static func piece(_ character: Character, column: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    if character.unicodeScalars.contains(where: VisibleText.isHarmful) {
      var text = ""
      for scalar in character.unicodeScalars {
        if VisibleText.isHarmful(scalar) {
          text += VisibleText.escape(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      return (text, DisplayWidth.of(text))
    }
    return (String(character), DisplayWidth.of(character))
  }

  private mutating func cut(_ pieces: [(text: String, width: Int)], total: Int) {
    guard total > Self.widthLimit else {
      text = pieces.map(\.text).joined()
      return
    }
    let first = max(0, min(markStart - 30, total - Self.widthLimit))
    let last = first + Self.widthLimit
    var column = 0
    var shownBefore: Int?
    for piece in pieces {
      defer { column += piece.width }
      if column < first || column + piece.width > last { continue }
      if shownBefore == nil { shownBefore = column }
      text += piece.text
    }
    let dropped = shownBefore ?? 0
    if dropped > 0 { text = "…" + text }
    if last < total { text += "…" }
    markWidth = max(1, min(markWidth, last - markStart))
    markStart = markStart - dropped + (dropped > 0 ? 1 : 0)
  }
}
