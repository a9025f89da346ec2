import BindlintSyntax

/// Makes fingerprints that stay the same while lines move and messages change: of rule, path, symbol, and the ordinal
/// among findings that share these.
enum Fingerprints {
  static func assign(to findings: inout [Finding], paths: [String]) {
    var seen: [String: Int] = [:]
    for number in findings.indices {
      let diagnostic = findings[number].diagnostic
      let key = "\(diagnostic.rule)\u{0}\(paths[diagnostic.location.file.index])\u{0}\(diagnostic.symbol)"
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      findings[number].fingerprint = hexadecimal(hash("\(key)\u{0}\(ordinal)"))
    }
  }

  /// 64-bit FNV-1a: written down here because it must never change with the standard library.
  private static func hash(_ text: String) -> UInt64 {
    var result: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      result = (result ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return result
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
