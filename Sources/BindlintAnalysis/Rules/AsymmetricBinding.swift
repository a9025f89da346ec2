import BindlintSyntax

/// A closure binding that shows one stored property and changes another one beside it.
///
///     Toggle("Haptics", isOn: Binding(
///       get: { prefs.sound },            // shows this
///       set: { prefs.haptics = $0 }))    // changes that
///
/// Only what is provable from declarations is reported: both are stored, nothing observes them, and neither name is
/// made from the other.
enum AsymmetricBinding: Rule {
  static let id = RuleID("asymmetric_binding")

  static func check(_ pass: Pass) {
    for judged in pass.bindings.judged {
      switch judged.verdict {
      case .legitimate, .excused: break
      default: continue
      }
      let judge = BindingJudge(pass: pass, syntax: pass.file.syntax(), binding: judged.binding)
      guard !judge.isOfTheProject, !judge.implementsBinding, let pair = pair(judge) else { continue }
      let tree = judge.tree
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(judged.binding.place),
          message(read: tree.text(pair.read.node), written: tree.text(pair.write.node)),
          symbol: BindingSymbol.of(judged.binding.fact.member, pass),
          related: [
            RelatedLocation(pass.location(tree.range(pair.read.node)), "shown"),
            RelatedLocation(pass.location(tree.range(pair.write.node)), "changed"),
          ]))
    }
  }

  private static func pair(_ judge: BindingJudge) -> (read: StorageAccess, write: StorageAccess)? {
    let syntax = judge.syntax
    let tree = syntax.tree
    let (getter, setter) = (judge.binding.getter, judge.binding.setter)
    guard tree.kind(getter) == .closure, tree.kind(setter) == .closure,
      let value = syntax.singleExpression(of: getter)
    else { return nil }
    let collector = AccessCollector(
      syntax: syntax, file: judge.pass.file, index: judge.index, group: judge.group, region: getter)
    guard let read = collector.access(of: value), isPlainPath(read) else { return nil }
    var changed: StorageAccess?
    for statement in syntax.statements(of: setter) {
      let parts = Array(tree.children(statement))
      guard tree.kind(statement) == .sequence, parts.count == 3, tree.kind(parts[1]) == .assignment,
        let write = collector.access(of: parts[0]), isPlainPath(write), write.root == read.root,
        !write.sharesStorage(with: read), areUnrelated(read, write)
      else { return nil }
      if syntax.isFirstParameter(syntax.strip(parts[2]), of: setter) { changed = changed ?? write }
    }
    guard let changed, isPlainStorage(read, judge), isPlainStorage(changed, judge) else { return nil }
    return (read, changed)
  }

  private static func isPlainPath(_ access: StorageAccess) -> Bool {
    guard access.method == nil, !access.steps.isEmpty else { return false }
    return access.steps.allSatisfy { if case .member = $0 { true } else { false } }
  }

  /// `resolvedTheme` and `theme`, `_count` and `count`, `state.name` and `name` may well be one value.
  private static func areUnrelated(_ a: StorageAccess, _ b: StorageAccess) -> Bool {
    guard let first = a.names.last?.lowercased(), let second = b.names.last?.lowercased() else { return false }
    return !first.hasSuffix(second) && !second.hasSuffix(first) && !first.hasPrefix(second)
      && !second.hasPrefix(first)
  }

  /// Whether the path ends in a property that is stored as it stands and that nothing watches.
  private static func isPlainStorage(_ access: StorageAccess, _ judge: BindingJudge) -> Bool {
    let tree = judge.tree
    guard tree.kind(access.node) == .chain, let name = access.names.last else { return false }
    let parts = Array(tree.children(access.node))
    let resolver = TypeResolver(index: judge.index, number: judge.pass.number)
    guard let group = resolver.type(ofPrefix: Array(parts.dropLast()))?.group(in: judge.index) else { return false }
    let found = judge.index.members(named: name, of: group)
    guard found.count == 1 else { return false }
    let fact = judge.index.member(found[0])
    return fact.kind == .property && fact.flags.contains(.isStored) && !fact.flags.contains(.hasObservers)
      && !fact.flags.contains(.isLet) && !fact.flags.contains(.isLazy)
  }

  // MARK: Messages

  private static func message(read: String, written: String) -> String {
    "binding shows '\(read)' and changes '\(written)', so the control never shows what it was set to; use one of both"
  }
}
