import BindlintSyntax

/// The refactor of a loop over positions: a loop over the collection's own projection.
///
///     ForEach(lamps.indices, id: \.self) { i in Toggle("On", isOn: $lamps[i].on) }
///     ForEach($lamps) { $lamp in Toggle("On", isOn: $lamp.on) }
struct ElementLoop {
  /// The rewritten loop, or its head where it is long.
  private(set) var suggestion: Suggestion?
  private(set) var fix: Fix?
  /// Why it can't be rewritten by itself.
  private(set) var obstacle: String?

  private let pass: Pass
  private let syntax: FileSyntax
  private let loop: LoopFact
  private let number: Int
  private var tree: SyntaxTree { syntax.tree }
  private var index: ProjectIndex { pass.index }

  init(pass: Pass, syntax: FileSyntax, number: Int, places: [PositionalPlace]) {
    self.pass = pass
    self.syntax = syntax
    self.number = number
    loop = pass.file.facts.loops[number]
    let data = PositionalData(loop: loop, syntax: syntax, pass: pass)
    if case .pairs? = data?.form {
      obstacle = "the loop hands out elements beside their positions"
      return
    }
    guard let counted = data?.collection, let collection = Collection(counted, syntax: syntax) else {
      obstacle = "the collection behind the positions is not in sight"
      return
    }
    guard !isReversed else {
      obstacle = "the loop goes through the positions in another order, or not through all"
      return
    }
    if let element = elementWithoutIdentity(collection) {
      obstacle = "a '\(element)' has no identity to loop by; give the elements an 'id' of their own"
      return
    }
    let uses = positionUses()
    var edits: [(range: ByteRange, text: String)] = []
    let item = itemName(collection)
    for use in uses {
      guard let replaced = elementAccess(of: use, collection) else {
        obstacle = obstacle ?? "the position serves something else too"
        continue
      }
      edits.append((replaced.range, (replaced.isProjected ? "$" : "") + item))
    }
    if uses.isEmpty
      || places.contains(where: { $0.file != pass.number || !tree.range(loop.content).contains($0.range) })
    {
      obstacle = obstacle ?? "helpers get the position"
    }
    if places.contains(where: { place in !edits.contains { $0.range.overlaps(place.range) } }) {
      obstacle = obstacle ?? "a binding is made of closures over the position"
    }
    if !isIdentifiable(collection) {
      obstacle = obstacle ?? "the elements are not known to be 'Identifiable' by a stored 'id'"
    }
    guard let projected = collection.projected(pass: pass, syntax: syntax, loop: loop) else {
      obstacle = obstacle ?? "the collection has no projection here"
      return
    }
    guard let head = headEdits(projected: projected, item: item) else {
      obstacle = obstacle ?? "the loop's content is not a closure of one parameter"
      return
    }
    edits += head
    edits.sort { $0.range < $1.range }
    suggestion = Suggestion(title: "Loop over the elements' bindings", code: rewritten(edits))
    let forgotten = declarationsOnlyForTheData()
    guard obstacle == nil else { return }
    fix = Fix(
      title: "Loop over '\(projected)'", applicability: .safe,
      edits: forgotten + edits.map { TextEdit(pass.location($0.range), $0.text) })
  }

  // MARK: Collection

  /// A collection as written in the loop's data: `lamps`, `self.lamps`, `model.lamps`, `$lamps`.
  private struct Collection {
    /// Without `self.`, `$` and what counts it.
    var path: [String]
    var node: NodeID
    var parts: [NodeID]

    init?(_ node: NodeID, syntax: FileSyntax) {
      let tree = syntax.tree
      var parts = tree.kind(node) == .chain ? Array(tree.children(node)) : [node]
      guard let last = parts.last, tree.kind(last) == .memberSuffix,
        ["indices", "count", "endIndex"].contains(tree.names.string(tree.name(last)))
      else { return nil }
      parts.removeLast()
      guard let path = Collection.path(parts, syntax), !path.isEmpty else { return nil }
      self.path = path
      self.node = node
      self.parts = parts
    }

    /// The names of a chain of members; nil for anything else.
    static func path(_ parts: [NodeID], _ syntax: FileSyntax) -> [String]? {
      let tree = syntax.tree
      var result: [String] = []
      for part in parts {
        guard tree.kind(part) == .identifier || tree.kind(part) == .memberSuffix else { return nil }
        let name = tree.names.string(tree.names.bare(tree.name(part)))
        if result.isEmpty, name == "self" { continue }
        result.append(name)
      }
      return result
    }

    /// `$lamps`, `$model.lamps`, `Bindable(model).lamps`.
    func projected(pass: Pass, syntax: FileSyntax, loop: LoopFact) -> String? {
      let type = pass.file.facts.members[loop.member].type
      guard type > 0, let group = pass.index.group(of: TypeReference(file: pass.number, type: type)),
        let base = parts.first
      else { return nil }
      let tree = syntax.tree
      let isSelf = tree.name(base) == .self
      let root: AccessRoot
      if !isSelf, let local = syntax.scopes.local(base) { root = .local(local) } else { root = .member(path[0]) }
      return LoopProjection(pass: pass, syntax: syntax, group: group).text(root: root, path: path, at: node)
    }
  }

  private var isReversed: Bool {
    guard let data = loop.data else { return true }
    var at = data
    while at < tree.after(data) {
      if tree.kind(at) == .memberSuffix,
        ["reversed", "sorted", "dropFirst", "dropLast", "prefix", "suffix", "filter", "shuffled"]
          .contains(tree.names.string(tree.name(at)))
      {
        return true
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  /// The elements' type where it is one of the standard library's and its like, which no loop can tell apart.
  private func elementWithoutIdentity(_ collection: Collection) -> String? {
    let resolver = TypeResolver(index: index, number: pass.number)
    guard let type = resolver.type(ofPrefix: collection.parts), case .array(let element) = type.shape.unwrapped,
      case .named(let name, _) = element, StandardTypes.hashable.contains(name)
    else { return nil }
    // A type of the project by that name, or an extension that makes it identifiable.
    if let group = index.group(path: name),
      !index.groups[group].declarations.isEmpty || index.conformances[group].unknown.contains("Identifiable")
    {
      return nil
    }
    return name
  }

  private func isIdentifiable(_ collection: Collection) -> Bool {
    let resolver = TypeResolver(index: index, number: pass.number)
    guard let type = resolver.type(ofPrefix: collection.parts), case .array(let element) = type.shape.unwrapped,
      let group = type.with(element).group(in: index), index.conformances[group].unknown.contains("Identifiable"),
      let id = index.members(named: "id", of: group).first(where: { index.member($0).kind == .property })
    else { return false }
    return index.member(id).flags.contains(.isStored) && index.member(id).flags.contains(.isLet)
  }

  /// Removes `let count = lamps.count` where the loop's data was its only use: it would be left unused.
  private mutating func declarationsOnlyForTheData() -> [TextEdit] {
    guard let data = loop.data else { return [] }
    var result: [TextEdit] = []
    var seen: Set<Int> = []
    var at = data
    while at < tree.after(data) {
      defer { at = NodeID(at.index + 1) }
      guard tree.kind(at) == .identifier, let number = syntax.scopes.local(at), seen.insert(number).inserted else {
        continue
      }
      let local = syntax.scopes.locals[number]
      guard tree.kind(local.declaration) == .patternBinding, !isUsed(number, outside: data) else { continue }
      let declaration = syntax.parent(local.declaration)
      guard tree.kind(declaration) == .variableDecl,
        tree.children(declaration).filter({ tree.kind($0) == .patternBinding }).count == 1,
        tree.firstChild(local.declaration) == local.node
      else {
        obstacle = obstacle ?? "'\(tree.names.string(local.name))' would be left unused"
        continue
      }
      result.append(StatementRemoval(file: pass.file).edit(tree.range(declaration), pass))
    }
    return result
  }

  private func isUsed(_ local: Int, outside data: NodeID) -> Bool {
    var at = syntax.scopes.locals[local].owner
    let end = tree.after(at)
    while at < end {
      if tree.kind(at) == .identifier, !tree.isInside(at, of: data), syntax.scopes.local(at) == local { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }

  // MARK: Uses of the position

  private func positionUses() -> [NodeID] {
    let positions = Positions(pass: pass, syntax: syntax)
    var result: [NodeID] = []
    var at = loop.content
    let end = tree.after(loop.content)
    while at < end {
      if tree.kind(at) == .identifier, positions.position(at, inside: nil) == .loop(number) { result.append(at) }
      at = NodeID(at.index + 1)
    }
    return result
  }

  /// `lamps[i]` or `$lamps[i]` around a use of the position, up to the bracket.
  private func elementAccess(of use: NodeID, _ collection: Collection) -> (range: ByteRange, isProjected: Bool)? {
    let argument = syntax.parent(use)
    guard tree.kind(argument) == .argument, tree.firstChild(argument) == use else { return nil }
    let suffix = syntax.parent(argument)
    guard tree.kind(suffix) == .indexSuffix, tree.children(suffix).filter({ tree.kind($0) == .argument }).count == 1
    else { return nil }
    let parts = Array(tree.children(syntax.parent(suffix)))
    guard let place = parts.firstIndex(of: suffix), let path = Collection.path(Array(parts[..<place]), syntax),
      path == collection.path
    else { return nil }
    let isProjected = parts[..<place].contains { tree.names.isDollar(tree.name($0)) }
    return (ByteRange(tree.range(parts[0]).start, tree.range(suffix).end), isProjected)
  }

  /// `lamp` for `lamps`, else `item`; nothing that the content names already.
  private func itemName(_ collection: Collection) -> String {
    let name = collection.path.last ?? ""
    var candidates: [String] = []
    if name.hasSuffix("ies"), name.count > 4 {
      candidates.append(name.dropLast(3) + "y")
    } else if name.hasSuffix("ses") || name.hasSuffix("xes") || name.hasSuffix("ches") {
      candidates.append(String(name.dropLast(2)))
    } else if name.hasSuffix("s"), !name.hasSuffix("ss"), name.count > 2 {
      candidates.append(String(name.dropLast()))
    }
    candidates += ["item", "element", "boundItem"]
    return candidates.first { !isNamed($0) } ?? "boundElement"
  }

  private func isNamed(_ name: String) -> Bool {
    guard let id = tree.names.find(name) else { return false }
    var at = loop.content
    while at < tree.after(loop.content) {
      switch tree.kind(at) {
      case .identifier, .identifierPattern, .name: if tree.name(at) == id { return true }
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  // MARK: Edits

  /// The loop's data, its `id:`, and the parameter of its content.
  private func headEdits(projected: String, item: String) -> [(range: ByteRange, text: String)]? {
    let arguments = tree.children(loop.call).filter { tree.kind($0) == .argument }
    guard let first = arguments.first else { return nil }
    var result: [(range: ByteRange, text: String)] = []
    var end = tree.range(first).end
    if arguments.count > 1 {
      let second = syntax.argument(arguments[1])
      if second.label == .id { end = tree.range(arguments[1]).end }
    }
    result.append((ByteRange(tree.range(first).start, end), projected))
    if let signature = tree.child(loop.content, .closureSignature) {
      let parameters = tree.children(signature).filter { tree.kind($0) == .closureParameter }
      guard parameters.count == 1, tree.child(parameters[0], .type) == nil, let name = tree.child(parameters[0], .name)
      else { return nil }
      result.append((tree.range(name), "$" + item))
    } else {
      let brace = tree.range(loop.content).start + 1
      result.append((ByteRange(brace, brace), " $\(item) in"))
    }
    return result
  }

  /// The loop's text after the edits; of a long one the lines up to the first binding.
  private func rewritten(_ edits: [(range: ByteRange, text: String)]) -> String {
    let whole = ByteRange(tree.range(loop.callee).start, tree.range(loop.call).end)
    var text = ""
    var at = whole.start
    for edit in edits where whole.contains(edit.range) && edit.range.start >= at {
      text += pass.file.text(ByteRange(at, edit.range.start)) + edit.text
      at = edit.range.end
    }
    text += pass.file.text(ByteRange(at, whole.end))
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.hasSuffix("\r") ? line.dropLast() : line)
    }
    let indent = HostType.indent(at: whole.start, pass.file)
    lines = lines.map { $0.hasPrefix(indent) ? String($0.dropFirst(indent.count)) : $0 }
    if lines.count > 14 { lines = Array(lines.prefix(12)) + ["  // ..."] }
    return lines.joined(separator: "\n")
  }
}

/// The projection of a collection that a loop counts.
struct LoopProjection {
  let pass: Pass
  let syntax: FileSyntax
  let group: Int

  func text(root: AccessRoot, path: [String], at node: NodeID) -> String? {
    let tail = path.dropFirst().joined(separator: ".")
    let suffix = tail.isEmpty ? "" : "." + tail
    switch root {
    case .member(let name):
      guard
        let property = pass.index.members(named: name, of: group).first(where: {
          pass.index.member($0).kind == .property
        })
      else { return nil }
      switch wrapper(of: property) {
      case "State", "Binding", "AppStorage", "SceneStorage": return "$\(name)\(suffix)"
      case "Bindable", "StateObject", "ObservedObject", "EnvironmentObject":
        return tail.isEmpty ? nil : "$\(name)\(suffix)"
      default: return nil
      }
    case .local(let number):
      let local = syntax.scopes.locals[number]
      guard local.isWrapped, !tail.isEmpty || local.kind == .closureParameter else { return nil }
      return "$\(syntax.tree.names.string(local.name))\(suffix)"
    default: return nil
    }
  }

  private func wrapper(of reference: MemberReference) -> String? {
    let file = pass.index.files[reference.file]
    return file.facts.attributes[pass.index.member(reference).attributeRange].last.map { file.names.string($0.name) }
  }
}
