import BindlintSyntax

/// A closure binding that is made for every row of a loop.
///
///     ForEach(cities) { city in
///       Toggle(city.name, isOn: Binding(get: { trips.visited.contains(city.id) }, set: { ... }))
///     }
///
/// Each pass over `body` makes two closures for each row, which SwiftUI can't compare with the last ones. A subscript
/// on the model is a key path it can compare, and puts the logic beside the storage.
enum ClosureBindingInForeach: Rule {
  static let id = RuleID("closure_binding_in_foreach")

  static func check(_ pass: Pass) {
    for judged in pass.bindings.judged {
      switch judged.verdict {
      case .repeated(let repeated): report(judged, repeated, pass)
      case .excused(let excused) where pass.options.has(option(for: excused.excuse), of: id):
        report(judged, excused, pass)
      default: continue
      }
    }
  }

  private static func option(for excuse: ExcusedBinding.Excuse) -> String {
    switch excuse {
    case .severalRoots: "report_multi_source"
    case .conversion: "report_conversions"
    }
  }

  /// What no subscript of one root can stand for is told only where it was asked for, and never edited.
  private static func report(_ judged: JudgedBinding, _ excused: ExcusedBinding, _ pass: Pass) {
    let file = pass.index.files[excused.loop.file]
    let callee = file.syntax().tree.range(file.facts.loops[excused.loop.loop].callee)
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(judged.binding.place),
        "closure binding is made anew for every row on each pass over the body, and \(excused.reason), so that no subscript of the model alone can stand for it; give the model a property or method that does both",
        confidence: .medium, symbol: BindingSymbol.of(judged.binding.fact.member, pass),
        related: [RelatedLocation(Location(file.id, callee), "made for each row of this loop")]))
  }

  private static func report(_ judged: JudgedBinding, _ repeated: RepeatedBinding, _ pass: Pass) {
    let binding = judged.binding
    let refactor = SubscriptRefactor(judge: judged.judge, repeated: repeated)
    let file = pass.index.files[repeated.loop.file]
    let loop = file.facts.loops[repeated.loop.loop]
    let tree = file.syntax().tree
    var related = [RelatedLocation(Location(file.id, tree.range(loop.callee)), "made for each row of this loop")]
    let cause = RebuildCause.find(around: repeated.loop, storage: repeated.read, pass: pass)
    if let cause {
      related.append(
        RelatedLocation(Location(file.id, cause.range), "a change of '\(cause.path)' makes it anew for every row"))
    }
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(binding.place), message(path(repeated.write, pass), cause),
        symbol: BindingSymbol.of(binding.fact.member, pass), related: related, suggestion: refactor?.suggestion,
        fix: refactor?.fix,
        fixRefusal: refactor?.missing))
  }

  /// `trips.visited`: the storage that the rows bind to.
  static func path(_ access: StorageAccess, _ pass: Pass) -> String {
    var parts: [String] = []
    switch access.root {
    case .member(let name), .global(let name): parts.append(name)
    case .local(let number):
      let syntax = pass.file.syntax()
      parts.append(syntax.tree.names.string(syntax.scopes.locals[number].name))
    case .instance: break
    }
    return (parts + access.names).joined(separator: ".")
  }

  // MARK: Messages

  private static func message(_ path: String, _ cause: RebuildCause?) -> String {
    let rebuilt = cause.map { ": a change of '\($0.path)' (line \($0.line)) rebuilds this binding for every row" } ?? ""
    return
      "closure binding over '\(path)' is made anew for every row on each pass over the body, and SwiftUI can't compare closures\(rebuilt); bind through a subscript on the model"
  }
}
