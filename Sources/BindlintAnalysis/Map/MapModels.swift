import BindlintSyntax

/// The classes of a project that views may hold, and their properties by name.
struct MapModels {
  private(set) var nodes: [ModelNode] = []
  /// The group of each node, and the node of each group.
  private(set) var groups: [Int] = []
  private(set) var numbers: [Int: Int] = [:]
  /// By node: the numbers of its properties by name, those of superclasses in sight included through their own node.
  private(set) var properties: [[String: Int]] = []
  /// Every name that a followed model has a member of: one that tells of changes, or that a view holds.
  private(set) var memberNames: Set<String> = []
  private let index: ProjectIndex

  init(index: ProjectIndex) {
    self.index = index
    var found: [(group: Int, kind: ModelNode.Kind, declaration: TypeReference)] = []
    for group in index.groups.indices where !index.conformances[group].isView {
      guard
        let declaration = index.groups[group].declarations.first(where: {
          index.type($0).kind == .classType || index.type($0).kind == .actorType
        })
      else { continue }
      found.append((group, kind(of: group), declaration))
    }
    found.sort { (index.groups[$0.group].path, $0.group) < (index.groups[$1.group].path, $1.group) }
    for (group, kind, declaration) in found {
      numbers[group] = nodes.count
      groups.append(group)
      nodes.append(node(of: group, kind, declaration))
      var byName: [String: Int] = [:]
      for (number, property) in nodes[nodes.count - 1].properties.enumerated() where byName[property.name] == nil {
        byName[property.name] = number
      }
      properties.append(byName)
    }
    for (number, group) in groups.enumerated() { nodes[number].superclass = superclass(of: group) }
  }

  /// Takes up the names of the members whose readers and writers are wanted. Of other classes nothing is asked: a
  /// project may have thousands.
  mutating func follow(heldBy views: [ViewNode]) {
    var followed = Set(nodes.indices.filter { nodes[$0].kind != .plainClass })
    for view in views { followed.formUnion(view.inputs.compactMap(\.model)) }
    for model in followed {
      let conformances = index.conformances[groups[model]]
      for group in conformances.protocols.union(conformances.superclasses).union([groups[model]]) {
        for member in index.members(of: group) { memberNames.insert(index.name(member)) }
      }
    }
  }

  /// Whether a file's text has the name of a member of a followed model at all.
  func areNamed(in file: IndexedFile) -> Bool { memberNames.contains { file.names.find($0) != nil } }

  /// The nearest superclass in sight: of all superclasses the one that has all others.
  private func superclass(of group: Int) -> Int? {
    let all = index.conformances[group].superclasses.filter { numbers[$0] != nil }
    return all.max { index.conformances[$0].superclasses.count < index.conformances[$1].superclasses.count }
      .flatMap { numbers[$0] }
  }

  private func kind(of group: Int) -> ModelNode.Kind {
    if index.isObservable(group) || index.conformances[group].superclasses.contains(where: index.isObservable) {
      return .observable
    }
    return index.conformances[group].unknown.contains("ObservableObject") ? .observableObject : .plainClass
  }

  private func node(of group: Int, _ kind: ModelNode.Kind, _ declaration: TypeReference) -> ModelNode {
    let file = index.files[declaration.file]
    var node = ModelNode(
      name: index.groups[group].path, kind: kind,
      location: Location(file.id, file.nameRange(of: index.type(declaration))), superclass: nil, properties: [])
    for reference in index.members(of: group) {
      let member = index.member(reference)
      guard member.kind == .property, !member.flags.contains(.isStatic), !isOfAValue(reference) else { continue }
      let own = index.files[reference.file]
      let isStored = member.flags.contains(.isStored)
      let isObserved = kind != .plainClass && index.tellsOfChanges(reference, of: group)
      node.properties.append(
        ModelProperty(
          name: index.name(reference), location: Location(own.id, member.nameRange),
          type: MapText.type(of: member, in: own), isComputed: !isStored, isObserved: isObserved, readers: [],
          writers: []))
    }
    return node
  }

  /// Whether a member belongs to a struct or enum that has the class's name on another platform.
  private func isOfAValue(_ member: MemberReference) -> Bool {
    let kind = index.type(TypeReference(file: member.file, type: index.member(member).type)).kind
    return kind == .structType || kind == .enumType
  }

  /// Whether the type of that path is, as a file sees it, a class that is a model.
  func isModel(_ group: Int, seenFrom file: IndexedFile) -> Bool {
    guard numbers[group] != nil, let seen = index.declaration(ofGroup: group, seenFrom: file) else { return false }
    return index.type(seen).kind == .classType || index.type(seen).kind == .actorType
  }

  /// The model and property that a member of a class in sight is, superclasses included.
  func property(_ name: String, ofGroup group: Int) -> (model: Int, property: Int)? {
    if let model = numbers[group], let found = properties[model][name] { return (model, found) }
    for base in index.conformances[group].superclasses.sorted() {
      if let model = numbers[base], let found = properties[model][name] { return (model, found) }
    }
    return nil
  }

  mutating func addReader(_ use: ModelUse, model: Int, property: Int) {
    nodes[model].properties[property].readers.append(use)
  }

  mutating func addWriter(_ use: ModelUse, model: Int, property: Int) {
    nodes[model].properties[property].writers.append(use)
  }

  /// Says of each computed property what it reads in the end.
  mutating func setReads(_ reads: (Int, String) -> [StoredProperty]) {
    for model in nodes.indices where nodes[model].kind != .plainClass {
      for property in nodes[model].properties.indices where nodes[model].properties[property].isComputed {
        nodes[model].properties[property].reads = reads(model, nodes[model].properties[property].name)
      }
    }
  }

  /// Brings readers and writers into the order of their places.
  mutating func sortUses() {
    for model in nodes.indices {
      for property in nodes[model].properties.indices {
        nodes[model].properties[property].readers.sort { $0.location < $1.location }
        nodes[model].properties[property].writers.sort { $0.location < $1.location }
      }
    }
  }
}

/// Source text as the map shows it.
enum MapText {
  /// White space made single.
  static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The type of a property as written, or as its initial value shows it.
  static func type(of member: MemberFact, in file: IndexedFile) -> String? {
    switch member.typeSource {
    case .integerLiteral: return "Int"
    case .floatLiteral: return "Double"
    case .booleanLiteral: return "Bool"
    case .stringLiteral: return "String"
    case .unknown: return nil
    default: return member.typeRange.count > 0 ? flat(file.text(member.typeRange)) : nil
    }
  }
}

extension IndexedFile {
  /// The name in the declaration of a type.
  func nameRange(of type: TypeFact) -> ByteRange {
    let tree = syntax().tree
    guard let name = tree.child(type.node, .name) else { return tree.range(tree.firstToken(type.node)) }
    return tree.range(name)
  }
}
