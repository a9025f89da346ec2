import BindlintSyntax

/// Something that a setter does beside changing state.
struct SetterEffect {
  enum Kind {
    case task, await, queue, network, files, defaults, store, notification
  }

  var kind: Kind
  /// The chain or expression that has the effect.
  var node: NodeID
}

/// Finds what a setter itself executes beside assignments: not what closures do that it only stores or hands on.
struct SetterEffects {
  let syntax: FileSyntax
  let index: ProjectIndex
  let number: Int
  /// The type around, in whose scope names are looked up.
  let typePath: String
  private(set) var found: [SetterEffect] = []

  init(of setter: NodeID, judge: BindingJudge) {
    syntax = judge.syntax
    index = judge.index
    number = judge.pass.number
    typePath = judge.typePath
    guard syntax.tree.kind(setter) == .closure else { return }
    for statement in syntax.statements(of: setter) { visit(statement) }
  }

  private var tree: SyntaxTree { syntax.tree }

  private mutating func visit(_ node: NodeID) {
    switch tree.kind(node) {
    case .closure:
      if ImmediateClosures.runs(node, syntax) { visitChildren(node) }
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .closureSignature, .type: break
    case .effectExpr where tree.text(tree.firstToken(node)) == "await": add(.await, node)
    case .sequence: visitSequence(node)
    case .chain: visitChain(node)
    default: visitChildren(node)
    }
  }

  private mutating func visitChildren(_ node: NodeID) {
    for child in tree.children(node) { visit(child) }
  }

  private mutating func add(_ kind: SetterEffect.Kind, _ node: NodeID) {
    found.append(SetterEffect(kind: kind, node: node))
  }

  /// `UserDefaults.standard.volume = value`
  private mutating func visitSequence(_ node: NodeID) {
    let parts = Array(tree.children(node))
    if parts.count > 2, tree.kind(parts[1]) == .assignment, tree.kind(parts[0]) == .chain,
      let base = tree.firstChild(parts[0]), global(base) == "UserDefaults"
    {
      add(.defaults, parts[0])
    }
    visitChildren(node)
  }

  // MARK: Calls

  private mutating func visitChain(_ chain: NodeID) {
    let parts = Array(tree.children(chain))
    if let kind = effect(parts) { return add(kind, chain) }
    visitChildren(chain)
  }

  private func effect(_ parts: [NodeID]) -> SetterEffect.Kind? {
    let base = global(parts[0])
    for (place, part) in parts.enumerated() where tree.kind(part) == .callSuffix && place > 0 {
      guard let callee = syntax.callee(of: part) else { continue }
      let name = tree.names.string(tree.name(callee))
      let labels = syntax.labels(of: part)
      // `base` is the owner's name: of `store.context.save()` the `context`.
      let calleePlace = parts.firstIndex(of: callee) ?? 0
      let owner = calleePlace > 0 ? ownerName(parts[..<calleePlace]) : ""
      switch name {
      case "Task", "detached", "init":
        if base == "Task", syntax.hasClosure(part) || labels.contains("operation") { return .task }
      case "async", "asyncAfter":
        if base == "DispatchQueue" || owner.hasSuffix("queue"), syntax.hasClosure(part) || labels.contains("execute") {
          return .queue
        }
      case "addOperation":
        if base == "OperationQueue" { return .queue }
      case "set", "setValue", "removeObject", "setPersistentDomain", "removePersistentDomain":
        let isDefaults = base == "UserDefaults" || base == "NSUbiquitousKeyValueStore"
        if isDefaults || (labels.last == "forKey" && holdsDefaults(parts[..<calleePlace], owner)) { return .defaults }
      case "save":
        if owner.hasSuffix("context") || owner == "moc" || owner.hasSuffix("store") {
          return .store
        }
      case "write":
        if labels.first == "to" || labels.first == "toFile" { return .files }
      case "post", "postNotificationName":
        if base == "NotificationCenter" || base == "DistributedNotificationCenter"
          || owner.hasSuffix("notificationcenter")
        {
          return .notification
        }
      default: break
      }
      if calleePlace > 0 {
        if base == "URLSession" { return .network }
        if base == "FileManager" { return .files }
      }
    }
    return nil
  }

  /// The name of a type of the system that a chain begins with; nil where the project or a local has the name.
  private func global(_ node: NodeID) -> String? {
    guard tree.kind(node) == .identifier, syntax.scopes.local(node) == nil else { return nil }
    let name = tree.names.string(tree.name(node))
    guard name.unicodeScalars.first?.properties.isUppercase == true else { return nil }
    if case .unknown = index.findType(name, from: typePath) { return name }
    return nil
  }

  /// The last name of what a method is called on, in lower case.
  private func ownerName(_ parts: ArraySlice<NodeID>) -> String {
    for part in parts.reversed() {
      switch tree.kind(part) {
      case .identifier, .memberSuffix: return tree.names.string(tree.name(part)).lowercased()
      case .optionalSuffix, .forceSuffix: continue
      default: return ""
      }
    }
    return ""
  }

  private func holdsDefaults(_ parts: ArraySlice<NodeID>, _ owner: String) -> Bool {
    if owner.hasSuffix("defaults") { return true }
    guard
      case .named("UserDefaults", _)? = TypeResolver(index: index, number: number).type(ofPrefix: Array(parts))?
        .shape.unwrapped
    else { return false }
    return true
  }
}
