import BindlintSyntax

/// Which members run once for each row of a loop, because repeated content calls them, directly or through others.
struct RepeatedContent {
  /// By member: the loop that it is reached from; the first in the order of the files.
  private(set) var loops: [MemberReference: LoopReference] = [:]

  /// Follows the types that have a closure binding or a binding by index somewhere, and methods that give a binding.
  init(index: ProjectIndex) {
    var wanted: Set<Int> = []
    var makers: [String: [MemberReference]] = [:]
    for (number, file) in index.files.enumerated() {
      let facts = file.facts
      let members = facts.closureBindings.map(\.member) + facts.projectedIndices.map(\.member)
      for member in members {
        let type = facts.members[member].type
        if type > 0, let group = index.group(of: TypeReference(file: number, type: type)) { wanted.insert(group) }
      }
      for member in Set(facts.closureBindings.map(\.member)).sorted() where facts.members[member].kind == .function {
        let reference = MemberReference(file: number, member: member)
        if file.text(facts.members[member].typeRange).hasPrefix("Binding<") {
          makers[file.names.string(facts.members[member].name), default: []].append(reference)
        }
      }
    }
    for group in wanted.sorted() { follow(group, index) }
    followMakers(makers, index)
  }

  private mutating func follow(_ group: Int, _ index: ProjectIndex) {
    var byName: [String: [MemberReference]] = [:]
    for member in index.members(of: group) {
      switch index.member(member).kind {
      case .function, .localFunction: break
      case .property where !index.member(member).flags.contains(.isStored): break
      default: continue
      }
      byName[index.name(member), default: []].append(member)
    }
    var queue: [MemberReference] = []
    for context in index.groups[group].contexts {
      let file = index.files[context.file]
      for use in file.facts.repeatedUses where !use.isMember && file.facts.members[use.member].type == context.type {
        for member in byName[file.names.string(use.name)] ?? [] where loops[member] == nil {
          guard accepts(member, call: use.node, in: context.file, among: byName, index) else { continue }
          loops[member] = LoopReference(file: context.file, loop: use.loop)
          queue.append(member)
        }
      }
    }
    while let next = queue.popLast() {
      guard let loop = loops[next] else { continue }
      let file = index.files[next.file]
      for use in file.code.uses(of: index.member(next).type) where Int(use.member) == next.member {
        guard use.flags.contains(.immediate), !use.flags.contains(.member) else { continue }
        for member in byName[file.names.string(use.name)] ?? [] where loops[member] == nil && member != next {
          loops[member] = loop
          queue.append(member)
        }
      }
    }
  }

  /// Of several functions with one name the labels of the call decide.
  private func accepts(
    _ member: MemberReference, call node: NodeID, in number: Int, among byName: [String: [MemberReference]],
    _ index: ProjectIndex
  ) -> Bool {
    guard index.member(member).kind != .property, (byName[index.name(member)]?.count ?? 0) > 1 else { return true }
    let syntax = index.files[number].syntax()
    let chain = syntax.parent(node)
    guard syntax.tree.kind(chain) == .chain else { return true }
    let parts = Array(syntax.tree.children(chain))
    guard let place = parts.firstIndex(of: node), place + 1 < parts.count,
      syntax.tree.kind(parts[place + 1]) == .callSuffix
    else { return true }
    let call = parts[place + 1]
    let given = syntax.tree.children(call).filter { syntax.tree.kind($0) == .argument }
      .map { syntax.tree.names.string(syntax.argument($0).label) }
    let other = index.files[member.file].syntax()
    guard let clause = other.tree.child(index.member(member).node, .parameterClause) else { return true }
    let hasTrailing = syntax.tree.child(call, .closure) != nil
    var position = 0
    for parameter in other.tree.children(clause) where other.tree.kind(parameter) == .parameter {
      let label = ParameterLabel.of(parameter, other.tree)
      if position < given.count, given[position] == label {
        position += 1
      } else if other.tree.child(parameter, .initializerClause) == nil, !hasTrailing {
        return false
      }
    }
    return position == given.count
  }

  /// A method of a model that gives a binding and is called in a row.
  private mutating func followMakers(_ makers: [String: [MemberReference]], _ index: ProjectIndex) {
    guard !makers.isEmpty else { return }
    for (number, file) in index.files.enumerated() {
      for use in file.facts.repeatedUses where use.isMember {
        guard let candidates = makers[file.names.string(use.name)] else { continue }
        let syntax = file.syntax()
        let chain = syntax.parent(use.node)
        guard syntax.tree.kind(chain) == .chain else { continue }
        let prefix = syntax.tree.children(chain).prefix { $0 != use.node }
        guard let base = TypeResolver(index: index, number: number).type(ofPrefix: Array(prefix)),
          let group = base.group(in: index)
        else { continue }
        for member in candidates where loops[member] == nil {
          let type = TypeReference(file: member.file, type: index.member(member).type)
          if index.group(of: type) == group { loops[member] = LoopReference(file: number, loop: use.loop) }
        }
      }
    }
  }
}

/// The label that a call writes for a parameter; empty for none.
enum ParameterLabel {
  static func of(_ parameter: NodeID, _ tree: SyntaxTree) -> String {
    let node = tree.child(parameter, .label) ?? tree.child(parameter, .name)
    let text = node.map { tree.text($0) } ?? ""
    return text == "_" ? "" : text.filter { $0 != "`" }
  }
}
