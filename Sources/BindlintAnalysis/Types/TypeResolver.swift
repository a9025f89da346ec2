import BindlintSyntax

/// The type of an expression as far as the sources show it.
struct ResolvedType: Sendable {
  var shape: TypeShape
  /// The path of the type in whose scope the spelling stands.
  var context: String

  func group(in index: ProjectIndex) -> Int? {
    guard case .named(let name, _) = shape else { return nil }
    switch index.findType(name, from: context) {
    case .found(let group): return group
    case .ambiguous: return index.group(path: name)
    case .unknown: return nil
    }
  }

  func with(_ shape: TypeShape) -> ResolvedType { ResolvedType(shape: shape, context: context) }
}

/// Finds types of expressions from declarations in sight: annotations, initial values, members of types in the index.
/// Knows nothing of overloads or generics; where it can't tell, the answer is nil.
struct TypeResolver {
  let index: ProjectIndex
  let number: Int
  let file: IndexedFile
  let syntax: FileSyntax
  var tree: SyntaxTree { syntax.tree }
  private let depth: Int

  init(index: ProjectIndex, number: Int, depth: Int = 0) {
    self.index = index
    self.number = number
    self.file = index.files[number]
    self.syntax = index.files[number].syntax()
    self.depth = depth
  }

  var deeper: TypeResolver? { depth < 12 ? TypeResolver(index: index, number: number, depth: depth + 1) : nil }

  func contextPath(_ node: NodeID) -> String {
    file.facts.types[syntax.type(around: node, in: file.facts)].path
  }

  private func spelled(_ node: NodeID) -> ResolvedType {
    ResolvedType(shape: TypeShape(parsing: tree.text(node)), context: contextPath(node))
  }

  // MARK: Expressions

  func type(of expression: NodeID) -> ResolvedType? {
    guard let deeper else { return nil }
    let node = syntax.strip(expression)
    switch tree.kind(node) {
    case .identifier: return deeper.type(ofName: node)
    case .chain: return deeper.type(ofPrefix: Array(tree.children(node)))
    case .literal:
      let flags = tree.flags(node)
      if flags.contains(.isNil) { return nil }
      return standard(flags.contains(.isBool) ? "Bool" : flags.contains(.isFloat) ? "Double" : "Int")
    case .stringLiteral: return standard("String")
    case .arrayLiteral:
      guard let first = tree.firstChild(node), let element = deeper.type(of: first) else { return nil }
      return array(of: node, element)
    case .effectExpr, .prefixOperation:
      return tree.firstChild(node).flatMap { deeper.type(of: $0) }
    case .sequence: return deeper.type(ofSequence: node)
    default: return nil
    }
  }

  /// `[1, 2.5]` is an array of `Double`, and `["a", nil]` one of optionals: the first element alone doesn't tell.
  private func array(of literal: NodeID, _ element: ResolvedType) -> ResolvedType {
    var shape = element.shape
    for child in tree.children(literal) where tree.kind(child) == .literal {
      if tree.flags(child).contains(.isNil) { return element.with(.array(.optional(element.shape))) }
      if tree.flags(child).contains(.isFloat), shape == .named("Int", []) { shape = .named("Double", []) }
    }
    return element.with(.array(shape))
  }

  private func standard(_ name: String) -> ResolvedType { ResolvedType(shape: .named(name, []), context: "") }

  private func type(ofSequence node: NodeID) -> ResolvedType? {
    let parts = Array(tree.children(node))
    for (position, part) in parts.enumerated() {
      switch tree.kind(part) {
      case .castOperator where position + 1 < parts.count && tree.kind(parts[position + 1]) == .type:
        let text = tree.text(part)
        if text.hasPrefix("is") { return standard("Bool") }
        let target = spelled(parts[position + 1])
        return text.hasSuffix("?") ? target.with(.optional(target.shape)) : target
      case .ternary:
        return tree.firstChild(part).flatMap { type(of: $0) }
      case .binaryOperator:
        switch tree.text(part) {
        case "??": return type(of: parts[position - 1]).map { $0.with($0.shape.unwrapped) }
        case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==": return standard("Bool")
        case "..<", "...": return ResolvedType(shape: .named("Range", [.named("Int", [])]), context: "")
        default: break
        }
      default: break
      }
    }
    return nil
  }

  // MARK: Names

  /// The type of what an identifier denotes. For a projection `$x` the type of `x`.
  func type(ofName node: NodeID) -> ResolvedType? {
    let name = tree.name(node)
    if name == .self {
      return ResolvedType(shape: .named(contextPath(node), []), context: "")
    }
    if let local = syntax.scopes.local(node) { return type(ofLocal: syntax.scopes.locals[local]) }
    let names = tree.names
    let text = names.string(name)
    if names.isDollar(name) {
      let bare = names.bare(name)
      if bare == name { return anonymousParameter(node) }
      return member(names.string(bare), of: contextPath(node))
    }
    if let own = member(text, of: contextPath(node)) { return own }
    let globals = index.globals(named: text)
    if globals.count == 1, index.member(globals[0]).kind == .property { return type(ofMember: globals[0]) }
    return nil
  }

  /// The type of a property of the type with this path, by name.
  func member(_ name: String, of path: String) -> ResolvedType? {
    guard let group = index.group(path: path) else { return nil }
    return member(name, ofGroup: group)
  }

  func member(_ name: String, ofGroup group: Int) -> ResolvedType? {
    let found = index.members(named: name, of: group)
    if let first = found.first(where: { index.member($0).kind == .property }) { return type(ofMember: first) }
    if let function = found.first(where: { index.member($0).kind == .function }) { return type(ofMember: function) }
    for base in index.conformances[group].protocols.union(index.conformances[group].superclasses).sorted() {
      if let inherited = index.members(named: name, of: base).first { return type(ofMember: inherited) }
    }
    return nil
  }

  /// The declared type of a property, or the result of a function.
  func type(ofMember reference: MemberReference) -> ResolvedType? {
    let member = index.member(reference)
    let file = index.files[reference.file]
    let context = file.facts.types[member.type].path
    func text() -> String { file.text(member.typeRange) }
    switch member.typeSource {
    case .annotation:
      let shape = TypeShape(parsing: text())
      // A property without a written wrapper argument: `@Query var items: [Item]` and the like hold what they say.
      return ResolvedType(shape: shape, context: context)
    case .constructor, .staticMember, .wrapperArgument:
      let shape = TypeShape(parsing: text())
      if member.typeSource == .staticMember,
        let declared = staticMember(named: file, behind: member, of: ResolvedType(shape: shape, context: context))
      {
        return declared.value
      }
      if case .dictionary = shape { return ResolvedType(shape: shape, context: context) }
      return shape == .unknown ? nil : ResolvedType(shape: shape, context: context)
    case .integerLiteral: return standard("Int")
    case .floatLiteral: return standard("Double")
    case .booleanLiteral: return standard("Bool")
    case .stringLiteral: return standard("String")
    case .unknown:
      guard member.kind == .property, depth < 6 else { return nil }
      let other = TypeResolver(index: index, number: reference.file, depth: depth + 2)
      guard let clause = other.tree.child(member.node, .initializerClause),
        let value = other.tree.firstChild(clause)
      else { return nil }
      return other.type(of: value)
    }
  }

  private func type(ofLocal local: LocalDeclaration) -> ResolvedType? {
    let declaration = local.declaration
    let isDirect = tree.children(declaration).contains { $0 == local.node } || declaration == local.node
    switch tree.kind(declaration) {
    case .parameter, .closureParameter:
      if let written = tree.child(declaration, .type) { return spelled(written) }
      if tree.kind(declaration) == .closureParameter { return closureParameter(declaration) }
      return nil
    case .patternBinding:
      guard isDirect else { return nil }
      if let written = tree.child(declaration, .type) { return spelled(written) }
      return tree.child(declaration, .initializerClause).flatMap { tree.firstChild($0) }.flatMap { type(of: $0) }
    case .optionalBinding:
      guard isDirect else { return nil }
      if let value = tree.child(declaration, .initializerClause).flatMap({ tree.firstChild($0) }) {
        return type(of: value).map { $0.with($0.shape.unwrapped) }
      }
      // `if let x`: the outer `x`.
      let outer: ResolvedType?
      if let shadowed = syntax.scopes.local(local.node) {
        outer = type(ofLocal: syntax.scopes.locals[shadowed])
      } else {
        outer = member(tree.names.string(local.name), of: contextPath(local.node))
      }
      return outer.map { $0.with($0.shape.unwrapped) }
    case .forStmt:
      guard isDirect else { return nil }
      var pattern = true
      for child in tree.children(declaration) {
        if pattern {
          pattern = false
          continue
        }
        if tree.kind(child) == .type { return spelled(child) }
        guard let sequence = type(of: child), let element = sequence.shape.element else { return nil }
        return sequence.with(element)
      }
      return nil
    case .capture:
      if let value = tree.child(declaration, .initializerClause).flatMap({ tree.firstChild($0) }) {
        return type(of: value)
      }
      return type(ofName: local.node, skippingLocal: true)
    default: return nil
    }
  }

  private func type(ofName node: NodeID, skippingLocal: Bool) -> ResolvedType? {
    if let shadowed = syntax.scopes.local(node) { return type(ofLocal: syntax.scopes.locals[shadowed]) }
    return member(tree.names.string(tree.name(node)), of: contextPath(node))
  }

  // MARK: Closure parameters

  private func closureParameter(_ parameter: NodeID) -> ResolvedType? {
    guard let closure = syntax.ancestor(parameter, .closure), let signature = tree.child(closure, .closureSignature)
    else { return nil }
    let parameters = tree.children(signature).filter { tree.kind($0) == .closureParameter }
    guard let position = parameters.firstIndex(of: parameter) else { return nil }
    return self.parameter(position, of: closure, count: parameters.count)
  }

  private func anonymousParameter(_ node: NodeID) -> ResolvedType? {
    guard let closure = syntax.ancestor(node, .closure), let position = Int(tree.text(node).dropFirst()) else {
      return nil
    }
    return parameter(position, of: closure, count: nil)
  }

  /// The type of a closure's parameter, from the call that the closure is handed to.
  private func parameter(_ position: Int, of closure: NodeID, count: Int?) -> ResolvedType? {
    var call = syntax.parent(closure)
    if tree.kind(call) == .argument || tree.kind(call) == .labeledClosure { call = syntax.parent(call) }
    guard tree.kind(call) == .callSuffix else { return nil }
    let chain = syntax.parent(call)
    guard tree.kind(chain) == .chain else { return nil }
    let parts = Array(tree.children(chain))
    guard let place = parts.firstIndex(of: call), place > 0 else { return nil }
    let callee = parts[place - 1]
    let name = tree.name(callee)
    if place == 1 || tree.kind(callee) == .identifier {
      switch name.known {
      case .ForEach, .List, .OutlineGroup, .ForEachStore:
        return rowElement(of: call, position: position, count: count)
      case .TableColumn:
        guard position == 0, let table = enclosingTable(chain) else { return nil }
        return rowElement(of: table, position: 0, count: 1)
      default: return nil
      }
    }
    let isElementwise = [
      "map", "filter", "first", "last", "firstIndex", "lastIndex", "contains", "compactMap", "flatMap", "allSatisfy",
      "forEach",
      "sorted", "min", "max", "removeAll", "drop", "prefix", "partition", "sort", "onDelete", "reduce", "index",
      "count",
    ].contains(tree.names.string(name))
    guard isElementwise, let base = type(ofPrefix: Array(parts[..<(place - 1)])) else { return nil }
    if name == .map, case .optional(let wrapped) = base.shape { return position == 0 ? base.with(wrapped) : nil }
    guard let element = base.shape.unwrapped.element else { return nil }
    if case .tuple(let both) = element, count ?? 1 > 1, position < both.count { return base.with(both[position]) }
    let isPair = ["sorted", "min", "max", "sort"].contains(tree.names.string(name))
    return position == 0 || isPair ? base.with(element) : nil
  }

  private func enclosingTable(_ chain: NodeID) -> NodeID? {
    for ancestor in syntax.ancestors(chain) where tree.kind(ancestor) == .callSuffix {
      let parts = Array(tree.children(syntax.parent(ancestor)))
      if parts.first.map({ tree.name($0) == .Table }) == true { return ancestor }
    }
    return nil
  }

  /// The element that a loop's content gets: `ForEach(items) { item in`, `ForEach($items) { $item in`.
  private func rowElement(of call: NodeID, position: Int, count: Int?) -> ResolvedType? {
    guard let first = tree.children(call).first(where: { tree.kind($0) == .argument }) else { return nil }
    guard let data = syntax.argument(first).value, let sequence = type(of: data) else { return nil }
    guard let element = sequence.shape.unwrapped.element else { return nil }
    if case .tuple(let parts) = element, (count ?? 1) > 1, position < parts.count {
      return sequence.with(parts[position])
    }
    return position == 0 ? sequence.with(element) : nil
  }

  // MARK: Chains

  /// The type of a base with suffixes: `model.items[0].name`.
  func type(ofPrefix parts: [NodeID]) -> ResolvedType? {
    guard let base = parts.first else { return nil }
    var current: ResolvedType?
    var position = 1
    var isOptional = false
    switch tree.kind(base) {
    case .identifier:
      if parts.count > 1, tree.kind(parts[1]) == .callSuffix, let result = result(of: base, call: parts[1]) {
        current = result
        position = 2
      } else {
        current = type(ofName: base)
        if current == nil { (current, position) = constructed(parts) }
      }
    case .arrayLiteral, .dictionaryLiteral:
      if parts.count > 1, tree.kind(parts[1]) == .callSuffix {
        current = spelled(base)
        position = 2
      } else {
        current = type(of: base)
      }
    default: current = type(of: base)
    }
    while position < parts.count {
      guard let now = current else { return nil }
      let part = parts[position]
      switch tree.kind(part) {
      case .memberSuffix:
        let isCalled = position + 1 < parts.count && tree.kind(parts[position + 1]) == .callSuffix
        current = member(part, of: now, isCalled: isCalled)
        if isCalled { position += 1 }
      case .indexSuffix: current = indexed(now, by: part)
      case .optionalSuffix:
        isOptional = true
        current = now.with(now.shape.unwrapped)
      case .forceSuffix: current = now.with(now.shape.unwrapped)
      case .genericArguments: break
      case .callSuffix, .ifConfig: return nil
      default: return nil
      }
      position += 1
    }
    guard let current else { return nil }
    if isOptional, current.shape.unwrapped == current.shape { return current.with(.optional(current.shape)) }
    return current
  }

  /// What a function of the type or a global one gives: `makeModel()`, and `with(Model()) { }`, which gives its argument.
  private func result(of callee: NodeID, call: NodeID) -> ResolvedType? {
    guard syntax.scopes.local(callee) == nil else { return nil }
    let name = tree.names.string(tree.name(callee))
    guard name.unicodeScalars.first?.properties.isLowercase == true else { return nil }
    var found: [MemberReference] = []
    if let group = index.group(path: contextPath(callee)) { found = index.members(named: name, of: group) }
    if found.isEmpty { found = index.globals(named: name) }
    found = found.filter { index.member($0).kind == .function }
    guard found.count == 1 || Set(found.map { index.files[$0.file].text(index.member($0).typeRange) }).count == 1,
      let function = found.first, let result = type(ofMember: function)
    else { return nil }
    guard case .named(let spelled, _) = result.shape, result.group(in: index) == nil else { return result }
    // A generic result: the type of the argument that has the same generic type.
    let other = TypeResolver(index: index, number: function.file, depth: depth + 2)
    let node = index.member(function).node
    guard let generics = other.tree.child(node, .genericParameters),
      other.tree.children(generics).contains(where: { other.tree.text($0) == spelled }),
      let clause = other.tree.child(node, .parameterClause),
      let first = other.tree.children(clause).first(where: { other.tree.kind($0) == .parameter }),
      let type = other.tree.child(first, .type), other.tree.text(type).hasSuffix(spelled),
      let argument = tree.children(call).first(where: { tree.kind($0) == .argument }),
      let value = syntax.argument(argument).value
    else { return result }
    return self.type(of: value)
  }

  /// `Foo(...)`, `Foo<Bar>(...)`, `Foo.Bar(...)`, `Foo.init(...)`, `Foo.shared`, `Foo.allCases`.
  private func constructed(_ parts: [NodeID]) -> (ResolvedType?, Int) {
    var end = 1
    while end < parts.count {
      let kind = tree.kind(parts[end])
      if kind == .genericArguments { end += 1; continue }
      if kind == .memberSuffix, let first = tree.names.string(tree.name(parts[end])).unicodeScalars.first,
        first.properties.isUppercase
      {
        end += 1
        continue
      }
      break
    }
    let range = ByteRange(tree.range(parts[0]).start, tree.range(parts[end - 1]).end)
    let text = file.text(range)
    guard let initial = text.unicodeScalars.first, initial.properties.isUppercase else { return (nil, 1) }
    let shape = TypeShape(parsing: text)
    guard case .named = shape else {
      if end < parts.count, tree.kind(parts[end]) == .callSuffix {
        return (ResolvedType(shape: shape, context: contextPath(parts[0])), end + 1)
      }
      return (nil, 1)
    }
    let type = ResolvedType(shape: shape, context: contextPath(parts[0]))
    guard end < parts.count else { return (nil, end) }
    if tree.kind(parts[end]) == .callSuffix {
      if case .named("Bindable", let arguments) = shape {
        if let argument = arguments.first { return (type.with(argument), end + 1) }
        let value = tree.children(parts[end]).first(where: { tree.kind($0) == .argument }).flatMap {
          syntax.argument($0).value
        }
        return (value.flatMap { self.type(of: $0) }, end + 1)
      }
      return (type, end + 1)
    }
    guard tree.kind(parts[end]) == .memberSuffix else { return (nil, end) }
    if tree.name(parts[end]) == .`init`, end + 1 < parts.count { return (type, end + 2) }
    let name = tree.names.string(tree.name(parts[end]))
    if let group = type.group(in: index) {
      let isCalled = end + 1 < parts.count && tree.kind(parts[end + 1]) == .callSuffix
      if name == "allCases" { return (type.with(.array(shape)), end + 1) }
      if let found = member(name, ofGroup: group) { return (found, isCalled ? end + 2 : end + 1) }
      // An enum's case.
      if index.members(named: name, of: group).contains(where: { index.member($0).kind == .enumCase }) {
        return (type, isCalled ? end + 2 : end + 1)
      }
    }
    return (nil, end)
  }

  private func member(_ part: NodeID, of base: ResolvedType, isCalled: Bool) -> ResolvedType? {
    let names = tree.names
    let id = tree.name(part)
    let name = names.string(names.isDollar(id) ? names.bare(id) : id)
    if name == "self" || name == "wrappedValue" || name == "projectedValue" { return base }
    if let group = base.group(in: index) {
      if let found = member(name, ofGroup: group) { return found }
      if name == "id" { return base.with(.named(base.shape.spelling + ".ID", [])) }
      return nil
    }
    if case .tuple(let parts) = base.shape {
      if let place = Int(name), place < parts.count { return base.with(parts[place]) }
      if name == "offset", parts.count == 2 { return base.with(parts[0]) }
      if name == "element", parts.count == 2 { return base.with(parts[1]) }
      if name == "key", parts.count == 2 { return base.with(parts[0]) }
      if name == "value", parts.count == 2 { return base.with(parts[1]) }
      return nil
    }
    return standardMember(name, of: base, isCalled: isCalled)
  }

  /// Members of the standard collections that keep or give their element.
  private func standardMember(_ name: String, of base: ResolvedType, isCalled: Bool) -> ResolvedType? {
    switch name {
    case "count": return base.shape.element == nil ? nil : standard("Int")
    case "isEmpty": return standard("Bool")
    default: break
    }
    if case .dictionary(let key, let value) = base.shape {
      switch name {
      case "keys": return base.with(.array(key))
      case "values": return base.with(.array(value))
      case "sorted", "shuffled": return base.with(.array(.tuple([key, value])))
      case "filter": return base
      default: break
      }
    }
    guard let element = base.shape.element else { return nil }
    switch name {
    case "first", "last", "randomElement", "min", "max", "popLast": return base.with(.optional(element))
    case "sorted", "filter", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "lazy", "union",
      "intersection", "subtracting", "symmetricDifference":
      if name == "sorted" || name == "reversed" || name == "shuffled" || name.hasPrefix("drop") || name == "prefix"
        || name == "suffix"
      {
        return base.with(.array(element))
      }
      return base
    case "indices": return base.with(.named("Range", [.named("Int", [])]))
    case "enumerated": return base.with(.array(.tuple([.named("Int", []), element])))
    case "firstIndex", "lastIndex": return ResolvedType(shape: .optional(.named("Int", [])), context: "")
    case "remove", "removeFirst", "removeLast": return isCalled ? base.with(element) : nil
    case "contains": return standard("Bool")
    default: return nil
    }
  }

  private func indexed(_ base: ResolvedType, by suffix: NodeID) -> ResolvedType? {
    let arguments = tree.children(suffix).filter { tree.kind($0) == .argument }
    switch base.shape {
    case .array(let element): return arguments.count == 1 ? base.with(element) : nil
    case .dictionary(_, let value): return base.with(arguments.count == 2 ? value : .optional(value))
    default:
      guard let group = base.group(in: index) else { return nil }
      let subscripts = index.members(of: group).filter { index.member($0).kind == .subscriptMember }
      return subscripts.count == 1 ? type(ofMember: subscripts[0]) : nil
    }
  }
}
