/// Searches of eight bytes at a time, in plain 64-bit arithmetic: it needs no instruction set, and Swift's SIMD
/// comparisons are compiled to loops over the lanes (four times slower here than testing byte by byte).
///
/// A result has the high bit of each byte that was found; only its lowest bit is exact, bytes above the first one
/// found may be wrong. `Lexer` reads past the end of the file; see `SourceFile.padding`.
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always) static func load(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
  }

  /// The bytes that are equal to one.
  @inline(__always) static func find(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let zeros = word ^ (ones &* UInt64(byte))
    return (zeros &- ones) & ~zeros & highBits
  }

  /// The bytes below 14: NUL, line breaks, tabs and other control characters.
  @inline(__always) static func findControl(in word: UInt64) -> UInt64 {
    (word &- (ones &* 14)) & ~word & highBits
  }

  /// Where the lowest byte found stands.
  @inline(__always) static func index(_ found: UInt64) -> Int { found.trailingZeroBitCount >> 3 }

  /// Of eight bytes: the high bit of each that does not belong to an ASCII identifier. Exact for all.
  @inline(__always) static func othersThanIdentifier(_ bytes: UInt64) -> UInt64 {
    // With its high bit clear, a byte plus a constant of at most 0x80 stays in its place; the high bit of the sum says
    // whether the byte is at least 0x80 minus the constant.
    let low = bytes & ~highBits
    let lower = low | (ones &* 0x20)
    let letters = (lower &+ ones &* 0x1F) & ~(lower &+ ones &* 0x05)
    let digits = (low &+ ones &* 0x50) & ~(low &+ ones &* 0x46)
    let underscores = ~((low ^ (ones &* 0x5F)) &+ ones &* 0x7F)
    return ~((letters | digits | underscores) & ~bytes) & highBits
  }
}
