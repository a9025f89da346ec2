import BindlintSyntax

/// Whether a closure binding converts on the way, so that no subscript of plain storage stands for it.
struct Conversions {
  let judge: BindingJudge

  private var syntax: FileSyntax { judge.syntax }
  private var tree: SyntaxTree { judge.syntax.tree }

  /// Why it converts; nil where it does not.
  var found: String? {
    if convertsInGetter() { return "the getter converts its value" }
    if convertsInSetter() { return "the setter converts the new value" }
    return nil
  }

  private static let formatting: Set<String> = [
    "description", "formatted", "rounded", "joined", "lowercased", "uppercased", "isEmpty", "count",
    "absoluteString", "uuidString", "localizedDescription", "trimmingCharacters", "string", "path", "components",
  ]
  private static let narrowing: Set<String> = ["%", "<<", ">>"]

  // MARK: Getter

  private func convertsInGetter() -> Bool {
    guard tree.kind(judge.binding.getter) == .closure else { return false }
    return syntax.statements(of: judge.binding.getter).contains { converts($0, isResult: true) }
  }

  /// Whether the value of an expression is made from storage by a conversion.
  private func converts(_ expression: NodeID, isResult: Bool) -> Bool {
    let node = syntax.strip(expression)
    switch tree.kind(node) {
    case .chain: return convertsChain(node)
    case .sequence:
      var narrows = false
      for child in tree.children(node) where tree.kind(child) == .binaryOperator {
        if Conversions.narrowing.contains(tree.text(child)) { narrows = true }
      }
      if narrows { return true }
      return tree.children(node).contains { converts($0, isResult: isResult) }
    case .returnStmt, .ternary, .effectExpr, .prefixOperation, .ifStmt, .codeBlock, .switchStmt, .switchCase,
      .guardStmt:
      return tree.children(node).contains { converts($0, isResult: isResult) }
    case .stringLiteral: return tree.hasChildren(node) && isResult && tree.kind(syntax.parent(node)) == .closure
    default: return false
    }
  }

  private func convertsChain(_ node: NodeID) -> Bool {
    let parts = Array(tree.children(node))
    guard let base = parts.first else { return false }
    if tree.kind(base) == .identifier, parts.count > 1, tree.kind(parts[1]) == .callSuffix,
      syntax.scopes.local(base) == nil, isUppercase(tree.names.string(tree.name(base))), hasStorage(parts[1]),
      !isLossless(parts[1], of: base)
    {
      return true
    }
    if let last = parts.last(where: { tree.kind($0) == .memberSuffix }),
      Conversions.formatting.contains(tree.names.string(tree.name(last)))
    {
      // `items.first { $0.id == id }?.isEmpty` and `item.name.lowercased()` alike.
      return isAtEnd(last, of: parts)
    }
    return false
  }

  private func isAtEnd(_ part: NodeID, of parts: [NodeID]) -> Bool {
    guard let place = parts.firstIndex(of: part) else { return false }
    return parts[(place + 1)...].allSatisfy { tree.kind($0) == .callSuffix }
  }

  /// Conversions between numbers that keep the value, and from a raw value, which the compiler checks.
  private static let lossless: Set<String> = ["Double", "Decimal", "CGFloat", "Float", "TimeInterval"]

  private func isUppercase(_ text: String) -> Bool { text.unicodeScalars.first?.properties.isUppercase ?? false }

  /// Whether the arguments of a call mention anything but literals.
  private func hasStorage(_ call: NodeID) -> Bool {
    var at = call
    let end = tree.after(call)
    while at < end {
      if tree.kind(at) == .identifier { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }

  private func isLossless(_ call: NodeID, of callee: NodeID) -> Bool {
    let labels = tree.children(call).filter { tree.kind($0) == .argument }.map {
      tree.names.string(syntax.argument($0).label)
    }
    if labels == ["rawValue"] { return true }
    return labels == [""] && Conversions.lossless.contains(tree.names.string(tree.name(callee)))
  }

  // MARK: Setter

  private func convertsInSetter() -> Bool {
    let setter = judge.binding.setter
    guard tree.kind(setter) == .closure else { return false }
    var at = setter
    let end = tree.after(setter)
    while at < end {
      if syntax.isFirstParameter(at, of: setter), convertsUse(at) { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }

  /// `Kind(rawValue: item.id)`
  private func isRawValueArgument(_ chain: NodeID) -> Bool {
    let argument = syntax.parent(chain)
    guard tree.kind(argument) == .argument, let label = tree.child(argument, .label) else { return false }
    return tree.names.string(tree.name(label)) == "rawValue"
  }

  private func convertsUse(_ node: NodeID) -> Bool {
    var child = node
    var at = syntax.parent(node)
    while at != judge.binding.setter {
      switch tree.kind(at) {
      case .chain:
        // `$0.isEmpty`, `newValue.trimmed()`; a part of it that is looked up again is the value by its raw value.
        if tree.firstChild(at) == child, !isRawValueArgument(at) { return true }
      case .sequence:
        for part in tree.children(at) where tree.kind(part) == .binaryOperator {
          let text = tree.text(part)
          if Conversions.narrowing.contains(text) || text == "??" || text == ">" || text == "<" || text == ">="
            || text == "<="
          {
            return true
          }
        }
      case .callSuffix:
        let parts = Array(tree.children(syntax.parent(at)))
        if let place = parts.firstIndex(of: at), place > 0 {
          let callee = parts[place - 1]
          let name = tree.names.string(tree.name(callee))
          if tree.kind(callee) == .implicitMember { return false }
          if place == 1, tree.kind(callee) == .identifier,
            isUppercase(name) || ["max", "min", "abs", "round", "floor", "ceil", "clamp"].contains(name)
          {
            if isLossless(at, of: callee) { break }
            return name != "Task"
          }
        }
      case .closure: return false
      default: break
      }
      child = at
      at = syntax.parent(at)
    }
    return false
  }
}
