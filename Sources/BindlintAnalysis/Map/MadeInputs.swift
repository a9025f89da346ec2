import BindlintSyntax

/// Stored properties that the initializers of a view make themselves, whatever the parent gives.
struct MadeInputs {
  let index: ProjectIndex
  let group: Int

  /// Whether each initializer sets the property once, at its top level, to a value without a parameter or property in
  /// it: `formatter = DateFormatter()`.
  func isRemade(_ name: String) -> Bool {
    let initializers = index.members(of: group).filter { index.member($0).kind == .initializer }
    return !initializers.isEmpty && initializers.allSatisfy { isRemade(name, by: $0) }
  }

  private func isRemade(_ name: String, by initializer: MemberReference) -> Bool {
    let syntax = index.files[initializer.file].syntax()
    let tree = syntax.tree
    guard let code = tree.child(index.member(initializer).node, .codeBlock) else { return false }
    var found: [NodeID] = []
    for node in syntax.descendants(code) where tree.kind(node) == .sequence {
      let parts = Array(tree.children(node))
      guard parts.count >= 3, tree.kind(parts[1]) == .assignment else { continue }
      var target = tree.kind(parts[0]) == .chain ? Array(tree.children(parts[0])) : [parts[0]]
      if target.count > 1, tree.name(target[0]) == .self { target.removeFirst() }
      guard let first = target.first, tree.names.string(tree.names.bare(tree.name(first))) == name,
        syntax.scopes.local(first) == nil
      else { continue }
      guard target.count == 1, syntax.parent(node) == code else { return false }
      found.append(node)
    }
    guard found.count == 1, let value = found.first else { return false }
    return tree.children(value).dropFirst(2).allSatisfy { isOwn($0, syntax, depth: 0) }
  }

  /// Whether an expression uses no parameter and no property of the type, itself or through constants.
  private func isOwn(_ expression: NodeID, _ syntax: FileSyntax, depth: Int) -> Bool {
    let tree = syntax.tree
    guard depth < 8 else { return false }
    for node in [expression] + Array(syntax.descendants(expression)) {
      switch tree.kind(node) {
      case .closure: return false
      case .identifier:
        if let local = syntax.scopes.local(node) {
          let declared = syntax.scopes.locals[local]
          guard declared.kind == .constant, tree.kind(declared.declaration) == .patternBinding,
            let value = tree.child(declared.declaration, .initializerClause).flatMap({ tree.firstChild($0) }),
            isOwn(value, syntax, depth: depth + 1)
          else { return false }
        } else {
          let name = tree.names.string(tree.name(node))
          // A type's name, and not a property or function.
          guard name.unicodeScalars.first?.properties.isUppercase ?? false else { return false }
        }
      default: continue
      }
    }
    return true
  }
}
