import BindlintSyntax

/// What a chain of accesses begins with.
enum AccessRoot: Hashable {
  /// A property of the type around, `self.` left out.
  case member(String)
  /// A local: its number in the file's scope map.
  case local(Int)
  /// A name from elsewhere: a global, a type.
  case global(String)
  /// `self` itself.
  case instance
}

/// One step of an access.
enum AccessStep: Hashable {
  case member(String)
  /// `[...]`: the text of its arguments, to compare.
  case index(String)
  case optional
  case force
}

/// A root and the steps to the storage that is read or written: `model.downloaded`, `items[i].name`.
struct StorageAccess: Hashable {
  var root: AccessRoot
  var steps: [AccessStep]
  /// The chain or identifier, and its first token's node for the place.
  var node: NodeID
  /// The nodes of the index suffixes on the way, in order.
  var indices: [NodeID] = []
  /// The access ends in a call of this method, which is no step: `contains`, `insert`, `setVisited`.
  var method: String?
  /// That call's suffix.
  var call: NodeID?
  /// What follows the call: `.first { }?.on`.
  var rest: [NodeID] = []

  /// The names on the way, index steps and optional marks left out, up to the first index.
  var names: [String] {
    var result: [String] = []
    for step in steps {
      if case .member(let name) = step { result.append(name) } else if case .index = step { break }
    }
    return result
  }

  var hasOptionalStep: Bool { steps.contains(.optional) }

  /// Whether one of both addresses the other or what contains it. Keys of indices are not compared.
  func sharesStorage(with other: StorageAccess) -> Bool {
    guard root == other.root else { return false }
    for (a, b) in zip(
      steps.filter { $0 != .optional && $0 != .force }, other.steps.filter { $0 != .optional && $0 != .force })
    {
      switch (a, b) {
      case (.member(let x), .member(let y)): if x != y { return false }
      case (.index, .index): continue
      default: return true
      }
    }
    return true
  }
}

/// What a getter or setter does, as far as its text shows.
struct AccessSummary {
  var reads: [StorageAccess] = []
  var writes: [StorageAccess] = []
  /// Calls of methods: on an access, or of the type's own.
  var calls: [StorageAccess] = []
  /// The async starts: `Task { }`, `DispatchQueue...async { }`.
  var asyncStarts: [NodeID] = []
  /// Calls of names that are neither members nor known: `print(...)`, `Int(...)`.
  var freeCalls: [(name: String, node: NodeID)] = []
  var hasLoop = false
}
