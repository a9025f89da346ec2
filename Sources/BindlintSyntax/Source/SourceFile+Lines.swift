extension SourceFile {
  /// How many lines the file has: line feeds, and one more where the last line has none.
  public var lineCount: Int {
    // Eight bytes at a time: a byte of `word` is zero where the text has a line feed, and the carry out of its low bits
    // then leaves its high bit clear. Whole words may reach into the padding, which holds no line feed. (Vectors of 32
    // bytes took ten times as long here: without a wider target they are scalar code.)
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var feeds = 0
    var at = 0
    while at < count {
      let word = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
      feeds &+= (~(((word & low) &+ low) | word | low)).nonzeroBitCount
      at &+= 8
    }
    if count > 0, bytes[count - 1] != 0x0A { feeds += 1 }
    return feeds
  }
}
