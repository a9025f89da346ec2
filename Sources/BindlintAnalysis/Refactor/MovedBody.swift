import BindlintSyntax

/// The text of a closure's statements as it reads inside the model.
struct MovedBody {
  /// Without indentation of its own; lines separated by `\n`.
  var lines: [String]
  var isOneLine: Bool { lines.count == 1 }

  /// The statements of `closure` with the root, the keys and, for a setter without a named parameter, `$0` replaced.
  /// `leaving` are the last statements, which stay behind.
  init(closure: NodeID, parts: MovableParts, leaving: [NodeID] = [], judge: BindingJudge) {
    let syntax = judge.syntax
    let tree = syntax.tree
    let statements = syntax.statements(of: closure).filter { !leaving.contains($0) }
    guard let first = statements.first, let last = statements.last else {
      lines = [""]
      return
    }
    let whole = ByteRange(tree.range(first).start, tree.range(last).end)
    var edits: [(ByteRange, String)] = parts.roots.map { ($0.range, $0.hasDot ? "self." : "self") }
    for key in parts.keys { edits += key.places.map { ($0, key.name) } }
    edits += MovedBody.anonymous(in: closure, syntax: syntax).map { ($0, "newValue") }
    edits = edits.filter { whole.contains($0.0) }.sorted { $0.0 < $1.0 }
    var text = ""
    var at = whole.start
    for (range, replacement) in edits where range.start >= at {
      text += judge.pass.file.text(ByteRange(at, range.start)) + replacement
      at = range.end
    }
    text += judge.pass.file.text(ByteRange(at, whole.end))
    lines = MovedBody.unindented(text)
    if lines.count == 1, lines[0].hasPrefix("return ") { lines[0] = String(lines[0].dropFirst("return ".count)) }
  }

  /// The places of `$0` that mean the setter's own value.
  private static func anonymous(in closure: NodeID, syntax: FileSyntax) -> [ByteRange] {
    guard syntax.parameters(of: closure).isEmpty else { return [] }
    var result: [ByteRange] = []
    var at = closure
    let end = syntax.tree.after(closure)
    while at < end {
      if syntax.isFirstParameter(at, of: closure) { result.append(syntax.tree.range(at)) }
      at = NodeID(at.index + 1)
    }
    return result
  }

  /// Takes the indentation that all lines but the first share.
  static func unindented(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for number in lines.indices where lines[number].hasSuffix("\r") { lines[number].removeLast() }
    let indents = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    guard let shared = indents.min() else { return lines }
    for number in lines.indices.dropFirst() { lines[number] = String(lines[number].dropFirst(shared)) }
    return lines
  }
}
