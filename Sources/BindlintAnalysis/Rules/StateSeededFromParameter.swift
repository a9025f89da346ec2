import BindlintSyntax

/// A state that an initializer seeds from a parameter for which a caller passes a value that changes.
///
///     init(name: String) { _draft = State(initialValue: name) }
///     ...
///     NameEditor(name: profile.name)   // a later name never arrives
///
/// The initial value counts once, when the view is installed. What the parent passes later is ignored.
enum StateSeededFromParameter: Rule {
  static let id = RuleID("state_seeded_from_parameter")

  static func check(_ pass: Pass) {
    for initializer in InitializerOfAView.all(in: pass, naming: .State, seeds: true)
    where !pass.isOfTheProject("State", in: initializer.group) {
      let syntax = pass.file.syntax()
      let names = Set(initializer.properties.keys)
      for access in InitializerAccess.all(in: initializer.member.node, of: names, syntax) {
        guard let parameter = seed(access, syntax), !saysSo(syntax.tree.text(parameter.name)),
          let property = initializer.properties[access.name], isSeed(access, property, pass),
          let call = changingCall(initializer.group, label: parameter.label, pass)
        else { continue }
        pass.report(
          Diagnostic(
            rule: id, at: pass.location(syntax.tree.range(access.node)),
            message(access.name, parameter: syntax.tree.text(parameter.name)), confidence: .medium,
            symbol: BindingSymbol.of(initializer.number, pass),
            related: [RelatedLocation(call, "a value that changes is passed here")]))
      }
    }
  }

  /// `initialName`, `defaultSort`, `startDate`: a value for the start only.
  private static func saysSo(_ name: String) -> Bool {
    ["initial", "default", "start", "seed", "original"].contains { name.lowercased().hasPrefix($0) }
  }

  /// `self.x = p` seeds only a state without a value.
  private static func isSeed(_ access: InitializerAccess, _ property: MemberReference, _ pass: Pass) -> Bool {
    if access.kind == .seed { return true }
    let fact = pass.index.member(property)
    let written = pass.index.files[property.file].text(fact.typeRange)
    return !fact.flags.contains(.hasInitialValue) && !written.hasSuffix("?")
  }

  /// The parameter that a seeding assignment takes the value from, as it stands.
  private static func seed(_ access: InitializerAccess, _ syntax: FileSyntax) -> (name: NodeID, label: String)? {
    let tree = syntax.tree
    guard var value = access.value.map({ syntax.strip($0) }) else { return nil }
    switch access.kind {
    case .write: break
    case .seed:
      // `State(initialValue: p)`, `.init(wrappedValue: p)`
      guard tree.kind(value) == .chain, let call = tree.children(value).first(where: { tree.kind($0) == .callSuffix }),
        let argument = tree.children(call).first(where: { tree.kind($0) == .argument }),
        let inner = syntax.argument(argument).value
      else { return nil }
      value = syntax.strip(inner)
    default: return nil
    }
    guard tree.kind(value) == .identifier, let number = syntax.scopes.local(value) else { return nil }
    let local = syntax.scopes.locals[number]
    guard local.kind == .parameter, tree.kind(local.declaration) == .parameter else { return nil }
    return (local.node, ParameterLabel.of(local.declaration, tree))
  }

  // MARK: Callers

  /// A call that makes the view with something that changes for the parameter.
  private static func changingCall(_ group: Int, label: String, _ pass: Pass) -> Location? {
    guard !label.isEmpty else { return nil }
    let index = pass.index
    let typeName = index.groups[group].name
    for number in pass.queries.files(mentioning: typeName) {
      let file = index.files[number]
      guard let id = file.names.find(typeName), file.code.uses.contains(where: { $0.name == id }) else { continue }
      let syntax = file.syntax()
      let tree = syntax.tree
      for node in 0..<UInt32(tree.nodeCount)
      where tree.kind(NodeID(node)) == .identifier && tree.name(NodeID(node)) == id {
        let chain = syntax.parent(NodeID(node))
        guard tree.kind(chain) == .chain, let call = tree.child(chain, .callSuffix),
          syntax.callee(of: call) == NodeID(node), !isMadeAnew(chain, syntax)
        else { continue }
        for argument in tree.children(call) where tree.kind(argument) == .argument {
          let (given, value) = syntax.argument(argument)
          if tree.names.string(given) == label, let value, changes(value, number, syntax, index) {
            return Location(file.id, tree.range(value))
          }
        }
      }
    }
    return nil
  }

  private static let presenters: Set<String> = [
    "sheet", "popover", "fullScreenCover", "alert", "navigationDestination", "NavigationLink", "inspector",
    "confirmationDialog",
  ]

  /// A presentation makes its content anew each time, and `.id(...)` makes it another view.
  private static func isMadeAnew(_ chain: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    if tree.children(chain).contains(where: { tree.kind($0) == .memberSuffix && tree.name($0) == .id }) { return true }
    return syntax.ancestors(chain).contains { node in
      guard tree.kind(node) == .callSuffix, let callee = syntax.callee(of: node) else { return false }
      return presenters.contains(tree.names.string(tree.name(callee)))
    }
  }

  /// Whether an expression begins with a property of the caller that a wrapper lets change.
  private static func changes(_ value: NodeID, _ number: Int, _ syntax: FileSyntax, _ index: ProjectIndex) -> Bool {
    let file = index.files[number]
    let type = syntax.type(around: value, in: file.facts)
    guard type > 0, let group = index.group(of: TypeReference(file: number, type: type)) else { return false }
    let collector = AccessCollector(syntax: syntax, file: file, index: index, group: group, region: value)
    guard let access = collector.access(of: value), case .member(let name) = access.root, access.method == nil,
      let property = index.storedProperty(name, of: group)
    else { return false }
    let attributes = index.files[property.file].facts.attributes[index.member(property).attributeRange]
    let isWrapped = attributes.contains {
      BindingJudge.mutableWrappers.contains(index.files[property.file].names.string($0.name))
    }
    // An object itself stays the same; what it holds changes.
    let isObject = attributes.contains {
      [.StateObject, .ObservedObject, .EnvironmentObject, .Bindable].contains($0.name.known)
    }
    return isWrapped && (!isObject || !access.steps.isEmpty)
  }

  // MARK: Messages

  private static func message(_ state: String, parameter: String) -> String {
    "state '\(state)' takes '\(parameter)' once, when the view is installed, and ignores what the parent passes later; use a binding or a plain property, or call the parameter 'initial...'"
  }
}
