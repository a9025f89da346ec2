import BindlintAnalysis
import BindlintSyntax
import Testing

/// What `closure_binding_in_foreach` says of a binding and what the map says of the same place come from the same facts.
@Suite struct MapAgreementTests {
  private static let rule = RuleID("closure_binding_in_foreach")
  private static let fixtures = Fixture.all.filter { fixture in
    fixture.lint().findings.contains { $0.diagnostic.rule == rule }
  }

  /// A finding with the map of its project.
  private struct Case {
    var diagnostic: Diagnostic
    var map: DataFlowMap
    /// The binding in the map: the view that makes it, and its number there.
    var made: StateFlow.Remade?

    var loop: Location { diagnostic.related[0].location }
    var cause: RelatedLocation? { diagnostic.related.first { $0.message.hasPrefix("a change of '") } }
    /// `["maps", "searchText"]`.
    var causePath: [String] {
      guard let quoted = cause?.message.split(separator: "'").dropFirst().first else { return [] }
      return quoted.split(separator: ".").map(String.init)
    }
  }

  private func cases(_ fixture: Fixture) -> [Case] {
    let sources = fixture.files.map { SourceFile(path: $0.path, text: $0.text) }
    let map = DataFlowMap.make(
      sources.map { InputFile(path: $0.path, isReported: true) },
      options: AnalysisOptions(severities: [:], repeatingViews: fixture.repeatingViews)
    ) { .source(sources[$0]) }
    return fixture.lint().findings.map(\.diagnostic).filter { $0.rule == Self.rule }.map { diagnostic in
      var made: StateFlow.Remade?
      for (number, view) in map.views.enumerated() {
        let found = view.closureBindings.firstIndex {
          $0.location.file == diagnostic.location.file && $0.location.range.start == diagnostic.location.range.start
        }
        if let found { made = StateFlow.Remade(view: number, number: found) }
      }
      return Case(diagnostic: diagnostic, map: map, made: made)
    }
  }

  @Test func thereAreFindingsWithAndWithoutACause() {
    let all = Self.fixtures.flatMap(cases)
    #expect(all.count > 40)
    #expect(all.filter { $0.cause != nil }.count > 3)
  }

  /// Each binding that the rule reports is one that the map has, made for the rows of the same loop.
  @Test(arguments: fixtures) func theMapHasEveryReportedBinding(_ fixture: Fixture) {
    for found in cases(fixture) {
      guard let made = found.made else {
        Issue.record("no view of the map makes the binding: \(found.diagnostic.message)")
        continue
      }
      let view = found.map.views[made.view]
      let binding = view.closureBindings[made.number]
      #expect(binding.time.isWhileRunning)
      #expect(binding.loop.map { view.loops[$0].location } == found.loop)
    }
  }

  /// What the rule names as the read that rebuilds the rows is, for the map, a read that runs the view, and following
  /// that state leads to the binding.
  @Test(arguments: fixtures) func theMapFollowsEveryNamedCauseToTheBinding(_ fixture: Fixture) {
    for found in cases(fixture) {
      guard let made = found.made, let cause = found.cause else { continue }
      let view = found.map.views[made.view]
      guard let input = view.inputs.firstIndex(where: { $0.name == found.causePath.first }) else {
        Issue.record("'\(found.causePath)' is no input of the view")
        continue
      }
      #expect(
        view.inputs[input].uses.contains {
          $0.location.file == cause.location.file && cause.location.range.contains($0.location.range.start)
            && $0.action == .read && $0.time.isWhileRunning
        }, "the map knows no read at the place of \(found.causePath)")
      let subjects = subjects(of: found, cause, view, made.view, input)
      #expect(!subjects.isEmpty, "no change of \(found.causePath) runs the view")
      for subject in subjects {
        let flow = found.map.flow(of: subject)
        #expect(flow.closureBindings.contains(made), "\(subject) does not lead to the binding")
        #expect(flow.runs.contains { $0.view == made.view })
      }
    }
  }

  private func subjects(
    of found: Case, _ cause: RelatedLocation, _ view: ViewNode, _ number: Int, _ input: Int
  ) -> [StateFlow.Subject] {
    var result: [StateFlow.Subject] = []
    for trigger in view.inputs[input].triggers {
      switch trigger {
      case .properties(let reads):
        for read in reads where found.causePath.contains(read.through.first ?? read.property) {
          let properties = found.map.models[read.model].properties
          if let property = properties.firstIndex(where: { $0.name == read.property }) {
            result.append(.property(model: read.model, property: property))
          }
        }
      case .anyChange, .read, .declaration: result.append(.input(view: number, input: input))
      default: continue
      }
    }
    return result
  }

  /// Where the rule names no read, the map has none that it could have named: state of the view that the same member
  /// reads before the loop, whatever happens, and that is not what the rows bind to.
  @Test(arguments: fixtures) func theRuleNamesACauseWhereTheMapHasOne(_ fixture: Fixture) {
    for found in cases(fixture) where found.cause == nil {
      guard let made = found.made else { continue }
      let view = found.map.views[made.view]
      let storage = view.closureBindings[made.number].storage?.split(separator: ".").first.map(String.init)
      for input in view.inputs where input.name != storage && [.state, .binding, .storage].contains(input.kind) {
        guard input.model == nil else { continue }
        let named = input.uses.filter {
          $0.location.file == found.loop.file && $0.location < found.loop && $0.action == .read && $0.time == .body
            && $0.member == "body"
        }
        #expect(named.isEmpty, "\(view.name).\(input.name) is read beside the rows of \(found.diagnostic.message)")
      }
    }
  }
}
