/// The hash of a line and what follows it, by which GitHub's code scanning knows an alert again after lines moved.
///
/// Over the UTF-16 code units of the file, without spaces and tabs: a line's hash takes in the 100 units from its first
/// one on. Equal hashes are numbered.
enum LineHash {
  private static let window = 100
  private static let factor: UInt64 = 37
  private static let endOfFile: UInt16 = 0xFFFF

  /// The hash of every line, the first one at 0.
  static func all(in text: String) -> [String] {
    var leavingFactor: UInt64 = 1
    for _ in 0..<window { leavingFactor = leavingFactor &* factor }
    var kept = [UInt16](repeating: 0, count: window)
    var isLineStart = [Bool](repeating: false, count: window)
    var hash: UInt64 = 0
    var index = 0
    var startsLine = true
    var followsReturn = false
    var results: [String] = []
    var counts: [UInt64: Int] = [:]

    // The unit about to be overwritten began a line 100 units ago.
    func finishLine() {
      guard isLineStart[index] else { return }
      isLineStart[index] = false
      counts[hash, default: 0] += 1
      results.append(String(hash, radix: 16) + ":" + String(counts[hash] ?? 1))
    }
    func enter(_ unit: UInt16) {
      hash = hash &* factor &+ UInt64(unit) &- leavingFactor &* UInt64(kept[index])
      kept[index] = unit
      index = (index + 1) % window
    }
    func take(_ unit: UInt16) {
      finishLine()
      isLineStart[index] = startsLine
      startsLine = unit == 0x0A
      enter(unit)
    }
    for unit in text.utf16 {
      if unit == 0x20 || unit == 0x09 || (followsReturn && unit == 0x0A) {
        followsReturn = false
        continue
      }
      followsReturn = unit == 0x0D
      take(followsReturn ? 0x0A : unit)
    }
    take(endOfFile)
    for _ in 0..<window {
      finishLine()
      enter(0)
    }
    return results
  }
}
