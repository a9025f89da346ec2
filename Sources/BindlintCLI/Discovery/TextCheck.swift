/// Tells text from what only carries its name.
enum TextCheck {
  enum Verdict: Equatable {
    case text
    /// Why, as a lower-case statement.
    case notText(String)
  }

  /// Text is valid UTF-8 without NUL. Plain ASCII passes eight bytes at a time.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> Verdict {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < raw.count {
      while index + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // High bits are set by bytes above ASCII, and by the borrow of a zero byte.
        if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      guard index < raw.count else { break }
      let length = scalarLength(raw, at: index)
      if length == 0 { return .notText(reason(raw, at: index)) }
      index += length
    }
    return .text
  }

  /// How many bytes the valid scalar at `index` has; 0 where there is none, and for NUL.
  private static func scalarLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    func continuation(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    switch bytes[index] {
    case 0x01...0x7F: return 1
    case 0xC2...0xDF: return continuation(1) ? 2 : 0
    case 0xE0: return continuation(1, 0xA0...0xBF) && continuation(2) ? 3 : 0
    case 0xED: return continuation(1, 0x80...0x9F) && continuation(2) ? 3 : 0
    case 0xE1...0xEF: return continuation(1) && continuation(2) ? 3 : 0
    case 0xF0: return continuation(1, 0x90...0xBF) && continuation(2) && continuation(3) ? 4 : 0
    case 0xF1...0xF3: return continuation(1) && continuation(2) && continuation(3) ? 4 : 0
    case 0xF4: return continuation(1, 0x80...0x8F) && continuation(2) && continuation(3) ? 4 : 0
    default: return 0
    }
  }

  private static func reason(_ bytes: UnsafeRawBufferPointer, at index: Int) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "is UTF-16; save it as UTF-8"
    }
    let line = 1 + bytes[..<index].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    if bytes[index] == 0 { return "holds a NUL byte (line \(line)): no text" }
    return "not valid UTF-8 (line \(line))"
  }
}
