import BindlintSyntax

/// What is kept of the code of a file in which no rule begins anywhere, in place of its `CodeFacts`: enough to see that
/// most questions by a name have nothing to find there. Where they may, the file is parsed once more.
///
/// Measured on home-assistant-iOS: nearly three quarters of its text are such files, and collecting the facts of their
/// code took a sixth of the run, though rules then asked for that of few of them.
struct CodeOnDemand: Sendable {
  /// Names used behind a dot: `x.name`, `.name`, `\.name`.
  private var members: BitSet
  /// Names used as labels of arguments.
  private var labels: BitSet

  func mayUse(member name: NameID) -> Bool { members.contains(Int(name.index)) }
  func mayPass(label name: NameID) -> Bool { labels.contains(Int(name.index)) }

  /// `nil` where rules begin in the code of the file, or will surely ask for it: then it is collected at once.
  ///
  /// - Parameter noticesCostlyCalls: whether a rule begins where something is made that is costly to make
  init?(_ tree: SyntaxTree, repeatingViews: [String], noticesCostlyCalls: Bool) {
    let names = tree.names
    if names.hasProjections || CodeOnDemand.beginnings.contains(where: names.mentions) { return nil }
    if noticesCostlyCalls, CodeOnDemand.costly.contains(where: names.mentions) { return nil }
    if repeatingViews.contains(where: { names.mentions(NameKey($0)) }) { return nil }
    members = BitSet(count: names.count)
    labels = BitSet(count: names.count)
    let mayIdentify = names.mentions(.UUID) || names.mentions(.Date) || names.mentions(.random)
    // As plain pointers, since every node of the file is looked at; `tree` lives as long as this runs.
    let view = tree.view
    for position in 0..<UInt32(tree.nodeCount) {
      let node = NodeID(position)
      switch view.kind(node) {
      case .memberSuffix, .implicitMember, .keyPathMember:
        let name = view.name(node)
        members.insert(Int(name.index))
        // `.id(UUID())`
        if mayIdentify, name == .id, view.kind(node) == .memberSuffix, Int(position) + 1 < tree.nodeCount {
          let next = view.kind(NodeID(position + 1))
          if next == .callSuffix || next == .genericArguments { return nil }
        }
      case .label:
        let name = view.name(node)
        labels.insert(Int(name.index))
        // `.init(get: ..., set: ...)`
        if name == .get || name == .set { return nil }
      default: break
      }
    }
  }

  /// Names without which no site that rules look for can stand in a file, `$x` and `.id(...)` aside: those of bindings,
  /// of repeating views and of noted calls. And those of views, about whose code rules always ask.
  private static let beginnings = WellKnownName.allCases.filter { name in
    switch name {
    case .Binding, .Bindable, .View, .ViewModifier: return true
    default:
      switch name.notedCall {
      case .identity, .costly: return false
      case .selection, .changePrinting: return true
      case nil: return name.repeatsContent
      }
    }
  }
  private static let costly = WellKnownName.allCases.filter { $0.notedCall == .costly }
}
