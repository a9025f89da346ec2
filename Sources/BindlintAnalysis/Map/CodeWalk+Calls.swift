import BindlintSyntax

/// What a call does with the closures and functions that it is given.
extension CodeWalk {
  private static let presentations: Set<String> = ["sheet", "popover", "fullScreenCover", "navigationDestination"]

  /// Calls whose closures run at once, although a rule about rows leaves them out.
  private static let contents: Set<String> = ["alert", "confirmationDialog", "inspector", "withAnimation"]

  /// Calls whose closures run later, whatever their labels.
  private static let later: Set<String> = [
    "dropDestination", "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction",
    "alignmentGuide", "sensoryFeedback", "visualEffect", "sink", "asyncAfter", "detached", "pasteDestination",
    "copyable",
    "cuttable", "itemProvider", "exportsItemProviders", "importsItemProviders", "transformPreference",
    "scrollTransition",
  ]

  mutating func visitCall(_ call: NodeID, callee parts: [NodeID], role: Use.Time?) {
    var name = NameID.none
    if let last = parts.last(where: { tree.kind($0) != .genericArguments }) { name = tree.name(last) }
    let children = Array(tree.children(call))
    let isBinding = isGetSet(children)
    var isFirst = true
    for child in children {
      switch tree.kind(child) {
      case .argument:
        let (label, value) = syntax.argument(child)
        guard let value else { continue }
        if tree.kind(value) == .closure {
          visit(closure: value, label, name, parts, call, isBinding, isTrailing: false)
        } else if isFunctionReference(value), isLater(label, name, parts, call) {
          let first = references.count
          visit(value)
          references[first].isHandedOver = true
        } else if loops[value] != nil || isInitializer(value) {
          visit(closure: value, label, name, parts, call, isBinding, isTrailing: false)
        } else {
          let first = references.count
          visit(value)
          if tree.kind(value) == .identifier, syntax.scopes.local(value) != nil, references.indices.contains(first) {
            references[first].handedRun = run(
              ofClosure: label, name, parts, call, isBinding: isBinding, isTrailing: false)
          }
        }
      case .closure:
        // `Binding { } set: { }`, or the setter behind `Binding(get: ...)`.
        let hasGetter = children.contains { tree.kind($0) == .argument && syntax.argument($0).label == .get }
        let label = isBinding ? NameID(hasGetter ? WellKnownName.set : .get) : .none
        visit(closure: child, label, name, parts, call, isBinding, isTrailing: isFirst)
        isFirst = false
      case .labeledClosure:
        guard let closure = tree.child(child, .closure) else { continue }
        let label = tree.child(child, .label).map { tree.name($0) } ?? .none
        visit(closure: closure, label, name, parts, call, isBinding, isTrailing: false)
      default: visit(child)
      }
    }
  }

  private func isGetSet(_ children: [NodeID]) -> Bool {
    var labels: Set<WellKnownName> = []
    for child in children {
      let label =
        tree.kind(child) == .argument
        ? syntax.argument(child).label : tree.child(child, .label).map { tree.name($0) } ?? .none
      if let known = label.known { labels.insert(known) }
    }
    return labels.contains(.set) || (labels.contains(.get) && children.contains { tree.kind($0) == .closure })
  }

  private mutating func visit(
    closure: NodeID, _ label: NameID, _ name: NameID, _ parts: [NodeID], _ call: NodeID, _ isBinding: Bool,
    isTrailing: Bool
  ) {
    if let loop = loops[closure] {
      metLoops.append((loop, context))
      inContext {
        $0.context.loop = loop
      } _: { walk in
        walk.visitClosure(closure) { _ in }
      }
      return
    }
    let run = self.run(ofClosure: label, name, parts, call, isBinding: isBinding, isTrailing: isTrailing)
    visitClosure(closure) {
      $0.time = max($0.time, run.time)
      if let runner = run.runner { $0.runner = runner }
      if run.time == .presentation { $0.enterCondition() }
    }
  }

  private func run(
    ofClosure label: NameID, _ name: NameID, _ parts: [NodeID], _ call: NodeID, isBinding: Bool, isTrailing: Bool
  ) -> ClosureRun {
    if !isBinding, let known = closureRun(parts, label, call) { return known }
    return ClosureRun(
      time: time(ofClosure: label, name, parts, call, isBinding: isBinding, isTrailing: isTrailing), runner: nil)
  }

  private func time(
    ofClosure label: NameID, _ name: NameID, _ parts: [NodeID], _ call: NodeID, isBinding: Bool, isTrailing: Bool
  ) -> Use.Time {
    if isBinding { return label == .get ? .getter : .later }
    let text = names.string(name)
    let isLabelled = label != .none
    if CodeWalk.later.contains(text) || makesNoContent(parts, text) { return .later }
    if CodeWalk.presentations.contains(text) {
      return isLabelled && FactCollector.isActionName(label, names) ? .later : .presentation
    }
    if CodeWalk.contents.contains(text) {
      return isLabelled && FactCollector.isActionName(label, names) ? .later : .body
    }
    let hasAction = tree.children(call).contains {
      tree.kind($0) == .argument && [.action, .intent].contains(syntax.argument($0).label.known)
    }
    if !isLabelled, isTrailing, text.hasSuffix("Button"), parts.count == 1 { return hasAction ? .body : .later }
    if !isLabelled, isTrailing, takesAResult(call) { return .later }
    let role =
      isLabelled
      ? FactCollector.labelledRole(label, callee: name, names)
      : FactCollector.trailingRole(name, buttonHasAction: hasAction, names)
    return role == .deferred ? .later : .body
  }

  /// `OpenURLAction { url in }`, `UIAction { _ in }`, `.init(title: "") { _ in }`: no views, but what holds an action for
  /// when it is called.
  private func makesNoContent(_ parts: [NodeID], _ name: String) -> Bool {
    guard parts.count == 1 else { return false }
    if tree.kind(parts[0]) == .implicitMember { return name == "init" }
    return name.hasSuffix("Action") && name.first?.isUppercase == true
  }

  /// `.fileMover(isPresented: $isMoving) { result in }`: what is shown tells how it ended. Content takes nothing there.
  private func takesAResult(_ call: NodeID) -> Bool {
    let labels = tree.children(call).compactMap { child in
      tree.kind(child) == .argument ? names.string(syntax.argument(child).label) : nil
    }
    guard labels.contains("isPresented"), !labels.contains("presenting"), let closure = tree.child(call, .closure),
      let signature = tree.child(closure, .closureSignature)
    else { return false }
    return tree.child(signature, .closureParameter) != nil
  }

  private func isFunctionReference(_ node: NodeID) -> Bool {
    if tree.kind(node) == .identifier { return syntax.scopes.local(node) == nil }
    guard tree.kind(node) == .chain else { return false }
    let parts = Array(tree.children(node))
    return parts.count == 2 && tree.kind(parts[0]) == .identifier && tree.name(parts[0]) == .self
      && tree.kind(parts[1]) == .memberSuffix
  }

  /// `Row.init`, handed over as the function that it is.
  private func isInitializer(_ node: NodeID) -> Bool {
    tree.kind(node) == .chain && CodeWalk.isInitializer(Array(tree.children(node)), tree)
  }

  static func isInitializer(_ parts: [NodeID], _ tree: SyntaxTree) -> Bool {
    guard parts.count > 1, tree.kind(parts[0]) == .identifier, let last = parts.last else { return false }
    return tree.kind(last) == .memberSuffix && tree.names.string(tree.name(last)) == "init"
  }

  /// Whether a function handed over with this label is called later. Whether the value is a function shows elsewhere.
  private func isLater(_ label: NameID, _ name: NameID, _ parts: [NodeID], _ call: NodeID) -> Bool {
    guard label != .none else { return FactCollector.isActionName(name, names) }
    return FactCollector.labelledRole(label, callee: name, names) == .deferred
      && !CodeWalk.presentations.contains(names.string(name))
  }

  /// What a closure captures by a list is read where the closure is made.
  mutating func visitClosure(_ closure: NodeID, _ change: (inout CodeContext) -> Void) {
    guard tree.kind(closure) == .closure else {
      return inContext {
        change(&$0.context)
      } _: {
        $0.visit(closure)
      }
    }
    if let signature = tree.child(closure, .closureSignature) { visit(signature) }
    inContext {
      change(&$0.context)
    } _: { walk in
      walk.visitStatements(walk.tree.children(closure).filter { walk.tree.kind($0) != .closureSignature })
    }
  }
}
