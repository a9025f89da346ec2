import BindlintSyntax

/// Looks for something in a row that keeps state between two passes over `body`.
struct RowState {
  let pass: Pass
  let syntax: FileSyntax

  private static let editors: Set<String> = ["TextField", "SecureField", "TextEditor"]
  private static let wrappers: Set<String> = ["State", "StateObject", "FocusState"]

  /// A text control, or a view of the project with state of its own.
  func keeper(in content: NodeID) -> (name: String, place: ByteRange)? {
    let tree = syntax.tree
    let own = pass.file.facts.types[syntax.type(around: content, in: pass.file.facts)].path
    for node in syntax.descendants(content) where tree.kind(node) == .chain {
      let parts = Array(tree.children(node))
      guard parts.count > 1, tree.kind(parts[0]) == .identifier, tree.kind(parts[1]) == .callSuffix,
        syntax.scopes.local(parts[0]) == nil
      else { continue }
      let name = tree.names.string(tree.name(parts[0]))
      if RowState.editors.contains(name) { return (name, tree.range(parts[0])) }
      guard name.unicodeScalars.first?.properties.isUppercase == true,
        let group = pass.index.findType(name, from: own).value, pass.index.conformances[group].isView, keepsState(group)
      else { continue }
      return (name, tree.range(parts[0]))
    }
    return nil
  }

  private func keepsState(_ group: Int) -> Bool {
    pass.index.members(of: group).contains { member in
      let fact = pass.index.member(member)
      guard fact.kind == .property, fact.flags.contains(.isStored) else { return false }
      let file = pass.index.files[member.file]
      return file.facts.attributes[fact.attributeRange].contains {
        RowState.wrappers.contains(file.names.string($0.name))
      }
    }
  }
}
