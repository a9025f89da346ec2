/// A set of small numbers.
public struct BitSet: Hashable, Sendable {
  private var words: [UInt64]

  /// An empty set of numbers below `count`.
  public init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  /// The numbers whose byte is 1; the others must be 0.
  init(marks: UnsafePointer<UInt8>, count: Int) {
    self.init(count: count)
    for number in 0..<count { words[number >> 6] |= UInt64(marks[number]) << UInt64(number & 63) }
  }

  /// Whether the set holds a number; false for one that is out of its bounds.
  public func contains(_ number: Int) -> Bool {
    number >> 6 < words.count && words[number >> 6] & 1 << UInt64(number & 63) != 0
  }

  public mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }
}
