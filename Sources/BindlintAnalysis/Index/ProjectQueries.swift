import BindlintSyntax

/// Questions to the index whose answers several files need, worked out once before the rules run.
final class ProjectQueries: Sendable {
  let index: ProjectIndex
  let repeated: RepeatedContent
  /// Hashes of the names of all `mutating` methods in sight.
  private let mutatingMethods: Set<UInt64>

  init(index: ProjectIndex) {
    self.index = index
    repeated = RepeatedContent(index: index)
    var mutating: Set<UInt64> = []
    if index.files.contains(where: { !$0.facts.closureBindings.isEmpty }) {
      for file in index.files {
        for member in file.facts.members where member.flags.contains(.isMutating) {
          mutating.insert(file.names.hash(member.name))
        }
      }
    }
    mutatingMethods = mutating
  }

  /// Whether some type in sight has a `mutating` method of this name.
  func hasMutatingMethod(_ name: String) -> Bool { mutatingMethods.contains(NameTable.hash(of: name)) }

  /// Whether a value of the type with this simple name can be in some variable, so that `other.x` can be its `x`.
  func isHeld(_ name: String) -> Bool {
    let hash = NameTable.hash(of: name)
    return index.files.contains { contains($0.facts.heldTypes, hash) }
  }

  private func contains(_ sorted: [UInt64], _ hash: UInt64) -> Bool {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == hash
  }
}
