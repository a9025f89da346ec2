/// How many columns of a terminal characters take.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  /// 0 for marks that stand alone, 2 for wide East Asian characters and emoji, else 1. A cluster counts as its widest
  /// scalar: a flag, a family or a keycap is one emoji.
  static func of(_ character: Character) -> Int {
    var width = 0
    var count = 0
    for scalar in character.unicodeScalars {
      count += 1
      // The variation selector that asks for the coloured form of a character that has both.
      if scalar.value == 0xFE0F, width == 1, count > 1 { return 2 }
      width = max(width, of(scalar))
    }
    return width
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks whose characters are wide or full width in Unicode's East Asian Width, taken whole: the few narrow
  /// characters inside them do not occur in sources.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

/// Makes text harmless for a terminal: what would move the cursor, change colours or turn the direction of writing
/// around is shown as an escape.
enum VisibleText {
  /// Keeps everything on one line; a tab becomes one space.
  static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result.append(" ")
      } else if isHarmful(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Control characters, separators of lines, and the marks that reorder what is shown.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return false
    case 0...0x1F, 0x7F...0x9F: return true
    case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return true
    default: return false
    }
  }

  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
