import BindlintSyntax

/// The refactor of a closure binding in a row: a subscript on the model, and the projection that uses it.
///
///     subscript(visited id: City.ID) -> Bool {
///       get { self.visited.contains(id) }
///       set { if newValue { self.visited.insert(id) } else { self.visited.remove(id) } }
///     }
///     Toggle(city.name, isOn: $trips[visited: city.id])
struct SubscriptRefactor {
  /// The text to read: the declaration, where it goes, and its use.
  var suggestion: Suggestion
  /// The edits; only where everything is known.
  var fix: Fix?
  /// The piece that is missing for a fix.
  var missing: String?

  static let comment = "/// One settable place for a row's binding to reach by key path."

  init?(judge: BindingJudge, repeated: RepeatedBinding) {
    let left = SubscriptRefactor.asynchronousEnd(of: repeated, judge)
    let parts = MovableParts(judge: judge, root: repeated.root, leaving: left)
    let projection = ProjectionPath(judge: judge).projection(of: repeated.root, at: judge.binding.getter)
    if left.isEmpty,
      let known = StateExtension(judge: judge, repeated: repeated, parts: parts, projection: projection)
    {
      self = known.refactor
      return
    }
    guard
      let plan = SubscriptPlan(judge: judge, repeated: repeated, parts: parts, leaving: left, projection: projection)
    else {
      return nil
    }
    suggestion = Suggestion(title: "Add a subscript to '\(plan.hostName)'", code: plan.text)
    missing = plan.missing
    if missing == nil, let host = plan.host {
      let use = TextEdit(judge.pass.location(judge.binding.range(in: judge.syntax)), plan.use)
      let declaration = host.insert(plan.declaration, mergeKey: plan.mergeKey)
      fix = Fix(
        title: "Add a subscript to '\(plan.hostName)' and bind through it", applicability: .safe,
        edits: plan.isDeclared ? [use] : [use, declaration])
    }
  }

  /// The last statements of a setter that change nothing and start asynchronous work, which no model should do because
  /// a control wrote.
  private static func asynchronousEnd(of repeated: RepeatedBinding, _ judge: BindingJudge) -> [NodeID] {
    let tree = judge.syntax.tree
    guard tree.kind(judge.binding.setter) == .closure else { return [] }
    let statements = judge.syntax.statements(of: judge.binding.setter)
    let end = statements.reversed().prefix { repeated.setter.asyncStarts.contains($0) }
    return end.count < statements.count ? end.reversed() : []
  }

  init(suggestion: Suggestion, fix: Fix?, missing: String?) {
    self.suggestion = suggestion
    self.fix = fix
    self.missing = missing
  }
}

extension ClosureBinding {
  /// From the first token to the end of the call, without what is applied to the binding.
  func range(in syntax: FileSyntax) -> ByteRange {
    ByteRange(place.start, syntax.tree.range(fact.call).end)
  }
}

/// Everything that the subscript needs, worked out or named as missing.
private struct SubscriptPlan {
  var hostName: String
  var host: HostType?
  var declaration: [String] = []
  var use = ""
  var missing: String?
  var mergeKey = ""
  /// The model has this very subscript already.
  var isDeclared = false
  /// Statements of the setter that the subscript doesn't hold.
  var left: [String] = []

  /// The declaration and the use, to read.
  var text: String {
    var text = "extension \(hostName) {\n" + declaration.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    text += "\n}\n\n" + use
    if !left.isEmpty { text += "\n// and in 'onChange' or in the model:\n" + left.joined(separator: "\n") }
    return text
  }

  init?(
    judge: BindingJudge, repeated: RepeatedBinding, parts: MovableParts, leaving: [NodeID], projection: ProjectedRoot?
  ) {
    let index = judge.index
    let types = SubscriptTypes(judge: judge)
    let rootType = SubscriptPlan.rootType(repeated.root, judge)
    let group = rootType.flatMap { $0.group(in: index) }.map { SubscriptPlan.declaring($0, repeated, judge) }
    hostName = group.map { index.groups[$0].path } ?? rootType?.shape.spelling ?? "Model"
    let host = group.flatMap { HostType(group: $0, index: index) }
    self.host = host
    var missing = parts.obstacle
    func require(_ piece: String) { missing = missing ?? piece }
    if !leaving.isEmpty { require("the setter starts asynchronous work") }
    if rootType == nil { require("the type of the root is not in sight") }
    if group == nil, rootType?.shape.unwrapped.isStandard == true {
      require("'\(hostName)' is no type of the project")
    }
    if group == nil { require("the declaration of '\(hostName)' is not in sight") }
    if group != nil, host == nil { require("'\(hostName)' has several declarations, or none that can take it") }
    if projection == nil { require("the root has no projection here") }
    if parts.keys.isEmpty { require("no key of the row is used") }

    let storageType = SubscriptPlan.storageType(repeated.read, judge)
    var signature: [String] = []
    var access = Access.openAccess
    for key in parts.keys {
      let type = types.key(key, storage: repeated.read, storageType: storageType, host: group)
      if let type {
        access = min(access, type.access)
        if let file = type.file, let host, host.reference.file != file {
          require("the type of '\(key.text)' is private to another file")
        }
      } else {
        require("the type of '\(key.text)' is not known to be a key")
      }
      signature.append("\(key.name): \(type?.spelling ?? "Key")")
    }
    let value = types.value(getter: parts, storage: repeated.read, storageType: storageType)
    if value == nil { require("the type of the value is not in sight") }
    if SubscriptPlan.traps(judge) { require("the getter traps for a row that is gone") }
    if SubscriptPlan.losesComments(judge) { require("it holds comments") }
    let setterParameters = judge.syntax.parameters(of: judge.binding.setter)
    if setterParameters.dropFirst().contains(where: { judge.syntax.tree.text($0) != "_" }) {
      require("the setter takes a transaction")
    }
    if !repeated.setter.asyncStarts.isEmpty { require("the setter starts asynchronous work") }
    if let host, host.file.module != judge.pass.file.module { require("'\(hostName)' belongs to another module") }

    let labels = SubscriptPlan.labels(judge: judge, repeated: repeated)
    let getter = MovedBody(closure: judge.binding.getter, parts: parts, judge: judge)
    let setter = MovedBody(closure: judge.binding.setter, parts: parts, leaving: leaving, judge: judge)
    if let first = leaving.first, let last = leaving.last {
      left = MovedBody.unindented(
        judge.pass.file.text(ByteRange(judge.syntax.tree.range(first).start, judge.syntax.tree.range(last).end)))
    }
    let unit = host?.unit ?? "  "
    var body: [String] = []
    if getter.isOneLine {
      body.append("\(unit)get { \(getter.lines[0]) }")
    } else {
      body += ["\(unit)get {"] + getter.lines.map { $0.isEmpty ? "" : unit + unit + $0 } + ["\(unit)}"]
    }
    let newValue = setterParameters.first.map { judge.syntax.tree.text($0) }
    let head = newValue == nil || newValue == "newValue" || newValue == "_" ? "set" : "set(\(newValue ?? ""))"
    if setter.isOneLine, judge.syntax.isOnOneLine(judge.binding.setter, in: judge.pass.file), setter.lines[0].count < 90
    {
      body.append("\(unit)\(head) { \(setter.lines[0]) }")
    } else {
      body += ["\(unit)\(head) {"] + setter.lines.map { $0.isEmpty ? "" : unit + unit + $0 } + ["\(unit)}"]
    }

    let storage = SubscriptPlan.storageMember(repeated, group: group, judge)
    var prefix = ""
    if access <= .fileprivateAccess, host.map({ $0.fact.access > .fileprivateAccess }) ?? true {
      prefix = "fileprivate "
    }
    if storage.isIsolated { prefix = "@MainActor " + prefix }
    func declared(_ label: String) -> [String] {
      [
        SubscriptRefactor.comment,
        "\(prefix)subscript(\(SubscriptPlan.labelled(signature, label))) -> \(value ?? "Value") {",
      ] + body + ["}"]
    }
    // An existing subscript of that label is either this very one, or takes the label.
    var candidates = labels
    var chosen = candidates.first ?? "row"
    if let group {
      while let next = candidates.first {
        chosen = next
        switch ExistingSubscript.find(
          label: next, of: group, index: index, text: declared(next).dropFirst().joined(separator: "\n"))
        {
        case .none: candidates = []
        case .same:
          isDeclared = true
          candidates = []
        case .other:
          candidates.removeFirst()
          if candidates.isEmpty { require("'\(hostName)' has subscripts of these labels already") }
        }
      }
    }
    declaration = declared(chosen)
    let arguments = parts.keys.enumerated().map { $0.offset == 0 ? "\(chosen): \($0.element.text)" : $0.element.text }
    use = "\(projection?.text ?? SubscriptPlan.rootName(repeated.root, judge))[\(arguments.joined(separator: ", "))]"
    mergeKey = hostName + "\n" + declaration.joined(separator: "\n")
    self.missing = missing
  }

  /// `visited id: City.ID, _ kind: Kind`: the first key carries the label.
  private static func labelled(_ signature: [String], _ label: String) -> String {
    signature.enumerated().map { position, parameter in
      // A subscript's parameter has no label but the one that is written.
      position == 0 ? label + " " + parameter : parameter
    }.joined(separator: ", ")
  }

  // MARK: Pieces

  private static func rootName(_ root: AccessRoot, _ judge: BindingJudge) -> String {
    switch root {
    case .member(let name), .global(let name): return name
    case .local(let number): return judge.syntax.tree.names.string(judge.syntax.scopes.locals[number].name)
    case .instance: return "self"
    }
  }

  /// The class that declares the storage: a superclass of the root's, perhaps.
  private static func declaring(_ group: Int, _ repeated: RepeatedBinding, _ judge: BindingJudge) -> Int {
    guard case .member(let name)? = repeated.write.steps.first ?? repeated.write.method.map(AccessStep.member),
      judge.index.members(named: name, of: group).isEmpty
    else { return group }
    let above = judge.index.conformances[group].superclasses.sorted()
    return above.first { !judge.index.members(named: name, of: $0).isEmpty } ?? group
  }

  static func rootType(_ root: AccessRoot, _ judge: BindingJudge) -> ResolvedType? {
    let resolver = TypeResolver(index: judge.index, number: judge.pass.number)
    switch root {
    case .member(let name): return judge.group.flatMap { resolver.member(name, ofGroup: $0) }
    case .local(let number):
      let tree = judge.syntax.tree
      var at = judge.binding.fact.chain
      let end = tree.after(at)
      while at < end {
        if tree.kind(at) == .identifier, judge.syntax.scopes.local(at) == number { return resolver.type(ofName: at) }
        at = NodeID(at.index + 1)
      }
      return nil
    case .global(let name): return SharedRoot(name, judge: judge)?.type
    default: return nil
    }
  }

  /// The type of the storage that the getter reads, before it is asked or indexed.
  static func storageType(_ access: StorageAccess, _ judge: BindingJudge) -> ResolvedType? {
    let resolver = TypeResolver(index: judge.index, number: judge.pass.number)
    var current = rootType(access.root, judge)
    for step in access.steps.dropFirst(SharedRoot(access.root, judge: judge)?.steps ?? 0) {
      guard case .member(let name) = step else { break }
      guard let group = current?.group(in: judge.index) else { return nil }
      current = resolver.member(name, ofGroup: group)
    }
    return current
  }

  private static func storageMember(
    _ repeated: RepeatedBinding, group: Int?, _ judge: BindingJudge
  ) -> (isIsolated: Bool, name: String?) {
    let steps = repeated.write.steps.dropFirst(SharedRoot(repeated.root, judge: judge)?.steps ?? 0)
    guard let group, case .member(let name)? = steps.first,
      let member = judge.index.members(named: name, of: group).first
    else { return (false, nil) }
    func isIsolated(_ range: Range<Int>, in file: Int) -> Bool {
      let file = judge.index.files[file]
      return file.facts.attributes[range].contains { file.names.string($0.name) == "MainActor" }
    }
    let onMember = isIsolated(judge.index.member(member).attributeRange, in: member.file)
    // A type of that name may be declared in several files.
    let onType = judge.index.groups[group].declarations.contains {
      isIsolated(judge.index.type($0).attributeRange, in: $0.file)
    }
    return (onMember && !onType, name)
  }

  /// Possible labels, the best first: the row view's own argument label, the member, the control's label.
  private static func labels(judge: BindingJudge, repeated: RepeatedBinding) -> [String] {
    var result: [String] = []
    let tree = judge.syntax.tree
    let argument = judge.syntax.parent(judge.binding.fact.chain)
    var own: String?
    if tree.kind(argument) == .argument, let label = tree.child(argument, .label) {
      own = tree.names.string(tree.name(label))
    }
    let controls: Set<String> = [
      "isOn", "text", "value", "selection", "isPresented", "isExpanded", "item", "isActive", "binding",
    ]
    if let own, !controls.contains(own) { result.append(own) }
    if let method = repeated.getter.calls.first(where: { $0.root == repeated.root && $0.steps.isEmpty })?.method,
      !AccessCollector.queries.contains(method)
    {
      result.append(method)
    } else if let name = elementMember(judge, repeated) ?? repeated.read.names.last {
      result.append(name)
    }
    if let own { result.append(own) }
    result.append("row")
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// `isOn` of `lamps.first { $0.id == id }?.isOn`.
  private static func elementMember(_ judge: BindingJudge, _ repeated: RepeatedBinding) -> String? {
    let tree = judge.syntax.tree
    for call in repeated.getter.calls where call.root == repeated.root && call.method == "first" {
      for part in call.rest where tree.kind(part) == .memberSuffix { return tree.names.string(tree.name(part)) }
    }
    return nil
  }

  /// Whether the getter indexes an array or unwraps by force: a row reads its binding after its removal.
  private static func traps(_ judge: BindingJudge) -> Bool {
    let tree = judge.syntax.tree
    var at = judge.binding.getter
    let end = tree.after(at)
    let resolver = TypeResolver(index: judge.index, number: judge.pass.number)
    while at < end {
      if tree.kind(at) == .forceSuffix { return true }
      if tree.kind(at) == .indexSuffix {
        let parts = Array(tree.children(judge.syntax.parent(at)))
        let prefix = parts.prefix { $0 != at }
        guard let base = resolver.type(ofPrefix: Array(prefix)) else { return true }
        if case .dictionary = base.shape.unwrapped {} else { return true }
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  /// Comments outside of the statements would be lost.
  private static func losesComments(_ judge: BindingJudge) -> Bool {
    let tree = judge.syntax.tree
    let whole = judge.binding.range(in: judge.syntax)
    var inner: [ByteRange] = []
    for side in [judge.binding.getter, judge.binding.setter] where tree.kind(side) == .closure {
      let statements = judge.syntax.statements(of: side)
      if let first = statements.first, let last = statements.last {
        inner.append(ByteRange(tree.range(first).start, tree.range(last).end))
      }
    }
    var at = whole.start
    for range in inner.sorted() + [ByteRange(whole.end, whole.end)] {
      let outside = judge.pass.file.text(ByteRange(at, max(at, range.start)))
      if outside.contains("//") || outside.contains("/*") { return true }
      at = range.end
    }
    return false
  }
}
