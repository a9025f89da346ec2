import BindlintSyntax

/// Writing and removing the comments that silence rules, as edits. Pure: nothing is read or written.
public enum SuppressionEdits {
  /// The edits that silence `findings`, which all lie in `file`: a comment line above each line on which one begins,
  /// with the same indentation, naming each rule once.
  ///
  /// `reason` must be one line; an empty one is left out. A finding that begins on a line whose beginning belongs to
  /// a string literal can't be silenced that way, and its location is among `left`.
  public static func inserting(
    _ findings: [(rule: RuleID, location: Location)], in file: FileID, source: SourceFile, tree: SyntaxTree,
    reason: String
  ) -> (edits: [TextEdit], left: [Location]) {
    var lines: [UInt32: Set<RuleID>] = [:]
    var left: [Location] = []
    for finding in findings where finding.location.file == file {
      let start = source.line(around: Int(finding.location.range.start)).start
      if tree.isInsideLiteral(Int(start)) {
        left.append(finding.location)
      } else {
        lines[start, default: []].insert(finding.rule)
      }
    }
    let lineEnd = source.usesCarriageReturns ? "\r\n" : "\n"
    let suffix = reason.isEmpty ? "" : " - \(reason)"
    let edits = lines.sorted { $0.key < $1.key }.map { start, rules in
      var end = Int(start)
      while end < source.count, source[end].isBlank { end += 1 }
      let indentation = source.text(ByteRange(start, UInt32(end)))
      let names = rules.sorted().map(\.rawValue).joined(separator: " ")
      return TextEdit(
        Location(file, ByteRange(start, start)),
        "\(indentation)// bindlint:disable:next \(names)\(suffix)\(lineEnd)")
    }
    return (edits, left.sorted())
  }

  /// The edit that takes the rule of `directive` out of its comment, or the whole comment where `isLast` says that
  /// nothing in it is needed: with its line if it stands alone there.
  public static func removing(
    _ directive: Suppressions.Directive, isLast: Bool, in file: FileID, source: SourceFile
  ) -> TextEdit {
    if !isLast {
      var start = Int(directive.name.start)
      // The separator goes with the name: what stands between it and the word before.
      while start > 0, source[start - 1].isBlank || source[start - 1] == UInt8(ascii: ",") { start -= 1 }
      return TextEdit(Location(file, ByteRange(UInt32(start), directive.name.end)), "")
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
