import BindlintSyntax

/// When code that is handed a binding reads its value: functions, initializers and extensions of `Binding` in sight.
///
/// A function that runs while `body` does and asks for `wrappedValue` reads for the view that called it, as if its code
/// stood there.
struct BindingReads {
  let index: ProjectIndex
  let walks: FunctionWalks
  private var calls: FunctionCalls { FunctionCalls(index: index) }
  private func reader(_ file: Int) -> CodeReader { walks.reader(file) }
  private func references(of member: MemberReference) -> [CodeReference] { walks.references(of: member) }

  /// How code reads what a reference to a binding stands for, against the reference; nil where none in sight does.
  func context(of reference: CodeReference, in file: Int) -> CodeContext? {
    let reader = reader(file)
    var best = extensionRead(reference.parts, reader, depth: 0)
    if let handed = handedRead(reference.node, reader, depth: 0), best.map({ handed.comesBefore($0) }) ?? true {
      best = handed
    }
    return best
  }

  /// `$error.isPresent()` where an extension of `Binding` reads the value for it.
  private func extensionRead(_ parts: [NodeID], _ reader: CodeReader, depth: Int) -> CodeContext? {
    guard depth < 4, let group = index.group(path: "Binding"), index.groups[group].declarations.isEmpty else {
      return nil
    }
    let tree = reader.syntax.tree
    var best: CodeContext?
    for (position, part) in parts.enumerated().dropFirst() where tree.kind(part) == .memberSuffix {
      let isCalled = position + 1 < parts.count && tree.kind(parts[position + 1]) == .callSuffix
      let name = tree.names.string(tree.name(part))
      for member in index.members(named: name, of: group) {
        guard index.member(member).kind == (isCalled ? .function : .property) else { continue }
        if isCalled {
          let parameters = CallLabels.parameters(
            of: index.member(member).node, index.files[member.file].syntax().tree)
          guard CallLabels.match(parts[position + 1], of: reader.syntax, to: parameters) != nil else { continue }
        }
        let own = self.reader(member.file)
        let tree = own.syntax.tree
        for inner in references(of: member) where inner.role != .write {
          var parts = inner.parts
          if parts.count > 1, tree.name(parts[0]) == .self { parts.removeFirst() }
          guard tree.names.string(tree.name(parts[0])) == "wrappedValue", own.syntax.scopes.local(parts[0]) == nil
          else { continue }
          take(inner.context, into: &best)
        }
      }
    }
    return best
  }

  /// The reads of the parameter that the value `node` is handed to.
  private func handedRead(_ node: NodeID, _ reader: CodeReader, depth: Int) -> CodeContext? {
    let syntax = reader.syntax
    let tree = syntax.tree
    let argument = syntax.parent(node)
    guard depth < 4, tree.kind(argument) == .argument, tree.kind(syntax.parent(argument)) == .callSuffix else {
      return nil
    }
    let call = syntax.parent(argument)
    let chain = Array(tree.children(syntax.parent(call)))
    guard let place = chain.firstIndex(of: call), place > 0 else { return nil }
    var best: CodeContext?
    for callee in calls.callees(of: call, behind: Array(chain[..<place]), resolver: reader.resolver) {
      guard let number = callee.arguments.first(where: { $0.node == argument })?.number else { continue }
      let parameter = callee.parameters[number]
      guard isBinding(parameter.type), let found = read(of: parameter, in: callee.member, depth: depth) else {
        continue
      }
      take(found, into: &best)
    }
    return best
  }

  private func isBinding(_ type: String) -> Bool {
    let type = type.hasPrefix("SwiftUI.") ? String(type.dropFirst("SwiftUI.".count)) : type
    return type == "Binding" || type.hasPrefix("Binding<")
  }

  private func read(of parameter: CallLabels.Parameter, in member: MemberReference, depth: Int) -> CodeContext? {
    let reader = reader(member.file)
    let syntax = reader.syntax
    let tree = syntax.tree
    var best: CodeContext?
    for reference in references(of: member) {
      guard let local = syntax.scopes.local(reference.parts[0]),
        syntax.scopes.locals[local].declaration == parameter.node
      else { continue }
      let isValue = reference.parts.contains {
        tree.kind($0) == .memberSuffix && tree.names.string(tree.name($0)) == "wrappedValue"
      }
      if isValue {
        if reference.role != .write { take(reference.context, into: &best) }
        continue
      }
      if let found = extensionRead(reference.parts, reader, depth: depth + 1) {
        take(found.inside(reference.context), into: &best)
      }
      if let found = handedRead(reference.node, reader, depth: depth + 1) {
        take(found.inside(reference.context), into: &best)
      }
    }
    return best
  }

  /// Conditions of another file's code are conditions, whichever branch they are.
  private func take(_ context: CodeContext, into best: inout CodeContext?) {
    // What runs in an action, or not at all, tells nobody of a change.
    guard context.time.isWhileRunning || context.time == .getter else { return }
    let plain = CodeContext(time: context.time, isConditional: context.isConditional)
    if best.map({ plain.comesBefore($0) }) ?? true { best = plain }
  }
}
