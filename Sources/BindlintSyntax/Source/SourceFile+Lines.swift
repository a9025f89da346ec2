extension SourceFile {
  /// How many lines the file has: line feeds, and one more where the last line has none.
  public var lineCount: Int {
    // Eight bytes at a time: a byte of `word` is zero where the text has a line feed, and the carry out of its low bits
    // then leaves its high bit clear. The eight lanes count by themselves for 255 words and are added up then. (Vectors
    // of 32 bytes took ten times as long here, and counting the bits of each word four times: both are scalar code
    // without a wider target.) Whole words may reach into the padding, which holds no line feed.
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let one: UInt64 = 0x0101_0101_0101_0101
    var feeds = 0
    var at = 0
    while at < count {
      let end = min(count, at &+ 8 &* 255)
      var lanes: UInt64 = 0
      while at < end {
        let word = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
        lanes &+= (~(((word & low) &+ low) | word) >> 7) & one
        at &+= 8
      }
      while lanes != 0 {
        feeds &+= Int(truncatingIfNeeded: lanes & 0xFF)
        lanes >>= 8
      }
    }
    if count > 0, bytes[count - 1] != 0x0A { feeds += 1 }
    return feeds
  }

  /// The line, from 1, of the byte at `offset`.
  public func line(of offset: UInt32) -> Int {
    bytes[..<Int(offset)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }
}
