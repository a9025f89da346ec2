import BindlintSyntax

/// Which classes tell of changes, and of which of their properties: what views follow.
extension ProjectIndex {
  /// Attributes that make a class tell of each property on its own: SE-0395's, and those that bring the same along.
  private static let observableAttributes: Set<String> = ["Observable", "Model", "Perceptible"]

  private static let unobservedAttributes: Set<String> = [
    "ObservationIgnored", "Transient", "NSManaged", "PerceptionIgnored",
  ]

  /// Whether a declaration of the type itself has such an attribute; a subclass's own properties are not followed
  /// because its superclass's are.
  func isObservable(_ group: Int) -> Bool {
    groups[group].declarations.contains { declaration in
      let file = files[declaration.file]
      return file.facts.attributes[type(declaration).attributeRange].contains {
        ProjectIndex.observableAttributes.contains(file.names.string($0.name))
      }
    }
  }

  /// Whether a change of a stored property of an `ObservableObject`, or of a class with `@Observable`, is told to those
  /// who follow the object or have read the property.
  func tellsOfChanges(_ property: MemberReference, of group: Int) -> Bool {
    let fact = member(property)
    guard fact.kind == .property, fact.flags.contains(.isStored), !fact.flags.contains(.isStatic) else { return false }
    let file = files[property.file]
    let attributes = file.facts.attributes[fact.attributeRange].map { file.names.string($0.name) }
    if attributes.contains("Published") || attributes.contains("AppStorage") { return !isObservable(group) }
    // The macro sees the class's own braces.
    return isObservable(group) && !fact.flags.contains(.isLet)
      && file.facts.types[fact.type].kind != .extensionType
      && attributes.allSatisfy { !ProjectIndex.unobservedAttributes.contains($0) }
  }
}
