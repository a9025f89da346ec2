import BindlintSyntax

/// A stored property with a property wrapper, in a type of the pass's file.
struct WrappedProperty {
  var reference: MemberReference
  var fact: MemberFact
  /// The attribute of the wrapper.
  var attribute: NodeID
  var wrapper: WellKnownName
  var name: String
  var group: Int
}

extension Pass {
  /// Stored instance properties of the file's types that have one of these wrappers, in order of position.
  func properties(wrappedIn wrappers: WellKnownName...) -> [WrappedProperty] {
    let facts = file.facts
    guard facts.mayUseSwiftUI, facts.attributes.contains(where: { $0.name.known.map(wrappers.contains) ?? false })
    else { return [] }
    var result: [WrappedProperty] = []
    for (number, fact) in facts.members.enumerated() where fact.kind == .property && fact.type > 0 {
      guard fact.flags.contains(.isStored), !fact.flags.contains(.isStatic), !fact.attributeRange.isEmpty,
        let attribute = facts.attributes[fact.attributeRange].first(where: {
          $0.name.known.map(wrappers.contains) ?? false
        }), let wrapper = attribute.name.known,
        let group = index.group(of: TypeReference(file: self.number, type: fact.type))
      else { continue }
      result.append(
        WrappedProperty(
          reference: MemberReference(file: self.number, member: number), fact: fact, attribute: attribute.node,
          wrapper: wrapper, name: file.names.string(fact.name), group: group))
    }
    return result
  }

  /// Whether a wrapper's name means a type of the project, so that nothing is known of it.
  func isOfTheProject(_ wrapper: String, in group: Int) -> Bool {
    if case .unknown = index.findType(wrapper, from: index.groups[group].path) { return false }
    return true
  }
}

extension ProjectIndex {
  /// How the code of a type, its extensions included, uses a name that no local has.
  func ownUses(of name: String, in group: Int) -> UseFlags {
    var result: UseFlags = []
    for context in groups[group].contexts {
      let file = files[context.file]
      guard let id = file.names.find(name) else { continue }
      for use in file.code.uses(of: context.type)
      where use.name == id && !use.flags.contains(.member) {
        result.formUnion(use.flags)
      }
    }
    return result
  }

  /// Whether a property of a type has a wrapper of this name.
  func isWrapped(_ reference: MemberReference, in wrapper: WellKnownName) -> Bool {
    files[reference.file].facts.attributes[member(reference).attributeRange].contains { $0.name == wrapper }
  }

  /// The stored property of this name that a type declares itself.
  func storedProperty(_ name: String, of group: Int) -> MemberReference? {
    members(named: name, of: group).first {
      let fact = member($0)
      return fact.kind == .property && fact.flags.contains(.isStored) && !fact.flags.contains(.isStatic)
    }
  }
}
