import BindlintSyntax

/// Makes the node of a view type with its inputs, before its code is read.
struct InputMapper {
  let builder: MapBuilder
  let group: Int
  let declaration: TypeReference
  private var index: ProjectIndex { builder.index }
  private var file: IndexedFile { index.files[declaration.file] }

  init(builder: MapBuilder, group: Int, declaration: TypeReference) {
    self.builder = builder
    self.group = group
    self.declaration = declaration
  }

  func node() -> ViewNode {
    let type = index.type(declaration)
    return ViewNode(
      name: type.path, kind: kind, location: Location(file.id, file.nameRange(of: type)), isReported: file.isReported,
      inputs: inputs, otherReads: [], creations: [], injections: [], loops: [], closureBindings: [])
  }

  private var kind: ViewNode.Kind {
    let protocols = index.conformances[group].swiftUI
    if protocols.contains("View") { return .view }
    if protocols.contains("ViewModifier") { return .viewModifier }
    if protocols.contains("App") { return .app }
    if protocols.contains("Scene") { return .scene }
    if protocols.contains(where: { $0.hasSuffix("Representable") }) { return .representable }
    if protocols.contains(where: { $0.hasSuffix("Style") }) { return .style }
    if protocols.contains(where: { $0.hasSuffix("Shape") }) { return .shape }
    if protocols.contains("DynamicProperty") { return .dynamicProperty }
    return .content
  }

  private var inputs: [Input] {
    let classifier = InputClassifier(index: index, file: file, group: group)
    let resolver = TypeResolver(index: index, number: declaration.file)
    var result: [Input] = []
    for number in file.facts.memberOrder[index.type(declaration).members] {
      let member = file.facts.members[number]
      guard member.kind == .property, member.flags.contains(.isStored), !member.flags.contains(.isStatic),
        member.name != .none
      else { continue }
      let reference = MemberReference(file: declaration.file, member: number)
      let wrapper = classifier.wrapper(of: member)
      let type = resolver.type(ofMember: reference)
      let kind = classifier.kind(of: reference, wrapper: wrapper?.name, type: type)
      // `@FocusState.Binding`, by its whole name.
      let isFocusBinding = kind == .focusState && wrapper?.name == "Binding"
      let object = type.flatMap { $0.with($0.shape.unwrapped).group(in: index) }
      result.append(
        Input(
          name: file.names.string(member.name), location: Location(file.id, member.nameRange),
          kind: kind, wrapper: isFocusBinding ? "FocusState.Binding" : wrapper?.name,
          key: wrapper.flatMap { key(of: $0.attribute.node) },
          type: MapText.type(of: member, in: file) ?? type.flatMap { $0.shape == .unknown ? nil : $0.shape.spelling },
          model: object.flatMap { model(ofGroup: $0) }, isPrivate: member.access <= .fileprivateAccess,
          hasInitialValue: member.flags.contains(.hasInitialValue), triggers: [], uses: []))
    }
    return result
  }

  /// Of several types of one name, one for each platform, the one that the file sees.
  private func model(ofGroup group: Int) -> Int? {
    builder.models.isModel(group, seenFrom: file) ? builder.models.numbers[group] : nil
  }

  /// The key path, name or text that a wrapper is given: `colorScheme`, `"volume"`.
  private func key(of attribute: NodeID) -> String? {
    let tree = file.syntax().tree
    for child in tree.children(attribute) where tree.kind(child) != .attributeName {
      let value = tree.kind(child) == .argument ? file.syntax().argument(child).value ?? child : child
      switch tree.kind(value) {
      case .keyPath:
        return tree.children(value).filter { tree.kind($0) == .keyPathMember }
          .map { tree.names.string(tree.name($0)) }.joined(separator: ".")
      case .stringLiteral: return String(tree.text(value).filter { $0 != "\"" })
      case .implicitMember: return tree.names.string(tree.name(value))
      case .chain where tree.text(value).hasSuffix(".self"): continue
      case .chain, .identifier: return MapText.flat(tree.text(value))
      default: continue
      }
    }
    return nil
  }
}
