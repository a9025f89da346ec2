import BindlintSyntax

/// Finds the views that a member of a view makes with what it passes them, and what it puts into the environment.
struct CreationMapper {
  let mapper: ViewMapper
  let member: MemberCode
  private let file: IndexedFile
  private let syntax: FileSyntax
  private let resolver: TypeResolver
  private var tree: SyntaxTree { syntax.tree }
  private var index: ProjectIndex { mapper.index }

  init(mapper: ViewMapper, member: MemberCode) {
    self.mapper = mapper
    self.member = member
    file = mapper.index.files[member.reference.file]
    syntax = file.syntax()
    resolver = TypeResolver(index: mapper.index, number: member.reference.file)
  }

  func add(to node: inout ViewNode) {
    for reference in member.references {
      let context = reference.context.inside(mapper.outer(member))
      let parts = reference.parts
      if let call = parts.firstIndex(where: { tree.kind($0) == .callSuffix }), call > 0,
        tree.kind(parts[0]) == .identifier, syntax.scopes.local(parts[0]) == nil,
        let group = ViewCall.group(of: Array(parts[..<call]), resolver: resolver),
        let view = mapper.builder.view(ofGroup: group, from: member.reference.file)
      {
        node.creations.append(
          Creation(
            view: view, location: Location(file.id, tree.range(parts[0])), time: context.time,
            isConditional: context.isConditional, loop: mapper.loop(context, in: member),
            arguments: arguments(of: parts[call], view: view)))
      } else if let view = viewOfInitializer(parts) {
        node.creations.append(
          Creation(
            view: view, location: Location(file.id, tree.range(parts[0])), time: context.time,
            isConditional: context.isConditional, loop: mapper.loop(context, in: member), arguments: []))
      }
      for (position, part) in parts.enumerated().dropFirst() where tree.kind(part) == .memberSuffix {
        guard position + 1 < parts.count, tree.kind(parts[position + 1]) == .callSuffix else { continue }
        let name = tree.names.string(tree.name(part))
        if name == "environment" || name == "environmentObject" {
          if let injection = injection(parts[position + 1], part) { node.injections.append(injection) }
        } else {
          addExtensionCalls(name, part, parts[position + 1], context, to: &node)
        }
      }
    }
  }

  /// `Row.init` handed over as a function.
  private func viewOfInitializer(_ parts: [NodeID]) -> Int? {
    guard CodeWalk.isInitializer(parts, tree), syntax.scopes.local(parts[0]) == nil,
      let group = ViewCall.group(of: parts, resolver: resolver)
    else { return nil }
    return mapper.builder.view(ofGroup: group, from: member.reference.file)
  }

  /// `.card()` where an extension of `View` says `modifier(Card())`.
  private func addExtensionCalls(
    _ name: String, _ part: NodeID, _ call: NodeID, _ context: CodeContext, to node: inout ViewNode
  ) {
    for (made, given) in mapper.builder.viewsMade(byExtension: name, call: call, in: syntax) {
      node.creations.append(
        Creation(
          view: made.view, location: Location(file.id, tree.range(part).withoutDot(in: file)), time: context.time,
          isConditional: context.isConditional, loop: mapper.loop(context, in: member),
          arguments: arguments(handedOnBy: made, given)))
    }
  }

  /// What a call hands to a function that hands it on as it is.
  private func arguments(handedOnBy made: ExtensionView, _ given: [(node: NodeID, number: Int)]) -> [Argument] {
    let other = mapper.index.files[made.file].syntax()
    let receivers = mapper.builder.parameters(ofView: made.view)
    var result: [Argument] = []
    let inner = other.tree.children(made.call).filter { other.tree.kind($0) == .argument }
    for (position, child) in inner.enumerated() {
      let (label, value) = other.argument(child)
      guard let value, let local = other.scopes.local(value),
        let number = made.parameters.firstIndex(where: { $0.node == other.scopes.locals[local].declaration }),
        let node = given.first(where: { $0.number == number })?.node,
        let passed = tree.kind(node) == .argument ? syntax.argument(node).value : node
      else { continue }
      let range = tree.range(passed)
      let form = tree.kind(passed) == .labeledClosure ? .closure : form(of: passed)
      let name = other.tree.names.string(label)
      result.append(
        Argument(
          input: receivers.input(name, at: position, of: mapper.views[made.view]), label: name, form: form,
          text: MapText.flat(tree.text(passed)), location: Location(file.id, range),
          sources: form == .closure ? [] : mapper.sources(in: range, of: member)))
    }
    return result
  }

  private func injection(_ call: NodeID, _ part: NodeID) -> Injection? {
    let arguments = tree.children(call).filter { tree.kind($0) == .argument }.compactMap { syntax.argument($0).value }
    guard let last = arguments.last else { return nil }
    var result = Injection(
      model: nil, key: nil, location: Location(file.id, tree.range(part).withoutDot(in: file)),
      text: MapText.flat(tree.text(last)), sources: mapper.sources(in: tree.range(last), of: member))
    if let first = arguments.first, arguments.count == 2, tree.kind(first) == .keyPath {
      result.key = tree.children(first).filter { tree.kind($0) == .keyPathMember }
        .map { tree.names.string(tree.name($0)) }.joined(separator: ".")
      return result
    }
    guard let type = resolver.type(of: last), let group = type.with(type.shape.unwrapped).group(in: index) else {
      return result
    }
    result.model = mapper.builder.models.numbers[group]
    return result
  }

  // MARK: Arguments

  private func arguments(of call: NodeID, view: Int) -> [Argument] {
    let target = mapper.views[view]
    let receivers = mapper.builder.parameters(ofView: view)
    var result: [Argument] = []
    var given: Set<String> = []
    for child in tree.children(call) {
      var label = ""
      var value: NodeID?
      switch tree.kind(child) {
      case .argument:
        let argument = syntax.argument(child)
        label = tree.names.string(argument.label)
        value = argument.value
      case .labeledClosure:
        label = tree.child(child, .label).map { tree.names.string(tree.name($0)) } ?? ""
        value = tree.child(child, .closure)
      case .closure: value = child
      default: continue
      }
      guard let value else { continue }
      given.insert(label)
      let range = tree.range(value)
      var sources = mapper.sources(in: range, of: member)
      let form = form(of: value)
      // What an action does with its captures is no value that is passed.
      if form == .closure { sources = [] }
      var argument = Argument(
        input: nil, label: label, form: form, text: MapText.flat(tree.text(value)),
        location: Location(file.id, range), sources: sources)
      if label.isEmpty, tree.kind(child) == .closure {
        argument.input = closureInput(of: target, given: given, receivers)
      } else {
        argument.input = receivers.input(label, at: result.count, of: target)
      }
      result.append(argument)
    }
    return result
  }

  /// The input for a trailing closure: the first that still needs one.
  private func closureInput(of target: ViewNode, given: Set<String>, _ receivers: ViewParameters) -> Int? {
    let open = receivers.closures.filter { !given.contains($0.label) }
    return (open.first { !$0.hasDefault } ?? open.last)?.input
  }

  private func form(of value: NodeID) -> Argument.Form {
    let node = syntax.strip(value)
    switch tree.kind(node) {
    case .closure: return .closure
    case .literal, .implicitMember: return .constant
    case .stringLiteral: return tree.firstChild(node) == nil ? .constant : .value
    case .identifier: return isBinding(name: tree.name(node)) ? .binding : .value
    case .chain:
      let parts = Array(tree.children(node))
      let names = tree.names
      for part in parts where tree.kind(part) == .identifier || tree.kind(part) == .memberSuffix {
        if isBinding(name: tree.name(part)) { return .binding }
      }
      let first = names.string(tree.name(parts[0]))
      if first == "Binding" || first == "Bindable" { return .binding }
      if tree.kind(parts[0]) == .implicitMember { return first == "constant" ? .binding : .constant }
      return .value
    default: return .value
    }
  }

  private func isBinding(name: NameID) -> Bool { tree.names.isDollar(name) && tree.names.bare(name) != name }
}
