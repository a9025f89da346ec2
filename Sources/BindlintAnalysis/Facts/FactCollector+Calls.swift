import BindlintSyntax

/// Calls and arguments that single rules ask for, so that they need not look through every tree.
extension FactCollector {
  mutating func noteCall(_ call: NodeID, chain: NodeID, callee: NameID, calleeNode: NodeID) {
    guard let kind = callee.known?.notedCall else { return }
    switch kind {
    case .selection: guard hasLabel(.selection, call) else { return }
    case .identity:
      guard tree.kind(calleeNode) == .memberSuffix, isTelling(identity: call, chain: chain) else { return }
    case .changePrinting: break
    case .costly: guard !isDeferred, bodyDepth > 0, tree.kind(calleeNode) == .identifier else { return }
    }
    facts.notedCalls.append(NotedCall(kind: kind, chain: chain, callee: calleeNode, call: call, member: member))
  }

  /// Whether `.id(...)` makes a value, or stands behind something that edits a binding.
  private func isTelling(identity call: NodeID, chain: NodeID) -> Bool {
    guard hasName(in: call, where: { _ in true }) else { return false }
    if hasName(in: call, where: { $0 == .UUID || $0 == .Date || $0 == .random }) { return true }
    var at = NodeID(chain.index + 1)
    while at < call {
      if tree.kind(at) == .identifier || tree.kind(at) == .memberSuffix, isProjectedName(tree.name(at)) { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }

  private func hasName(in node: NodeID, where condition: (NameID) -> Bool) -> Bool {
    var at = NodeID(node.index + 1)
    let end = tree.after(node)
    while at < end {
      if tree.kind(at) == .identifier || tree.kind(at) == .memberSuffix, condition(tree.name(at)) { return true }
      at = NodeID(at.index + 1)
    }
    return false
  }

  func hasLabel(_ label: WellKnownName, _ call: NodeID) -> Bool {
    for child in tree.children(call) where tree.kind(child) == .argument {
      if let written = tree.child(child, .label), tree.name(written) == label { return true }
    }
    return false
  }

  func isProjectedName(_ name: NameID) -> Bool {
    hasProjections && names.bare(name) != name && names.isDollar(name)
  }

  /// `$tags`, `$model.tags`.
  func isProjection(_ data: NodeID) -> Bool {
    let base = tree.kind(data) == .chain ? tree.firstChild(data) ?? data : data
    if tree.kind(base) == .identifier, isProjectedName(tree.name(base)) { return true }
    // `self.$tags`
    return tree.kind(data) == .chain
      && tree.children(data).contains { tree.kind($0) == .memberSuffix && isProjectedName(tree.name($0)) }
  }

  /// `items.filter { ... }.sorted { ... }`
  func isDerived(_ data: NodeID) -> Bool {
    guard tree.kind(data) == .chain else { return false }
    var isNamed = false
    for part in tree.children(data) {
      if isNamed, tree.kind(part) == .callSuffix { return true }
      guard tree.kind(part) == .memberSuffix else { continue }
      isNamed = tree.name(part) == .filter || tree.name(part) == .sorted || tree.name(part) == .map
    }
    return false
  }

  // MARK: Labels

  /// `Card(title: ...)`: who sets which property through a memberwise initializer.
  mutating func noteLabel(_ label: NameID, callee: NameID) {
    guard callee != .none else { return }
    if callee != .`init` {
      guard let first = names.bytes(callee).first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
        return
      }
    }
    labelledArguments.append(FactCollector.hash(callee: names.hash(callee), label: names.hash(label)))
  }

  static func hash(callee: UInt64, label: UInt64) -> UInt64 { (callee &* 0x9E37_79B9_7F4A_7C15) ^ label }
}

extension WellKnownName {
  /// What a call of this name may be to some rule. A file that has none of these names has no such call.
  var notedCall: NotedCall.Kind? {
    switch self {
    case .Picker, .List, .TabView: return .selection
    case .id: return .identity
    case ._printChanges, ._logChanges: return .changePrinting
    // Formatters and coders.
    case .DateFormatter, .NumberFormatter, .ISO8601DateFormatter, .RelativeDateTimeFormatter, .MeasurementFormatter,
      .ByteCountFormatter, .DateComponentsFormatter, .DateIntervalFormatter, .PersonNameComponentsFormatter,
      .ListFormatter, .JSONDecoder, .JSONEncoder, .PropertyListDecoder, .PropertyListEncoder, .NSRegularExpression:
      return .costly
    default: return nil
    }
  }

  /// Whether a call of this name may repeat its content for each of its data.
  var repeatsContent: Bool {
    switch self {
    case .ForEach, .ForEachStore, .List, .Table, .TableColumn, .OutlineGroup: return true
    default: return false
    }
  }
}
