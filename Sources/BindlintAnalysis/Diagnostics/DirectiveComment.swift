import BindlintSyntax

/// A comment that speaks to the tool, cut into its words. All ranges are UTF-8 byte ranges of the file.
struct DirectiveComment {
  /// From the comment's first byte to behind its last one, without the line's end.
  var range: ByteRange
  /// The comment's line without its end; the first one of a block comment.
  var line: ByteRange
  /// What follows `bindlint:`: `disable:next`.
  var verb: ByteRange
  var rules: [ByteRange] = []
  /// What follows the dash, without spaces around it.
  var reason: ByteRange?

  /// Reads the comment whose `bindlint:` begins at `marker`; `nil` where other text stands between the comment's
  /// opening and the marker: then the comment only mentions the tool.
  init?(source: SourceFile, marker: Int) {
    let bytes = source.bytes
    var opening = marker
    while opening > 0, bytes[opening - 1].isBlank { opening -= 1 }
    guard opening >= 2 else { return nil }
    let isBlock = bytes[opening - 1] == .star
    guard bytes[opening - 2] == .slash || isBlock, isBlock || bytes[opening - 1] == .slash else { return nil }
    while opening > 0, bytes[opening - 1] == .slash || bytes[opening - 1] == .star { opening -= 1 }

    line = source.line(around: marker)
    var end = Int(line.end)
    if isBlock {
      end = marker
      while end < Int(line.end), !(bytes[end] == .star && end + 1 < bytes.count && bytes[end + 1] == .slash) {
        end += 1
      }
      range = ByteRange(UInt32(opening), UInt32(min(end + 2, bytes.count)))
    } else {
      range = ByteRange(UInt32(opening), line.end)
    }

    var at = marker + Suppressions.marker.count
    func next(while condition: (UInt8) -> Bool) -> ByteRange {
      let start = at
      while at < end, condition(bytes[at]) { at += 1 }
      return ByteRange(UInt32(start), UInt32(at))
    }
    verb = next { $0.isWordByte || $0 == .colon }
    while at < end {
      _ = next { $0.isBlank || $0 == .comma }
      let word = next { $0.isWordByte }
      if word.count > 0 {
        rules.append(word)
        continue
      }
      // A dash of any length, or anything else that is no rule's name, begins the reason.
      _ = next { !$0.isWordByte && !$0.isBlank }
      _ = next { $0.isBlank }
      var last = end
      while last > at, bytes[last - 1].isBlank { last -= 1 }
      if last > at { reason = ByteRange(UInt32(at), UInt32(last)) }
      break
    }
  }
}

extension SyntaxTree {
  /// Whether the byte at `offset` belongs to a token and not to a comment or white space.
  func isInsideToken(_ offset: Int) -> Bool {
    var low = 0
    var high = tokenCount
    while low < high {
      let middle = (low + high) / 2
      if Int(self[TokenID(middle)].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset < Int(end(TokenID(low - 1)))
  }
}

extension SourceFile {
  /// The line that holds the byte `offset`, without its end (`\n`, `\r\n`).
  func line(around offset: Int) -> ByteRange {
    let bytes = self.bytes
    var start = offset
    while start > 0, bytes[start - 1] != .lineFeed { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != .lineFeed { end += 1 }
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return ByteRange(UInt32(start), UInt32(end))
  }

  /// The first line below `line` that is neither blank nor a line comment; empty, at the end, where there is none.
  func codeLine(after line: ByteRange) -> ByteRange {
    var at = Int(line.end)
    while true {
      while at < count, bytes[at] != .lineFeed { at += 1 }
      at += 1
      guard at < count else { return ByteRange(UInt32(count), UInt32(count)) }
      let candidate = self.line(around: at)
      if holdsCode(candidate) { return candidate }
      at = Int(candidate.end)
    }
  }

  /// The nearest line above `line` that is neither blank nor a line comment; empty, at the start, where there is none.
  func codeLine(before line: ByteRange) -> ByteRange {
    var start = Int(line.start)
    while start > 0 {
      let candidate = self.line(around: start - 1)
      if holdsCode(candidate) { return candidate }
      start = Int(candidate.start)
    }
    return ByteRange(0, 0)
  }

  private func holdsCode(_ line: ByteRange) -> Bool {
    var at = Int(line.start)
    while at < Int(line.end), bytes[at].isBlank { at += 1 }
    guard at < Int(line.end) else { return false }
    return !(bytes[at] == .slash && at + 1 < Int(line.end) && bytes[at + 1] == .slash)
  }
}

extension UInt8 {
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let comma = UInt8(ascii: ",")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  /// A space, a tab, or the first half of a line's end.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == .carriageReturn }
  /// A letter, a digit or `_`.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
