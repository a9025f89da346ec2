import BindlintSyntax

/// A type that two expressions can be compared by: known without doubt, typealiases and `Self` resolved.
struct TagType: Hashable {
  /// The path of a type of the project, or the name of a standard one.
  var name: String
  var isOptional: Bool

  var spelling: String { isOptional ? name + "?" : name }

  /// Nil for anything generic, composed, or out of sight.
  init?(_ type: ResolvedType, in index: ProjectIndex) {
    var shape = type.shape
    isOptional = false
    if case .optional(let wrapped) = shape {
      isOptional = true
      shape = wrapped
    }
    guard case .named(let spelled, let arguments) = shape, arguments.isEmpty else { return nil }
    if spelled == "Self" {
      guard index.group(path: type.context) != nil else { return nil }
      name = type.context
      return
    }
    guard !TagType.isGenericParameter(spelled, in: type.context, index) else { return nil }
    if let group = type.with(shape).group(in: index) {
      let kinds = index.groups[group].declarations.map { index.type($0).kind }
      guard !kinds.isEmpty, !kinds.contains(.protocolType),
        index.groups[group].declarations.allSatisfy({ index.type($0).genericParameters.isEmpty })
      else { return nil }
      name = index.groups[group].path
      return
    }
    guard let standard = TagType.standard[spelled] else { return nil }
    name = standard
  }

  private static func isGenericParameter(_ name: String, in context: String, _ index: ProjectIndex) -> Bool {
    var path = context
    while !path.isEmpty {
      if let group = index.group(path: path),
        index.groups[group].contexts.contains(where: { index.type($0).genericParameters.contains(name) })
      {
        return true
      }
      path = path.enclosingPath
    }
    return false
  }

  private static let standard: [String: String] = {
    var result: [String: String] = ["TimeInterval": "Double"]
    for name in [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "CGFloat", "Bool", "String", "Substring", "Character", "UUID", "Date", "URL", "Data", "Decimal",
    ] {
      result[name] = name
    }
    return result
  }()
}

/// Finds the types of selections, tags and elements' ids.
struct TagTypeResolver {
  let index: ProjectIndex
  let resolver: TypeResolver
  private var syntax: FileSyntax { resolver.syntax }
  private var tree: SyntaxTree { resolver.tree }

  init(pass: Pass) {
    index = pass.index
    resolver = TypeResolver(index: pass.index, number: pass.number)
  }

  /// What a selection holds: for `$step` the type of `step`, for a `Set` its element.
  func selection(_ expression: NodeID) -> (type: TagType, isSet: Bool)? {
    let node = syntax.strip(expression)
    guard var type = resolver.type(of: node) else { return nil }
    if case .named("Binding", let arguments) = type.shape, let value = arguments.first {
      type = type.with(value)
    } else {
      let parts = tree.kind(node) == .chain ? Array(tree.children(node)) : [node]
      // Only a projection is a binding: `$step`, `self.$step`, `$model.step`.
      guard parts.allSatisfy({ [.identifier, .memberSuffix, .indexSuffix].contains(tree.kind($0)) }),
        parts.contains(where: { tree.names.isDollar(tree.name($0)) && tree.names.bare(tree.name($0)) != tree.name($0) })
      else { return nil }
    }
    var isSet = false
    if case .set(let element) = type.shape {
      type = type.with(element)
      isSet = true
    }
    return TagType(type, in: index).map { ($0, isSet) }
  }

  /// The type of a tag's value. A literal has its default type: nothing else reaches it.
  func tag(_ expression: NodeID) -> TagType? {
    let node = syntax.strip(expression)
    switch tree.kind(node) {
    case .sequence: return sequence(node)
    case .chain:
      let parts = Array(tree.children(node))
      if tree.name(parts[0]) == WellKnownName.none { return nil }
      if tree.kind(parts[0]) == .identifier, tree.names.string(tree.name(parts[0])) == "Optional" {
        return optional(parts)
      }
      if let last = parts.last, tree.kind(last) == .memberSuffix, tree.names.string(tree.name(last)) == "rawValue" {
        return rawValue(of: Array(parts.dropLast()))
      }
    case .identifier where !isSure(node): return nil
    case .literal, .stringLiteral, .identifier, .prefixOperation: break
    default: return nil
    }
    return resolver.type(of: node).flatMap { TagType($0, in: index) }
  }

  private func sequence(_ node: NodeID) -> TagType? {
    let parts = Array(tree.children(node))
    for part in parts {
      // Both branches have one type.
      if tree.kind(part) == .ternary { return tree.firstChild(part).flatMap { tag($0) } }
    }
    guard parts.count == 3, tree.kind(parts[1]) == .castOperator, tree.text(parts[1]) == "as" else { return nil }
    return resolver.type(of: node).flatMap { TagType($0, in: index) }
  }

  /// `Optional.some(x)`, `Optional(x)`, `Optional<T>.none`.
  private func optional(_ parts: [NodeID]) -> TagType? {
    var result: TagType?
    if let generics = parts.first(where: { tree.kind($0) == .genericArguments }) {
      let text = tree.text(generics).dropFirst().dropLast()
      let written = ResolvedType(shape: TypeShape(parsing: String(text)), context: resolver.contextPath(parts[0]))
      result = TagType(written, in: index)
    } else if let call = parts.last, tree.kind(call) == .callSuffix {
      let arguments = tree.children(call).filter { tree.kind($0) == .argument }
      guard arguments.count == 1 else { return nil }
      result = syntax.argument(arguments[0]).value.flatMap { tag($0) }
    }
    result?.isOptional = true
    return result
  }

  private func rawValue(of parts: [NodeID]) -> TagType? {
    let base = parts.count == 1 ? resolver.type(of: parts[0]) : resolver.type(ofPrefix: parts)
    guard let base, case .named = base.shape, let group = base.group(in: index) else { return nil }
    return rawType(of: group)
  }

  private func rawType(of group: Int) -> TagType? {
    let declarations = index.groups[group].declarations.map { index.type($0) }
    guard let first = declarations.first, first.kind == .enumType, let raw = first.inherited.first else { return nil }
    return TagType(ResolvedType(shape: .named(raw, []), context: ""), in: index)
  }

  /// A row of a range whose bounds are not known to be integers may be of another type.
  private func isSure(_ node: NodeID) -> Bool {
    guard let local = syntax.scopes.local(node) else { return !tree.text(node).hasPrefix("$") }
    let declaration = syntax.scopes.locals[local]
    guard declaration.kind == .closureParameter else { return true }
    guard let loop = resolver.file.facts.loops.first(where: { $0.content == declaration.owner }), let data = loop.data
    else { return false }
    return isSureData(data)
  }

  private func isSureData(_ data: NodeID) -> Bool {
    let node = syntax.strip(data)
    guard tree.kind(node) == .sequence else { return true }
    let parts = Array(tree.children(node))
    guard parts.count == 3 else { return false }
    return [parts[0], parts[2]].allSatisfy { bound in
      resolver.type(of: bound).flatMap { TagType($0, in: index) }?.spelling == "Int"
    }
  }

  /// The type of what identifies the rows of a loop, which is their implicit tag.
  func identity(of loop: LoopFact) -> TagType? {
    guard let data = loop.data, isSureData(data), let sequence = resolver.type(of: data),
      let shape = sequence.shape.element
    else { return nil }
    let element = sequence.with(shape)
    for argument in tree.children(loop.call) where tree.kind(argument) == .argument {
      let (label, value) = syntax.argument(argument)
      guard label == .id else { continue }
      guard let value, tree.kind(value) == .keyPath else { return nil }
      let components = Array(tree.children(value))
      guard components.count == 1, tree.kind(components[0]) == .keyPathMember else { return nil }
      if tree.name(components[0]) == .self { return TagType(element, in: index) }
      return member(tree.names.string(tree.name(components[0])), of: element)
    }
    // A range's rows are identified by themselves.
    if tree.kind(syntax.strip(data)) == .sequence { return TagType(element, in: index) }
    return member("id", of: element)
  }

  private func member(_ name: String, of element: ResolvedType) -> TagType? {
    guard let group = element.group(in: index), !index.members(named: name, of: group).isEmpty else { return nil }
    if name == "rawValue" { return rawType(of: group) }
    return resolver.member(name, ofGroup: group).flatMap { TagType($0, in: index) }
  }
}
