import BindlintSyntax

/// Which input each parameter of a view's initializers fills.
struct ViewParameters {
  struct Parameter {
    var label: String
    var input: Int?
    var hasDefault: Bool
    var isClosure: Bool
  }

  /// Of each initializer; of the one that the compiler writes where there is no other.
  var initializers: [[Parameter]] = []

  var closures: [Parameter] { initializers.flatMap { $0 }.filter(\.isClosure) }

  /// The input that an argument is for: by its label, or without one by its place.
  func input(_ label: String, at position: Int, of view: ViewNode) -> Int? {
    for parameters in initializers {
      if label.isEmpty {
        let unlabelled = parameters.enumerated().first { $0.element.label.isEmpty && $0.offset >= position }
        if let found = unlabelled?.element.input { return found }
      } else if let found = parameters.first(where: { $0.label == label })?.input {
        return found
      }
    }
    return label.isEmpty ? nil : view.inputs.firstIndex { $0.name == label }
  }
}

extension MapBuilder {
  func parameters(ofView number: Int) -> ViewParameters {
    if let known = parametersByView[number] { return known }
    let made = makeParameters(ofView: number)
    parametersByView[number] = made
    return made
  }

  private func makeParameters(ofView number: Int) -> ViewParameters {
    let (group, declaration) = declarations[number]
    var inputs: [String: Int] = [:]
    let facts = index.files[declaration.file].facts
    let names = index.files[declaration.file].names
    var stored: [(name: String, member: MemberFact)] = []
    for member in facts.memberOrder[index.type(declaration).members] {
      let fact = facts.members[member]
      guard fact.kind == .property, fact.flags.contains(.isStored), !fact.flags.contains(.isStatic), fact.name != .none
      else { continue }
      inputs[names.string(fact.name)] = stored.count
      stored.append((names.string(fact.name), fact))
    }
    var result = ViewParameters()
    for reference in index.members(of: group) where index.member(reference).kind == .initializer {
      result.initializers.append(parameters(of: reference, inputs: inputs))
    }
    guard result.initializers.isEmpty else { return result }
    let file = index.files[declaration.file]
    result.initializers = [
      stored.enumerated().map { position, entry in
        let written = entry.member.typeRange.count > 0 ? file.text(entry.member.typeRange) : ""
        let builds = file.facts.attributes[entry.member.attributeRange].contains {
          file.names.string($0.name).hasSuffix("Builder")
        }
        return ViewParameters.Parameter(
          label: entry.name, input: position,
          hasDefault: entry.member.flags.contains(.hasInitialValue) || written.hasSuffix("?"),
          isClosure: builds || isClosure(written))
      }
    ]
    return result
  }

  private func isClosure(_ written: String) -> Bool {
    var type = written
    if case .named(let name, _) = TypeShape(parsing: written).unwrapped, let target = index.aliasTarget(name) {
      type = target
    }
    if case .function = TypeShape(parsing: type).unwrapped { return true }
    return false
  }

  private func parameters(of initializer: MemberReference, inputs: [String: Int]) -> [ViewParameters.Parameter] {
    let file = index.files[initializer.file]
    let syntax = file.syntax()
    let tree = syntax.tree
    guard let clause = tree.child(index.member(initializer).node, .parameterClause) else { return [] }
    let body = tree.child(index.member(initializer).node, .codeBlock)
    return tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter in
      let label = ParameterLabel.of(parameter, tree)
      let written = tree.child(parameter, .type).map { tree.text($0) } ?? ""
      let builds = tree.children(parameter).contains {
        tree.kind($0) == .attribute
          && (tree.child($0, .attributeName).map { tree.names.string(tree.name($0)).hasSuffix("Builder") } ?? false)
      }
      var input: Int?
      if let name = tree.child(parameter, .name), let body {
        input = self.input(assignedFrom: name, in: body, syntax, inputs)
      }
      return ViewParameters.Parameter(
        label: label, input: input ?? (label.isEmpty ? nil : inputs[label]),
        hasDefault: tree.child(parameter, .initializerClause) != nil || written.hasSuffix("?"),
        isClosure: builds || isClosure(written))
    }
  }

  /// `self.x = p`, `_x = State(initialValue: p)`, `x = make(p)`.
  private func input(
    assignedFrom parameter: NodeID, in body: NodeID, _ syntax: FileSyntax, _ inputs: [String: Int]
  ) -> Int? {
    let tree = syntax.tree
    for node in syntax.descendants(body) where tree.kind(node) == .sequence {
      let parts = Array(tree.children(node))
      guard parts.count >= 3, tree.kind(parts[1]) == .assignment else { continue }
      var target = tree.kind(parts[0]) == .chain ? Array(tree.children(parts[0])) : [parts[0]]
      if target.count > 1, tree.name(target[0]) == .self { target.removeFirst() }
      guard target.count == 1 else { continue }
      let name = tree.names.string(tree.name(target[0]))
      guard let input = inputs[name] ?? (name.hasPrefix("_") ? inputs[String(name.dropFirst())] : nil) else { continue }
      let usesIt = syntax.descendants(node).contains { part in
        part > parts[1] && tree.kind(part) == .identifier
          && syntax.scopes.local(part).map { syntax.scopes.locals[$0].node == parameter } ?? false
      }
      if usesIt { return input }
    }
    return nil
  }

  /// The views that the functions of extensions of `View` make which a call may mean by its name and labels:
  /// `func card() -> some View { modifier(Card()) }`.
  func viewsMade(
    byExtension name: String, call: NodeID, in syntax: FileSyntax
  ) -> [(made: ExtensionView, arguments: [(node: NodeID, number: Int)])] {
    (extensionViews()[name] ?? []).compactMap { made in
      CallLabels.match(call, of: syntax, to: made.parameters).map { (made, $0) }
    }
  }

  private func extensionViews() -> [String: [ExtensionView]] {
    if let known = viewsByExtension { return known }
    var result: [String: [ExtensionView]] = [:]
    if let group = index.group(path: "View"), index.groups[group].declarations.isEmpty {
      for member in index.members(of: group) where index.member(member).kind == .function {
        let resolver = TypeResolver(index: index, number: member.file)
        let syntax = resolver.syntax
        let tree = resolver.tree
        var views: Set<Int> = []
        for node in syntax.descendants(index.member(member).node) where tree.kind(node) == .chain {
          let parts = Array(tree.children(node))
          guard let call = parts.firstIndex(where: { tree.kind($0) == .callSuffix }), call > 0,
            tree.kind(parts[0]) == .identifier, syntax.scopes.local(parts[0]) == nil,
            let found = ViewCall.group(of: Array(parts[..<call]), resolver: resolver),
            let view = view(ofGroup: found, from: member.file), views.insert(view).inserted
          else { continue }
          result[index.name(member), default: []].append(
            ExtensionView(
              view: view, file: member.file,
              parameters: CallLabels.parameters(of: index.member(member).node, tree), call: parts[call]))
        }
      }
    }
    viewsByExtension = result
    return result
  }
}

/// A view that a function of an extension of `View` makes.
struct ExtensionView {
  /// Index into the map's `views`.
  var view: Int
  var file: Int
  /// Of the function.
  var parameters: [CallLabels.Parameter]
  /// What the function passes to the view.
  var call: NodeID
}
