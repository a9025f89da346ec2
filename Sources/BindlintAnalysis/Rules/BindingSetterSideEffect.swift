import BindlintSyntax

/// A binding's setter that does more than change state: it starts a task, writes a file, saves, posts.
///
///     TextField("Name", text: Binding(
///       get: { profile.name },
///       set: { profile.name = $0; Task { await profile.save() } }))   // one task for every character
///
/// SwiftUI writes through a binding at times when nobody pressed anything: for each character, for each step of a
/// slider, for a focused field when its screen goes away.
enum BindingSetterSideEffect: Rule {
  static let id = RuleID("binding_setter_side_effect")

  static func check(_ pass: Pass) {
    for judged in pass.bindings.judged {
      let judge = BindingJudge(pass: pass, syntax: pass.file.syntax(), binding: judged.binding)
      guard !judge.isOfTheProject else { continue }
      for effect in SetterEffects(of: judged.binding.setter, judge: judge).found {
        pass.report(
          Diagnostic(
            rule: id, at: pass.location(judge.tree.range(effect.node)), message(effect.kind),
            symbol: BindingSymbol.of(judged.binding.fact.member, pass),
            related: [RelatedLocation(pass.location(judged.binding.place), "the setter of this binding")]))
      }
    }
  }

  // MARK: Messages

  private static func message(_ kind: SetterEffect.Kind) -> String {
    let what =
      switch kind {
      case .task: "starts a task"
      case .await: "waits for asynchronous work"
      case .queue: "puts off its work, so that the control reads the old value back"
      case .network: "starts a network request"
      case .files: "works on files"
      case .defaults: "writes user defaults"
      case .store: "saves a store"
      case .notification: "posts a notification"
      }
    return
      "setter of a binding \(what): SwiftUI writes when it sees fit (a field for every character, a slider for every step), not only when somebody acts; only change state here and react in 'onChange' or in the model"
  }
}
