/// Which lines of a text are not in an older one.
///
/// By patience: common lines at both ends are the same, then lines that occur once in both anchor the rest. Never much
/// slower than reading both; says of a moved line that it is new.
enum LineDiff {
  /// Whether each line of `new`, by its number from 0, is new. The ends of lines don't count.
  static func newLines(_ new: [ArraySlice<UInt8>], comparedTo old: [ArraySlice<UInt8>]) -> [Bool] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func intern(_ lines: [ArraySlice<UInt8>]) -> [Int] {
      lines.map { line in
        if let number = numbers[line] { return number }
        numbers[line] = numbers.count
        return numbers.count - 1
      }
    }
    let oldNumbers = intern(old)
    let newNumbers = intern(new)
    var isNew = [Bool](repeating: false, count: new.count)
    var waiting = [(oldNumbers.indices, newNumbers.indices)]
    while let (oldRange, newRange) = waiting.popLast() {
      var old = oldRange
      var new = newRange
      while let o = old.first, let n = new.first, oldNumbers[o] == newNumbers[n] {
        old = old.dropFirst()
        new = new.dropFirst()
      }
      while let o = old.last, let n = new.last, oldNumbers[o] == newNumbers[n] {
        old = old.dropLast()
        new = new.dropLast()
      }
      if new.isEmpty { continue }
      let anchors = old.isEmpty ? [] : self.anchors(oldNumbers, old, newNumbers, new)
      if anchors.isEmpty {
        for line in new { isNew[line] = true }
        continue
      }
      var oldStart = old.lowerBound
      var newStart = new.lowerBound
      for anchor in anchors {
        waiting.append((oldStart..<anchor.old, newStart..<anchor.new))
        oldStart = anchor.old + 1
        newStart = anchor.new + 1
      }
      waiting.append((oldStart..<old.upperBound, newStart..<new.upperBound))
    }
    return isNew
  }

  /// Lines that occur once in both ranges, as many as keep their order.
  private static func anchors(_ old: [Int], _ oldRange: Range<Int>, _ new: [Int], _ newRange: Range<Int>)
    -> [(old: Int, new: Int)]
  {
    var places: [Int: (old: Int, oldCount: Int, new: Int, newCount: Int)] = [:]
    for index in oldRange { places[old[index], default: (0, 0, 0, 0)].old = index }
    for index in oldRange { places[old[index]]?.oldCount += 1 }
    for index in newRange { places[new[index]]?.new = index }
    for index in newRange { places[new[index]]?.newCount += 1 }
    let common = places.values.filter { $0.oldCount == 1 && $0.newCount == 1 }.sorted { $0.new < $1.new }
    // The longest run of them that is in order in both, by the ends of the best runs of each length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: common.count)
    for (index, place) in common.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if common[ends[middle]].old < place.old { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      result.append((common[index].old, common[index].new))
      next = previous[index]
    }
    return result.reversed()
  }

  /// The lines of a text without their ends, as `Places` counts them.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        result.append(bytes[start..<index])
        if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    result.append(bytes[start...])
    return result
  }
}
