import BindlintSyntax

/// Takes an unused input out of a view wholly: its declaration, what initializers do for it, and the argument at every
/// call in the project. Where one of these is not sure, nothing is edited and the reason is named.
struct PropertyRemoval {
  private(set) var edits: [TextEdit] = []
  /// Why the property can't be taken out.
  private(set) var obstacle: String?

  private let pass: Pass
  private let property: UnusedProperty
  private let name: String
  private let fact: MemberFact
  private var index: ProjectIndex { pass.index }

  init(pass: Pass, property: UnusedProperty) {
    self.pass = pass
    self.property = property
    name = pass.index.name(property.member)
    fact = pass.index.member(property.member)
    let removal = DeclarationRemoval(pass: pass, property: property)
    guard let own = removal.edits else {
      obstacle = "its declaration shares its lines with others"
      return
    }
    edits = own
    if property.isWritten { obstacle = "it is assigned in places that would have to go too" }
    if index.groups[property.group].declarations.count != 1 {
      obstacle = obstacle ?? "'\(index.groups[property.group].path)' is declared more than once"
    }
    if mentionsGenericParameter { obstacle = obstacle ?? "its type names a generic parameter" }
    if hasEffect(initialValue) { obstacle = obstacle ?? "its initial value may do something" }
    guard obstacle == nil else { return }
    let initializers = pass.queries.initializers(of: property.group)
    var labels: [(labels: [String], position: Int)] = []
    for initializer in initializers { removeFrom(initializer, &labels) }
    let ownInitializers = initializers.contains { index.type(typeOf($0)).kind != .extensionType }
    if !ownInitializers, isMemberwise { labels.append(([], -1)) }
    guard obstacle == nil, !labels.isEmpty else { return }
    removeArguments(memberwise: !ownInitializers, removed: labels)
  }

  private func typeOf(_ member: MemberReference) -> TypeReference {
    TypeReference(file: member.file, type: index.member(member).type)
  }

  // MARK: The property

  private var mentionsGenericParameter: Bool {
    let generics = index.type(property.type).genericParameters
    guard !generics.isEmpty, fact.typeRange.count > 0 else { return false }
    let words = pass.file.text(fact.typeRange).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return words.contains { generics.contains($0) }
  }

  private var initialValue: NodeID? {
    let tree = pass.file.syntax().tree
    return tree.child(fact.node, .initializerClause).flatMap { tree.firstChild($0) }
  }

  private func hasEffect(_ value: NodeID?) -> Bool {
    guard let value else { return false }
    return mayAct(value, pass.file.syntax())
  }

  /// Whether evaluating an expression may do something: it calls what is no type.
  private func mayAct(_ value: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    var at = value
    let end = tree.after(value)
    while at < end {
      switch tree.kind(at) {
      case .closure:
        at = tree.after(at)
        continue
      case .callSuffix:
        let parts = Array(tree.children(syntax.parent(at)))
        let callee = parts.firstIndex(of: at).flatMap { $0 > 0 ? parts[$0 - 1] : nil }
        let text = callee.map { tree.names.string(tree.name($0)) } ?? ""
        let isType = text.unicodeScalars.first?.properties.isUppercase ?? false
        if !isType && text != "init" && text != "constant" { return true }
      case .effectExpr, .macroExpansion: return true
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  /// Whether the property is a parameter of the memberwise initializer.
  private var isMemberwise: Bool {
    if index.type(property.type).kind != .structType { return false }
    if fact.flags.contains(.isLet), fact.flags.contains(.hasInitialValue) { return false }
    return true
  }

  // MARK: Initializers

  /// Removes the assignment and, where nothing else uses it, the parameter.
  private mutating func removeFrom(_ initializer: MemberReference, _ labels: inout [(labels: [String], position: Int)])
  {
    let file = index.files[initializer.file]
    let syntax = file.syntax()
    let tree = syntax.tree
    let node = index.member(initializer).node
    guard let body = tree.child(node, .codeBlock) else { return }
    var parameterUses: [String: Int] = [:]
    var assigned: (statement: NodeID, value: NodeID)?
    var at = body
    let end = tree.after(body)
    while at < end {
      if tree.kind(at) == .sequence, let value = assignedValue(at, syntax) {
        guard assigned == nil, syntax.parent(at) == body else {
          obstacle = "an initializer assigns it in several places"
          return
        }
        assigned = (at, value)
      }
      if tree.kind(at) == .identifier, let local = syntax.scopes.local(at),
        syntax.scopes.locals[local].kind == .parameter
      {
        parameterUses[tree.names.string(syntax.scopes.locals[local].name), default: 0] += 1
      }
      at = NodeID(at.index + 1)
    }
    guard let assigned else { return }
    if mayAct(assigned.value, syntax) {
      obstacle = "what an initializer assigns to it may do something"
      return
    }
    edits.append(TextEdit(Location(file.id, Lines(file).whole(tree.range(assigned.statement))), ""))
    // The only parameter in the value, used for nothing else, goes too.
    var used: Set<String> = []
    at = assigned.value
    while at < tree.after(assigned.value) {
      if tree.kind(at) == .identifier, let local = syntax.scopes.local(at),
        syntax.scopes.locals[local].kind == .parameter
      {
        used.insert(tree.names.string(syntax.scopes.locals[local].name))
      }
      at = NodeID(at.index + 1)
    }
    guard used.count == 1, let parameter = used.first, parameterUses[parameter] == 1,
      let clause = tree.child(node, .parameterClause)
    else { return }
    let parameters = tree.children(clause).filter { tree.kind($0) == .parameter }
    guard
      let position = parameters.firstIndex(where: {
        tree.child($0, .name).map { tree.names.string(tree.name($0)) } == parameter
      })
    else { return }
    if position == parameters.count - 1,
      tree.child(parameters[position], .type).map({ tree.text($0).contains("->") }) == true
    {
      obstacle = "calls may hand it over as a trailing closure"
      return
    }
    if index.member(initializer).access >= .publicAccess, index.type(property.type).access >= .publicAccess {
      obstacle = "its initializer is public: other modules may hand it over"
      return
    }
    let all = parameters.map { ParameterLabel.of($0, tree) }
    if all.filter({ $0 == all[position] }).count > 1 {
      obstacle = "its parameter has no label of its own"
      return
    }
    edits.append(TextEdit(Location(file.id, ListElement(parameters, position, tree).range), ""))
    labels.append((all, position))
  }

  /// For `self.x = v`, `x = v`, `_x = v`: the value.
  private func assignedValue(_ sequence: NodeID, _ syntax: FileSyntax) -> NodeID? {
    let tree = syntax.tree
    let parts = Array(tree.children(sequence))
    guard parts.count == 3, tree.kind(parts[1]) == .assignment else { return nil }
    let target = parts[0]
    switch tree.kind(target) {
    case .identifier:
      guard syntax.scopes.local(target) == nil else { return nil }
      let text = tree.names.string(tree.name(target))
      return text == name || text == "_" + name ? parts[2] : nil
    case .chain:
      let steps = Array(tree.children(target))
      guard steps.count == 2, tree.kind(steps[0]) == .identifier, tree.name(steps[0]) == .self,
        tree.kind(steps[1]) == .memberSuffix
      else { return nil }
      let text = tree.names.string(tree.name(steps[1]))
      return text == name || text == "_" + name ? parts[2] : nil
    default: return nil
    }
  }

  // MARK: Calls

  private mutating func removeArguments(memberwise: Bool, removed: [(labels: [String], position: Int)]) {
    for construction in pass.queries.constructions(of: index.groups[property.group].name) {
      let file = index.files[construction.file]
      guard let call = construction.call else {
        obstacle = "its initializer is used as a function"
        return
      }
      removeArgument(from: call, file: file, syntax: file.syntax(), memberwise: memberwise, removed: removed)
      if obstacle != nil { return }
    }
  }

  private mutating func removeArgument(
    from call: NodeID, file: IndexedFile, syntax: FileSyntax, memberwise: Bool,
    removed: [(labels: [String], position: Int)]
  ) {
    let tree = syntax.tree
    let arguments = tree.children(call).filter { tree.kind($0) == .argument }
    let given = arguments.map { tree.names.string(syntax.argument($0).label) }
    let wanted = memberwise ? name : removed.first { matches(given, $0) }.map { $0.labels[$0.position] }
    guard let wanted else { return }
    if tree.children(call).contains(where: {
      tree.kind($0) == .labeledClosure && tree.child($0, .label).map { tree.names.string(tree.name($0)) } == wanted
    }) {
      obstacle = "a call hands it over as a trailing closure"
      return
    }
    if memberwise, tree.child(call, .closure) != nil, !given.contains(wanted), isFunction {
      obstacle = "a call may hand it over as a trailing closure"
      return
    }
    guard let position = given.firstIndex(of: wanted) else { return }
    if wanted.isEmpty {
      obstacle = "its argument has no label"
      return
    }
    if let value = syntax.argument(arguments[position]).value, mayAct(value, syntax) {
      obstacle = "an argument for it may do something"
      return
    }
    // Without arguments a call with a trailing closure has no parentheses.
    if arguments.count == 1, let closure = tree.child(call, .closure) {
      let start = tree.range(arguments[0]).end
      let rest = file.text(ByteRange(start, tree.range(closure).start)).filter { !$0.isWhitespace }
      if rest == ")" {
        edits.append(
          TextEdit(Location(file.id, ByteRange(tree.range(call).start, tree.range(closure).start)), " "))
        return
      }
    }
    edits.append(TextEdit(Location(file.id, ListElement(arguments, position, tree).range), ""))
  }

  private var isFunction: Bool { fact.typeRange.count > 0 && pass.file.text(fact.typeRange).contains("->") }

  /// Whether the labels of a call can be for this initializer: those with default values may be missing.
  private func matches(_ given: [String], _ initializer: (labels: [String], position: Int)) -> Bool {
    var rest = initializer.labels[...]
    for label in given {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}

/// One element of a list in parentheses, with the comma that goes with it.
struct ListElement {
  /// UTF-8 bytes from the element to the next one; of the last element from the end of the one before.
  let range: ByteRange

  init(_ elements: [NodeID], _ position: Int, _ tree: SyntaxTree) {
    if position + 1 < elements.count {
      range = ByteRange(tree.range(elements[position]).start, tree.range(elements[position + 1]).start)
    } else if position > 0 {
      range = ByteRange(tree.range(elements[position - 1]).end, tree.range(elements[position]).end)
    } else {
      // A trailing comma goes too.
      let end = tree.endToken(elements[position])
      let isComma = tree.text(end) == ","
      range = ByteRange(
        tree.range(elements[position]).start, isComma ? tree.range(end).end : tree.range(elements[position]).end)
    }
  }
}

/// Line boundaries of a file.
struct Lines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: IndexedFile

  init(_ file: IndexedFile) {
    self.file = file
    bytes = file.source.bytes
  }

  /// A statement with its whole line where it has it for itself, else its own bytes.
  func whole(_ range: ByteRange) -> ByteRange {
    var start = Int(range.start)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = Int(range.end)
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    let isFirst = start == 0 || bytes[start - 1] == 0x0A
    let isLast = end == bytes.count || bytes[end] == 0x0A
    guard isFirst, isLast else {
      if end < bytes.count, bytes[end] == UInt8(ascii: ";") { return ByteRange(range.start, UInt32(end + 1)) }
      return range
    }
    return ByteRange(UInt32(start), UInt32(min(end + 1, bytes.count)))
  }
}
