import BindlintSyntax

/// Makes the map of a project from its index.
final class MapBuilder {
  let index: ProjectIndex
  let queries: ProjectQueries
  /// Made when it is known which classes views hold.
  private(set) lazy var library = CodeLibrary(index: index, models: models)
  private(set) lazy var reads = ModelReads(library: library)
  private(set) var models: MapModels
  /// The declarations of view types in the order of the map, and their numbers by group.
  private(set) var declarations: [(group: Int, declaration: TypeReference)] = []
  private(set) var numbers: [Int: [Int]] = [:]
  private var views: [ViewNode] = []
  // Filled when first asked for.
  var parametersByView: [Int: ViewParameters] = [:]
  var viewsByExtension: [String: [ExtensionView]]?

  init(queries: ProjectQueries) {
    self.queries = queries
    index = queries.index
    models = MapModels(index: queries.index)
    for group in index.groups.indices where index.conformances[group].isView {
      for declaration in index.groups[group].declarations {
        switch index.type(declaration).kind {
        case .structType, .classType, .enumType, .actorType: declarations.append((group, declaration))
        default: break
        }
      }
    }
    declarations.sort {
      let a = index.groups[$0.group].path, b = index.groups[$1.group].path
      return a != b ? a < b : ($0.declaration.file, $0.declaration.type) < ($1.declaration.file, $1.declaration.type)
    }
    for (number, entry) in declarations.enumerated() { numbers[entry.group, default: []].append(number) }
  }

  func build() -> DataFlowMap {
    for (group, declaration) in declarations {
      views.append(InputMapper(builder: self, group: group, declaration: declaration).node())
    }
    models.follow(heldBy: views)
    for number in views.indices {
      let (group, declaration) = declarations[number]
      var mapper = ViewMapper(builder: self, number: number, group: group, declaration: declaration, views: views)
      mapper.map()
      let kept = views[number].otherReads
      views[number] = mapper.node
      views[number].otherReads += kept.filter { !views[number].otherReads.contains($0) }
      // What SwiftUI tells of a read goes to the view whose body was running.
      for (runner, reads) in mapper.readsOfOthers.sorted(by: { $0.key < $1.key }) {
        guard let other = view(ofGroup: runner, from: declaration.file) else { continue }
        views[other].otherReads += mapper.unique(reads).filter { !views[other].otherReads.contains($0) }
      }
      record(library.code(of: group), view: number, group: group)
    }
    let naming = index.files.map { models.areNamed(in: $0) }
    for group in index.groups.indices where numbers[group] == nil {
      let contexts = index.groups[group].contexts.filter { index.type($0).kind != .protocolType }
      guard contexts.contains(where: { naming[$0.file] }) else { continue }
      record(library.code(of: group, isKept: models.numbers[group] != nil), view: nil, group: group)
    }
    for file in index.files.indices where naming[file] {
      for member in library.code(ofFile: file) { record(member, in: CodeContext(time: .later), view: nil) }
    }
    BindingMapper(builder: self).add(to: &views)
    models.sortUses()
    models.setReads { [reads, models] model, name in
      var result: [StoredProperty] = []
      for read in reads.reads(of: name, group: models.groups[model]) {
        let found = StoredProperty(model: read.model, property: models.nodes[read.model].properties[read.property].name)
        if !result.contains(found) { result.append(found) }
      }
      return result
    }
    return DataFlowMap(views: views, models: models.nodes).withoutUnrelatedModels()
  }

  // MARK: Readers and writers of models

  private func record(_ code: TypeCode, view: Int?, group: Int) {
    for member in code.members {
      let type = TypeReference(file: member.reference.file, type: index.member(member.reference).type)
      // What a protocol gives is each view's own; of a superclass it is told once.
      guard view != nil || index.group(of: type) == group else { continue }
      record(member, in: code.contexts[member.reference] ?? CodeContext(time: .later), view: view)
    }
  }

  private func record(_ member: MemberCode, in outer: CodeContext, view: Int?) {
    let file = index.files[member.reference.file]
    let tree = file.syntax().tree
    let fact = index.member(member.reference)
    for access in member.models {
      guard let (model, property) = models.property(access.name, ofGroup: access.group) else { continue }
      let context = access.context.inside(outer)
      let use = ModelUse(
        view: view, type: file.facts.types[fact.type].path, member: MapText.name(of: fact, in: file),
        time: context.time,
        isConditional: context.isConditional, isProjection: access.isProjection,
        location: Location(file.id, tree.range(access.node)))
      if access.isRead { models.addReader(use, model: model, property: property) }
      if access.isWrite { models.addWriter(use, model: model, property: property) }
    }
  }

  /// The view that a call in `file` makes; of several declarations the one that the file sees first.
  func view(ofGroup group: Int, from file: Int) -> Int? {
    guard let candidates = numbers[group] else { return nil }
    return candidates.first { declarations[$0].declaration.file == file }
      ?? candidates.first { index.files[file].canSeeFirst(index.files[declarations[$0].declaration.file]) }
      ?? candidates.first
  }
}

extension MapText {
  /// `body`, `row(for:)` without its labels, `init`, `subscript`; empty at the top level of a file.
  static func name(of member: MemberFact, in file: IndexedFile) -> String {
    switch member.kind {
    case .initializer: return "init"
    case .deinitializer: return "deinit"
    case .subscriptMember: return "subscript"
    case .statements: return ""
    default: return file.names.string(member.name)
    }
  }
}

extension DataFlowMap {
  /// Leaves out classes that no view holds, reads or follows and that SwiftUI could not follow.
  func withoutUnrelatedModels() -> DataFlowMap {
    var kept: Set<Int> = []
    for view in views {
      kept.formUnion(view.inputs.compactMap(\.model))
      kept.formUnion(view.otherReads.map(\.model))
      kept.formUnion(view.injections.compactMap(\.model))
      for input in view.inputs {
        for trigger in input.triggers { kept.formUnion(trigger.properties.map(\.model)) }
      }
    }
    for (number, model) in models.enumerated() {
      if model.kind != .plainClass { kept.insert(number) }
      if model.properties.contains(where: {
        $0.readers.contains { $0.view != nil } || $0.writers.contains { $0.view != nil }
      }) {
        kept.insert(number)
      }
    }
    for model in kept.sorted() {
      for other in models.indices where isKind(model, of: other) { kept.insert(other) }
    }
    var renumbered: [Int: Int] = [:]
    for number in models.indices where kept.contains(number) { renumbered[number] = renumbered.count }
    var result = self
    result.models = models.indices.filter(kept.contains).map { models[$0] }
    for view in result.views.indices { result.views[view].renumberModels { renumbered[$0] } }
    for model in result.models.indices {
      result.models[model].superclass = result.models[model].superclass.flatMap { renumbered[$0] }
      for property in result.models[model].properties.indices {
        result.models[model].properties[property].reads = result.models[model].properties[property].reads.compactMap {
          guard let number = renumbered[$0.model] else { return nil }
          return StoredProperty(model: number, property: $0.property)
        }
      }
    }
    return result
  }
}

extension Trigger {
  /// The properties that it names.
  public var properties: [PropertyRead] {
    if case .properties(let reads) = self { return reads }
    return []
  }
}

extension ViewNode {
  fileprivate mutating func renumberModels(_ number: (Int) -> Int?) {
    func renumbered(_ reads: [PropertyRead]) -> [PropertyRead] {
      reads.compactMap { read in
        var read = read
        guard let model = number(read.model) else { return nil }
        read.model = model
        return read
      }
    }
    func renumber(_ sources: inout [Source]) {
      for index in sources.indices { sources[index].model = sources[index].model.flatMap(number) }
    }
    otherReads = renumbered(otherReads)
    for input in inputs.indices {
      inputs[input].model = inputs[input].model.flatMap(number)
      for trigger in inputs[input].triggers.indices {
        if case .properties(let reads) = inputs[input].triggers[trigger] {
          inputs[input].triggers[trigger] = .properties(renumbered(reads))
        }
      }
    }
    for index in injections.indices {
      injections[index].model = injections[index].model.flatMap(number)
      renumber(&injections[index].sources)
    }
    for index in loops.indices { renumber(&loops[index].sources) }
    for creation in creations.indices {
      for argument in creations[creation].arguments.indices {
        renumber(&creations[creation].arguments[argument].sources)
      }
    }
  }
}
