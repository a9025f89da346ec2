import BindlintSyntax

/// A binding made by position, in whatever file.
struct PositionalPlace: Hashable {
  var file: Int
  /// `$x[i]`, or the first token of the `Binding` call.
  var range: ByteRange
  /// Where the position is used first in it.
  var uses: [ByteRange] = []
}

/// Follows a position from where it is fixed to the bindings that are made by it: in the content of a loop, and in the
/// helpers of the type that get it as an argument.
struct PositionFlow {
  let pass: Pass
  let group: Int?

  /// The bindings made by the position of one loop.
  func places(of number: Int, in syntax: FileSyntax) -> [PositionalPlace] {
    let loop = pass.file.facts.loops[number]
    let positions = Positions(pass: pass, syntax: syntax)
    var visited: Set<MemberReference> = []
    var found = places(in: loop.content, file: pass.number, syntax: syntax, visited: &visited, depth: 0) { key in
      if positions.position(key, inside: nil) == .loop(number) { return true }
      return false
    }
    if let data = PositionalData(loop: loop, syntax: syntax, pass: pass), let collection = data.collection {
      found += handedOn(loop, collection: collection, syntax: syntax) {
        positions.position($0, inside: nil) == .loop(number)
      }
    }
    var seen: Set<PositionalPlace> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func places(
    in region: NodeID, file number: Int, syntax: FileSyntax, visited: inout Set<MemberReference>, depth: Int,
    isPosition: (NodeID) -> Bool
  ) -> [PositionalPlace] {
    let file = pass.index.files[number]
    let tree = syntax.tree
    var result: [PositionalPlace] = []
    for fact in file.facts.projectedIndices where tree.isInside(fact.chain, of: region) {
      if let use = positionalIndex(of: fact.chain, syntax: syntax, isPosition: isPosition) {
        result.append(
          PositionalPlace(file: number, range: projectionRange(fact.chain, syntax), uses: [tree.range(use)]))
      }
    }
    for fact in file.facts.closureBindings where tree.isInside(fact.chain, of: region) {
      guard let binding = ClosureBinding(fact, syntax: syntax) else { continue }
      let uses = positionalUses(of: binding, file: number, syntax: syntax, isPosition: isPosition)
      if !uses.isEmpty { result.append(PositionalPlace(file: number, range: binding.place, uses: uses)) }
    }
    guard depth < 4 else { return result }
    var at = region
    let end = tree.after(region)
    while at < end {
      if tree.kind(at) == .callSuffix {
        result += follow(
          call: at, file: number, syntax: syntax, visited: &visited, depth: depth, isPosition: isPosition)
      }
      at = NodeID(at.index + 1)
    }
    return result
  }

  /// Up to the end of the index: `$lamps[i]` of `$lamps[i].on`.
  private func projectionRange(_ chain: NodeID, _ syntax: FileSyntax) -> ByteRange {
    let tree = syntax.tree
    let start = tree.range(chain).start
    for part in tree.children(chain) where tree.kind(part) == .indexSuffix {
      return ByteRange(start, tree.range(part).end)
    }
    return tree.range(chain)
  }

  private func positionalIndex(of chain: NodeID, syntax: FileSyntax, isPosition: (NodeID) -> Bool) -> NodeID? {
    let tree = syntax.tree
    for part in tree.children(chain) where tree.kind(part) == .indexSuffix {
      for argument in tree.children(part) where tree.kind(argument) == .argument {
        if let value = syntax.argument(argument).value.map({ syntax.strip($0) }), isPosition(value) { return value }
      }
    }
    return nil
  }

  private func positionalUses(
    of binding: ClosureBinding, file number: Int, syntax: FileSyntax, isPosition: (NodeID) -> Bool
  ) -> [ByteRange] {
    let file = pass.index.files[number]
    let tree = syntax.tree
    func summary(_ node: NodeID) -> AccessSummary {
      var collector = AccessCollector(syntax: syntax, file: file, index: pass.index, group: group, region: node)
      collector.collect(node)
      return collector.summary
    }
    func index(_ accesses: [StorageAccess]) -> ByteRange? {
      for access in accesses {
        for suffix in access.indices {
          for argument in tree.children(suffix) where tree.kind(argument) == .argument {
            if let value = syntax.argument(argument).value.map({ syntax.strip($0) }), isPosition(value) {
              return tree.range(value)
            }
          }
        }
      }
      return nil
    }
    func argument(_ calls: [StorageAccess]) -> ByteRange? {
      for call in calls where !AccessCollector.queries.contains(call.method ?? "") {
        guard let suffix = call.call else { continue }
        for argument in tree.children(suffix) where tree.kind(argument) == .argument {
          if let value = syntax.argument(argument).value.map({ syntax.strip($0) }), isPosition(value) {
            return tree.range(value)
          }
        }
      }
      return nil
    }
    let getter = summary(binding.getter), setter = summary(binding.setter)
    let read = index(getter.reads + getter.calls)
    let changed = index(setter.writes + setter.calls.filter { !AccessCollector.queries.contains($0.method ?? "") })
    if let changed { return [read, changed].compactMap { $0 } }
    if let read, let handed = argument(setter.calls) { return [read, handed] }
    return []
  }

  // MARK: Helpers

  private func follow(
    call: NodeID, file number: Int, syntax: FileSyntax, visited: inout Set<MemberReference>, depth: Int,
    isPosition: (NodeID) -> Bool
  ) -> [PositionalPlace] {
    let tree = syntax.tree
    guard let group else { return [] }
    let arguments = tree.children(call).filter { tree.kind($0) == .argument }
    guard
      let place = arguments.firstIndex(where: { argument in
        syntax.argument(argument).value.map { isPosition(syntax.strip($0)) } ?? false
      })
    else { return [] }
    let parts = Array(tree.children(syntax.parent(call)))
    guard let position = parts.firstIndex(of: call), position > 0 else { return [] }
    let callee = parts[position - 1]
    let isOwn =
      position == 1 && tree.kind(callee) == .identifier
      || position == 2 && tree.kind(parts[0]) == .identifier && tree.name(parts[0]) == .self
    guard isOwn else { return [] }
    let name = tree.names.string(tree.name(callee))
    var result: [PositionalPlace] = []
    for member in pass.index.members(named: name, of: group) where visited.insert(member).inserted {
      let kind = pass.index.member(member).kind
      guard kind == .function || kind == .localFunction else { continue }
      let other = pass.index.files[member.file].syntax()
      let function = pass.index.member(member).node
      guard
        let parameter = parameter(for: arguments[place], among: arguments, of: function, syntax: syntax, other: other),
        let body = other.tree.child(function, .codeBlock)
      else { continue }
      result += places(in: body, file: member.file, syntax: other, visited: &visited, depth: depth + 1) { key in
        guard other.tree.kind(key) == .identifier, let local = other.scopes.local(key) else { return false }
        return other.scopes.locals[local].node == parameter
      }
    }
    return result
  }

  /// The name node of the parameter that an argument goes to.
  private func parameter(
    for argument: NodeID, among arguments: [NodeID], of function: NodeID, syntax: FileSyntax, other: FileSyntax
  ) -> NodeID? {
    guard let clause = other.tree.child(function, .parameterClause) else { return nil }
    var parameters = other.tree.children(clause).filter { other.tree.kind($0) == .parameter }
    for candidate in arguments {
      let label = syntax.tree.names.string(syntax.argument(candidate).label)
      guard let place = parameters.firstIndex(where: { ParameterLabel.of($0, other.tree) == label }) else { return nil }
      if candidate == argument { return other.tree.child(parameters[place], .name) }
      parameters.removeSubrange(...place)
    }
    return nil
  }

  // MARK: Collection and position handed to a child

  /// `Row(lamps: $lamps, index: i)`: the child indexes what it gets.
  private func handedOn(
    _ loop: LoopFact, collection: NodeID, syntax: FileSyntax, isPosition: (NodeID) -> Bool
  ) -> [PositionalPlace] {
    let tree = syntax.tree
    let name = collectionName(collection, syntax)
    guard let name else { return [] }
    var result: [PositionalPlace] = []
    var at = loop.content
    let end = tree.after(loop.content)
    while at < end {
      if tree.kind(at) == .callSuffix {
        let values = tree.children(at).filter { tree.kind($0) == .argument }.compactMap { syntax.argument($0).value }
        let parts = Array(tree.children(syntax.parent(at)))
        let isType =
          parts.first.map { part in
            tree.kind(part) == .identifier
              && tree.names.string(tree.name(part)).unicodeScalars.first?.properties.isUppercase == true
          } ?? false
        if isType, values.contains(where: { isPosition(syntax.strip($0)) }),
          let projected = values.first(where: { isProjection($0, of: name, syntax) })
        {
          result.append(PositionalPlace(file: pass.number, range: tree.range(projected)))
        }
      }
      at = NodeID(at.index + 1)
    }
    return result
  }

  private func collectionName(_ node: NodeID, _ syntax: FileSyntax) -> String? {
    let tree = syntax.tree
    let parts = tree.kind(node) == .chain ? Array(tree.children(node)) : [node]
    var last: String?
    for part in parts {
      guard tree.kind(part) == .identifier || tree.kind(part) == .memberSuffix else { break }
      let name = tree.names.string(tree.names.bare(tree.name(part)))
      if ["indices", "count", "enumerated", "endIndex", "startIndex"].contains(name) { break }
      last = name
    }
    return last
  }

  private func isProjection(_ node: NodeID, of name: String, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    let parts = tree.kind(node) == .chain ? Array(tree.children(node)) : [node]
    guard parts.allSatisfy({ tree.kind($0) == .identifier || tree.kind($0) == .memberSuffix }) else { return false }
    guard parts.contains(where: { tree.names.isDollar(tree.name($0)) }), let last = parts.last else { return false }
    return tree.names.string(tree.names.bare(tree.name(last))) == name
  }
}
