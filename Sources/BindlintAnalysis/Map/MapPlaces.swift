import BindlintSyntax

extension ByteRange {
  /// A member's token holds its dot; the name alone.
  func withoutDot(in file: IndexedFile) -> ByteRange {
    guard count > 1, file.source.bytes[Int(start)] == UInt8(ascii: ".") else { return self }
    return ByteRange(start + 1, end)
  }
}

extension ProjectIndex {
  /// Of several declarations of one path the one that a file sees first.
  func declaration(ofGroup group: Int, seenFrom file: IndexedFile) -> TypeReference? {
    let all = groups[group].declarations
    guard all.count > 1 else { return all.first }
    return all.first { files[$0.file].path == file.path } ?? all.first { file.canSeeFirst(files[$0.file]) } ?? all.first
  }

  /// Whether a written type is surely a value whose methods change it in place.
  func isKnownValue(_ written: String?) -> Bool {
    guard let written else { return false }
    switch TypeShape(parsing: written).unwrapped {
    case .array, .set, .dictionary: return true
    case .named(let name, _):
      if StandardTypes.values.contains(name) { return true }
      guard case .found(let group) = findType(name, from: ""), let first = groups[group].declarations.first else {
        return false
      }
      return type(first).kind == .structType || type(first).kind == .enumType
    default: return false
    }
  }
}
