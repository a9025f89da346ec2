import Foundation
import Testing

/// The bindings of a view read and write the same before and after a fix, step by step, and leave the same model.
@Suite(.enabled(if: Compiler.isAvailable, "needs swiftc, and no SDK with the real SwiftUI"))
struct BehaviourProofTests {
  private func trace(_ fixture: ProvedFixture, _ version: ProvedFixture.Version) throws -> String {
    let scratch = try Scratch()
    let files = try fixture.write(version, to: scratch)
    try scratch.write("main.swift", try fixture.driver)
    return try Compiler.shared.get().output(files + ["main.swift"], in: scratch.url.path)
  }

  @Test(arguments: ProvedFixture.all.filter { $0.isDriven && $0.compilesHere })
  func behavesTheSame(_ fixture: ProvedFixture) throws {
    let before = try trace(fixture, .before)
    #expect(!before.hasPrefix("bindings 0"), "no bindings were found in \(fixture.name)")
    // A view whose bindings never changed anything would prove nothing.
    #expect(Set(before.split(separator: "\n").filter { $0.hasPrefix("  ") }).count > 2)
    try #require(!fixture.goldens.isEmpty)
    for version in fixture.goldens {
      let after = try trace(fixture, version)
      let difference = zip(before.split(separator: "\n"), after.split(separator: "\n")).first { $0 != $1 }
      #expect(before == after, "\(fixture.name) (\(version)) behaves differently: \(difference ?? ("", ""))")
    }
  }

  @Test func thereAreModelsToDrive() {
    #expect(ProvedFixture.all.filter(\.isDriven).count >= 10)
  }

  /// A key that has a member's name, and a refactor that takes one for the other: it compiles, and is wrong.
  @Test func findsAWrongRefactor() throws {
    let named = try #require(ProvedFixture.all.first { $0.name == "behaviour/key-named-like-a-member" })
    let text = try #require(named.versions[.fixed]?.values.first)
    var wrong = named
    wrong.versions[.fixed] = ["A.swift": text.replacingOccurrences(of: "self.owner == owner", with: "owner == owner")]
    #expect(try trace(named, .before) != (try trace(wrong, .fixed)))
  }

  /// A getter that traps for a row that is gone ends the program.
  @Test func findsATrap() throws {
    let named = try #require(ProvedFixture.all.first { $0.name == "behaviour/element-by-id" })
    let text = try #require(named.versions[.fixed]?.values.first)
    var trapping = named
    trapping.versions[.fixed] = ["A.swift": text.replacingOccurrences(of: "?.isOn ?? false", with: "!.isOn")]
    #expect(throws: Compiler.Failure.self) { try trace(trapping, .fixed) }
  }
}
