import Foundation
import Testing

/// The text before and after a fix compiles, in Swift 6 mode, as far as the compiler can find faults.
@Suite(.enabled(if: Compiler.isAvailable, "needs swiftc, and no SDK with the real SwiftUI"))
struct CompileProofTests {
  @Test(arguments: ProvedFixture.all.filter(\.compilesHere))
  func compilesBeforeAndAfter(_ fixture: ProvedFixture) throws {
    let compiler = try Compiler.shared.get()
    for version in [.before] + fixture.goldens {
      let scratch = try Scratch()
      let files = try fixture.write(version, to: scratch)
      if let faults = try compiler.faults(files, in: scratch.url.path) {
        Issue.record("\(fixture.name) (\(version)) does not compile:\n\(faults)")
      }
    }
  }

  @Test(arguments: ["SampleApp", "SampleAppClean"]) func theSampleAppCompiles(_ name: String) throws {
    let folder = packageRoot.appendingPathComponent("Fixtures/\(name)").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    #expect(!files.isEmpty)
    let faults = try Compiler.shared.get().faults(["-parse-as-library"] + files, in: folder)
    #expect(faults == nil, "\(faults ?? "")")
  }

  @Test func thereAreGoldens() {
    #expect(ProvedFixture.all.filter { !$0.goldens.isEmpty }.count >= 90)
  }

  /// What a type checker alone would let pass, and what only Swift 6 refuses.
  @Test(arguments: [
    "struct A { let x: Int\n init() { x = 1\n x = 2 } }",
    "struct A { let x: Int\n init() {} }",
    "import SwiftUI\nlet model = [1: true]\nfunc f(d: Binding<[Int: Bool]>) -> Binding<Bool> { d[1, default: false] }",
    "import SwiftUI\n@MainActor @Observable final class M { var x = 1 }\nfunc f(m: M) -> Binding<Int> { Bindable(m).x }",
    "import SwiftUI\nstruct K {}\nstruct M { subscript(k: K) -> Int { get { 1 } set {} } }\nfunc f(m: Binding<M>) -> Binding<Int> { m[K()] }",
  ])
  func findsFaults(_ text: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.swift", text)
    #expect(try Compiler.shared.get().faults(["A.swift"], in: scratch.url.path) != nil)
  }
}
