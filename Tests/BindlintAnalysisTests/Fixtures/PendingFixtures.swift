import Foundation
import Testing

/// What does not hold yet, by `Fixtures/rules/pending.txt`: a line `RULE/NAME` for a fixture whose findings are not yet
/// the expected ones, `RULE/NAME fix` for one whose fixed text isn't.
enum PendingFixtures {
  static let file = Fixture.rulesFolder.appendingPathComponent("pending.txt")
  static let lines: Set<String> = {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.first != "#" })
  }()

  /// Fails for each fault, unless `line` is pending; fails if it is and there is no fault.
  static func check(_ line: String, _ faults: [String]) {
    if lines.contains(line) {
      if faults.isEmpty { Issue.record("'\(line)' holds now: take it out of Fixtures/rules/pending.txt") }
    } else {
      for fault in faults { Issue.record("\(fault)") }
    }
  }
}
