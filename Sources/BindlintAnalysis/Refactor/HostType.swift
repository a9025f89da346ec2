import BindlintSyntax

/// The declaration that a subscript is added to: where in the file, and how its members are indented.
struct HostType {
  let reference: TypeReference
  let file: IndexedFile
  let fact: TypeFact
  /// Where the new member's text begins: behind the last member.
  let insertion: UInt32
  let memberIndent: String
  let unit: String
  private let syntax: FileSyntax
  private let isEmpty: Bool

  /// The only declaration of a type; nil where there are several, or it has no body to write into.
  init?(group: Int, index: ProjectIndex) {
    let declared = index.groups[group].declarations
    guard declared.count == 1, let reference = declared.first else { return nil }
    let file = index.files[reference.file]
    let fact = file.facts.types[reference.type]
    guard fact.kind == .structType || fact.kind == .classType || fact.kind == .enumType, !fact.isLocal, !fact.isBroken
    else {
      return nil
    }
    let syntax = file.syntax()
    let tree = syntax.tree
    guard let block = tree.child(fact.node, .memberBlock) else { return nil }
    self.reference = reference
    self.file = file
    self.fact = fact
    self.syntax = syntax
    let members = Array(tree.children(block))
    let range = tree.range(block)
    let typeIndent = HostType.indent(at: tree.range(fact.node).start, file)
    isEmpty = members.isEmpty
    if let last = members.last {
      insertion = HostType.endWithComment(tree.range(last).end, before: range.end - 1, file)
      let first = HostType.indent(at: tree.range(members[0]).start, file)
      memberIndent = first == typeIndent ? typeIndent + HostType.unit(of: file) : first
    } else {
      insertion = range.start + 1
      memberIndent = typeIndent + HostType.unit(of: file)
    }
    unit =
      memberIndent.hasPrefix(typeIndent) && memberIndent.count > typeIndent.count
      ? String(memberIndent.dropFirst(typeIndent.count)) : HostType.unit(of: file)
    closingIndent = typeIndent
    closesOnSameLine = !file.text(ByteRange(insertion, range.end - 1)).contains("\n")
    trailing = ByteRange(insertion, range.end - 1)
    let inside = ByteRange(range.start + 1, range.end - 1)
    inline = file.text(inside).contains("\n") ? nil : (inside, members.map { tree.text($0) })
  }

  /// A body on one line: what is between its braces, and the members in it.
  private let inline: (range: ByteRange, members: [String])?
  private let closingIndent: String
  private let closesOnSameLine: Bool
  private let trailing: ByteRange

  /// The edit that adds a member at the end of the body. A body on one line is laid out on several.
  func insert(_ lines: [String], mergeKey: String) -> TextEdit {
    let member = lines.map { $0.isEmpty ? "" : memberIndent + $0 }.joined(separator: "\n")
    if let inline {
      let kept = inline.members.map { "\n" + memberIndent + $0 }.joined()
      let text = kept + (kept.isEmpty ? "\n" : "\n\n") + member + "\n" + closingIndent
      return TextEdit(Location(file.id, inline.range), text, mergeKey: mergeKey)
    }
    var text = (isEmpty ? "\n" : "\n\n") + member
    if closesOnSameLine {
      text += "\n" + closingIndent
      return TextEdit(Location(file.id, trailing), text, mergeKey: mergeKey)
    }
    return TextEdit(Location(file.id, ByteRange(insertion, insertion)), text, mergeKey: mergeKey)
  }

  /// The white space at the begin of the line of `offset`.
  static func indent(at offset: UInt32, _ file: IndexedFile) -> String {
    let bytes = file.source.bytes
    var start = Int(offset)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = start
    while end < Int(offset), bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return file.text(ByteRange(UInt32(start), UInt32(end)))
  }

  /// The file's step of indentation: of its first indented line; two spaces where it has none.
  static func unit(of file: IndexedFile) -> String {
    for type in file.facts.types.dropFirst() {
      let tree = file.syntax().tree
      guard let block = tree.child(type.node, .memberBlock), let first = tree.firstChild(block) else { continue }
      let outer = indent(at: tree.range(type.node).start, file)
      let inner = indent(at: tree.range(first).start, file)
      if inner.count > outer.count, inner.hasPrefix(outer) { return String(inner.dropFirst(outer.count)) }
    }
    return "  "
  }

  /// A comment behind the last member on its line stays with it.
  private static func endWithComment(_ offset: UInt32, before limit: UInt32, _ file: IndexedFile) -> UInt32 {
    let bytes = file.source.bytes
    var at = Int(offset)
    while at < Int(limit), bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    guard at + 1 < Int(limit), bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "/") else { return offset }
    while at < Int(limit), bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    return UInt32(at)
  }
}
