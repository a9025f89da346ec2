import BindlintSyntax

/// What a method does to the stored properties of its own type, read from its body: enough to see that
/// `isVisited(id)` and `setVisited(id, on)` are about the same storage.
struct MethodReduction {
  /// Steps from the instance: `visited`, `settings.names`.
  var reads: [StorageAccess] = []
  var writes: [StorageAccess] = []

  /// Follows a method, and the methods of the same type that it calls, a few levels deep. Nil where the body is not in
  /// sight.
  static func of(_ reference: MemberReference, group: Int, index: ProjectIndex, depth: Int = 0) -> MethodReduction? {
    guard depth < 4 else { return nil }
    let member = index.member(reference)
    guard member.kind == .function || member.kind == .property else { return nil }
    let file = index.files[reference.file]
    let syntax = file.syntax()
    let tree = syntax.tree
    let body: NodeID?
    if member.kind == .function {
      body = tree.child(member.node, .codeBlock)
    } else {
      body = tree.child(member.node, .accessorBlock)
    }
    guard let body else { return nil }
    var collector = AccessCollector(syntax: syntax, file: file, index: index, group: group, region: body)
    collector.collect(body)
    var result = MethodReduction()
    result.reads = collector.summary.reads.filter(isOwn)
    result.writes = collector.summary.writes.filter(isOwn)
    for call in collector.summary.calls where call.root == .instance && call.steps.isEmpty {
      guard let name = call.method, let inner = function(name, group: group, index: index), inner != reference,
        let reduced = of(inner, group: group, index: index, depth: depth + 1)
      else { continue }
      result.reads += reduced.reads
      result.writes += reduced.writes
    }
    // A method on a value that is stored here changes it: `packages[i].toggle()`.
    for call in collector.summary.calls where isOwn(call) && !call.steps.isEmpty {
      if let name = call.method, changes(name, at: call, file: reference.file, index: index) {
        result.writes.append(call)
      }
    }
    // A computed property is what it reads.
    var seen: Set<String> = []
    for read in result.reads {
      guard case .member(let name) = read.root, seen.insert(name).inserted,
        let property = computed(name, group: group, index: index), property != reference,
        let reduced = of(property, group: group, index: index, depth: depth + 1)
      else { continue }
      result.reads += reduced.reads
    }
    return result
  }

  private static func isOwn(_ access: StorageAccess) -> Bool {
    if case .member = access.root { return true }
    return false
  }

  static func function(_ name: String, group: Int, index: ProjectIndex) -> MemberReference? {
    let found = index.members(named: name, of: group).filter { index.member($0).kind == .function }
    return found.first
  }

  static func computed(_ name: String, group: Int, index: ProjectIndex) -> MemberReference? {
    index.members(named: name, of: group).first {
      index.member($0).kind == .property && !index.member($0).flags.contains(.isStored)
    }
  }

  /// Whether a method called on an access is a mutating one of a type in sight.
  static func changes(_ name: String, at call: StorageAccess, file: Int, index: ProjectIndex) -> Bool {
    if AccessCollector.mutatingMethods.contains(name) { return true }
    if AccessCollector.queries.contains(name) { return false }
    for group in index.groups.indices {
      for member in index.members(named: name, of: group) where index.member(member).flags.contains(.isMutating) {
        return true
      }
    }
    return false
  }
}
