import BindlintSyntax

/// What removing a property's declaration takes: its attributes, its own comments, and the blank line it leaves.
struct DeclarationRemoval {
  let pass: Pass
  let property: UnusedProperty
  private let syntax: FileSyntax
  private let binding: NodeID
  private let declaration: NodeID

  init(pass: Pass, property: UnusedProperty) {
    self.pass = pass
    self.property = property
    syntax = pass.file.syntax()
    binding = pass.index.member(property.member).node
    declaration = syntax.parent(binding)
  }

  private var tree: SyntaxTree { syntax.tree }

  /// The first component of the key path in the wrapper's argument: `colorScheme`, `self`. Nil for a type.
  var environmentKey: String? {
    for attribute in tree.children(declaration) where tree.kind(attribute) == .attribute {
      for child in tree.children(attribute) {
        let value = tree.kind(child) == .argument ? tree.firstChild(child) ?? child : child
        guard tree.kind(value) == .keyPath else { continue }
        return tree.children(value).first { tree.kind($0) == .keyPathMember }.map { tree.names.string(tree.name($0)) }
      }
    }
    return nil
  }

  /// Whether a comment beside the declaration says that it is there on purpose.
  var saysThatItIsKept: Bool {
    let lineEnd = endOfLine(from: tree.range(declaration).end)
    let text =
      pass.file.text(ByteRange(leadingStart, tree.range(declaration).start)).lowercased()
      + pass.file.text(ByteRange(tree.range(declaration).end, lineEnd)).lowercased()
    guard text.contains("//") || text.contains("/*") else { return false }
    return [
      "re-render", "rerender", "re-evaluat", "reevaluat", "refresh", "redraw", "re-draw", "on purpose", "trigger",
      "invalidat", "observe", "do not remove", "don't remove", "needed", "required", "force", "update",
    ]
    .contains { text.contains($0) }
  }

  /// The edits that remove the property; nil where it can't be taken out cleanly.
  var edits: [TextEdit]? {
    guard tree.kind(declaration) == .variableDecl else { return nil }
    let bindings = tree.children(declaration).filter { tree.kind($0) == .patternBinding }
    if bindings.count > 1 { return removeOne(of: bindings) }
    guard let pattern = tree.firstChild(binding), tree.kind(pattern) == .identifierPattern else { return nil }
    let whole = tree.range(declaration)
    let start = leadingStart
    var end = endOfLine(from: whole.end)
    // Something else on the line: another statement behind a semicolon, a brace.
    let rest = pass.file.text(ByteRange(whole.end, end)).drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard rest.isEmpty || rest.hasPrefix("//"), startsItsLine(start) else { return nil }
    let bytes = pass.file.source.bytes
    end = min(end + 1, UInt32(bytes.count))
    // Of a blank line before and one behind, one goes.
    if isBlankLine(before: lineStart(start)) || opensBlock(before: lineStart(start)), isBlankLine(at: end) {
      end = min(endOfLine(from: end) + 1, UInt32(bytes.count))
    }
    return [TextEdit(pass.location(ByteRange(lineStart(start), end)), "")]
  }

  /// `a, b, c` without one of them.
  private func removeOne(of bindings: [NodeID]) -> [TextEdit]? {
    guard let place = bindings.firstIndex(of: binding) else { return nil }
    let range: ByteRange
    if place + 1 < bindings.count {
      range = ByteRange(tree.range(binding).start, tree.range(bindings[place + 1]).start)
      // `let a, b: Int`: the type stands behind a later name.
      guard tree.child(binding, .type) != nil || tree.child(binding, .initializerClause) != nil else { return nil }
    } else {
      guard tree.child(bindings[place - 1], .type) != nil || tree.child(bindings[place - 1], .initializerClause) != nil
      else { return nil }
      range = ByteRange(tree.range(bindings[place - 1]).end, tree.range(binding).end)
    }
    return [TextEdit(pass.location(range), "")]
  }

  // MARK: Lines

  private var bytes: UnsafeBufferPointer<UInt8> { pass.file.source.bytes }

  private func lineStart(_ offset: UInt32) -> UInt32 {
    var at = Int(offset)
    while at > 0, bytes[at - 1] != 0x0A { at -= 1 }
    return UInt32(at)
  }

  private func endOfLine(from offset: UInt32) -> UInt32 {
    var at = Int(offset)
    while at < bytes.count, bytes[at] != 0x0A { at += 1 }
    return UInt32(at)
  }

  private func startsItsLine(_ offset: UInt32) -> Bool {
    pass.file.text(ByteRange(lineStart(offset), offset)).allSatisfy { $0 == " " || $0 == "\t" }
  }

  private func isBlankLine(at offset: UInt32) -> Bool {
    guard Int(offset) < bytes.count else { return false }
    return pass.file.text(ByteRange(offset, endOfLine(from: offset))).allSatisfy {
      $0 == " " || $0 == "\t" || $0 == "\r"
    }
  }

  private func isBlankLine(before offset: UInt32) -> Bool {
    guard offset > 0 else { return false }
    return isBlankLine(at: lineStart(offset - 1))
  }

  /// The line above ends with an opening brace.
  private func opensBlock(before offset: UInt32) -> Bool {
    var at = Int(offset)
    while at > 0, [0x0A, 0x0D, 0x20, 0x09].contains(bytes[at - 1]) { at -= 1 }
    return at > 0 && bytes[at - 1] == UInt8(ascii: "{")
  }

  /// Nothing follows the declaration directly: a blank line, a brace or the end comes behind it.
  private var standsAlone: Bool {
    let next = min(endOfLine(from: tree.range(declaration).end) + 1, UInt32(bytes.count))
    if isBlankLine(at: next) { return true }
    return pass.file.text(ByteRange(next, endOfLine(from: next))).drop { $0 == " " || $0 == "\t" }.hasPrefix("}")
  }

  /// Where the comments begin that stand directly above the declaration, line by line without a blank one between.
  private var leadingStart: UInt32 {
    let start = tree.range(declaration).start
    var line = lineStart(start)
    while line > 0 {
      let above = lineStart(line - 1)
      let text = pass.file.text(ByteRange(above, line)).drop { $0 == " " || $0 == "\t" }
      // A plain comment above a run of declarations is their heading; documentation is the declaration's own.
      guard text.hasPrefix("///") || (text.hasPrefix("//") && standsAlone && !text.hasPrefix("// MARK")) else { break }
      line = above
    }
    if line == lineStart(start) { return start }
    // The first byte of the comment, behind the indentation.
    var at = Int(line)
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    return UInt32(at)
  }
}
