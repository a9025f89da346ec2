import BindlintSyntax

/// What one `Binding(get:set:)` is.
enum BindingVerdict {
  /// Nothing to report, and why.
  case legitimate(String)
  /// Made for every row, but not to be told unless an option asks for it.
  case excused(ExcusedBinding)
  /// Getter and setter are the same path, and a projection reaches it.
  case redundant(Redundancy)
  /// It is made for every row, over one root.
  case repeated(RepeatedBinding)
  /// It reaches an element by position.
  case positional(PositionalBinding)
}

struct Redundancy {
  /// The projection to write instead: `$prefs.sound`, `Bindable(profile).name`.
  var replacement: String
  var path: String
}

struct ExcusedBinding {
  enum Excuse: Sendable {
    case severalRoots, conversion
  }
  var excuse: Excuse
  var loop: LoopReference
  /// As a statement.
  var reason: String
}

struct RepeatedBinding {
  var loop: LoopReference
  var root: AccessRoot
  /// The storage as the setter writes it, and as the getter reads it.
  var write: StorageAccess
  var read: StorageAccess
  var getter: AccessSummary
  var setter: AccessSummary
}

struct PositionalBinding {
  /// Places in the getter and the setter where the position is used.
  var uses: [ByteRange]
  /// The local that is the position; nil for `$0`.
  var position: Int?
  /// It was searched for outside of the closures.
  var isSearched: Bool
  /// The name of the collection in which it was searched, and that of the one that is indexed, where they differ.
  var mismatch: (searched: String, indexed: String)?
}

struct JudgedBinding {
  var binding: ClosureBinding
  var verdict: BindingVerdict
  var judge: BindingJudge
}

/// What the closure bindings of one file are, for the rules about them.
struct BindingAnalysis {
  var judged: [JudgedBinding] = []

  static func analyze(_ pass: Pass) -> BindingAnalysis {
    var result = BindingAnalysis()
    let facts = pass.file.facts
    guard !facts.closureBindings.isEmpty, facts.mayUseSwiftUI else { return result }
    let syntax = pass.file.syntax()
    for fact in facts.closureBindings {
      guard let binding = ClosureBinding(fact, syntax: syntax) else { continue }
      let judge = BindingJudge(pass: pass, syntax: syntax, binding: binding)
      result.judged.append(JudgedBinding(binding: binding, verdict: judge.verdict(), judge: judge))
    }
    return result
  }
}

/// Decides about one closure binding.
struct BindingJudge {
  let pass: Pass
  let syntax: FileSyntax
  let binding: ClosureBinding
  let group: Int?
  let typePath: String

  var index: ProjectIndex { pass.index }
  var tree: SyntaxTree { syntax.tree }

  init(pass: Pass, syntax: FileSyntax, binding: ClosureBinding) {
    self.pass = pass
    self.syntax = syntax
    self.binding = binding
    let type = pass.file.facts.members[binding.fact.member].type
    typePath = pass.file.facts.types[type].path
    group = type > 0 ? pass.index.group(of: TypeReference(file: pass.number, type: type)) : nil
  }

  func verdict() -> BindingVerdict {
    if isOfTheProject { return .legitimate("'Binding' is a type of the project") }
    if implementsBinding { return .legitimate("it implements a binding") }
    if capturesWeakly(binding.getter) || capturesWeakly(binding.setter) { return .legitimate("its root is optional") }
    let getter = summary(of: binding.getter)
    let setter = summary(of: binding.setter)
    if let positional = PositionSearch(judge: self).positional(getter: getter, setter: setter) {
      return .positional(positional)
    }
    if let redundancy = ProjectionPath(judge: self).redundancy() { return .redundant(redundancy) }
    guard !binding.fact.isDeferred else { return .legitimate("it is made in an action") }
    guard let loop = repeatedIn else { return .legitimate("it is made once") }
    return repeatedVerdict(loop, getter: getter, setter: setter)
  }

  /// The name means a type of the project, not SwiftUI's.
  var isOfTheProject: Bool {
    if index.hides("Binding", from: typePath, in: pass.file), !binding.fact.isImplicit { return true }
    return false
  }

  /// It stands in an extension of `Binding`, or is what a wrapper's `$` gives.
  var implementsBinding: Bool {
    let member = pass.file.facts.members[binding.fact.member]
    return typePath == "Binding" || typePath == "SwiftUI.Binding"
      || pass.file.names.string(member.name) == "projectedValue"
  }

  /// The loop for whose rows the binding is made.
  var repeatedIn: LoopReference? {
    if let loop = binding.fact.loop { return LoopReference(file: pass.number, loop: loop) }
    return pass.queries.repeated.loops[MemberReference(file: pass.number, member: binding.fact.member)]
  }

  private func capturesWeakly(_ closure: NodeID) -> Bool {
    guard let signature = tree.child(closure, .closureSignature), let list = tree.child(signature, .captureList)
    else { return false }
    return tree.children(list).contains { capture in
      tree.children(capture).contains { tree.kind($0) == .modifier && tree.name($0) == .weak }
    }
  }

  // MARK: What it does

  /// Reads, writes and calls of a getter or setter; a reference to a function counts as its call.
  func summary(of node: NodeID) -> AccessSummary {
    var collector = AccessCollector(syntax: syntax, file: pass.file, index: index, group: group, region: node)
    if tree.kind(node) == .closure {
      collector.collect(node)
    } else if var access = collector.access(of: node) {
      if case .member(let name)? = access.steps.last {
        access.steps.removeLast()
        access.method = name
      } else if case .member(let name) = access.root {
        access.root = .instance
        access.method = name
      }
      collector.summary.calls.append(access)
    }
    return collector.summary
  }

  private static let messages: Set<String> = ["send", "dispatch", "trigger", "yield", "post", "emit", "perform"]

  private func repeatedVerdict(
    _ loop: LoopReference, getter: AccessSummary, setter: AccessSummary
  ) -> BindingVerdict {
    let writes = allWrites(setter)
    if writes.isEmpty {
      if !setter.asyncStarts.isEmpty { return .legitimate("the setter only starts asynchronous work") }
      return .legitimate("the setter writes nothing that shows")
    }
    let outer = writes.filter { !isInternal($0.root) }
    let roots = Set(outer.map(\.root))
    func excused(_ excuse: ExcusedBinding.Excuse, _ reason: String) -> BindingVerdict {
      .excused(ExcusedBinding(excuse: excuse, loop: loop, reason: reason))
    }
    if roots.count > 1 { return excused(.severalRoots, "the setter writes several roots") }
    guard let root = roots.first else { return .legitimate("the setter writes only its own locals") }
    if case .local(let number) = root, !canBeRoot(number) { return .legitimate("the setter writes a local") }
    if outer.contains(where: { $0.steps.first == .optional }) { return .legitimate("its root is optional") }
    if otherWrites(setter, than: root) { return excused(.severalRoots, "the setter writes other properties too") }

    let reads = allReads(getter)
    var related: StorageAccess?
    for read in reads where read.root == root {
      if related == nil, outer.contains(where: { $0.sharesStorage(with: read) }) { related = read }
    }
    guard let related else { return .legitimate("getter and setter are about different storage") }
    for read in reads where read.root != root && !isInternal(read.root) {
      guard isStable(read) else { return excused(.severalRoots, "the getter reads several roots") }
    }
    if let reason = Conversions(judge: self).found { return excused(.conversion, reason) }
    if dependsOnUnhashable(getter, root: root) {
      return .legitimate("its value depends on something that can't be a key")
    }
    let write = outer.first { $0.sharesStorage(with: related) } ?? outer[0]
    return .repeated(
      RepeatedBinding(loop: loop, root: root, write: write, read: related, getter: getter, setter: setter))
  }

  // MARK: Writes and reads with methods followed

  func allWrites(_ summary: AccessSummary) -> [StorageAccess] {
    var result = summary.writes
    for call in summary.calls {
      guard let method = call.method, !BindingJudge.messages.contains(method) else { continue }
      if let reduced = reduce(call) {
        result += reduced.writes.map { $0.seen(through: call) }
      } else if !call.steps.isEmpty || call.root != .instance,
        MethodReduction.changes(method, queries: pass.queries),
        !AccessCollector.queries.contains(method)
      {
        if case .global = call.root, call.steps.isEmpty { continue }
        result.append(call)
      }
    }
    return result
  }

  func allReads(_ summary: AccessSummary) -> [StorageAccess] {
    var result = summary.reads
    for call in summary.calls {
      if let reduced = reduce(call) {
        result += reduced.reads.map { $0.seen(through: call) }
      } else if call.root != .instance {
        result.append(call)
      }
    }
    // A constant taken beside the binding is what it was made from.
    for read in summary.reads {
      guard case .local(let number) = read.root, !isInternal(read.root), let value = constantValue(number) else {
        continue
      }
      var collector = AccessCollector(
        syntax: syntax, file: pass.file, index: index, group: group, region: value)
      collector.collect(value)
      for call in collector.summary.calls {
        if let reduced = reduce(call) { result += reduced.reads.map { $0.seen(through: call) } }
      }
      result += collector.summary.reads.filter { !isInternal($0.root) }
    }
    // Computed properties of the view are what they read.
    for read in summary.reads {
      guard let group, case .member(let name) = read.root,
        let property = MethodReduction.computed(name, group: group, index: index),
        !index.member(property).flags.contains(.hasSetter),
        let reduced = MethodReduction.of(property, group: group, queries: pass.queries)
      else { continue }
      result += reduced.reads
    }
    return result
  }

  /// The body of a called method, found without doubt.
  private func reduce(_ call: StorageAccess) -> MethodReduction? {
    guard let method = call.method else { return nil }
    var owner: Int?
    if call.root == .instance, call.steps.isEmpty {
      owner = group
    } else if let base = call.receiverType(in: syntax, number: pass.number, index: index) {
      owner = base.group(in: index)
    }
    guard let owner, let function = MethodReduction.function(method, call: call, in: syntax, group: owner, index: index)
    else { return nil }
    return MethodReduction.of(function, group: owner, queries: pass.queries)
  }

  /// The initial value of a local constant that is made of a call or an access.
  private func constantValue(_ number: Int) -> NodeID? {
    let local = syntax.scopes.locals[number]
    guard local.kind == .constant, tree.kind(local.declaration) == .patternBinding,
      tree.firstChild(local.declaration) == local.node,
      let value = tree.child(local.declaration, .initializerClause).flatMap({ tree.firstChild($0) }),
      tree.kind(value) == .chain
    else { return nil }
    return value
  }

  // MARK: Roots

  /// A local of the closures themselves.
  func isInternal(_ root: AccessRoot) -> Bool {
    guard case .local(let number) = root else { return false }
    let node = syntax.scopes.locals[number].node
    return tree.isInside(node, of: binding.getter) || tree.isInside(node, of: binding.setter)
  }

  /// A local whose storage outlives the closures: a row's binding, a row's object, a wrapped local. What is written
  /// through a parameter or constant is an object: a value could not be written.
  private func canBeRoot(_ number: Int) -> Bool {
    let local = syntax.scopes.locals[number]
    switch local.kind {
    case .parameter, .closureParameter, .constant, .pattern, .loopVariable, .capture: return true
    case .variable: return local.isWrapped
    case .function, .implicit: return false
    }
  }

  private func localType(_ local: LocalDeclaration) -> ResolvedType? {
    var at = binding.fact.chain
    let end = tree.after(at)
    while at < end {
      if tree.kind(at) == .identifier, let number = syntax.scopes.local(at),
        syntax.scopes.locals[number].node == local.node
      {
        return TypeResolver(index: index, number: pass.number).type(ofName: at)
      }
      at = NodeID(at.index + 1)
    }
    return nil
  }

  func isClass(_ type: ResolvedType) -> Bool {
    guard let group = ResolvedType(shape: type.shape.unwrapped, context: type.context).group(in: index) else {
      return false
    }
    let kind = index.groups[group].declarations.first.map { index.type($0).kind }
    return kind == .classType || kind == .actorType
  }

  func isObservable(_ type: ResolvedType) -> Bool {
    guard let group = type.group(in: index) else { return false }
    return index.groups[group].declarations.contains { reference in
      let file = index.files[reference.file]
      let fact = file.facts.types[reference.type]
      return fact.kind == .classType
        && file.facts.attributes[fact.attributeRange].contains {
          file.names.string($0.name) == "Observable" || file.names.string($0.name) == "Model"
        }
    }
  }

  /// Whether the setter also writes another property of the view through a method of its own.
  private func otherWrites(_ setter: AccessSummary, than root: AccessRoot) -> Bool {
    for call in setter.calls where call.root == .instance && call.steps.isEmpty {
      guard let reduced = reduce(call) else { continue }
      if reduced.writes.contains(where: { $0.root != root && !isInternal($0.root) }) { return true }
    }
    return false
  }

  static let mutableWrappers: Set<String> = [
    "State", "Binding", "Bindable", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage", "SceneStorage",
    "FocusState", "GestureState", "Query", "FetchRequest", "Default", "Published",
  ]

  /// The wrapper of a property.
  func wrapper(of reference: MemberReference) -> String? {
    let file = index.files[reference.file]
    for attribute in file.facts.attributes[index.member(reference).attributeRange].reversed() {
      let name = file.names.string(attribute.name)
      if let first = name.unicodeScalars.first, first.properties.isUppercase, name != "MainActor" { return name }
    }
    return nil
  }

  /// Whether a read gives the same value while the row lives: a row's value, an input that nothing writes, a constant.
  func isStable(_ read: StorageAccess) -> Bool {
    switch read.root {
    case .instance, .global: return true
    case .local(let number):
      // What is bound in repeated content or by the function around does not change while the row lives.
      let local = syntax.scopes.locals[number]
      return local.kind != .variable
    case .member(let name):
      guard let group else { return true }
      let found = index.members(named: name, of: group)
      guard let property = found.first(where: { index.member($0).kind == .property }) else { return true }
      let fact = index.member(property)
      if fact.flags.contains(.isStatic) { return true }
      if !fact.flags.contains(.isStored) {
        guard let reduced = MethodReduction.of(property, group: group, queries: pass.queries) else { return false }
        return reduced.reads.allSatisfy { $0.root == read.root || isStable($0) }
      }
      if let wrapper = wrapper(of: property) { return !BindingJudge.mutableWrappers.contains(wrapper) }
      guard !read.steps.isEmpty else { return true }
      guard let type = TypeResolver(index: index, number: pass.number).type(ofMember: property) else { return true }
      return !isClass(type)
    }
  }

  /// A generic parameter of the type around: nothing says that it is `Hashable`.
  private func isGenericParameter(_ name: String) -> Bool {
    let type = pass.file.facts.members[binding.fact.member].type
    return pass.file.facts.types[type].genericParameters.contains(name)
  }

  /// Whether what the getter gives depends on a value that can't be a subscript's key.
  private func dependsOnUnhashable(_ getter: AccessSummary, root: AccessRoot) -> Bool {
    let resolver = TypeResolver(index: index, number: pass.number)
    for read in getter.reads where read.root != root && !isInternal(read.root) {
      guard let type = resolver.type(of: read.node) else { continue }
      switch type.shape.unwrapped {
      case .function, .tuple: return true
      case .named(let name, _) where isGenericParameter(name): return true
      case .named:
        guard let group = type.with(type.shape.unwrapped).group(in: index), !KeyType.isHashable(group: group, index)
        else { continue }
        // Only what is handed on whole is a key; `region.id` was resolved to its own type already.
        return true
      default: continue
      }
    }
    return false
  }
}

enum KeyType {
  /// Whether the files show that a type is `Hashable`; a type without a declaration in sight may be.
  static func isHashable(group: Int, _ index: ProjectIndex) -> Bool {
    let declared = index.groups[group].declarations
    guard let first = declared.first else { return true }
    let conformances = index.conformances[group]
    if !conformances.unknown.isDisjoint(with: [
      "Hashable", "Identifiable & Hashable", "NSObject", "NSManagedObject", "RawRepresentable",
    ]) {
      return true
    }
    let kind = index.type(first).kind
    if kind == .protocolType { return true }
    if kind == .enumType {
      // Without associated values an enum is `Hashable` by itself.
      let file = index.files[first.file]
      let syntax = file.syntax()
      return !index.members(of: group).contains { member in
        index.member(member).kind == .enumCase && member.file == first.file
          && syntax.tree.child(index.member(member).node, .parameterClause) != nil
      }
    }
    // A superclass or a macro may bring it.
    return kind == .classType && (!conformances.unknown.isEmpty || !conformances.superclasses.isEmpty)
      || declared.contains { !index.type($0).attributeRange.isEmpty && kind == .classType }
  }
}
