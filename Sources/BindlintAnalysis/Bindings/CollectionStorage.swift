import BindlintSyntax

/// Tells whether a collection that a loop counts is storage that something writes.
struct CollectionStorage {
  let pass: Pass
  let syntax: FileSyntax

  private var tree: SyntaxTree { syntax.tree }

  /// `collection` is what the loop names: `items.indices`, `model.items.count`, `items.enumerated()`, `count`. False
  /// for constants, for a `let`, and where it does not show.
  func canChange(_ collection: NodeID?) -> Bool {
    guard let collection else { return false }
    var parts = tree.kind(collection) == .chain ? Array(tree.children(collection)) : [collection]
    if let first = parts.first, tree.name(first) == .self, parts.count > 1 { parts.removeFirst() }
    if parts.count > 1,
      let counted = parts.firstIndex(where: {
        tree.kind($0) == .memberSuffix
          && [.indices, .count, .startIndex, .endIndex, .enumerated, .reversed].contains(tree.name($0).known)
      })
    {
      parts.removeSubrange(counted...)
    }
    guard let base = parts.first,
      parts.allSatisfy({ tree.kind($0) == .identifier || tree.kind($0) == .memberSuffix })
    else { return false }
    if tree.kind(base) == .identifier, let local = syntax.scopes.local(base) {
      // `let shown = model.items`: what it is a copy of. Other locals are made for each pass, by means unknown.
      let declaration = syntax.scopes.locals[local].declaration
      guard parts.count == 1, tree.kind(declaration) == .patternBinding,
        let value = tree.child(declaration, .initializerClause).flatMap({ tree.firstChild($0) })
      else { return false }
      return canChange(value)
    }
    return endsInWrittenStorage(
      parts, from: pass.file.facts.types[syntax.type(around: collection, in: pass.file.facts)].path)
  }

  /// Follows each step from the view to the collection; the last one decides.
  private func endsInWrittenStorage(_ parts: [NodeID], from path: String) -> Bool {
    var own = path
    for part in parts {
      let name = tree.names.string(tree.names.bare(tree.name(part)))
      guard let group = pass.index.group(path: own),
        let member = pass.index.members(named: name, of: group).first(where: { pass.index.member($0).kind == .property }
        )
      else { return false }
      if part == parts.last { return canBeWritten(member) }
      guard let type = TypeResolver(index: pass.index, number: member.file).type(ofMember: member),
        let next = type.group(in: pass.index)
      else { return false }
      own = pass.index.groups[next].path
    }
    return false
  }

  /// A stored `var`: a wrapped one in a view, any in a model. A view's plain `var` is set by its parent like a `let`.
  private func canBeWritten(_ member: MemberReference) -> Bool {
    let fact = pass.index.member(member)
    guard fact.flags.contains(.isStored), fact.flags.isDisjoint(with: [.isStatic, .isLet]) else { return false }
    let type = TypeReference(file: member.file, type: fact.type)
    guard let group = pass.index.group(of: type), pass.index.conformances[group].isView else { return true }
    return !fact.attributeRange.isEmpty
  }
}
