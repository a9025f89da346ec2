import BindlintSyntax

extension TypeResolver {
  /// The type of `Foo.limit` where `Foo` is in sight and says what `limit` is: a case is a `Foo`, any other member has
  /// its own type. Nil where nothing is known of it, so that it passes for a `Foo` like `Foo.shared`.
  ///
  /// The value is read from the text behind the type's name: the tree of its file may be gone.
  func staticMember(named file: IndexedFile, behind member: MemberFact, of type: ResolvedType) -> LookUp<ResolvedType>?
  {
    guard let group = type.group(in: index) else { return nil }
    let bytes = file.source.bytes
    var at = Int(member.typeRange.end)
    while at < bytes.count, !FactCollector.isNameByte(bytes[at]) { at += 1 }
    let start = at
    while at < bytes.count, FactCollector.isNameByte(bytes[at]) { at += 1 }
    let name = file.text(ByteRange(UInt32(start), UInt32(at)))
    let found = index.members(named: name, of: group)
    guard let first = found.first else { return nil }
    if index.member(first).kind == .enumCase { return nil }
    guard index.member(first).kind == .property else { return .unknown }
    guard let declared = deeper?.type(ofMember: first) else { return .unknown }
    return .found(declared)
  }
}
