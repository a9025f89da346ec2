import BindlintSyntax

/// Whether a type has a subscript of a label already.
enum ExistingSubscript {
  case none, same, other

  static func find(label: String, of group: Int, index: ProjectIndex, text: String) -> ExistingSubscript {
    for member in index.members(of: group) where index.member(member).kind == .subscriptMember {
      let syntax = index.files[member.file].syntax()
      let node = index.member(member).node
      guard let clause = syntax.tree.child(node, .parameterClause),
        let first = syntax.tree.children(clause).first(where: { syntax.tree.kind($0) == .parameter })
      else { continue }
      let written = syntax.tree.child(first, .label).map { syntax.tree.text($0) } ?? ""
      guard written == label else { continue }
      func plain(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      return plain(syntax.tree.text(node)).hasSuffix(plain(text)) ? .same : .other
    }
    return .none
  }
}
