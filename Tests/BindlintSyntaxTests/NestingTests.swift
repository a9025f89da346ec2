import Foundation
import Testing

@testable import BindlintSyntax

/// Text nested far beyond what the parser follows, on a stack as small as a worker thread has on macOS; without
/// optimisation the frames are larger.
@Suite struct NestingTests {
  /// One level of each construct that can hold itself: what opens it and what closes it.
  static let levels: [(String, String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("a[", "]"), ("f { ", "}"), ("[a: ", "]"), ("\"\\(", ")\""),
    ("\"\"\"\n\\(", ")\n\"\"\""), ("if a {", "}"), ("if a {} else ", ""), ("func f() {", "}"), ("struct S {", "}"),
    ("switch a { case b: ", "}"), ("#if A\n", "\n#endif\n"), ("a ? ", ": b"), ("a ? b : ", ""), ("try ", ""), ("-", ""),
    ("- ", ""), ("&", ""), ("await ", ""), ("repeat ", ""), ("a.b(", ")"), ("a<", ">"), ("let x: A<", ">"),
    ("let x: (", ")"), ("let x: [", "]"), ("let x: () -> ", ""), ("a + ", ""), ("a.", ""), ("a?.", ""), ("!", ""),
    ("case let (", ")"), ("for (", ")"), ("guard let a = { ", "} else {}"), ("var a: Int { ", "}"), ("@A(", ")"),
    ("#a(", ")"), ("#a { ", "}"), ("\\A.b[", "]"), ("do {", "}"), ("label: ", ""), ("{ (a: ", ") in }"),
    ("{ [a = ", "] in }"), ("func f(a: Int = ", ") {}"), ("enum E { case a(b: Int = ", ")}"), ("/*", "*/"),
    ("x as ", ""),
    ("{ @A(", ") in }"), ("a { } b: { ", "}"), ("consume ", ""), ("extension A<", "> {}"), ("each ", ""),
    ("unsafe ", ""),
    ("@A @B(", ") func f() {}"), ("catch ", ""), ("if case .a(", ") = b {}"), ("let ", ""), ("if let a = b, ", "{}"),
    ("#if A\n.b\n", "\n#endif"), ("x\n#if A\n.b(", ")\n#endif"), ("some ", ""), ("any ", ""), ("where A == ", ""),
  ]

  @Test(arguments: levels.indices) func isFollowedToALimit(_ index: Int) async {
    let (open, close) = NestingTests.levels[index]
    for closes in [true, false] {
      let count = 2_000
      let text = String(repeating: open, count: count) + "x" + (closes ? String(repeating: close, count: count) : "")
      let found = await onSmallStack {
        let tree = Parser.parse(SourceFile(path: "nested.swift", text: text))
        return violations(of: tree)
      }
      #expect(found == [], "\(open)…\(close)")
    }
  }

  #if DEBUG
    private static let stackSize = 4 << 20
  #else
    private static let stackSize = 512 << 10
  #endif

  /// Runs `body` on a thread with little stack.
  private func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = NestingTests.stackSize
      thread.start()
    }
  }
}
