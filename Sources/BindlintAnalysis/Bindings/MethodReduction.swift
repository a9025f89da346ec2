import BindlintSyntax

/// What a method does to the stored properties of its own type, read from its body: enough to see that
/// `isVisited(id)` and `setVisited(id, on)` are about the same storage.
struct MethodReduction {
  /// Steps from the instance: `visited`, `settings.names`.
  var reads: [StorageAccess] = []
  var writes: [StorageAccess] = []

  /// Follows a method or computed property, and the methods that it calls, a few levels deep. Nil where the body is not
  /// in sight. Accesses that begin with a global (`Current.sensors`) stand beside those of the type's own members.
  static func of(
    _ reference: MemberReference, group: Int, queries: ProjectQueries, depth: Int = 0
  ) -> MethodReduction? {
    guard depth < 6 else { return nil }
    let index = queries.index
    let member = index.member(reference)
    let file = index.files[reference.file]
    let syntax = file.syntax()
    let body: NodeID?
    switch member.kind {
    case .function: body = syntax.tree.child(member.node, .codeBlock)
    case .property: body = syntax.tree.child(member.node, .accessorBlock)
    default: body = nil
    }
    guard let body else { return nil }
    var collector = AccessCollector(syntax: syntax, file: file, index: index, group: group, region: body)
    collector.collect(body)
    var result = MethodReduction()
    result.reads = collector.summary.reads.filter(isLasting)
    result.writes = collector.summary.writes.filter(isLasting)
    for call in collector.summary.calls {
      guard let name = call.method else { continue }
      if call.root == .instance, call.steps.isEmpty {
        if let inner = function(name, call: call, in: syntax, group: group, index: index), inner != reference,
          let reduced = of(inner, group: group, queries: queries, depth: depth + 1)
        {
          result.reads += reduced.reads
          result.writes += reduced.writes
        }
      } else if isLasting(call) {
        result.follow(call, number: reference.file, syntax: syntax, queries: queries, depth: depth)
      }
    }
    // A computed property is what it reads.
    var seen: Set<String> = []
    for read in result.reads {
      guard case .member(let name) = read.root, seen.insert(name).inserted,
        let property = computed(name, group: group, index: index), property != reference,
        let reduced = of(property, group: group, queries: queries, depth: depth + 1)
      else { continue }
      result.reads += reduced.reads
    }
    return result
  }

  /// A method called on something stored or global: what its body does, else whether it changes what it is called on.
  private mutating func follow(
    _ call: StorageAccess, number: Int, syntax: FileSyntax, queries: ProjectQueries, depth: Int
  ) {
    guard let name = call.method else { return }
    if let base = call.receiverType(in: syntax, number: number, index: queries.index),
      let owner = base.group(in: queries.index),
      let inner = MethodReduction.function(name, call: call, in: syntax, group: owner, index: queries.index),
      let reduced = MethodReduction.of(inner, group: owner, queries: queries, depth: depth + 1)
    {
      reads += reduced.reads.map { $0.seen(through: call) }
      writes += reduced.writes.map { $0.seen(through: call) }
      if queries.index.member(inner).flags.contains(.isMutating) { writes.append(call) }
    } else if MethodReduction.changes(name, queries: queries), !call.steps.isEmpty || !call.isGlobal {
      writes.append(call)
    }
  }

  private static func isLasting(_ access: StorageAccess) -> Bool {
    switch access.root {
    case .member, .global: true
    case .local, .instance: false
    }
  }

  /// The method that a call means: of several with one name the one whose labels fit.
  static func function(
    _ name: String, call: StorageAccess, in syntax: FileSyntax, group: Int, index: ProjectIndex
  ) -> MemberReference? {
    let found = index.members(named: name, of: group).filter { index.member($0).kind == .function }
    guard found.count > 1, let suffix = call.call else { return found.first }
    let given = syntax.tree.children(suffix).filter { syntax.tree.kind($0) == .argument }
      .map { syntax.tree.names.string(syntax.argument($0).label) }
    return found.first { member in
      let tree = index.files[member.file].syntax().tree
      guard let clause = tree.child(index.member(member).node, .parameterClause) else { return false }
      let labels = tree.children(clause).filter { tree.kind($0) == .parameter }.map { ParameterLabel.of($0, tree) }
      return labels == given
    } ?? (found.count == 1 ? found[0] : nil)
  }

  static func computed(_ name: String, group: Int, index: ProjectIndex) -> MemberReference? {
    index.members(named: name, of: group).first {
      index.member($0).kind == .property && !index.member($0).flags.contains(.isStored)
    }
  }

  /// Whether a method of this name changes what it is called on, as far as names tell.
  static func changes(_ name: String, queries: ProjectQueries) -> Bool {
    if AccessCollector.mutatingMethods.contains(name) { return true }
    if AccessCollector.queries.contains(name) { return false }
    return queries.hasMutatingMethod(name)
  }
}

extension StorageAccess {
  var isGlobal: Bool {
    if case .global = root { return true }
    return false
  }

  /// The type of what a method is called on.
  func receiverType(in syntax: FileSyntax, number: Int, index: ProjectIndex) -> ResolvedType? {
    guard syntax.tree.kind(node) == .chain else { return nil }
    var prefix: [NodeID] = []
    for part in syntax.tree.children(node) {
      if part == call { break }
      prefix.append(part)
    }
    if !prefix.isEmpty { prefix.removeLast() }
    return prefix.isEmpty ? nil : TypeResolver(index: index, number: number).type(ofPrefix: prefix)
  }

  /// A method's own access seen from its caller: `model.` + `visited`. What a model's method does to something global is
  /// the model's own affair: seen from outside it hangs on the model.
  func seen(through call: StorageAccess) -> StorageAccess {
    if call.root == .instance, call.steps.isEmpty { return self }
    let name: String
    switch root {
    case .member(let own), .global(let own): name = own
    case .local, .instance: return self
    }
    var result = self
    result.root = call.root
    result.steps = call.steps + [.member(name)] + steps
    result.node = call.node
    return result
  }
}
