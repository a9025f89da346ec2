import BindlintSyntax
import Dispatch
import Testing

@testable import BindlintAnalysis

/// Four times the text costs about four times the work, whatever the text: no form of it makes a look-ahead or a rule
/// read the same things over and over.
@Suite(.serialized) struct LinearityTests {
  /// A form of text, by how often its part is repeated.
  struct Form: CustomTestStringConvertible, Sendable {
    var name: String
    var text: @Sendable (_ count: Int) -> String
    /// How often the part is repeated in the shorter text.
    var count = 2_000

    var testDescription: String { name }

    static func repeated(_ part: String) -> Form {
      Form(name: String(reflecting: part), text: { String(repeating: part, count: $0) })
    }

    static func inBody(_ part: String, count: Int, state: String = "") -> Form {
      Form(
        name: part,
        text: { number in
          "import SwiftUI\nstruct A: View {\n  @State var s: Set<Int> = []\n  let items: [Int]\n  var body: some View {\n"
            + String(repeating: part + "\n", count: number) + "}\n}\n"
        }, count: count)
    }

    static func numbered(
      _ name: String, count: Int = 500, around: (String, String) = ("", ""), _ part: @escaping @Sendable (Int) -> String
    )
      -> Form
    {
      Form(name: name, text: { around.0 + (0..<$0).map(part).joined(separator: "\n") + around.1 }, count: count)
    }

    static let all: [Form] =
      [
        "{", "(", "[", "}", ")", "{\n", "(\n", "<", "a<", "a(b<", "?", "a ? b : ", "a?.", ".", "\"", "\"\"\"\n",
        "\"\\(",
        "#\"", "#", "/", "/(", "#/\n", "/*", "#if A\n", "#if A\n#else\n", "#endif\n", "func f ", "struct A {\n",
        "let a = b\n", "case .a(let b): ", "switch a { case ", "@a ", "@a(", "`", "\\", "\\.a", "if a {\n", "a + ",
        "A -> ", "a as ", "a = ", "f(a, ", "a: b, ", "{ a in ", "{ [weak a] (b: C) in ", "a {} ", "a {} b: {} ",
        "// bindlint:disable x\n",
      ].map(Form.repeated) + [
        .inBody("Text(\"\")", count: 300),
        .inBody("ForEach(items) { i in Text(\"\") }", count: 100),
        .inBody(
          "ForEach(items, id: \\.self) { i in Toggle(\"\", isOn: Binding(get: { s.contains(i) }, "
            + "set: { if $0 { s.insert(i) } else { s.remove(i) } })) }", count: 40),
        .numbered(
          "properties", around: ("import SwiftUI\nstruct A: View {\n", "\nvar body: some View { Text(\"\") } }")
        ) { "let p\($0): Int" },
        .numbered(
          "environment", around: ("import SwiftUI\nstruct A: View {\n", "\nvar body: some View { Text(\"\") } }")
        ) { "@Environment(\\.dismiss) private var p\($0)" },
        .numbered(
          "comments that silence",
          around: ("import SwiftUI\nstruct A: View {\n", "\nvar body: some View { Text(\"\") } }")
        ) { "@Environment(\\.dismiss) private var p\($0) // bindlint:disable:this unused_environment" },
        .numbered("comments that silence nothing") {
          "// bindlint:disable unused_environment print_changes_call\nlet a\($0) = 1 // bindlint:enable unused_environment"
        },
        .numbered("comments about unknown rules") { "// bindlint:disable:next unused_property\($0)" },
        Form(
          name: "bindings in bindings",
          text: { number in
            let part = "Toggle(\"\", isOn: Binding(get: { s.contains(1) }, set: { new in\n"
            let nest = String(repeating: part, count: 20) + String(repeating: "}))\n", count: 20)
            return "import SwiftUI\nstruct A: View {\n  @State var s: Set<Int> = []\n  var body: some View {\n"
              + String(repeating: nest, count: number) + "}\n}\n"
          }, count: 4),
        .numbered("types", count: 200, around: ("import SwiftUI\n", "")) {
          "struct A\($0): View { let q: Int; var body: some View { Text(\"\") } }"
        },
        .numbered("types of one name", count: 200, around: ("import SwiftUI\n", "")) { _ in
          "struct A: View { let q: Int; var body: some View { Text(\"\") } }"
        },
        .numbered(
          "extensions",
          around: ("import SwiftUI\nstruct A: View { let q: Int; var body: some View { Text(\"\") } }\n", "")
        ) { "extension A { func f\($0)() { print(q) } }" },
        .numbered("chain of aliases") { "typealias A\($0) = A\($0 + 1)" },
        .numbered("chain of protocols") { "protocol A\($0): A\($0 + 1) {}" },
        .numbered("types in types", count: 100) { "struct A\($0) {" },
        .numbered(
          "helpers", count: 200,
          around: (
            "import SwiftUI\nstruct A: View { let items: [Int]\n var body: some View { ForEach(items) { i in f0(i) } }\n",
            "}"
          )
        ) { "func f\($0)(_ i: Int) -> some View { f\($0 + 1)(i) }" },
      ]
  }

  @Test(arguments: Form.all) func costsInProportion(_ form: Form) {
    var ratio = Double.infinity
    // What else runs on the machine can only make it look worse: the best of some tries counts.
    for _ in 0..<4 where ratio >= 8 {
      let short = seconds(form.text(form.count))
      let long = seconds(form.text(form.count * 4))
      // Below a millisecond the fixed cost of a run hides what the text costs.
      ratio = min(ratio, long / max(short, 0.001))
    }
    #expect(ratio < 8, "four times the text costs \(ratio) times the work")
  }

  private func seconds(_ text: String) -> Double {
    let source = SourceFile(path: "A.swift", text: text)
    let start = DispatchTime.now().uptimeNanoseconds
    _ = analyze([source])
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// A chain of types that is longer than the stack is deep.
  @Test func longChainsOfProtocolsEnd() {
    let text = (0..<40_000).map { "protocol A\($0): A\($0 + 1) {}" }.joined(separator: "\n")
    let view = "\nimport SwiftUI\nstruct Row: View, A0 {\n  let name: String\n  var body: some View { Text(\"\") }\n}\n"
    #expect(analyze([SourceFile(path: "A.swift", text: text + view)]).findings.isEmpty)
  }
}
