import BindlintAnalysis
import BindlintSyntax

/// A line and column, both from 1.
struct Place: Hashable, Sendable {
  var line: Int
  var column: Int
}

/// What a column counts. Everything below the reporters counts bytes.
enum ColumnUnit: Sendable {
  /// UTF-8 bytes, as swiftc prints them.
  case bytes
  /// UTF-16 code units, as editors and SARIF count.
  case utf16
  /// Unicode scalars, which is what most readers of XML and of GitHub's annotations call a character.
  case scalars
}

/// Turns byte offsets into lines and columns. Only files that are asked for are looked through.
final class Places {
  private let sources: [SourceFile?]
  private var lineStarts: [Int: [Int]] = [:]

  init(_ sources: [SourceFile?]) { self.sources = sources }

  func source(_ file: FileID) -> SourceFile? {
    sources.indices.contains(file.index) ? sources[file.index] : nil
  }

  /// The offsets at which lines begin. A line ends with LF, CR LF or a lone CR, as for the compiler.
  func starts(_ file: FileID) -> [Int] {
    if let known = lineStarts[file.index] { return known }
    var starts = [0]
    if let source = source(file) {
      let bytes = source.bytes
      for index in 0..<bytes.count {
        if bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
          starts.append(index + 1)
        }
      }
    }
    lineStarts[file.index] = starts
    return starts
  }

  /// Where `offset` is; an offset behind the end is at the end.
  func place(_ offset: Int, in file: FileID, unit: ColumnUnit = .bytes) -> Place {
    let starts = starts(file)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    guard let source = source(file) else { return Place(line: 1, column: 1) }
    let end = min(max(offset, starts[low]), source.count)
    var column = 1
    switch unit {
    case .bytes: column += end - starts[low]
    case .scalars: for byte in source.bytes[starts[low]..<end] where byte & 0xC0 != 0x80 { column += 1 }
    case .utf16:
      for byte in source.bytes[starts[low]..<end] where byte & 0xC0 != 0x80 { column += byte >= 0xF0 ? 2 : 1 }
    }
    // A byte order mark is no character of the first line.
    if low == 0, unit != .bytes, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]), end >= 3 { column -= 1 }
    return Place(line: low + 1, column: column)
  }

  func places(_ location: Location, unit: ColumnUnit = .bytes) -> (start: Place, end: Place) {
    let start = place(Int(location.range.start), in: location.file, unit: unit)
    let end = place(Int(max(location.range.end, location.range.start)), in: location.file, unit: unit)
    return (start, end)
  }

  /// The byte range of a line, from 1, without its end.
  func line(_ number: Int, in file: FileID) -> Range<Int> {
    guard let source = source(file) else { return 0..<0 }
    let starts = starts(file)
    guard starts.indices.contains(number - 1) else { return source.count..<source.count }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : source.count
    while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}
