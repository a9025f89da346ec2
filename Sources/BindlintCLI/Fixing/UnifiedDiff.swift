import BindlintAnalysis
import BindlintSyntax

/// Writes changed texts as one patch in git's form, made from the edits: unchanged text is never compared.
struct UnifiedDiff {
  private static let contextLines = 3

  private(set) var bytes: [UInt8] = []

  /// Lines of the original, by number from 0, and the lines that replace them; each line with its end.
  private struct LineChange {
    var original: Range<Int>
    var lines: [ArraySlice<UInt8>]
  }

  /// Appends what changed in one file. Nothing where nothing did.
  ///
  /// - Parameter path: Relative to the project's root, with `/`.
  mutating func append(path: String, text: PatchedText) {
    let lines = LineTable(text.original)
    let changes = Self.lineChanges(of: text, lines: lines)
    guard let first = changes.first else { return }
    let (old, new) = (Self.name("a/" + path), Self.name("b/" + path))
    append("diff --git \(old) \(new)\n")
    // A tab ends a name in which there is space.
    let end = path.utf8.contains(UInt8(ascii: " ")) && !old.hasPrefix("\"") ? "\t\n" : "\n"
    append("--- \(old)\(end)+++ \(new)\(end)")
    var hunk = [first]
    // How many lines the text has gained before the hunk.
    var shift = 0
    for change in changes.dropFirst() {
      if let last = hunk.last, change.original.lowerBound - last.original.upperBound <= 2 * Self.contextLines {
        hunk.append(change)
      } else {
        shift += append(hunk, lines: lines, shift: shift)
        hunk = [change]
      }
    }
    _ = append(hunk, lines: lines, shift: shift)
  }

  // MARK: - Changes in lines

  private static func lineChanges(of text: PatchedText, lines: LineTable) -> [LineChange] {
    var result: [LineChange] = []
    let source = text.original.bytes
    var changes = text.changes[...]
    while let first = changes.first {
      // All changes that share lines, or whose lines follow each other, widened to whole lines.
      let start = lines.start(at: first.original.lowerBound)
      var end = start
      var position = start
      var bytes: [UInt8] = []
      var isFirst = true
      while let change = changes.first, isFirst || change.original.lowerBound <= end {
        isFirst = false
        bytes += source[position..<change.original.lowerBound]
        bytes += change.bytes
        position = change.original.upperBound
        let isLineStart = lines.start(at: position) == position && (bytes.isEmpty || bytes.last == UInt8(ascii: "\n"))
        end = isLineStart ? position : lines.end(at: position)
        changes = changes.dropFirst()
      }
      bytes += source[position..<end]
      let old = lines.number(at: start)..<lines.number(at: end)
      if let change = trimmed(LineChange(original: old, lines: split(bytes)), lines: lines) { result.append(change) }
    }
    return result
  }

  /// Without the lines at both ends that are the same before and after.
  private static func trimmed(_ change: LineChange, lines: LineTable) -> LineChange? {
    var old = change.original
    var new = change.lines[...]
    while let number = old.first, let line = new.first, lines[number].elementsEqual(line) {
      old = old.dropFirst()
      new = new.dropFirst()
    }
    while let number = old.last, let line = new.last, lines[number].elementsEqual(line) {
      old = old.dropLast()
      new = new.dropLast()
    }
    return old.isEmpty && new.isEmpty ? nil : LineChange(original: old, lines: Array(new))
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  // MARK: - Writing

  /// Writes one hunk and says by how many lines it makes the text longer.
  private mutating func append(_ changes: [LineChange], lines: LineTable, shift: Int) -> Int {
    guard let first = changes.first, let last = changes.last else { return 0 }
    let start = max(first.original.lowerBound - Self.contextLines, 0)
    let end = min(last.original.upperBound + Self.contextLines, lines.count)
    let gained = changes.reduce(0) { $0 + $1.lines.count - $1.original.count }
    append("@@ -\(Self.span(start, end - start)) +\(Self.span(start + shift, end - start + gained)) @@\n")
    var position = start
    // Of lines that follow each other all old ones come first, then all new ones.
    var added: [ArraySlice<UInt8>] = []
    func close() {
      for line in added { append("+", line) }
      added = []
    }
    for change in changes {
      if position < change.original.lowerBound { close() }
      for number in position..<change.original.lowerBound { append(" ", lines[number]) }
      for number in change.original { append("-", lines[number]) }
      added += change.lines
      position = change.original.upperBound
    }
    close()
    for number in position..<end { append(" ", lines[number]) }
    return gained
  }

  /// The first line, from 1, and the count; an empty stretch names the line before it.
  private static func span(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(_ sign: String, _ line: some Collection<UInt8>) {
    append(sign)
    bytes.append(contentsOf: line)
    if bytes.last != UInt8(ascii: "\n") { append("\n\\ No newline at end of file\n") }
  }

  /// A path as git writes it: in quotes, with escapes, where a byte of it would be taken for something else.
  private static func name(_ path: String) -> String {
    var result = ""
    var needsQuotes = false
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
        needsQuotes = true
      case "\n", "\t", "\r":
        result += scalar == "\n" ? "\\n" : scalar == "\t" ? "\\t" : "\\r"
        needsQuotes = true
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        needsQuotes = true
      default: result.unicodeScalars.append(scalar)
      }
    }
    return needsQuotes ? "\"\(result)\"" : result
  }
}

/// Where the lines of a text begin.
private struct LineTable {
  let source: SourceFile
  private let starts: [Int]

  init(_ source: SourceFile) {
    self.source = source
    var starts: [Int] = []
    var next = 0
    for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(next)
      next = index + 1
    }
    if next < source.count { starts.append(next) }
    self.starts = starts
  }

  /// How many lines there are; the text behind the last line end counts if there is any.
  var count: Int { starts.count }

  /// The line with its end.
  subscript(number: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    source.bytes[starts[number]..<(number + 1 < starts.count ? starts[number + 1] : source.count)]
  }

  /// The number of the line that holds `offset`; behind the last line, the count.
  func number(at offset: Int) -> Int {
    if offset >= source.count { return count }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  private var endsWithNewline: Bool { source.count > 0 && source.bytes[source.count - 1] == UInt8(ascii: "\n") }

  /// Where the line that holds `offset` begins.
  func start(at offset: Int) -> Int {
    if offset >= source.count { return endsWithNewline || starts.isEmpty ? source.count : starts[count - 1] }
    return starts[number(at: offset)]
  }

  /// Where the line that holds `offset` ends, its line end included.
  func end(at offset: Int) -> Int {
    if offset >= source.count { return source.count }
    let number = number(at: offset)
    return number + 1 < starts.count ? starts[number + 1] : source.count
  }
}

extension FixPlan {
  /// One patch of all files that change, by path, that `git apply` accepts. Empty where none does.
  var patch: [UInt8] {
    var diff = UnifiedDiff()
    for file in texts.keys.sorted(by: { report.paths[$0.index] < report.paths[$1.index] }) {
      if let text = texts[file] { diff.append(path: report.paths[file.index], text: text) }
    }
    return diff.bytes
  }
}
