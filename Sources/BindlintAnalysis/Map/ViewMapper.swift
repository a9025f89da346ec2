import BindlintSyntax

/// Fills in the node of a view type what its code does: uses of its inputs, what triggers it, what it makes.
struct ViewMapper {
  let builder: MapBuilder
  let number: Int
  let group: Int
  let declaration: TypeReference
  /// All nodes with their inputs.
  let views: [ViewNode]
  private(set) var node: ViewNode
  let inputNumbers: [String: Int]
  let code: TypeCode
  /// By file and loop: the number in `node.loops`.
  private var loopNumbers: [LoopReference: Int] = [:]
  /// The model reads behind each input.
  private var propertyReads: [Int: [PropertyRead]] = [:]
  /// By group: what the bodies of other views read in content that they are given here.
  private(set) var readsOfOthers: [Int: [PropertyRead]] = [:]

  var index: ProjectIndex { builder.index }

  init(builder: MapBuilder, number: Int, group: Int, declaration: TypeReference, views: [ViewNode]) {
    self.builder = builder
    self.number = number
    self.group = group
    self.declaration = declaration
    self.views = views
    node = views[number]
    var numbers: [String: Int] = [:]
    for (input, value) in node.inputs.enumerated() where numbers[value.name] == nil { numbers[value.name] = input }
    inputNumbers = numbers
    code = builder.library.code(of: group)
  }

  mutating func map() {
    let own = members
    for member in own { addLoops(of: member) }
    node.loops.sort { $0.location < $1.location }
    numberLoops(own)
    for member in own {
      addUses(of: member)
      addPropertyReads(of: member)
    }
    addForeignUses()
    for input in node.inputs.indices { node.inputs[input].uses = ordered(node.inputs[input].uses) }
    addTriggers()
    for member in own { CreationMapper(mapper: self, member: member).add(to: &node) }
    node.creations.sort { $0.location < $1.location }
    node.injections.sort { $0.location < $1.location }
  }

  /// The members that belong to this declaration: its own, and those of extensions and protocols.
  private var members: [MemberCode] {
    code.members.filter { member in
      let type = TypeReference(file: member.reference.file, type: index.member(member.reference).type)
      return type == declaration || !index.groups[group].declarations.contains(type)
    }
  }

  func outer(_ member: MemberCode) -> CodeContext { code.contexts[member.reference] ?? CodeContext(time: .later) }

  func loop(_ context: CodeContext, in member: MemberCode) -> Int? {
    context.loop.flatMap { loopNumbers[LoopReference(file: member.reference.file, loop: $0)] }
  }

  /// Where the model reads of `range` lead, and the inputs behind them.
  func sources(in range: ByteRange, of member: MemberCode) -> [Source] {
    let file = index.files[member.reference.file]
    let tree = file.syntax().tree
    var result: [Source] = []
    for (reference, origin) in member.own where range.contains(tree.range(reference.node)) {
      guard case .member(let name) = origin.root else { continue }
      var source = Source(input: inputNumbers[name], path: origin.path, model: nil, property: nil)
      if let access = member.models.last(where: { tree.range(reference.node).contains(tree.range($0.node)) }) {
        for read in builder.reads.reads(of: access.name, group: access.group) {
          source.model = read.model
          source.property = builder.models.nodes[read.model].properties[read.property].name
          append(source, to: &result)
        }
        if source.model != nil { continue }
      }
      if source.input == nil {
        result += sources(ofMember: name).filter { !result.contains($0) }
      } else {
        append(source, to: &result)
      }
    }
    for access in member.models where range.contains(tree.range(access.node)) {
      guard case .other = access.origin.root else { continue }
      append(propertiesReadBy: access, to: &result)
    }
    return result
  }

  private func append(_ source: Source, to result: inout [Source]) {
    if !result.contains(source) { result.append(source) }
  }

  private func append(propertiesReadBy access: ModelAccess, to result: inout [Source]) {
    for read in builder.reads.reads(of: access.name, group: access.group) {
      let property = builder.models.nodes[read.model].properties[read.property].name
      append(Source(input: nil, path: [access.name], model: read.model, property: property), to: &result)
    }
  }

  /// What a computed property or function of the view is made from, one step deep.
  private func sources(ofMember name: String) -> [Source] {
    var result: [Source] = []
    for member in members where index.name(member.reference) == name {
      for (reference, origin) in member.own where reference.context.time == .body {
        guard case .member(let inner) = origin.root, let input = inputNumbers[inner] else { continue }
        append(Source(input: input, path: origin.path, model: nil, property: nil), to: &result)
      }
      for access in member.models where access.context.time == .body && access.isRead {
        append(propertiesReadBy: access, to: &result)
      }
    }
    return result
  }

  // MARK: Loops

  private mutating func addLoops(of member: MemberCode) {
    let file = index.files[member.reference.file]
    let tree = file.syntax().tree
    for (loop, context) in member.loops {
      let fact = file.facts.loops[loop]
      let data = fact.data.map { tree.range($0) }
      node.loops.append(
        RowLoop(
          callee: file.names.string(fact.calleeName), location: Location(file.id, tree.range(fact.callee)),
          data: data.map { MapText.flat(file.text($0)) }, sources: data.map { sources(in: $0, of: member) } ?? [],
          time: context.inside(outer(member)).time))
    }
  }

  private mutating func numberLoops(_ members: [MemberCode]) {
    for member in members {
      let file = index.files[member.reference.file]
      let tree = file.syntax().tree
      for (loop, _) in member.loops {
        let place = Location(file.id, tree.range(file.facts.loops[loop].callee))
        loopNumbers[LoopReference(file: member.reference.file, loop: loop)] = node.loops.firstIndex {
          $0.location == place
        }
      }
    }
  }

  // MARK: Uses

  private mutating func addUses(of member: MemberCode) {
    let fact = index.member(member.reference)
    let file = index.files[member.reference.file]
    let syntax = file.syntax()
    let tree = syntax.tree
    let outer = outer(member)
    for (reference, origin) in member.own {
      guard case .member(let name) = origin.root, let input = inputNumbers[name], !origin.isPart else { continue }
      let context = reference.context.inside(outer)
      // `self.x = x`, `_x = State(...)` in an initializer make the input.
      if fact.kind == .initializer, reference.role == .write, context.time == .initializer { continue }
      if fact.kind == .initializer, isUnprefixedParameter(reference, tree) { continue }
      let base = reference.parts[0]
      let isSelf = tree.kind(base) == .identifier && tree.name(base) == .self && reference.parts.count > 1
      var range = tree.range(isSelf ? reference.parts[1] : base)
      // A member's token holds its dot.
      if isSelf { range.start += 1 }
      // In content that another view keeps, it is read when that view's body asks for it.
      let isKept = context.time == .body && context.runner.map { $0 != group } ?? false
      var use = Use(
        location: Location(file.id, range), action: .read, time: isKept ? .getter : context.time,
        isConditional: context.isConditional,
        path: origin.path, member: MapText.name(of: fact, in: file), branch: context.branch)
      if origin.isProjection {
        use.action = .projection
      } else if changes(reference, origin, input, tree) {
        use.action = .write
      }
      node.inputs[input].uses.append(use)
      if origin.isProjection, feedsRows(reference.node, in: file, tree) {
        use.action = .read
        node.inputs[input].uses.append(use)
      }
    }
  }

  private func isUnprefixedParameter(_ reference: CodeReference, _ tree: SyntaxTree) -> Bool {
    reference.role == .write && tree.text(reference.parts[0]).hasPrefix("_")
  }

  /// `ForEach($items)`: the loop reads the collection to make its rows.
  private func feedsRows(_ node: NodeID, in file: IndexedFile, _ tree: SyntaxTree) -> Bool {
    file.facts.loops.contains { $0.data == node }
  }

  /// Whether a reference changes the input itself and not an object behind it.
  private func changes(_ reference: CodeReference, _ origin: ReferenceOrigin, _ input: Int, _ tree: SyntaxTree) -> Bool
  {
    let holdsObject = node.inputs[input].model != nil || isReference(node.inputs[input])
    switch reference.role {
    case .write, .update: return !holdsObject || origin.path.isEmpty
    case .read:
      guard !holdsObject, let method = CodeReader.mutatingCall(reference.parts, tree), canMutate(node.inputs[input])
      else { return false }
      return index.isKnownValue(node.inputs[input].type) || tree.name(method) == .toggle
    }
  }

  private func isReference(_ input: Input) -> Bool {
    switch input.kind {
    case .plainReference, .observedObject, .stateObject, .environmentObject, .bindable, .environmentKey: return true
    default: return false
    }
  }

  private func canMutate(_ input: Input) -> Bool {
    switch input.kind {
    case .state, .binding, .storage, .focusState, .gestureState, .plainValue, .customWrapper, .focusedValue: return true
    default: return false
    }
  }

  /// One entry for a place; what says most of it.
  private func ordered(_ uses: [Use]) -> [Use] {
    var best: [Location: [Use.Action: Use]] = [:]
    for use in uses {
      if let known = best[use.location]?[use.action],
        (known.time, known.isConditional ? 1 : 0) <= (use.time, use.isConditional ? 1 : 0)
      {
        continue
      }
      best[use.location, default: [:]][use.action] = use
    }
    return best.values.flatMap(\.values).sorted {
      $0.location != $1.location ? $0.location < $1.location : $0.action.rawValue < $1.action.rawValue
    }
  }

  /// `parent.text` in a coordinator: code of other types in the files of the view that hold one of it.
  private mutating func addForeignUses() {
    let files = Set(index.groups[group].contexts.map(\.file)).sorted()
    for number in files {
      let file = index.files[number]
      for (typeNumber, type) in file.facts.types.enumerated() where typeNumber > 0 {
        let reference = TypeReference(file: number, type: typeNumber)
        guard let other = index.group(of: reference), other != group, builder.numbers[other] == nil else { continue }
        let holders = file.facts.memberOrder[type.members].filter { isOfOwnType(file.facts.members[$0], in: file) }
        guard !holders.isEmpty else { continue }
        let names = Set(holders.map { file.names.string(file.facts.members[$0].name) })
        for member in builder.library.code(of: other).members { addForeignUses(member, through: names) }
      }
    }
  }

  private func isOfOwnType(_ member: MemberFact, in file: IndexedFile) -> Bool {
    guard member.kind == .property, member.flags.contains(.isStored), member.typeRange.count > 0 else { return false }
    let shape = TypeShape(parsing: file.text(member.typeRange)).unwrapped
    guard case .named(let name, _) = shape else { return false }
    let path = file.facts.types[member.type].path
    return ResolvedType(shape: .named(name, []), context: path).group(in: index) == group
  }

  private mutating func addForeignUses(_ member: MemberCode, through names: Set<String>) {
    let fact = index.member(member.reference)
    let file = index.files[member.reference.file]
    let tree = file.syntax().tree
    for (reference, origin) in member.own {
      guard case .member(let name) = origin.root, names.contains(name), let first = origin.path.first else { continue }
      guard let input = inputNumbers[first] ?? (first.hasPrefix("_") ? inputNumbers[String(first.dropFirst())] : nil),
        let part = reference.parts.first(where: {
          tree.kind($0) == .memberSuffix
            && tree.names.string(tree.names.bare(tree.name($0))) == first
        })
      else { continue }
      let isProjection = tree.names.isDollar(tree.name(part)) || first.hasPrefix("_")
      let isWrite = !isProjection && changes(reference, origin, input, tree)
      var range = tree.range(part)
      range.start += 1
      node.inputs[input].uses.append(
        Use(
          location: Location(file.id, range), action: isProjection ? .projection : isWrite ? .write : .read,
          time: .later, isConditional: reference.context.isConditional, path: Array(origin.path.dropFirst()),
          member: file.facts.types[fact.type].name + "." + MapText.name(of: fact, in: file)))
    }
  }

  // MARK: Models

  private mutating func addPropertyReads(of member: MemberCode) {
    let file = index.files[member.reference.file]
    let tree = file.syntax().tree
    let outer = outer(member)
    for access in member.models where access.isRead && !access.isProjection {
      let context = access.context.inside(outer)
      guard context.time.isWhileRunning else { continue }
      var input: Int?
      if case .member(let name) = access.origin.root { input = inputNumbers[name] }
      for read in builder.reads.reads(of: access.name, group: access.group) {
        let model = builder.models.nodes[read.model]
        guard model.kind == .observable, model.properties[read.property].isObserved else { continue }
        let found = PropertyRead(
          model: read.model, property: model.properties[read.property].name, base: access.base, through: read.through,
          isConditional: context.isConditional || read.isConditional,
          location: Location(file.id, tree.range(access.node).withoutDot(in: file)),
          branch: read.isConditional ? nil : context.branch)
        if let runner = context.runner, runner != group {
          readsOfOthers[runner, default: []].append(found)
        } else {
          propertyReads[input ?? -1, default: []].append(found)
        }
      }
    }
  }

  // MARK: Triggers

  private mutating func addTriggers() {
    for input in node.inputs.indices {
      let reads = unique(propertyReads[input] ?? [])
      node.inputs[input].triggers = TriggerMapper(builder: builder, group: group, input: node.inputs[input]).triggers(
        isAssignedInInitializer: isAssignedInInitializer(node.inputs[input].name),
        isRemade: MadeInputs(index: index, group: group).isRemade(node.inputs[input].name),
        properties: reads)
    }
    node.otherReads = unique(propertyReads[-1] ?? [])
  }

  /// One read for a property of an object: the first place that says most.
  func unique(_ reads: [PropertyRead]) -> [PropertyRead] {
    var result: [PropertyRead] = []
    for var read in reads.sorted(by: { $0.location < $1.location }) {
      // Read in each of the branches of which one runs, it is always read.
      if read.branch != nil {
        let same = reads.filter { $0.model == read.model && $0.property == read.property && $0.base == read.base }
        if CodeBranch.coverAll(same.compactMap(\.branch)) { read.isConditional = false }
      }
      if let known = result.firstIndex(where: {
        $0.model == read.model && $0.property == read.property && $0.base == read.base
      }) {
        if result[known].isConditional, !read.isConditional { result[known] = read }
      } else {
        result.append(read)
      }
    }
    return result
  }

  private func isAssignedInInitializer(_ name: String) -> Bool {
    code.members.contains { member in
      index.member(member.reference).kind == .initializer
        && member.own.contains { reference, origin in
          reference.role == .write && origin.root == .member(name) && origin.path.isEmpty
        }
    }
  }
}
