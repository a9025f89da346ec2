import BindlintSyntax

/// Rows that each read one entry of a set or dictionary that an observable object holds as a whole.
///
///     ForEach(cities) { city in
///       Toggle(city.name, isOn: $trips[visited: city.id])    // every change of the set reaches every row
///
/// Observation knows the property, not the entry: who reads one entry depends on all of them.
enum BroadSetObservation: Rule {
  static let id = RuleID("broad_set_observation")

  static func check(_ pass: Pass) {
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI, !facts.repeatedUses.isEmpty else { return }
    var seen: Set<String> = []
    for use in facts.repeatedUses where !use.isMember && !facts.loops[use.loop].isConstant {
      let syntax = pass.file.syntax()
      let tree = syntax.tree
      let chain = syntax.parent(use.node)
      guard tree.kind(chain) == .chain, !isConstant(facts.loops[use.loop], syntax) else { continue }
      let parts = Array(tree.children(chain))
      guard let place = parts.firstIndex(of: use.node),
        let entry = entry(of: parts, from: place, facts.loops[use.loop], syntax, pass),
        seen.insert("\(use.loop) \(entry.path)").inserted
      else { continue }
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(ByteRange(tree.range(chain).start, entry.end)), message(entry.path),
          confidence: .medium, symbol: BindingSymbol.of(use.member, pass),
          related: [
            RelatedLocation(
              pass.location(tree.range(facts.loops[use.loop].callee)), "each row of this loop reads an entry")
          ]))
    }
  }

  private static func isConstant(_ loop: LoopFact, _ syntax: FileSyntax) -> Bool {
    guard let data = loop.data else { return true }
    let tree = syntax.tree
    if tree.kind(data) == .arrayLiteral { return true }
    return tree.kind(data) == .chain
      && tree.children(data).contains { tree.kind($0) == .memberSuffix && tree.name($0) == .allCases_ }
  }

  /// The set or dictionary of which the parts read one entry by something of the row's own.
  private static func entry(
    of parts: [NodeID], from place: Int, _ loop: LoopFact, _ syntax: FileSyntax, _ pass: Pass
  ) -> (path: String, end: UInt32)? {
    let tree = syntax.tree
    let resolver = TypeResolver(index: pass.index, number: pass.number)
    var position = place + 1
    while position < parts.count {
      let part = parts[position]
      let isQuery =
        tree.kind(part) == .callSuffix && tree.kind(parts[position - 1]) == .memberSuffix
        && tree.name(parts[position - 1]) == .contains
      guard tree.kind(part) == .indexSuffix || isQuery else {
        position += 1
        continue
      }
      guard isOfTheRow(part, loop, syntax) else { return nil }
      let holder = Array(parts[..<(isQuery ? position - 1 : position)])
      let end = tree.range(part).end
      guard let type = holder.count == 1 ? resolver.type(of: holder[0]) : resolver.type(ofPrefix: holder) else {
        return nil
      }
      if holder.count > place + 1 {
        switch type.shape {
        case .set, .dictionary: break
        default: return nil
        }
        let before = Array(holder.dropLast())
        let owner = before.count == 1 ? resolver.type(of: before[0]) : resolver.type(ofPrefix: before)
        guard let group = owner?.group(in: pass.index), isObservable(group, pass) else { return nil }
        return (path(holder, place, tree), end)
      }
      guard !isQuery, let group = type.group(in: pass.index), isObservable(group, pass),
        let read = collection(readBySubscriptsOf: group, pass)
      else { return nil }
      return (path(holder, place, tree) + "." + read, end)
    }
    return nil
  }

  private static func path(_ parts: [NodeID], _ place: Int, _ tree: SyntaxTree) -> String {
    parts[place...].filter { tree.kind($0) == .identifier || tree.kind($0) == .memberSuffix }
      .map { tree.names.string(tree.names.bare(tree.name($0))) }.joined(separator: ".")
  }

  /// The key is something that the loop's content binds.
  private static func isOfTheRow(_ arguments: NodeID, _ loop: LoopFact, _ syntax: FileSyntax) -> Bool {
    syntax.descendants(arguments).contains { node in
      guard syntax.tree.kind(node) == .identifier else { return false }
      if let local = syntax.scopes.local(node) { return syntax.scopes.locals[local].owner == loop.content }
      return syntax.tree.text(node) == "$0" && syntax.ancestor(node, .closure) == loop.content
    }
  }

  private static func isObservable(_ group: Int, _ pass: Pass) -> Bool {
    if pass.index.conformances[group].unknown.contains("ObservableObject") { return true }
    return pass.index.groups[group].contexts.contains { context in
      let file = pass.index.files[context.file]
      return file.facts.attributes[file.facts.types[context.type].attributeRange].contains { $0.name == .Observable }
    }
  }

  /// A stored set or dictionary that a subscript of the type reads.
  private static func collection(readBySubscriptsOf group: Int, _ pass: Pass) -> String? {
    let index = pass.index
    for member in index.members(of: group) where index.member(member).kind == .subscriptMember {
      let file = index.files[member.file]
      for use in file.code.uses(of: index.member(member).type)
      where Int(use.member) == member.member && use.flags.contains(.read) {
        let name = file.names.string(use.name)
        guard
          let property = index.members(named: name, of: group).first(where: {
            index.member($0).flags.contains(.isStored)
          }),
          let held = TypeResolver(index: index, number: property.file).type(ofMember: property)
        else { continue }
        switch held.shape {
        case .set, .dictionary: return name
        default: continue
        }
      }
    }
    return nil
  }

  // MARK: Messages

  private static func message(_ path: String) -> String {
    "each row reads one entry of '\(path)', and observation follows the whole of it: every change reaches every row; hold the state of a row in an object of its own"
  }
}
