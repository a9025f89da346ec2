import BindlintSyntax

/// Questions to the index whose answers several files need; each is worked out when it is first asked.
final class ProjectQueries: @unchecked Sendable {
  let index: ProjectIndex

  init(index: ProjectIndex) { self.index = index }

  // MARK: Types held

  /// Whether a value of the type with this simple name can be in some variable, so that `other.x` can be its `x`.
  func isHeld(_ name: String) -> Bool {
    let hash = NameTable.hash(of: name)
    return index.files.contains { $0.facts.heldTypes.mayContain(hash) }
  }
}
