/// SHA-256 (FIPS 180-4), by which a page's policy names the one script and the one style sheet that may be used.
enum ContentHash {
  /// As a Content-Security-Policy spells it: `sha256-` and the digest in base 64.
  static func source(_ bytes: [UInt8]) -> String { "sha256-" + base64(sha256(bytes)) }

  /// The digest's 32 bytes.
  static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    var state = initial
    var words = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: message.count, by: 64) {
      for index in 0..<16 {
        let at = block + index * 4
        words[index] =
          UInt32(message[at]) << 24 | UInt32(message[at + 1]) << 16 | UInt32(message[at + 2]) << 8
          | UInt32(message[at + 3])
      }
      for index in 16..<64 {
        let before = words[index - 15]
        let last = words[index - 2]
        let first = rotated(before, 7) ^ rotated(before, 18) ^ (before >> 3)
        let second = rotated(last, 17) ^ rotated(last, 19) ^ (last >> 10)
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let choice = (e & f) ^ (~e & g)
        let high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let first = h &+ high &+ choice &+ constants[index] &+ words[index]
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ value }
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }

  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value = 0
      for offset in 0..<3 { value = value << 8 | (offset < group.count ? Int(group[start + offset]) : 0) }
      for offset in 0..<4 {
        result.append(offset <= group.count ? letters[value >> (18 - 6 * offset) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 32 bits of the fractions of the square roots of the first eight primes.
  private static let initial: [UInt32] = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.map { prime in
    // The whole number below the cube root of `prime` times 2 to the 96th, by halving; the root has at most 35 bits.
    var (low, high) = (UInt64(0), UInt64(7) << 32)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isCube(of: middle, atMost: UInt64(prime)) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// Whether the cube of `root` is at most `limit` times 2 to the 96th.
  private static func isCube(of root: UInt64, atMost limit: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high * root + low.high
    let bound = limit << 32
    return high < bound || high == bound && low.low == 0
  }

  /// A double holds the 2 bits before the point and far more than 32 behind it.
  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }

  private static let primes: [Int] = {
    var found: [Int] = []
    var candidate = 2
    while found.count < 64 {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }()
}
