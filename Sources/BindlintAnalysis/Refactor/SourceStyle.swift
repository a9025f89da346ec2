import BindlintSyntax

/// How a file is laid out, so that what is written into it looks as if it had been there: indentation and braces.
struct SourceStyle {
  /// One level: a tab, or some spaces.
  let unit: String
  /// Opening braces stand on a line of their own.
  let bracesOnOwnLine: Bool

  init(_ source: SourceFile) {
    let bytes = source.bytes
    var tabs = 0
    // How often a line is indented this much more than the line before.
    var steps = [Int](repeating: 0, count: 9)
    var ownLine = 0
    var sameLine = 0
    var previous = 0
    var at = 0
    while at < bytes.count {
      var start = at
      while start < bytes.count, bytes[start] == 0x20 { start += 1 }
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      var last = end
      while last > start, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x0D { last -= 1 }
      if start < last {
        if bytes[start] == 0x09 {
          tabs += 1
        } else {
          let indentation = start - at
          if indentation > previous, indentation - previous < steps.count { steps[indentation - previous] += 1 }
          previous = indentation
        }
        if bytes[last - 1] == UInt8(ascii: "{") {
          if last - 1 == start { ownLine += 1 } else { sameLine += 1 }
        }
      }
      at = end + 1
    }
    let width = (1..<steps.count).max { steps[$0] < steps[$1] } ?? 4
    if tabs > steps.reduce(0, +) {
      unit = "\t"
    } else {
      unit = String(repeating: " ", count: steps[width] == 0 ? 4 : width)
    }
    bracesOnOwnLine = ownLine > sameLine
  }

  /// `lines` one level deeper; empty lines stay empty.
  func indented(_ lines: [String], by levels: Int = 1) -> [String] {
    let prefix = String(repeating: unit, count: levels)
    return lines.map { $0.isEmpty ? $0 : prefix + $0 }
  }

  /// `head { body }` over several lines, with the braces as the file has them.
  func block(_ head: String, _ body: [String]) -> [String] {
    let opening = bracesOnOwnLine ? [head, "{"] : [head + " {"]
    return opening + indented(body) + ["}"]
  }
}

extension SourceFile {
  /// The first byte of the line that holds `offset`.
  func lineStart(_ offset: UInt32) -> UInt32 {
    var at = Int(offset)
    while at > 0, self[at - 1] != 0x0A { at -= 1 }
    return UInt32(at)
  }

  /// The white space that the line of `offset` begins with.
  func indentation(at offset: UInt32) -> String {
    let start = Int(lineStart(offset))
    var end = start
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    return text(ByteRange(UInt32(start), UInt32(end)))
  }
}
