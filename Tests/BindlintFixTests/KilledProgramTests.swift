import Foundation
import Testing

/// `bindlint` as built together with the tests.
private let builtProgram: String? = {
  #if os(Linux)
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let path = folder.appendingPathComponent("bindlint").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  #else
    return nil
  #endif
}()

/// The program itself, killed at any moment of `lint --fix`: each file is old or new, and no view uses a subscript that
/// its model has not got yet.
@Suite(.enabled(if: builtProgram != nil, "the program is not built beside the tests"))
struct KilledProgramTests {
  private static let viewCount = 50

  private static let padding = String(repeating: "// some lines that stay as they are\n", count: 200)

  private static let model = """
    import SwiftUI

    struct Lamp: Identifiable {
      let id: Int
    }

    @Observable final class House {
      var lit: Set<Lamp.ID> = []
    }

    """

  private static func view(_ number: Int) -> String {
    """
    import SwiftUI

    struct Lamps\(number): View {
      let lamps: [Lamp]
      @Bindable var house: House

      var body: some View {
        ForEach(lamps) { lamp in
          Toggle(
            "Lit",
            isOn: Binding(
              get: { house.lit.contains(lamp.id) },
              set: { if $0 { house.lit.insert(lamp.id) } else { house.lit.remove(lamp.id) } }))
        }
      }
    }

    """ + padding
  }

  private static let names = (0..<viewCount).map { "Lamps\($0).swift" }

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    // It sorts behind the views: only the order of writing makes it the first.
    try scratch.write("Zimmer.swift", Self.model)
    for (number, name) in Self.names.enumerated() { try scratch.write(name, Self.view(number)) }
    return scratch
  }

  private func fix(_ scratch: Scratch) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(builtProgram))
    process.arguments = ["lint", ".", "--fix", "--select", "closure_binding_in_foreach"]
    process.currentDirectoryURL = scratch.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func texts(_ scratch: Scratch) throws -> [String: String] {
    var result: [String: String] = [:]
    for name in Self.names + ["Zimmer.swift"] { result[name] = try scratch.text(name) }
    return result
  }

  @Test func eachFileIsOldOrNew() throws {
    let whole = try project()
    let old = try texts(whole)
    let clock = ContinuousClock()
    let start = clock.now
    let process = try fix(whole)
    process.waitUntilExit()
    let duration = start.duration(to: clock.now)
    let new = try texts(whole)
    for (name, text) in new { try #require(text != old[name], "\(name) is not fixed") }

    var numbers = Numbers(7)
    var interrupted = 0
    for round in 0..<16 {
      let scratch = try project()
      let start = clock.now
      let process = try fix(scratch)
      if round.isMultiple(of: 2) {
        // Any moment, reading and analysing included.
        let end = start + duration * Double.random(in: 0...1, using: &numbers)
        while clock.now < end, process.isRunning {}
      } else {
        // While files are written: when this one has been seen with its new text.
        let last = Self.names[Int.random(in: 0..<Self.viewCount - 1, using: &numbers)]
        while try scratch.text(last) == old[last], process.isRunning {}
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      let now = try texts(scratch)
      for (name, text) in now { #expect(text == old[name] || text == new[name], "\(name) is torn") }
      let changed = Self.names.count { now[$0] == new[$0] }
      if changed > 0 {
        #expect(now["Zimmer.swift"] == new["Zimmer.swift"], "a view uses a subscript that is not there")
      }
      if 0 < changed, changed < Self.viewCount { interrupted += 1 }
      // The next run finishes what is left.
      try fix(scratch).waitUntilExit()
      #expect(try texts(scratch) == new)
    }
    #expect(interrupted > 0, "no process was killed while it wrote")
  }
}
