import BindlintSyntax

/// What the views of the project do with closures that they are given: call them for content, or in an action.
struct ClosureParameters {
  let index: ProjectIndex
  let walks: FunctionWalks

  /// When a closure runs that stands in a call of a view of the project; nil where the call is of something else, or
  /// the closure is for no parameter in sight.
  func run(ofClosure label: NameID, calling parts: [NodeID], _ call: NodeID, resolver: TypeResolver) -> ClosureRun? {
    let tree = resolver.tree
    guard let base = parts.first, tree.kind(base) == .identifier, resolver.syntax.scopes.local(base) == nil,
      let group = ViewCall.group(of: parts, resolver: resolver), index.conformances[group].isView
    else { return functionRun(ofClosure: label, calling: parts, call, resolver: resolver) }
    let given = Set(
      tree.children(call).compactMap { child -> String? in
        guard tree.kind(child) == .argument || tree.kind(child) == .labeledClosure else { return nil }
        return tree.child(child, .label).map { tree.names.string(tree.name($0)) }
      })
    let wanted = tree.names.string(label)
    var candidates: [ClosureRun] = []
    for parameters in self.parameters(of: group) {
      let closures = parameters.filter { $0.run != nil }
      if label != .none {
        if let found = closures.first(where: { $0.label == wanted }), let run = found.run { candidates.append(run) }
      } else {
        // The first closure without a label is for the first parameter that still needs one.
        let open = closures.filter { !given.contains($0.label) }
        if let found = open.first(where: { !$0.hasDefault }) ?? open.last, let run = found.run {
          candidates.append(run)
        }
      }
    }
    return candidates.min(by: comes)
  }

  /// When a function of the project runs a closure that it is given; nil where none in sight does.
  private func functionRun(
    ofClosure label: NameID, calling parts: [NodeID], _ call: NodeID, resolver: TypeResolver
  ) -> ClosureRun? {
    let tree = resolver.tree
    guard let last = parts.last, !tree.names.string(tree.name(last)).isEmpty else { return nil }
    var best: ClosureRun?
    for callee in FunctionCalls(index: index).callees(of: call, behind: parts, resolver: resolver)
    where index.member(callee.member).kind == .function {
      let own = index.files[callee.member.file].syntax()
      guard
        let number = callee.arguments.first(where: { node, _ in
          switch tree.kind(node) {
          case .argument: return resolver.syntax.argument(node).label == label && label != .none
          case .labeledClosure: return tree.child(node, .label).map { tree.name($0) } == label
          default: return label == .none
          }
        })?.number
      else { continue }
      let parameter = callee.parameters[number]
      guard function(parameter.type) != nil else { continue }
      for reference in walks.references(of: callee.member) {
        guard let local = own.scopes.local(reference.parts[0]),
          own.scopes.locals[local].declaration == parameter.node
        else { continue }
        var run = ClosureRun(time: reference.context.time, runner: reference.context.runner)
        if !reference.parts.contains(where: { own.tree.kind($0) == .callSuffix }) {
          guard let handed = reference.handedRun else { continue }
          run = ClosureRun(time: max(run.time, handed.time), runner: handed.runner ?? run.runner)
        }
        if best.map({ comes(run, before: $0) }) ?? true { best = run }
      }
    }
    return best
  }

  /// Where it can't be told apart, what runs for this view comes first.
  private func comes(_ run: ClosureRun, before other: ClosureRun) -> Bool {
    (run.time, run.runner == nil ? 0 : 1) < (other.time, other.runner == nil ? 0 : 1)
  }

  private struct Parameter {
    var label: String
    var run: ClosureRun?
    var hasDefault: Bool
  }

  /// The parameters of each initializer; of the one that the compiler writes where there is no other.
  private func parameters(of group: Int) -> [[Parameter]] {
    var result: [[Parameter]] = []
    for reference in index.members(of: group) where index.member(reference).kind == .initializer {
      let file = index.files[reference.file]
      let tree = file.syntax().tree
      guard let clause = tree.child(index.member(reference).node, .parameterClause) else { continue }
      result.append(
        tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter in
          let type = tree.child(parameter, .type).map { tree.text($0) } ?? ""
          let builds = hasBuilder(parameter, tree) || type.contains("Builder")
          let isKept = isEscaping(type) && !isCalled(parameter, by: reference)
          return Parameter(
            label: ParameterLabel.of(parameter, tree), run: run(of: type, builds: builds, isKept: isKept, group),
            hasDefault: tree.child(parameter, .initializerClause) != nil)
        })
    }
    guard result.isEmpty else { return result }
    for declaration in index.groups[group].declarations {
      let file = index.files[declaration.file]
      var parameters: [Parameter] = []
      for number in file.facts.memberOrder[index.type(declaration).members] {
        let member = file.facts.members[number]
        guard member.kind == .property, member.flags.contains(.isStored), !member.flags.contains(.isStatic) else {
          continue
        }
        let builds = file.facts.attributes[member.attributeRange].contains {
          file.names.string($0.name).hasSuffix("Builder")
        }
        let type = member.typeRange.count > 0 ? file.text(member.typeRange) : ""
        parameters.append(
          Parameter(
            label: file.names.string(member.name),
            run: run(of: type, builds: builds, isKept: function(type) != nil, group),
            hasDefault: member.flags.contains(.hasInitialValue) || type.hasSuffix("?")))
      }
      result.append(parameters)
    }
    return result
  }

  private func hasBuilder(_ parameter: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(parameter).contains { child in
      tree.kind(child) == .attribute
        && (tree.child(child, .attributeName).map { tree.names.string(tree.name($0)).hasSuffix("Builder") } ?? false)
    }
  }

  /// A parameter that is a function leaves the call only where it says so, or is optional.
  private func isEscaping(_ type: String) -> Bool { type.contains("@escaping") || type.hasSuffix("?") }

  /// Whether an initializer calls a parameter at once, and not in a closure.
  private func isCalled(_ parameter: NodeID, by initializer: MemberReference) -> Bool {
    let syntax = index.files[initializer.file].syntax()
    let tree = syntax.tree
    guard let code = tree.child(index.member(initializer).node, .codeBlock) else { return false }
    return syntax.descendants(code).contains { node in
      guard tree.kind(node) == .chain, let first = tree.firstChild(node), let local = syntax.scopes.local(first),
        syntax.scopes.locals[local].declaration == parameter, tree.child(node, .callSuffix) != nil
      else { return false }
      return !syntax.ancestors(node).prefix { $0 != code }.contains { tree.kind($0) == .closure }
    }
  }

  /// The result of a function type as written; nil where a type is no function.
  private func function(_ written: String) -> String? {
    var type = written
    if case .named(let name, _) = TypeShape(parsing: written).unwrapped, let target = index.aliasTarget(name) {
      type = target
    }
    guard case .function = TypeShape(parsing: type).unwrapped else { return nil }
    var tail = type.filter { !$0.isWhitespace }
    // `((Int) -> Row)?`
    while tail.hasSuffix("?") || (tail.hasSuffix(")") && !tail.hasSuffix("()")) { tail.removeLast() }
    guard let arrow = tail.lastIndex(of: ">"), !tail.hasSuffix(">") else { return tail }
    return String(tail[tail.index(after: arrow)...])
  }

  /// Nil where the type is no closure's. What is kept runs when the body of the view that keeps it does, or in an
  /// action of it.
  private func run(of written: String, builds: Bool, isKept: Bool, _ group: Int) -> ClosureRun? {
    guard let result = function(written) else { return builds ? ClosureRun(time: .body) : nil }
    guard isKept else { return ClosureRun(time: .body) }
    if builds || isView(result, group) { return ClosureRun(time: .body, runner: group) }
    return ClosureRun(time: ["Void", "()"].contains(result) ? .later : .getter)
  }

  private func isView(_ result: String, _ group: Int) -> Bool {
    if ["AnyView", "someView", "anyView"].contains(result) { return true }
    if index.groups[group].declarations.contains(where: { index.type($0).genericParameters.contains(result) }) {
      return true
    }
    return index.findType(result, from: index.groups[group].path).value.map { index.conformances[$0].isView } ?? false
  }
}
