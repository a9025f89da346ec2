import Foundation

@testable import BindlintSyntax

/// The files of `Fixtures/parser`: Swift of every form, each beside the structure expected of it.
enum ParserFixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/parser")

  /// The names of all files, those of `broken` with that folder.
  static let names: [String] = {
    var names: [String] = []
    for folder in ["", "broken/"] {
      let path = ParserFixtures.folder.path + "/" + folder
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      names += files.filter { $0.hasSuffix(".swift") }.sorted().map { folder + $0 }
    }
    return names
  }()

  static func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: folder.path + "/" + name).map { [UInt8]($0) } ?? []
  }
}

/// Pseudo-random numbers that are the same on every run (the generator of Knuth's MMIX, with its bits mixed).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 33
  }
}
