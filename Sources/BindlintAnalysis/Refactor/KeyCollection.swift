import BindlintSyntax

/// An expression of the row that becomes a subscript's argument.
struct SubscriptKey {
  /// As written in the row: `city.id`.
  var text: String
  /// The name that the subscript's parameter gets.
  var name: String
  /// Where it stands in the closures.
  var places: [ByteRange]
  /// Its first place, to ask for its type.
  var node: NodeID
}

/// What a closure binding's closures are made of, seen from the model that they will move to: places where the root
/// is named, keys, and what can't move.
struct MovableParts {
  /// Places of the root with the dot that follows it, to be replaced by `self.`; without a dot: by `self`.
  var roots: [(range: ByteRange, hasDot: Bool)] = []
  var keys: [SubscriptKey] = []
  /// Why the closures can't move; the first reason.
  var obstacle: String?

  private let judge: BindingJudge
  private let root: AccessRoot
  private var tree: SyntaxTree { judge.syntax.tree }
  private var syntax: FileSyntax { judge.syntax }

  /// `leaving` are statements that stay behind.
  init(judge: BindingJudge, root: AccessRoot, leaving: [NodeID] = []) {
    self.judge = judge
    self.root = root
    for side in [judge.binding.getter, judge.binding.setter] {
      if tree.kind(side) == .closure {
        for statement in syntax.statements(of: side) where !leaving.contains(statement) { visit(statement) }
      } else {
        obstacle = obstacle ?? "it hands over a function"
      }
    }
    nameKeys()
  }

  // MARK: Walk

  private mutating func visit(_ node: NodeID) {
    switch tree.kind(node) {
    case .identifier: take(node, chain: nil)
    case .chain: visitChain(node)
    case .optionalBinding where tree.child(node, .initializerClause) == nil:
      obstacle = obstacle ?? "it binds a name by itself"
    case .keyPath, .type: break
    case .macroExpansion: obstacle = obstacle ?? "it expands a macro"
    default: for child in tree.children(node) { visit(child) }
    }
  }

  private mutating func visitChain(_ node: NodeID) {
    let parts = Array(tree.children(node))
    let base = parts[0]
    if tree.kind(base) == .identifier { take(base, chain: parts) } else { visit(base) }
    if let key = keys.last(where: { $0.places.last?.start == tree.range(base).start }), let place = key.places.last {
      // What belongs to the key is moved with it.
      for part in parts.dropFirst() where tree.range(part).start >= place.end { visitArguments(part) }
      return
    }
    for part in parts.dropFirst() { visitArguments(part) }
  }

  private mutating func visitArguments(_ part: NodeID) {
    switch tree.kind(part) {
    case .callSuffix, .indexSuffix: for child in tree.children(part) { visit(child) }
    case .ifConfig: obstacle = obstacle ?? "it depends on a build condition"
    default: break
    }
  }

  /// One name in the closures: the root, a key, a name of the closures' own, or something that can't move.
  private mutating func take(_ base: NodeID, chain: [NodeID]?) {
    let names = tree.names
    let name = tree.name(base)
    if let local = syntax.scopes.local(base) {
      if judge.isInternal(.local(local)) { return }
      if root == .local(local) { return addRoot(base, chain, from: 0) }
      return addKey(base, chain)
    }
    if name == .self {
      guard let chain, chain.count > 1, tree.kind(chain[1]) == .memberSuffix else {
        obstacle = obstacle ?? "it uses 'self'"
        return
      }
      let member = names.string(tree.name(chain[1]))
      if root == .member(member) { return addRoot(base, chain, from: 1) }
      return takeMember(member, base, chain, from: 1)
    }
    if names.isDollar(name) {
      if names.bare(name) != name { obstacle = obstacle ?? "it uses '\(names.string(name))'" }
      return
    }
    takeMember(names.string(name), base, chain, from: 0)
  }

  private mutating func takeMember(_ name: String, _ base: NodeID, _ chain: [NodeID]?, from start: Int) {
    if root == .member(name) { return addRoot(base, chain, from: start) }
    guard let group = judge.group else { return takeGlobal(name, base, chain) }
    let found = judge.index.members(named: name, of: group)
    guard let member = found.first else { return takeGlobal(name, base, chain) }
    let fact = judge.index.member(member)
    if fact.kind == .property {
      if fact.flags.contains(.isStatic) { obstacle = obstacle ?? "it uses '\(name)' of the view's type" }
      return addKey(base, chain, skipping: start)
    }
    // A function of the view that makes a key: `key(for: region)`.
    guard let chain, let call = chain.dropFirst(start + 1).first, tree.kind(call) == .callSuffix,
      fact.kind == .function,
      chain.last == call, isInArgument(base)
    else {
      obstacle = obstacle ?? "it calls '\(name)' of the view"
      return
    }
    append(
      text: tree.text(syntax.parent(call)), place: tree.range(syntax.parent(call)), node: syntax.parent(call),
      name: "key")
  }

  private func isInArgument(_ node: NodeID) -> Bool {
    var at = node
    while at != judge.binding.getter, at != judge.binding.setter, at.index != 0 {
      at = syntax.parent(at)
      if tree.kind(at) == .argument { return true }
    }
    return false
  }

  /// A global root with the static member that belongs to it: `Downloads.shared`.
  private mutating func takeGlobal(_ name: String, _ base: NodeID, _ chain: [NodeID]?) {
    guard root == .global(name) else { return }
    guard let shared = SharedRoot(name, judge: judge) else {
      obstacle = obstacle ?? "its root '\(name)' is global"
      return
    }
    addRoot(base, chain, from: shared.steps)
  }

  private mutating func addRoot(_ base: NodeID, _ chain: [NodeID]?, from start: Int) {
    let first = tree.range(base).start
    if let chain, chain.count <= start {
      obstacle = obstacle ?? "it uses '\(tree.text(base))' whole"
      return
    }
    let last = chain.map { tree.range($0[start]).end } ?? tree.range(base).end
    if let chain, chain.count > start + 1, tree.kind(chain[start + 1]) == .memberSuffix {
      let dot = tree.range(chain[start + 1])
      // Up to behind the dot.
      roots.append((ByteRange(first, dot.start + 1), true))
    } else {
      roots.append((ByteRange(first, last), false))
    }
  }

  /// The longest chain of members from here is the key: `city.id`.
  private mutating func addKey(_ base: NodeID, _ chain: [NodeID]?, skipping start: Int = 0) {
    var end = tree.range(base).end
    var name = tree.names.string(tree.names.bare(tree.name(base)))
    if let chain {
      if start > 0 {
        end = tree.range(chain[start]).end
        name = tree.names.string(tree.name(chain[start]))
      }
      for (position, part) in chain.enumerated().dropFirst(start + 1) {
        guard tree.kind(part) == .memberSuffix else { break }
        // A method called on the key is not part of it.
        if position + 1 < chain.count, tree.kind(chain[position + 1]) == .callSuffix { break }
        end = tree.range(part).end
        name = tree.names.string(tree.name(part))
      }
    }
    let place = ByteRange(tree.range(base).start, end)
    append(
      text: judge.pass.file.text(place), place: place, node: chain.map { syntax.parent($0[0]) } ?? base, name: name)
  }

  private mutating func append(text: String, place: ByteRange, node: NodeID, name: String) {
    if let known = keys.firstIndex(where: { $0.text == text }) {
      keys[known].places.append(place)
    } else {
      keys.append(SubscriptKey(text: text, name: name, places: [place], node: node))
    }
  }

  // MARK: Names

  /// Parameter names that clash with nothing in the moved closures.
  private mutating func nameKeys() {
    var taken: Set<String> = ["newValue", "self", "get", "set"]
    for local in syntax.scopes.locals {
      if tree.isInside(local.node, of: judge.binding.getter) || tree.isInside(local.node, of: judge.binding.setter) {
        taken.insert(tree.names.string(local.name))
      }
    }
    let written = keys.map(\.name)
    for number in keys.indices {
      var name = keys[number].name
      // Two keys of one name are told apart by what they belong to: `dayID` and `hourID`.
      if written.count(where: { $0 == name }) > 1 { name = qualifiedName(keys[number]) }
      if name.isEmpty || name.first?.isNumber == true { name = "key" }
      if ["self", "default", "in", "is", "for", "case", "where"].contains(name) { name = "key" }
      let base = name
      if taken.contains(name) { name = base == "id" ? "rowID" : "row" + base.prefix(1).uppercased() + base.dropFirst() }
      var count = 2
      while taken.contains(name) {
        name = base + String(count)
        count += 1
      }
      taken.insert(name)
      keys[number].name = name
    }
  }
  /// `dayID` for `day.id`, `dayName` for `day.name`; the plain name where its owner has none.
  private func qualifiedName(_ key: SubscriptKey) -> String {
    let path = key.text.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "`" } }
    guard path.count > 1, path.last == key.name else { return key.name }
    let owner = path[path.count - 2]
    guard owner != "self", owner.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      owner.first?.isLetter == true
    else { return key.name }
    return owner + (key.name == "id" ? "ID" : key.name.prefix(1).uppercased() + key.name.dropFirst())
  }
}
