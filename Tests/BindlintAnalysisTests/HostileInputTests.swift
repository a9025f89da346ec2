import BindlintSyntax
import Foundation
import Testing

@testable import BindlintAnalysis

/// Whatever the text, all rules run over it and all of their fixes are applied.
@Suite struct HostileInputTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func mutated(_ bytes: [UInt8], rounds: Int, _ random: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<rounds {
      let tree = Parser.parse(SourceFile(path: "a.swift", bytes: bytes))
      guard tree.tokenCount > 1 else { return bytes }
      func range() -> Range<Int> {
        let range = tree.range(TokenID(Int.random(in: 0..<tree.tokenCount, using: &random)))
        return Int(range.start)..<Int(range.end)
      }
      let one = range()
      let other = range()
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(one)
      case 1: bytes.insert(contentsOf: Array(bytes[one]) + [0x20], at: one.lowerBound)
      case 2: bytes.replaceSubrange(one, with: Array(bytes[other]))
      default:
        let (first, last) = one.lowerBound <= other.lowerBound ? (one, other) : (other, one)
        guard first.upperBound <= last.lowerBound else { continue }
        let (early, late) = (Array(bytes[first]), Array(bytes[last]))
        bytes.replaceSubrange(last, with: early)
        bytes.replaceSubrange(first, with: late)
      }
    }
    return bytes
  }

  @Test(arguments: Fixture.rules) func mutatedFixturesAreChecked(_ rule: String) {
    var random = Generator(state: UInt64(rule.utf8.count))
    var analysed = 0
    for fixture in Fixture.all.filter({ $0.rule == rule }) {
      for round in 0..<3 {
        let sources = fixture.files.map { file in
          SourceFile(path: file.path, bytes: mutated(Array(file.text.utf8), rounds: 1 + 2 * round, &random))
        }
        let report = analyze(sources, repeatingViews: fixture.repeatingViews)
        #expect(faults(of: report, sources) == [], "\(fixture.name), round \(round)")
        let whole = analyze(sources, repeatingViews: fixture.repeatingViews, collectsAllCode: true)
        #expect(report.findings == whole.findings, "\(fixture.name), round \(round)")
        for source in sources {
          #expect(faultsOfCodeOnDemand(in: source, repeatingViews: fixture.repeatingViews) == [])
        }
        analysed += 1
      }
    }
    #expect(analysed > 0)
  }

  /// Far more levels than a thread of the system's pools has room for without the analyzer's own stacks.
  @Test(arguments: ["ForEach(items) { item in\n", "VStack {\n", "Group(content: {\n"])
  func deepViewsAreChecked(_ open: String) {
    let close = open.contains("(content") ? "})\n" : "}\n"
    let levels = 3_000
    let text =
      "import SwiftUI\nstruct Deep: View {\n  @State private var items: [Int] = []\n  var body: some View {\n"
      + String(repeating: open, count: levels) + "Text(\"\")\n" + String(repeating: close, count: levels) + "  }\n}\n"
    let simple = """
      import SwiftUI
      struct Simple: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Text("") }
      }
      """
    let sources = [SourceFile(path: "Deep.swift", text: text), SourceFile(path: "Simple.swift", text: simple)]
    for jobs in [1, 8] {
      let report = analyze(sources, jobs: jobs)
      #expect(faults(of: report, sources) == [])
      #expect(report.findings.contains { $0.diagnostic.rule == UnusedEnvironment.id })
    }
  }

  @Test(arguments: [
    "typealias A = B\ntypealias B = A", "typealias A = A", "typealias A = B\ntypealias B = C\ntypealias C = A",
    "protocol A: B {}\nprotocol B: A {}", "class A: B {}\nclass B: A {}", "extension A: A {}", "struct A: A {}",
    "protocol A: A {}\nextension A: A {}",
  ]) func circlesOfTypesEnd(_ declarations: String) {
    let view = """

      import SwiftUI
      struct Row: View, A {
        @Environment(\\.dismiss) private var dismiss
        @ObservedObject var model: A
        @State private var items: [A] = []
        var body: some View {
          ForEach(items) { item in
            Toggle("", isOn: Binding(get: { model.set.contains(item.id) }, set: { model.set[item.id] = $0 }))
          }
        }
      }
      """
    let sources = [SourceFile(path: "A.swift", text: declarations + view)]
    #expect(faults(of: analyze(sources), sources) == [])
  }

  @Test func bindingsOfOneLoopNameTheSameCause() {
    let row = "Toggle(\"\", isOn: Binding(get: { chosen.contains(item.id) }, set: { _ in chosen.remove(item.id) }))\n"
    let text =
      "import SwiftUI\nstruct Rows: View {\n  @State private var search = \"\"\n  @State private var chosen: Set<Int> = []\n"
      + "  let items: [Item]\n  var body: some View {\n    VStack {\n      Text(search)\n      ForEach(items) { item in\n"
      + String(repeating: row, count: 20) + "      }\n    }\n  }\n}\nstruct Item: Identifiable { var id: Int }\n"
    let sources = [SourceFile(path: "Rows.swift", text: text)]
    let found = analyze(sources).findings.filter { $0.diagnostic.rule == ClosureBindingInForeach.id }
    #expect(found.count == 20)
    #expect(found.allSatisfy { $0.diagnostic.message == found[0].diagnostic.message })
  }

  private static let reproducers: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/fuzzing")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }()

  @Test func inputsOfTheFuzzerAreMended() throws {
    #expect(!Self.reproducers.isEmpty)
    for file in Self.reproducers {
      #expect(faultsOfInput([UInt8](try Data(contentsOf: file))) == [], "\(file.lastPathComponent)")
    }
  }

  /// A closure that could not be parsed is not moved into a file that could.
  @Test func nothingIsSaidOfBrokenMembers() {
    let text = """
      import SwiftUI
      struct Rows: View {
        @Bindable var trips: Trips
        let cities: [City]
        var body: some View {
          ForEach(cities) { city in
            Toggle("", isOn: Binding(get: { trips.home == city.id }, set: { trips.home = $0 ? city.id : (ELSE }))
          }
        }
        var whole: some View {
          ForEach(cities) { city in
            Toggle("", isOn: Binding(get: { trips.work == city.id }, set: { trips.work = $0 ? city.id : nil }))
          }
        }
      }
      struct City: Identifiable { var id: Int }
      @Observable final class Trips {
        var home: Int?
        var work: Int?
      }
      """
    for (setter, findings) in [("nil", 2), ("nil)", 1), ("nil + ", 1), ("", 1)] {
      let source = SourceFile(path: "Rows.swift", text: text.replacingOccurrences(of: "(ELSE", with: setter))
      let report = analyze([source])
      let found = report.findings.filter { $0.diagnostic.rule == ClosureBindingInForeach.id }
      #expect(found.count == findings, "\(setter)")
      #expect(found.allSatisfy { ($0.diagnostic.fix != nil) == report.problems.isEmpty }, "\(setter)")
    }
  }
}
