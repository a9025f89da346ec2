import BindlintSyntax

/// Questions to the index whose answers several files need, worked out once before the rules run.
final class ProjectQueries: Sendable {
  let index: ProjectIndex
  let repeated: RepeatedContent

  init(index: ProjectIndex) {
    self.index = index
    repeated = RepeatedContent(index: index)
  }

  // MARK: Types held

  /// Whether a value of the type with this simple name can be in some variable, so that `other.x` can be its `x`.
  func isHeld(_ name: String) -> Bool {
    let hash = NameTable.hash(of: name)
    return index.files.contains { $0.facts.heldTypes.mayContain(hash) }
  }
}
