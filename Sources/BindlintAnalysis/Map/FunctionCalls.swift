import BindlintSyntax

/// Which parameter each argument of a call is for.
struct CallLabels {
  /// A parameter of a function as its declaration writes it.
  struct Parameter {
    var node: NodeID
    var label: String
    var type: String
    var hasDefault: Bool
    var isVariadic: Bool

    /// Whether it takes any number of arguments, none included.
    var isOptional: Bool { hasDefault || isVariadic }
  }

  /// The parameters of a function or initializer.
  static func parameters(of function: NodeID, _ tree: SyntaxTree) -> [Parameter] {
    guard let clause = tree.child(function, .parameterClause) else { return [] }
    return tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter in
      Parameter(
        node: parameter, label: ParameterLabel.of(parameter, tree),
        type: tree.child(parameter, .type).map { tree.text($0) } ?? "",
        hasDefault: tree.child(parameter, .initializerClause) != nil, isVariadic: tree.text(parameter).hasSuffix("..."))
    }
  }

  /// For each argument and closure of a call, in order: the number of its parameter. Nil where the labels are another
  /// function's.
  static func match(_ call: NodeID, of syntax: FileSyntax, to parameters: [Parameter]) -> [(node: NodeID, number: Int)]?
  {
    let tree = syntax.tree
    var result: [(NodeID, Int)] = []
    var next = 0
    for child in tree.children(call) {
      let label: String
      switch tree.kind(child) {
      case .argument: label = tree.names.string(syntax.argument(child).label)
      case .labeledClosure: label = tree.child(child, .label).map { tree.names.string(tree.name($0)) } ?? ""
      case .closure:
        // The first closure behind the parentheses has no label, whatever its parameter's.
        let open = parameters.indices.dropFirst(next)
        guard let found = open.first(where: { !parameters[$0].isOptional }) ?? open.last else { return nil }
        result.append((child, found))
        next = found + 1
        continue
      default: continue
      }
      if label.isEmpty, let last = result.last?.1, next == last + 1, parameters[last].isVariadic {
        result.append((child, last))
        continue
      }
      while next < parameters.count, parameters[next].label != label || label.isEmpty != parameters[next].label.isEmpty
      {
        guard parameters[next].isOptional else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      result.append((child, next))
      next += 1
    }
    guard parameters.dropFirst(next).allSatisfy(\.isOptional) else { return nil }
    return result
  }
}

/// Finds the functions of the project that a call may mean.
struct FunctionCalls {
  let index: ProjectIndex

  struct Callee {
    var member: MemberReference
    var parameters: [CallLabels.Parameter]
    /// By argument: the number of its parameter.
    var arguments: [(node: NodeID, number: Int)]
  }

  /// The functions and initializers whose name and labels a call has; `parts` stand before it.
  func callees(of call: NodeID, behind parts: [NodeID], resolver: TypeResolver) -> [Callee] {
    let tree = resolver.tree
    let parts = parts.filter { tree.kind($0) != .genericArguments }
    return candidates(parts, resolver).compactMap { member in
      let own = index.files[member.file].syntax()
      let parameters = CallLabels.parameters(of: index.member(member).node, own.tree)
      guard let arguments = CallLabels.match(call, of: resolver.syntax, to: parameters) else { return nil }
      return Callee(member: member, parameters: parameters, arguments: arguments)
    }
  }

  private func candidates(_ parts: [NodeID], _ resolver: TypeResolver) -> [MemberReference] {
    let tree = resolver.tree
    guard let last = parts.last else { return [] }
    let name = tree.names.string(tree.names.bare(tree.name(last)))
    let first = tree.names.string(tree.name(last)).unicodeScalars.first
    if first?.properties.isUppercase ?? false || name == "init" {
      guard resolver.syntax.scopes.local(parts[0]) == nil, let group = ViewCall.group(of: parts, resolver: resolver)
      else { return [] }
      return index.members(of: group).filter { index.member($0).kind == .initializer }
    }
    func functions(of group: Int) -> [MemberReference] {
      let conformances = index.conformances[group]
      return ([group] + conformances.protocols.union(conformances.superclasses).sorted()).flatMap {
        index.members(named: name, of: $0).filter { index.member($0).kind == .function }
      }
    }
    if parts.count == 1 || (parts.count == 2 && tree.name(parts[0]) == .self) {
      guard tree.kind(last) != .identifier || resolver.syntax.scopes.local(last) == nil else { return [] }
      let own = index.group(path: resolver.contextPath(parts[0])).map(functions) ?? []
      let isBare = tree.kind(last) == .identifier
      return own.isEmpty
        ? extensions(named: name)
          + (isBare ? index.globals(named: name).filter { index.member($0).kind == .function } : [])
        : own
    }
    if let group = ViewCall.group(of: Array(parts.dropLast()), resolver: resolver),
      resolver.syntax.scopes.local(parts[0]) == nil
    {
      return functions(of: group)
    }
    if let type = resolver.type(ofPrefix: Array(parts.dropLast())),
      let group = type.with(type.shape.unwrapped).group(in: index)
    {
      let own = functions(of: group)
      return own.isEmpty && index.conformances[group].isView ? extensions(named: name) : own
    }
    return extensions(named: name)
  }

  /// Functions of extensions of `View`.
  private func extensions(named name: String) -> [MemberReference] {
    guard let group = index.group(path: "View"), index.groups[group].declarations.isEmpty else { return [] }
    return index.members(named: name, of: group).filter { index.member($0).kind == .function }
  }
}

/// The references in the code of functions, each read once.
final class FunctionWalks {
  let reader: (Int) -> CodeReader
  private var known: [MemberReference: [CodeReference]] = [:]

  init(reader: @escaping (Int) -> CodeReader) { self.reader = reader }

  func references(of member: MemberReference) -> [CodeReference] {
    if let done = known[member] { return done }
    // Functions may call each other in a circle: what one hands to itself says nothing new.
    known[member] = []
    let made = reader(member.file).references(of: member.member)
    known[member] = made
    return made
  }
}
