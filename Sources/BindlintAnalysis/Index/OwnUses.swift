import BindlintSyntax

/// How a type, with its extensions in all files, uses its own stored properties: by all spellings of each, `x`, `$x`
/// and `_x`, through the type itself and not through another value or a key path.
struct OwnUses: Sendable {
  /// By the name of the property.
  private var flags: [String: UseFlags] = [:]
  /// Whether something about the whole type makes its reads impossible to follow.
  private(set) var isObscure = false
  /// Whether some member hands on `self` as a whole.
  private(set) var selfEscapes = false

  /// Reads the uses of the type once for all of its properties.
  init(of group: Int, in index: ProjectIndex) {
    var properties: [String] = []
    var known: Set<String> = []
    for reference in index.members(of: group) {
      let member = index.member(reference)
      guard member.kind == .property, member.flags.contains(.isStored), !member.flags.contains(.isStatic) else {
        continue
      }
      let name = index.name(reference)
      if known.insert(name).inserted { properties.append(name) }
    }
    var found = [UseFlags](repeating: [], count: properties.count)
    // Of the file at hand, by name: one more than the number of the property that it spells, `$x` and `_x` as `x`. A
    // table, since every use is looked up.
    var numbers: [UInt32] = []
    var numbered: Int?
    for context in index.groups[group].contexts {
      let file = index.files[context.file]
      isObscure = isObscure || OwnUses.isObscure(context.type, in: file)
      selfEscapes = selfEscapes || file.code.selfEscapes(in: context.type)
      let uses = file.code.uses(of: context.type)
      guard !uses.isEmpty else { continue }
      if numbered != context.file {
        numbered = context.file
        numbers = [UInt32](repeating: 0, count: file.names.count)
        for (number, property) in properties.enumerated() {
          if let id = file.names.find(property) { numbers[Int(id.index)] = UInt32(number + 1) }
          // `__x` is the storage of `_x`, but no spelling of a name of its own (see `NameTable.bare`).
          if property.first == "_", let id = file.names.find("_" + property) {
            numbers[Int(id.index)] = UInt32(number + 1)
          }
        }
      }
      for use in uses where use.flags.isDisjoint(with: [.member, .keyPath]) {
        var number = Int(numbers[Int(use.name.index)])
        if number == 0 { number = Int(numbers[Int(file.names.bare(use.name).index)]) }
        if number > 0 { found[number - 1].formUnion(use.flags) }
      }
    }
    for (number, property) in properties.enumerated() where !found[number].isEmpty { flags[property] = found[number] }
  }

  func flags(of property: String) -> UseFlags { flags[property] ?? [] }

  /// Attributes on a type that surely read none of its properties by name.
  private static let inertAttributes: Set<String> = [
    "MainActor", "available", "frozen", "Observable", "dynamicMemberLookup", "dynamicCallable", "propertyWrapper",
    "main", "preconcurrency", "objc", "objcMembers", "resultBuilder", "usableFromInline", "unchecked", "Animatable",
    "Sendable", "UIApplicationMain", "NSApplicationMain", "_documentation", "_spi", "retroactive", "testable",
    "Reducer",
  ]

  private static func isObscure(_ number: Int, in file: IndexedFile) -> Bool {
    let type = file.facts.types[number]
    if type.isBroken || file.code.readsEverything(in: number) { return true }
    return file.facts.attributes[type.attributeRange].contains { attribute in
      let name = file.names.string(attribute.name)
      return !inertAttributes.contains(name) && !name.hasSuffix("Actor") && name != "ViewAction"
    }
  }
}
