import BindlintSyntax

/// A binding that reaches an element by its position.
///
///     ForEach(lamps.indices, id: \.self) { i in Toggle("On", isOn: $lamps[i].on) }
///
/// After an insertion, a deletion or a move the position means another element, or none: the control writes to the
/// wrong one, or the app crashes.
enum IndexBasedBinding: Rule {
  static let id = RuleID("index_based_binding")

  static func check(_ pass: Pass) {
    let facts = pass.file.facts
    guard facts.wantsTree, facts.mayUseSwiftUI else { return }
    let syntax = pass.file.syntax()
    var taken: Set<PositionalPlace> = []
    reportLoops(pass, syntax, &taken)
    reportSearched(pass, syntax, taken)
  }

  // MARK: Loops

  private static func reportLoops(_ pass: Pass, _ syntax: FileSyntax, _ taken: inout Set<PositionalPlace>) {
    let facts = pass.file.facts
    for (number, loop) in facts.loops.enumerated() where loop.isPositional && !loop.isConstant {
      guard let data = PositionalData(loop: loop, syntax: syntax, pass: pass) else { continue }
      let type = facts.members[loop.member].type
      let group = type > 0 ? pass.index.group(of: TypeReference(file: pass.number, type: type)) : nil
      let places = PositionFlow(pass: pass, group: group).places(of: number, in: syntax)
      let fresh = places.filter { place in !taken.contains { $0.file == place.file && $0.range == place.range } }
      guard let first = fresh.first(where: { $0.file == pass.number }) ?? fresh.first else { continue }
      for place in places { taken.insert(place) }
      var related = [
        RelatedLocation(pass.location(syntax.tree.range(loop.callee)), "this loop hands out positions")
      ]
      for use in first.uses {
        related.append(RelatedLocation(location(first.file, use, pass), "the position is used here"))
      }
      for place in places where place != first {
        related.append(RelatedLocation(location(place.file, place.range, pass), "another binding by the same position"))
      }
      if let outer = enclosingPositional(loop, syntax, pass) {
        related.append(RelatedLocation(pass.location(syntax.tree.range(outer)), "the loop around it"))
      }
      let collection = data.collection.map { name(of: $0, syntax) } ?? nil
      let refactor = ElementLoop(pass: pass, syntax: syntax, number: number, places: places)
      pass.report(
        Diagnostic(
          rule: id, at: location(first.file, first.range, pass), message(collection: collection),
          symbol: BindingSymbol.of(loop.member, pass), related: related, suggestion: refactor.suggestion,
          fix: refactor.fix, fixRefusal: refactor.obstacle))
    }
  }

  private static func location(_ file: Int, _ range: ByteRange, _ pass: Pass) -> Location {
    Location(pass.index.files[file].id, range)
  }

  private static func enclosingPositional(_ loop: LoopFact, _ syntax: FileSyntax, _ pass: Pass) -> NodeID? {
    guard let outer = loop.outer else { return nil }
    let around = pass.file.facts.loops[outer]
    return PositionalData(loop: around, syntax: syntax, pass: pass) == nil ? nil : around.callee
  }

  private static func name(of node: NodeID, _ syntax: FileSyntax) -> String? {
    let tree = syntax.tree
    let parts = tree.kind(node) == .chain ? Array(tree.children(node)) : [node]
    var result: [String] = []
    for part in parts {
      guard tree.kind(part) == .identifier || tree.kind(part) == .memberSuffix else { break }
      let name = tree.names.string(tree.names.bare(tree.name(part)))
      if ["indices", "count", "enumerated", "endIndex", "startIndex"].contains(name) { break }
      if name != "self" { result.append(name) }
    }
    return result.isEmpty ? nil : result.joined(separator: ".")
  }

  // MARK: Searched positions

  private static func reportSearched(_ pass: Pass, _ syntax: FileSyntax, _ taken: Set<PositionalPlace>) {
    let tree = syntax.tree
    for judged in pass.bindings.judged {
      guard case .positional(let positional) = judged.verdict, positional.isSearched else { continue }
      if taken.contains(where: { $0.range == judged.binding.place && $0.file == pass.number }) { continue }
      var related = positional.uses.map { RelatedLocation(pass.location($0), "the position is used here") }
      if let loop = judged.binding.fact.loop {
        let callee = pass.file.facts.loops[loop].callee
        related.append(RelatedLocation(pass.location(tree.range(callee)), "made for each row of this loop"))
      }
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(judged.binding.place), searchedMessage(positional.mismatch),
          symbol: BindingSymbol.of(judged.binding.fact.member, pass), related: related))
    }
    let positions = Positions(pass: pass, syntax: syntax)
    for fact in pass.file.facts.projectedIndices {
      let range = tree.range(fact.chain)
      for part in tree.children(fact.chain) where tree.kind(part) == .indexSuffix {
        guard let key = positions.soleArgument(part), case .searched(let name)? = positions.position(key, inside: nil)
        else { continue }
        let indexed = indexedName(fact.chain, before: part, syntax)
        let mismatch = name.flatMap { searched in indexed.flatMap { searched == $0 ? nil : (searched, $0) } }
        pass.report(
          Diagnostic(
            rule: id, at: pass.location(ByteRange(range.start, tree.range(part).end)), searchedMessage(mismatch),
            symbol: BindingSymbol.of(fact.member, pass),
            related: [RelatedLocation(pass.location(tree.range(key)), "the position is used here")]))
        break
      }
    }
  }

  private static func indexedName(_ chain: NodeID, before suffix: NodeID, _ syntax: FileSyntax) -> String? {
    let tree = syntax.tree
    var last: String?
    for part in tree.children(chain) {
      if part == suffix { return last }
      if tree.kind(part) == .identifier || tree.kind(part) == .memberSuffix {
        last = tree.names.string(tree.names.bare(tree.name(part)))
      }
    }
    return last
  }

  // MARK: Messages

  private static func message(collection: String?) -> String {
    let what = collection.map { "'\($0)'" } ?? "a collection"
    return
      "binding reaches an element of \(what) by its position: after an insertion, deletion or move it writes to another element or crashes; bind by the element or its id"
  }

  private static func searchedMessage(_ mismatch: (searched: String, indexed: String)?) -> String {
    if let mismatch {
      return
        "binding uses a position found in '\(mismatch.searched)' to index '\(mismatch.indexed)': it writes to another element or crashes; look the element up by id inside the binding"
    }
    return
      "binding keeps a position that was searched for once: after an insertion, deletion or move it writes to another element or crashes; look the element up by id inside the binding"
  }
}
