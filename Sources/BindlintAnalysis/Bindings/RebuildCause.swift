import BindlintSyntax

/// Something else that the body around a row reads: when it changes, the body runs and every row's closures are made
/// anew, although nothing that the rows show has changed.
struct RebuildCause {
  /// As the body reads it: `model.searchText`.
  var path: String
  /// UTF-8 bytes of the read in the file of the loop.
  var range: ByteRange
  /// Counted from 1.
  var line: Int

  /// The first such read in the member that holds the loop; nil where the body reads nothing else that can change.
  static func find(around loop: LoopReference, storage: StorageAccess, pass: Pass) -> RebuildCause? {
    let file = pass.index.files[loop.file]
    let fact = file.facts.loops[loop.loop]
    let member = file.facts.members[fact.member]
    guard member.type > 0, let group = pass.index.group(of: TypeReference(file: loop.file, type: member.type)),
      pass.index.conformances[group].isView
    else { return nil }
    let place = MemberReference(file: loop.file, member: fact.member)
    let reads = pass.observedReads[place] ?? observedReads(of: member, in: file, group: group, pass: pass)
    pass.observedReads[place] = reads
    let tree = file.syntax().tree
    for read in reads where !tree.isInside(read.node, of: fact.content) && !read.sharesStorage(with: storage) {
      guard case .member(let name) = read.root else { continue }
      let range = tree.range(read.node)
      let line = file.source.line(of: range.start)
      // The collection changes, not its count.
      let names = read.names.prefix { !["isEmpty", "count", "first", "last", "indices", "description"].contains($0) }
      let path = ([name] + names).joined(separator: ".")
      return RebuildCause(path: path, range: range, line: line)
    }
    return nil
  }

  /// What a member reads at once whose change runs the body, in order.
  private static func observedReads(
    of member: MemberFact, in file: IndexedFile, group: Int, pass: Pass
  ) -> [StorageAccess] {
    let syntax = file.syntax()
    var collector = AccessCollector(syntax: syntax, file: file, index: pass.index, group: group, region: member.node)
    for child in syntax.tree.children(member.node)
    where syntax.tree.kind(child) == .accessorBlock || syntax.tree.kind(child) == .codeBlock {
      collector.collect(child)
    }
    let reads = collector.summary.reads.sorted { syntax.tree.range($0.node) < syntax.tree.range($1.node) }
    return reads.filter { read in
      guard case .member(let name) = read.root else { return false }
      return !isDeferred(read.node, below: member.node, syntax) && isObserved(name, read, group: group, pass: pass)
    }
  }

  /// Whether a change of what is read runs the body: state of the view, or a member of an observed object.
  private static func isObserved(_ name: String, _ read: StorageAccess, group: Int, pass: Pass) -> Bool {
    guard
      let property = pass.index.members(named: name, of: group).first(where: { pass.index.member($0).kind == .property }
      )
    else { return false }
    let fact = pass.index.member(property)
    guard fact.flags.contains(.isStored), !fact.flags.contains(.isStatic) else { return false }
    let file = pass.index.files[property.file]
    let wrappers = file.facts.attributes[fact.attributeRange].map { file.names.string($0.name) }
    let type = TypeResolver(index: pass.index, number: property.file).type(ofMember: property)
    let group = type.flatMap { $0.with($0.shape.unwrapped).group(in: pass.index) }
    let object = group.flatMap { group in
      pass.index.groups[group].declarations.contains { pass.index.type($0).kind == .classType } ? group : nil
    }
    if wrappers.contains(where: { ["State", "Binding", "AppStorage", "SceneStorage"].contains($0) }) {
      guard let object else { return true }
      return pass.index.isObservable(object) && isTold(read, of: object, pass: pass) ?? true
    }
    if wrappers.contains(where: { ["ObservedObject", "StateObject", "EnvironmentObject", "Bindable"].contains($0) }) {
      guard !read.names.isEmpty else { return false }
      return object.flatMap { isTold(read, of: $0, pass: pass) } ?? true
    }
    guard wrappers.isEmpty || wrappers.contains("Environment"), let object, pass.index.isObservable(object) else {
      return false
    }
    return isTold(read, of: object, pass: pass) ?? false
  }

  /// Whether a change of the member of an object that is read is told: not of a constant, not of a function. Nil where
  /// the member is not in sight or is computed, as from what others tell.
  private static func isTold(_ read: StorageAccess, of object: Int, pass: Pass) -> Bool? {
    guard let name = read.names.first else { return false }
    let members = pass.index.members(named: name, of: object)
    guard let first = members.first else { return nil }
    if let stored = pass.index.storedProperty(name, of: object) { return pass.index.tellsOfChanges(stored, of: object) }
    return pass.index.member(first).kind == .property ? nil : false
  }

  /// Whether a node stands in a closure that runs later: an action, a presentation.
  private static func isDeferred(_ node: NodeID, below top: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    for ancestor in syntax.ancestors(node) {
      if ancestor == top { return false }
      guard tree.kind(ancestor) == .closure else { continue }
      let parent = syntax.parent(ancestor)
      if tree.kind(parent) == .argument || tree.kind(parent) == .labeledClosure {
        let label = tree.child(parent, .label).map { tree.names.string(tree.name($0)) } ?? ""
        if label != "content" && label != "label" { return true }
      } else if tree.kind(parent) == .callSuffix {
        let parts = Array(tree.children(syntax.parent(parent)))
        guard let place = parts.firstIndex(of: parent), place > 0 else { continue }
        let callee = tree.names.string(tree.name(parts[place - 1]))
        // `filter` calls its closure at once.
        if AccessCollector.queries.contains(callee) { continue }
        // Of the other closures behind a call only those of containers are known to be content.
        let isContainer = callee.unicodeScalars.first?.properties.isUppercase ?? false
        if !isContainer || callee == "Button" || callee == "Task" { return true }
      }
    }
    return false
  }
}
