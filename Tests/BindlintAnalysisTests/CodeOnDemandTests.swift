import BindlintSyntax
import Foundation
import Testing

@testable import BindlintAnalysis

/// What is collected on demand is the same as what would have been collected at once.
@Suite struct CodeOnDemandTests {
  private static let sources: [SourceFile] = {
    let folder = Fixture.packageRoot.appendingPathComponent("Fixtures")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map { SourceFile(path: name, bytes: $0) }
    }
  }()

  @Test func declarationsOfTheFixturesAreTheSame() {
    for source in Self.sources { #expect(faultsOfCodeOnDemand(in: source) == []) }
    let waiting = Self.sources.filter {
      CodeOnDemand(Parser.parse($0), repeatingViews: [], noticesCostlyCalls: true) != nil
    }
    #expect(waiting.count > 30, "too few fixtures have code that is collected on demand")
  }

  /// All fixtures of a rule as one project, in which names mean several things and files ask about each other.
  @Test(arguments: Fixture.rules) func findingsAreTheSame(_ rule: String) {
    let sources = Fixture.all.filter { $0.rule == rule }.flatMap { fixture in
      fixture.files.map { SourceFile(path: "Sources/App/\(fixture.name)-\($0.path)", text: $0.text) }
    }
    #expect(analyze(sources).findings == analyze(sources, collectsAllCode: true).findings)
  }

  /// A view whose properties only files without any view use.
  @Test func usesInOtherFilesCount() {
    let view = """
      import SwiftUI
      struct Card: View {
        let title: String
        let subtitle: String
        let footer: String
        var unread: Int
        var body: some View { Text("") }
      }
      """
    let users = [
      "extension Card {\n  func describe() -> String { title }\n}",
      "func show(_ card: Card) -> String { card.subtitle }",
      "let path: KeyPath<Card, String> = \\Card.footer",
    ]
    let sources = [SourceFile(path: "Sources/App/Card.swift", text: view)]
    let others = users.enumerated().map { SourceFile(path: "Sources/App/User\($0).swift", text: $1) }
    func unused(_ sources: [SourceFile]) -> [String] {
      analyze(sources).findings.map(\.diagnostic).filter { $0.rule == UnusedViewProperty.id }.map { diagnostic in
        sources[diagnostic.location.file.index].text(diagnostic.location.range)
      }
    }
    #expect(unused(sources) == ["title", "subtitle", "footer", "unread"])
    #expect(unused(sources + others) == ["unread"])
    for other in others {
      #expect(CodeOnDemand(Parser.parse(other), repeatingViews: [], noticesCostlyCalls: true) != nil)
    }
  }

  /// Each of these is a place where a rule begins; such a file's code can't wait.
  @Test(arguments: [
    "let b: Binding<Int> = .init(get: { 0 }, set: { _ in })", "let b: B = .init { 0 } set: { _ in }",
    "func f() { use($items[index]) }", "func f() { Row().id(UUID()) }", "func f() { Row().id<UUID>(UUID()) }",
    "func f() { Self._printChanges() }",
    "func f() { ForEach(items) { Row($0) } }", "func f() { @Bindable var model = model }",
    "var body: some View { Row() }",
    "func f() { let formatter = DateFormatter() }", "func f() { Rows(items) { Row($0) } }",
  ])
  func beginningsAreSeen(_ text: String) {
    let source = SourceFile(path: "A.swift", text: text)
    #expect(CodeOnDemand(Parser.parse(source), repeatingViews: ["Rows"], noticesCostlyCalls: true) == nil)
    #expect(faultsOfCodeOnDemand(in: source, repeatingViews: ["Rows"]) == [])
  }

  /// Types, functions and aliases in code keep their numbers.
  @Test(arguments: [
    "func f() {\n  struct A { let a = 1; func g() {} }\n  typealias B = A\n  func h() { enum C { case d } }\n}",
    "let x = call { func inner() {} }", "var y: Int { struct Local {}; return 0 }", "switch a { case .b: let c = 1\n}",
    "#if DEBUG\nlet d = 1\n#else\nfunc e() {}\n#endif", "init() { do { class F {} } catch { func g() {} } }",
    "@Attribute({ struct InAttribute {} }) var z = 1", "func f(a: Int = { struct P {}; return 1 }()) {}",
  ])
  func declarationsInCodeKeepTheirNumbers(_ text: String) {
    #expect(faultsOfCodeOnDemand(in: SourceFile(path: "A.swift", text: text)) == [])
    #expect(faultsOfCodeOnDemand(in: SourceFile(path: "A.swift", text: "struct S {\n\(text)\n}")) == [])
  }
}
