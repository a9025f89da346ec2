/// Dotted paths of types, `Outer.Inner`. Over UTF-8: a string's characters cost ten times as much to step through.
extension String {
  /// Whether it is the path of a type in another one.
  var isDottedPath: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: ".")) } ?? utf8.contains(UInt8(ascii: "."))
  }

  /// `Inner` of `Outer.Inner`; the whole where there is no dot.
  var lastPathComponent: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[utf8.index(after: dot)...])
  }

  /// `Outer` of `Outer.Inner`; the whole where there is no dot.
  var firstPathComponent: String {
    guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[..<dot])
  }

  /// `Outer` of `Outer.Inner`; empty where there is no dot.
  var enclosingPath: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(self[..<dot])
  }
}
