import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

/// Code that is shown to read and that no fix writes: it must be worth reading.
@Suite struct SuggestionTests {
  private func findings(_ rule: String, _ text: String) -> [Diagnostic] {
    let options = AnalysisOptions(severities: [RuleID(rule): .warning])
    let report = Analyzer.run([InputFile(path: "A.swift", isReported: true)], options: options) { _ in
      .source(SourceFile(path: "A.swift", text: text))
    }
    #expect(report.problems.isEmpty)
    return report.findings.map(\.diagnostic)
  }

  @Test func theInitialValueIsTheWholeRightSide() {
    let found = findings(
      "state_access_in_init",
      """
      import SwiftUI
      struct Field: View {
        @State private var key = ""
        @State private var count = 0
        init(key: String?, count: Int) {
          self.key = key ?? "none"
          self.count = count > 3 ? count : -count
        }
        var body: some View { TextField("Key \\(count)", text: $key) }
      }
      """)
    #expect(
      found.map { $0.suggestion?.code } == [
        #"_key = State(initialValue: key ?? "none")"#, "_count = State(initialValue: count > 3 ? count : -count)",
      ])
  }

  @Test func whatHasNoIdentityIsNotLoopedOver() {
    let list = """
      import SwiftUI
      struct Poll: View {
        @State private var options: [ELEMENT] = []
        var body: some View {
          ForEach(0..<options.count, id: \\.self) { index in
            TextField("Option \\(index + 1)", text: $options[index]FIELD)
          }
        }
      }
      struct Option: Identifiable {
        let id: Int
        var text: String
      }
      """
    func found(_ element: String, _ field: String, _ more: String = "") -> Diagnostic? {
      findings(
        "index_based_binding",
        list.replacing("ELEMENT", with: element).replacing("FIELD", with: field) + "\n" + more
      ).first
    }
    let texts = found("String", "")
    #expect(texts != nil && texts?.suggestion == nil)
    #expect(texts?.fixRefusal == "a 'String' has no identity to loop by; give the elements an 'id' of their own")
    let extended = found("String", "", "extension String { var isLong: Bool { count > 9 } }")
    #expect(extended?.suggestion == nil)
    let identified = found("String", "", "extension String: @retroactive Identifiable { public var id: Self { self } }")
    #expect(identified?.suggestion?.code.hasPrefix("ForEach($options) {") == true)
    let options = found("Option", ".text")
    #expect(options?.suggestion?.code.hasPrefix("ForEach($options) { $option in") == true)
    #expect(options?.fixRefusal == "the position serves something else too")
  }

  @Test func pairsOfPositionAndElementAreNamedAsSuch() {
    let found = findings(
      "index_based_binding",
      """
      import SwiftUI
      struct Option: Identifiable {
        let id: Int
        var text: String
      }
      struct Poll: View {
        @State private var options: [Option] = []
        var body: some View {
          ForEach(Array(options.enumerated()), id: \\.element.id) { index, option in
            TextField("Option", text: $options[index].text)
          }
        }
      }
      """)
    #expect(found.map(\.fixRefusal) == ["the loop hands out elements beside their positions"])
  }

  /// What a setter starts beside its write belongs in no model's subscript, least of all a method of the view.
  @Test func aTaskStaysOutOfTheSubscript() {
    let found = findings(
      "closure_binding_in_foreach",
      """
      import SwiftUI
      enum Place: String, CaseIterable { case home, work }
      struct Filters: View {
        let client: String
        @State private var places: [Place] = []
        var body: some View {
          ForEach(Place.allCases, id: \\.self) { place in
            Toggle(
              place.rawValue,
              isOn: Binding(
                get: { places.contains(place) },
                set: { isOn in
                  if isOn { places.append(place) } else { places.removeAll { $0 == place } }
                  Task {
                    await save(client)
                  }
                }))
          }
        }
        private func save(_ client: String) async {}
      }
      """)
    let code = found.first?.suggestion?.code ?? ""
    let parts = code.components(separatedBy: "\n// and in 'onChange' or in the model:\n")
    #expect(parts.count == 2, "\(code)")
    #expect(!parts[0].contains("Task") && !parts[0].contains("client"), "\(code)")
    #expect(parts.last == "Task {\n  await save(client)\n}", "\(code)")
    #expect(found.map(\.fixRefusal) == ["the setter starts asynchronous work"])
    #expect(found.first?.fix == nil)
  }

  @Test func adviceAndFixAgree() {
    let found = findings(
      "unprojected_bindable",
      """
      import SwiftUI
      @Observable final class Model { var name = "" }
      struct Name: View {
        @Environment(Model.self) private var model
        var body: some View {
          @Bindable var model = model
          Text(model.name)
        }
      }
      """)
    #expect(found.map { $0.message.hasSuffix("; remove this copy") } == [true])
    #expect(found.first?.fix?.title == "Remove the copy of 'model'")
  }

  /// What never gets a new value makes no view differ.
  @Test func aConstantIsNotSaidToChange() {
    let found = findings(
      "unused_view_property",
      """
      import SwiftUI
      struct Card: View {
        private let inset = 8.0
        private var columns = 2
        private var rows = 2
        let title: String
        init(title: String, rows: Int) {
          self.title = title
          self.rows = rows
        }
        var body: some View { Text("") }
      }
      """)
    let differs = found.filter { $0.message.contains("a new value still makes the view differ") }
    #expect(found.map(\.symbol) == ["Card.inset", "Card.columns", "Card.rows", "Card.title"])
    #expect(differs.map(\.symbol) == ["Card.rows", "Card.title"])
  }

  @Test func aDeclarationAmongOtherCodeSaysWhyItStays() {
    let found = findings(
      "unused_environment",
      """
      import SwiftUI
      struct Name: View { @Environment(\\.openURL) private var openURL; var body: some View { Text("") } }
      """)
    #expect(found.map(\.fixRefusal) == ["its declaration can't be taken out cleanly"])
  }
}
