import BindlintSyntax

extension NameTable {
  /// Whether a name holds one of these words, whatever the case of its letters: `resetAll` holds `reset`.
  ///
  /// Over bytes: `String.contains` made a table for each question, which took nine tenths of the time on bindings in
  /// bindings in bindings.
  ///
  /// - Parameter words: in small ASCII letters
  func holds(_ words: [StaticString], in name: NameID) -> Bool {
    let bytes = bytes(name)
    return words.contains { word in
      let count = word.utf8CodeUnitCount
      guard count <= bytes.count else { return false }
      return (0...bytes.count - count).contains { start in
        (0..<count).allSatisfy { bytes[start + $0] | 0x20 == word.utf8Start[$0] }
      }
    }
  }
}
