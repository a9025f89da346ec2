import BindlintSyntax

/// Finds whether a closure binding reaches an element by a position that was fixed outside of its closures.
struct PositionSearch {
  let judge: BindingJudge

  private var syntax: FileSyntax { judge.syntax }
  private var tree: SyntaxTree { judge.syntax.tree }

  /// Positional is what writes through a position: an index on the written path, or a call that is given the position
  /// while the getter reads by it. A position that only picks the row's key is none.
  func positional(getter: AccessSummary, setter: AccessSummary) -> PositionalBinding? {
    let positions = Positions(pass: judge.pass, syntax: syntax)
    var result = PositionalBinding(uses: [], position: nil, isSearched: false, mismatch: nil)
    func note(_ accesses: [StorageAccess], inside side: NodeID) -> Bool {
      for access in accesses {
        for suffix in access.indices {
          guard let key = positions.soleArgument(suffix), let kind = positions.position(key, inside: side) else {
            continue
          }
          if case .searched(let name) = kind {
            result.isSearched = true
            let indexed = access.names.last ?? rootName(access.root)
            if let name, let indexed, name != indexed { result.mismatch = (name, indexed) }
          }
          result.position = result.position ?? syntax.scopes.local(key)
          result.uses.append(tree.range(key))
          return true
        }
      }
      return false
    }
    let changed = setter.writes + setter.calls.filter { !AccessCollector.queries.contains($0.method ?? "") }
    let isRead = note(getter.reads + getter.calls, inside: judge.binding.getter)
    if note(changed, inside: judge.binding.setter) { return result }
    guard isRead, let handed = handedOn(setter, positions) else { return nil }
    result.uses.append(handed)
    return result
  }

  /// A position that the setter hands to a call.
  private func handedOn(_ setter: AccessSummary, _ positions: Positions) -> ByteRange? {
    for call in setter.calls {
      guard let suffix = call.call, !AccessCollector.queries.contains(call.method ?? "") else { continue }
      for argument in tree.children(suffix) where tree.kind(argument) == .argument {
        guard let value = syntax.argument(argument).value,
          positions.position(syntax.strip(value), inside: judge.binding.setter) != nil
        else { continue }
        return tree.range(value)
      }
    }
    return nil
  }

  private func rootName(_ root: AccessRoot) -> String? {
    switch root {
    case .member(let name), .global(let name): return name
    case .local(let number): return tree.names.string(syntax.scopes.locals[number].name)
    case .instance: return nil
    }
  }
}

/// Tells which names are positions in a collection.
struct Positions {
  let pass: Pass
  let syntax: FileSyntax

  private var tree: SyntaxTree { syntax.tree }

  enum Kind: Equatable {
    /// The loop's own position.
    case loop(Int)
    /// Found by `firstIndex` and kept; with the name of the collection that was searched.
    case searched(String?)
  }

  /// The only argument of an index suffix, where it has one.
  func soleArgument(_ suffix: NodeID) -> NodeID? {
    let arguments = tree.children(suffix).filter { tree.kind($0) == .argument }
    guard arguments.count == 1, let value = syntax.argument(arguments[0]).value else { return nil }
    return syntax.strip(value)
  }

  /// What kind of position an index expression is, where it was fixed outside of `closure`.
  func position(_ key: NodeID, inside closure: NodeID?) -> Kind? {
    if tree.kind(key) == .chain { return offset(key) }
    guard tree.kind(key) == .identifier else { return nil }
    if let local = syntax.scopes.local(key) {
      let declaration = syntax.scopes.locals[local]
      if let closure, tree.isInside(declaration.node, of: closure) { return nil }
      if let name = searchedCollection(declaration) { return .searched(name.isEmpty ? nil : name) }
      if let loop = loop(of: declaration) { return .loop(loop) }
      return nil
    }
    // `$0` of the loop's own content.
    if tree.text(key).hasPrefix("$"), let owner = syntax.ancestor(key, .closure),
      let loop = pass.file.facts.loops.firstIndex(where: { $0.content == owner }),
      let data = PositionalData(loop: pass.file.facts.loops[loop], syntax: syntax, pass: pass),
      data.position(anonymous: tree.text(key))
    {
      return .loop(loop)
    }
    return nil
  }

  /// `pair.offset` of `enumerated()`.
  private func offset(_ key: NodeID) -> Kind? {
    let parts = Array(tree.children(key))
    guard parts.count == 2, tree.kind(parts[0]) == .identifier, tree.kind(parts[1]) == .memberSuffix,
      ["offset", "0"].contains(tree.names.string(tree.name(parts[1])))
    else { return nil }
    for (number, loop) in pass.file.facts.loops.enumerated() {
      guard let data = PositionalData(loop: loop, syntax: syntax, pass: pass), case .pairs = data.form else { continue }
      if let local = syntax.scopes.local(parts[0]) {
        let declaration = syntax.scopes.locals[local]
        if declaration.owner == loop.content, declaration.kind == .closureParameter { return .loop(number) }
      } else if tree.text(parts[0]) == "$0", syntax.ancestor(parts[0], .closure) == loop.content {
        return .loop(number)
      }
    }
    return nil
  }

  /// The loop whose position a local is.
  func loop(of local: LocalDeclaration) -> Int? {
    guard local.kind == .closureParameter else { return nil }
    for (number, loop) in pass.file.facts.loops.enumerated() where loop.content == local.owner {
      guard let data = PositionalData(loop: loop, syntax: syntax, pass: pass) else { return nil }
      return data.isPosition(local) ? number : nil
    }
    return nil
  }

  /// For `let i = items.firstIndex(...)`: the name of the collection; empty where it has none; nil for anything else.
  func searchedCollection(_ local: LocalDeclaration) -> String? {
    switch tree.kind(local.declaration) {
    case .patternBinding, .optionalBinding: break
    default: return nil
    }
    guard tree.firstChild(local.declaration) == local.node,
      let clause = tree.child(local.declaration, .initializerClause), var value = tree.firstChild(clause)
    else { return nil }
    if tree.kind(value) == .sequence, let first = tree.firstChild(value) {
      // `firstIndex(...) ?? 0`
      value = first
    }
    value = syntax.strip(value)
    guard tree.kind(value) == .chain else { return nil }
    let parts = Array(tree.children(value))
    for (place, part) in parts.enumerated() where tree.kind(part) == .memberSuffix && place + 1 < parts.count {
      let name = tree.names.string(tree.name(part))
      guard ["firstIndex", "lastIndex", "index"].contains(name), tree.kind(parts[place + 1]) == .callSuffix else {
        continue
      }
      guard parts[(place + 2)...].allSatisfy({ tree.kind($0) == .forceSuffix }) else { return nil }
      if name == "index" {
        let labels = tree.children(parts[place + 1]).filter { tree.kind($0) == .argument }
          .map { tree.names.string(syntax.argument($0).label) }
        guard labels == ["of"] || labels == ["id"] || labels == ["where"] else { return nil }
      }
      let before = parts[place - 1]
      return tree.names.string(tree.names.bare(tree.name(before)))
    }
    return nil
  }
}

/// What a loop's data says about positions: which parameter of its content is one, and of which collection.
struct PositionalData {
  enum Form {
    /// Every element is a position: `items.indices`, `0..<items.count`.
    case whole
    /// Pairs of a position and an element: `enumerated()`, `zip(items.indices, items)`.
    case pairs
  }

  var form: Form
  /// The collection, as written: `items`, `model.lamps`; nil where only a count shows.
  var collection: NodeID?
  private let syntax: FileSyntax
  private let loop: LoopFact

  private var tree: SyntaxTree { syntax.tree }

  /// Nil for a loop whose data are no positions, or positions of something that never changes.
  init?(loop: LoopFact, syntax: FileSyntax, pass: Pass) {
    guard loop.isPositional, !loop.isConstant, let data = loop.data else { return nil }
    self.loop = loop
    self.syntax = syntax
    form = .whole
    let reader = PositionalDataReader(syntax: syntax, pass: pass)
    guard let read = reader.read(data, depth: 0) else { return nil }
    form = read.form
    collection = read.collection
    if let collection, reader.isConstant(collection) { return nil }
  }

  func isPosition(_ local: LocalDeclaration) -> Bool {
    guard let signature = tree.child(loop.content, .closureSignature) else { return false }
    let parameters = tree.children(signature).filter { tree.kind($0) == .closureParameter }
    guard let place = parameters.firstIndex(of: local.declaration) else { return false }
    switch form {
    case .whole: return place == 0
    case .pairs: return place == 0 && parameters.count > 1
    }
  }

  /// `$0` of the content.
  func position(anonymous text: String) -> Bool {
    if case .whole = form { return text == "$0" }
    return false
  }
}

/// Reads the data expression of a loop.
struct PositionalDataReader {
  let syntax: FileSyntax
  let pass: Pass

  private var tree: SyntaxTree { syntax.tree }

  func read(_ expression: NodeID, depth: Int) -> (form: PositionalData.Form, collection: NodeID?)? {
    guard depth < 6 else { return nil }
    let node = syntax.strip(expression)
    switch tree.kind(node) {
    case .sequence: return readRange(node)
    case .chain: return readChain(node, depth: depth)
    case .identifier: return readName(node, depth: depth)
    default: return nil
    }
  }

  /// `0..<items.count`, `items.startIndex..<items.endIndex`, `0..<count`.
  private func readRange(_ node: NodeID) -> (form: PositionalData.Form, collection: NodeID?)? {
    let parts = Array(tree.children(node))
    guard parts.count >= 3, tree.kind(parts[1]) == .binaryOperator, ["..<", "..."].contains(tree.text(parts[1])) else {
      return nil
    }
    // Anything but a literal at the end: it can change.
    let end = syntax.strip(parts[2])
    if tree.kind(end) == .literal { return nil }
    if tree.kind(parts[0]) == .literal || tree.text(parts[0]).hasSuffix("startIndex") {
      return (.whole, counted(end))
    }
    return nil
  }

  /// The collection in `items.count`, `items.endIndex`, `count`.
  private func counted(_ node: NodeID) -> NodeID? {
    if tree.kind(node) == .identifier, let local = syntax.scopes.local(node),
      let value = initialValue(of: syntax.scopes.locals[local])
    {
      return counted(value)
    }
    return node
  }

  private func initialValue(of local: LocalDeclaration) -> NodeID? {
    guard tree.kind(local.declaration) == .patternBinding, tree.firstChild(local.declaration) == local.node else {
      return nil
    }
    return tree.child(local.declaration, .initializerClause).flatMap { tree.firstChild($0) }
  }

  private func readChain(_ node: NodeID, depth: Int) -> (form: PositionalData.Form, collection: NodeID?)? {
    let parts = Array(tree.children(node))
    // `Array(x.indices)`, `zip(x.indices, x)`.
    if parts.count >= 2, tree.kind(parts[0]) == .identifier, tree.kind(parts[1]) == .callSuffix {
      let arguments = tree.children(parts[1]).filter { tree.kind($0) == .argument }.compactMap {
        syntax.argument($0).value
      }
      if tree.name(parts[0]) == .Array, let first = arguments.first { return read(first, depth: depth + 1) }
      if tree.name(parts[0]) == .zip, let first = arguments.first, let inner = read(first, depth: depth + 1) {
        return (.pairs, inner.collection)
      }
      return nil
    }
    for part in parts.reversed() where tree.kind(part) == .memberSuffix {
      switch tree.names.string(tree.name(part)) {
      case "indices": return (.whole, node)
      case "enumerated":
        // `$items.enumerated()` hands out bindings of the elements.
        return (.pairs, node)
      case "reversed", "lazy", "sorted", "dropFirst", "dropLast", "prefix", "suffix", "shuffled", "filter": continue
      default: return nil
      }
    }
    return nil
  }

  private func readName(_ node: NodeID, depth: Int) -> (form: PositionalData.Form, collection: NodeID?)? {
    guard let local = syntax.scopes.local(node), let value = initialValue(of: syntax.scopes.locals[local]) else {
      return nil
    }
    return read(value, depth: depth + 1)
  }

  // MARK: Constants

  /// Whether what is counted never changes: `allCases`, a static or literal constant.
  func isConstant(_ node: NodeID) -> Bool {
    let parts = tree.kind(node) == .chain ? Array(tree.children(node)) : [node]
    for part in parts where tree.kind(part) == .memberSuffix && tree.name(part) == .allCases_ { return true }
    guard let base = parts.first, tree.kind(base) == .identifier || tree.kind(base) == .arrayLiteral else {
      return false
    }
    if tree.kind(base) == .arrayLiteral { return true }
    var name = tree.names.string(tree.names.bare(tree.name(base)))
    var isSelf = false
    if tree.name(base) == .self || tree.name(base) == .Self, parts.count > 1 {
      name = tree.names.string(tree.names.bare(tree.name(parts[1])))
      isSelf = true
    }
    let own = pass.file.facts.types[syntax.type(around: node, in: pass.file.facts)].path
    if !isSelf, let local = syntax.scopes.local(base) {
      let declaration = syntax.scopes.locals[local]
      guard declaration.kind == .constant, let value = initialValue(of: declaration) else { return false }
      return isLiteral(value)
    }
    if !isSelf, let first = name.unicodeScalars.first, first.properties.isUppercase, parts.count > 1 {
      // `Day.names.indices`: a static constant.
      let member = tree.names.string(tree.name(parts[1]))
      if case .found(let group) = pass.index.findType(name, from: own) {
        return pass.index.members(named: member, of: group).contains {
          let flags = pass.index.member($0).flags
          return flags.contains(.isStatic) && (flags.contains(.isLet) || !flags.contains(.isStored))
        }
      }
      return false
    }
    guard let group = pass.index.group(path: own) else { return isConstantGlobal(name) }
    let found = pass.index.members(named: name, of: group)
    guard let property = found.first(where: { pass.index.member($0).kind == .property }) else {
      return isConstantGlobal(name)
    }
    let fact = pass.index.member(property)
    guard fact.flags.contains(.isLet) else { return false }
    if fact.flags.contains(.isStatic) { return true }
    return fact.flags.contains(.hasInitialValue)
  }

  private func isConstantGlobal(_ name: String) -> Bool {
    let found = pass.index.globals(named: name)
    return found.count == 1 && pass.index.member(found[0]).flags.contains(.isLet)
  }

  private func isLiteral(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .arrayLiteral, .literal, .stringLiteral, .dictionaryLiteral: return true
    default: return false
    }
  }
}
