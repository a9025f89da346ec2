import BindlintSyntax

/// Writing and removing the comments that silence rules, as edits. Pure: nothing is read or written.
public enum SuppressionEdits {
  /// The report with another fix for each finding: the comment that silences it, with `reason`, which must be one line;
  /// an empty one is left out.
  ///
  /// The comment is a line of its own above the line on which the finding begins, with the same indentation, and names
  /// each rule that reports on that line once. A finding on a line whose beginning belongs to a literal can't be silenced
  /// that way and has no fix.
  public static func offering(reason: String, in report: Report) -> Report {
    var result = report
    for (index, source) in report.sources.enumerated() {
      guard let source else { continue }
      let file = FileID(index)
      let own = report.findings.indices.filter { report.findings[$0].diagnostic.location.file == file }
      guard !own.isEmpty else { continue }
      let tree = Parser.parse(source)
      var lines: [UInt32: Set<RuleID>] = [:]
      func line(_ finding: Int) -> UInt32 {
        source.line(around: Int(report.findings[finding].diagnostic.location.range.start)).start
      }
      for finding in own { lines[line(finding), default: []].insert(report.findings[finding].diagnostic.rule) }
      for finding in own {
        let start = line(finding)
        result.findings[finding].diagnostic.fix = nil
        if report.findings[finding].diagnostic.rule == UnusedSuppression.id {
          result.findings[finding].diagnostic.fixRefusal = "the comment itself should go"
        } else if tree.isInsideLiteral(Int(start)) {
          result.findings[finding].diagnostic.fixRefusal = "a comment above it would become part of a literal"
        } else {
          let edit = insertion(of: lines[start] ?? [], above: start, in: file, source: source, reason: reason)
          result.findings[finding].diagnostic.fix = Fix(title: "Silence it here", applicability: .safe, edits: [edit])
        }
      }
    }
    return result
  }

  private static func insertion(
    of rules: Set<RuleID>, above line: UInt32, in file: FileID, source: SourceFile, reason: String
  ) -> TextEdit {
    var end = Int(line)
    while end < source.count, source[end].isBlank { end += 1 }
    let indentation = source.text(ByteRange(line, UInt32(end)))
    let names = rules.sorted().map(\.rawValue).joined(separator: " ")
    let suffix = reason.isEmpty ? "" : " - \(reason)"
    let lineEnd = source.usesCarriageReturns ? "\r\n" : "\n"
    return TextEdit(
      Location(file, ByteRange(line, line)), "\(indentation)// bindlint:disable:next \(names)\(suffix)\(lineEnd)",
      mergeKey: "suppression above byte \(line)")
  }

  /// The edit that takes the rule of `directive` out of its comment, or the whole comment where `isLast` says that
  /// nothing in it is needed: with its line if it stands alone there.
  public static func removing(
    _ directive: Suppressions.Directive, isLast: Bool, in file: FileID, source: SourceFile
  ) -> TextEdit {
    if !isLast {
      // A separator goes with the name: the one behind it if another name follows, else the one before it.
      func isSeparator(_ byte: UInt8) -> Bool { byte.isBlank || byte == UInt8(ascii: ",") }
      var start = Int(directive.name.start)
      var end = Int(directive.name.end)
      while end < Int(directive.comment.end), isSeparator(source[end]) { end += 1 }
      if end == Int(directive.comment.end) || !source[end].isWordByte {
        end = Int(directive.name.end)
        while start > 0, isSeparator(source[start - 1]) { start -= 1 }
      }
      return TextEdit(Location(file, ByteRange(UInt32(start), UInt32(end))), "")
    }
    let line = source.line(around: Int(directive.comment.start))
    var start = Int(directive.comment.start)
    while start > Int(line.start), source[start - 1].isBlank { start -= 1 }
    var end = Int(directive.comment.end)
    while end < Int(line.end), source[end].isBlank { end += 1 }
    if start == Int(line.start), end == Int(line.end) {
      while end < source.count, source[end] != .lineFeed { end += 1 }
      end = min(end + 1, source.count)
    } else if end < Int(line.end) {
      // Code follows a block comment: it stays where it is.
      start = Int(directive.comment.start)
    }
    return TextEdit(
      Location(file, ByteRange(UInt32(start), UInt32(end))), "",
      mergeKey: "suppression comment \(directive.comment.start)")
  }
}

extension SourceFile {
  /// Whether the file's first line ends with `\r\n`.
  fileprivate var usesCarriageReturns: Bool {
    guard let end = bytes.firstIndex(of: .lineFeed), end > 0 else { return false }
    return bytes[end - 1] == .carriageReturn
  }
}

extension SyntaxTree {
  /// Whether the byte at `offset` lies inside a string or regex literal that begins before it: a comment written there
  /// would become part of the text.
  fileprivate func isInsideLiteral(_ offset: Int) -> Bool {
    var at = root
    while Int(at.index) < nodeCount {
      let range = self.range(at)
      if Int(range.end) <= offset || Int(range.start) >= offset {
        // Nothing below a node that doesn't hold the place can hold it; the root holds every place.
        at = at == root ? NodeID(at.index + 1) : after(at)
        continue
      }
      if kind(at) == .stringLiteral || kind(at) == .regexLiteral { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }
}
