import BindlintSyntax

/// Walks one tree once and writes down what the rest of the analysis needs of it.
///
/// The walk keeps the local scopes as it goes: `active` is the stack of names in scope, `top` holds for each name the
/// innermost local that has it. A name that no local scope binds is written down as a use of the member around it.
struct FactCollector {
  /// The tree as plain pointers; `syntax` keeps it alive.
  let tree: TreeView
  private let syntax: SyntaxTree
  let names: NameTable
  /// Whether the file has a name like `$x` at all.
  let hasProjections: Bool
  /// Whether code that declares nothing is passed over.
  let passesOverCode: Bool
  var facts = FileFacts()
  /// By type.
  var typeUsage: [TypeUsage] = []
  var uses: [UseFact] = []
  var heldTypes: [UInt64] = []
  var labelledArguments: [UInt64] = []

  // MARK: Scopes
  var locals: [LocalDeclaration] = []
  /// Empty where only the facts are asked for.
  var resolution: [UInt32]
  var active: [(name: NameID, previous: UInt32)] = []
  var top: [UInt32]
  var owner = NodeID(0)
  /// Of the locals those with `@Bindable`, as indices into the facts about them.
  var bindables: [Int: Int] = [:]

  // MARK: Where the walk is
  var type = 0
  var member = 0
  /// The innermost loop whose content the walk is in, in the same member.
  var loop: Int?
  var isDeferred = false
  var isInitializer = false
  /// In a function or closure: types declared here are local ones.
  var bodyDepth = 0
  /// In an attribute's arguments, where key paths have another root.
  var keyPathsElsewhere = false

  /// For each name the last use written down, so that a member names each once.
  var lastUse: [UInt32]
  /// The parts of the chains that the walk is in, one behind the other.
  var chainParts: [NodeID] = []
  /// Hashes of held types seen lately, by their low bits, so that most repeats are not written down.
  var recentlyHeld = [UInt64](repeating: 0, count: 256)
  /// Names of repeating views that the project has given, as far as the file has them.
  let otherRepeatingViews: [NameID]

  private init(
    tree: SyntaxTree, repeatingViews: [String], resolvesNames: Bool = false, passesOverCode: Bool = false
  ) {
    self.passesOverCode = passesOverCode
    self.tree = tree.view
    syntax = tree
    names = tree.names
    hasProjections = tree.names.hasProjections
    resolution = resolvesNames ? [UInt32](repeating: 0, count: tree.nodeCount) : []
    top = [UInt32](repeating: 0, count: tree.names.count)
    lastUse = [UInt32](repeating: .max, count: tree.names.count)
    // Measured: about one use for seven nodes, one member for thirty.
    facts.members.reserveCapacity(tree.nodeCount / 30)
    if !passesOverCode {
      uses.reserveCapacity(tree.nodeCount / 7)
      locals.reserveCapacity(tree.nodeCount / 20)
    }
    otherRepeatingViews = repeatingViews.compactMap { tree.names.find($0) }
  }

  /// Which local each identifier of a tree means.
  static func scopes(of tree: SyntaxTree, repeatingViews: [String] = []) -> ScopeMap {
    var collector = FactCollector(tree: tree, repeatingViews: repeatingViews, resolvesNames: true)
    collector.run()
    return ScopeMap(locals: collector.locals, resolution: collector.resolution)
  }

  /// The facts of a tree, and what its names mean: the same walk finds both.
  static func facts(
    of tree: SyntaxTree, repeatingViews: [String] = []
  ) -> (facts: FileFacts, code: CodeFacts, scopes: ScopeMap) {
    var collector = FactCollector(tree: tree, repeatingViews: repeatingViews, resolvesNames: true)
    collector.run()
    let code = CodeFacts(
      uses: collector.uses, types: collector.typeUsage,
      labelledArguments: sortedWithoutRepeats(collector.labelledArguments),
      heldTypes: sortedWithoutRepeats(collector.heldTypes))
    return (collector.facts, code, ScopeMap(locals: collector.locals, resolution: collector.resolution))
  }

  /// The facts of a tree whose code has none of the sites that `CodeOnDemand` looks for: the same declarations with the
  /// same numbers, and code looked into only as far as it declares something.
  static func declarations(of tree: SyntaxTree) -> FileFacts {
    var collector = FactCollector(tree: tree, repeatingViews: [], passesOverCode: true)
    collector.run()
    return collector.facts
  }

  mutating func run() {
    facts.types.append(
      TypeFact(
        kind: .file, node: syntax.root, path: "", inherited: [], attributeRange: 0..<0, access: .internalAccess,
        genericParameters: [], parent: 0, isBroken: tree.flags(syntax.root).contains(.isBroken), isLocal: false))
    typeUsage.append(TypeUsage())
    member = addMember(.statements, node: syntax.root, name: .none, range: ByteRange(0, 0))
    visitStatements(of: syntax.root)
    groupByType()
    facts.lines = syntax.source.lineCount
    facts.mayUseSwiftUI = facts.imports.contains { !FactCollector.plainModules.contains($0) }
  }

  /// Modules that surely do not bring SwiftUI's names along.
  static let plainModules: Set<String> = [
    "Foundation", "Swift", "Combine", "Observation", "Dispatch", "Darwin", "Glibc", "os", "OSLog", "CoreGraphics",
    "CoreFoundation", "ObjectiveC", "XCTest", "Testing",
  ]

  private static func sortedWithoutRepeats(_ hashes: [UInt64]) -> [UInt64] {
    var result: [UInt64] = []
    for hash in hashes.sorted() where hash != result.last { result.append(hash) }
    return result
  }

  /// Brings members and uses into groups by type, so that a type's own are one range.
  private mutating func groupByType() {
    var memberCounts = [Int](repeating: 0, count: facts.types.count + 1)
    var useCounts = memberCounts
    for member in facts.members { memberCounts[member.type + 1] += 1 }
    for use in uses { useCounts[facts.members[Int(use.member)].type + 1] += 1 }
    for index in facts.types.indices {
      memberCounts[index + 1] += memberCounts[index]
      useCounts[index + 1] += useCounts[index]
      facts.types[index].members = memberCounts[index]..<memberCounts[index + 1]
      typeUsage[index].uses = useCounts[index]..<useCounts[index + 1]
    }
    facts.memberOrder = [Int](repeating: 0, count: facts.members.count)
    for (index, member) in facts.members.enumerated() {
      facts.memberOrder[memberCounts[member.type]] = index
      memberCounts[member.type] += 1
    }
    var grouped = uses
    for use in uses {
      let owner = facts.members[Int(use.member)].type
      grouped[useCounts[owner]] = use
      useCounts[owner] += 1
    }
    uses = grouped
  }

  // MARK: Writing down

  mutating func addMember(
    _ kind: MemberFact.Kind, node: NodeID, name: NameID, range: ByteRange, flags: MemberFlags = [],
    access: Access = .internalAccess
  ) -> Int {
    facts.members.append(
      MemberFact(kind: kind, type: type, node: node, name: name, nameRange: range, flags: flags, access: access))
    return facts.members.count - 1
  }

  mutating func use(_ name: NameID, _ flags: UseFlags, node: NodeID) {
    var flags = flags
    if !isDeferred { flags.insert(.immediate) }
    if let loop, !isDeferred {
      facts.repeatedUses.append(
        RepeatedUse(name: name, loop: loop, member: member, isMember: flags.contains(.member), node: node))
    }
    let last = lastUse[Int(name.index)]
    if last != .max, uses[Int(last)].member == UInt32(member) {
      let known = uses[Int(last)].flags
      if known.contains(.member) == flags.contains(.member) && known.contains(.keyPath) == flags.contains(.keyPath) {
        uses[Int(last)].flags.formUnion(flags)
        return
      }
    }
    lastUse[Int(name.index)] = UInt32(uses.count)
    uses.append(UseFact(member: UInt32(member), name: name, flags: flags))
  }

  // MARK: Scopes

  /// Declares a local; returns its number so that it can be declared again.
  @discardableResult
  mutating func declare(
    _ name: NameID, _ kind: LocalDeclaration.Kind, node: NodeID, declaration: NodeID, isWrapped: Bool = false
  ) -> Int {
    var wrapped = isWrapped
    var base = name
    if isProjectedName(name) {
      wrapped = true
      base = names.bare(name)
    }
    locals.append(
      LocalDeclaration(
        name: base, kind: kind, node: node, declaration: declaration, owner: owner, isWrapped: wrapped))
    bring(locals.count - 1)
    return locals.count - 1
  }

  mutating func bring(_ local: Int) {
    let declaration = locals[local]
    push(declaration.name, local)
    guard declaration.isWrapped else { return }
    let text = names.string(declaration.name)
    for prefix in ["$", "_"] {
      if let id = names.find(prefix + text) { push(id, local) }
    }
  }

  mutating func push(_ name: NameID, _ local: Int) {
    guard name != .none else { return }
    active.append((name, top[Int(name.index)]))
    top[Int(name.index)] = UInt32(local + 1)
  }

  mutating func leave(_ mark: Int) {
    while active.count > mark {
      let entry = active.removeLast()
      top[Int(entry.name.index)] = entry.previous
    }
  }

  /// A name used as an expression at `node`.
  mutating func reference(_ name: NameID, at node: NodeID, _ flags: UseFlags) {
    let local = top[Int(name.index)]
    if local != 0 {
      if !resolution.isEmpty { resolution[Int(node.index)] = local }
      if !bindables.isEmpty, names.bare(name) != name, let bindable = bindables[Int(local) - 1] {
        facts.localBindables[bindable].isProjected = true
      }
      // A local function or a computed local is a member of its own: being used in a loop, it is repeated too.
      if locals[Int(local) - 1].kind == .function { use(name, flags, node: node) }
      return
    }
    use(name, flags, node: node)
  }
}
