import BindlintSyntax

/// All code of one type, its extensions and those of protocols of the project that it conforms to, with when each
/// member runs.
struct TypeCode {
  /// In the order of the members.
  var members: [MemberCode] = []
  /// By member: the context that says most of when it runs.
  var contexts: [MemberReference: CodeContext] = [:]
  /// By name: places in `members` of functions and properties.
  var numbers: [String: [Int]] = [:]

  func members(named name: String) -> [MemberCode] {
    (numbers[name] ?? []).map { members[$0] }
  }
}

/// Gathers the code of types, reading each member once.
final class CodeLibrary {
  let index: ProjectIndex
  let models: MapModels
  private var readers: [Int: CodeReader] = [:]
  private var known: [Int: TypeCode] = [:]
  private lazy var walks = FunctionWalks { [unowned self] in reader($0) }
  private lazy var bindingReads = BindingReads(index: index, walks: walks)
  private lazy var closures = ClosureParameters(index: index, walks: walks)

  init(index: ProjectIndex, models: MapModels) {
    self.index = index
    self.models = models
  }

  func reader(_ file: Int) -> CodeReader {
    if let reader = readers[file] { return reader }
    let closures = closures
    let bindingReads = bindingReads
    let made = CodeReader(
      index: index, models: models, number: file,
      closureRun: { resolver, parts, label, call in
        closures.run(ofClosure: label, calling: parts, call, resolver: resolver)
      }, bindingRead: { bindingReads.context(of: $0, in: file) })
    readers[file] = made
    return made
  }

  /// The members that code of a type can name without a base: its own and those that protocols and superclasses of the
  /// project give it.
  func members(inScopeOf group: Int) -> [MemberReference] {
    var result = index.members(of: group)
    let conformances = index.conformances[group]
    for base in conformances.protocols.union(conformances.superclasses).sorted() { result += index.members(of: base) }
    return result
  }

  /// What is not kept is read again when it is asked for again.
  func code(of group: Int, isKept: Bool = true) -> TypeCode {
    if let code = known[group] { return code }
    let inScope = members(inScopeOf: group)
    var byName: [String: [MemberReference]] = [:]
    var statics: [String: [MemberReference]] = [:]
    for member in inScope {
      let isStatic = index.member(member).flags.contains(.isStatic)
      switch index.member(member).kind {
      case .property, .function:
        if isStatic {
          statics[index.name(member), default: []].append(member)
        } else {
          byName[index.name(member), default: []].append(member)
        }
      default: break
      }
    }
    let names = Set(byName.keys)
    let isFunction = { (name: String) in
      byName[name]?.contains { self.index.member($0).kind == .function } ?? false
    }
    var code = TypeCode()
    for member in inScope where hasCode(member) {
      code.members.append(
        reader(member.file).read(
          member.member, memberNames: index.member(member).flags.contains(.isStatic) ? [] : names,
          isFunction: isFunction, keepsReferences: index.conformances[group].isView))
    }
    for (number, member) in code.members.enumerated() {
      switch index.member(member.reference).kind {
      case .function, .property: code.numbers[index.name(member.reference), default: []].append(number)
      default: break
      }
    }
    code.contexts = contexts(of: code, group: group, byName: byName, statics: statics)
    if isKept { known[group] = code }
    return code
  }

  /// The code outside of all types: the top level of a file.
  func code(ofFile file: Int) -> [MemberCode] {
    let facts = index.files[file].facts
    return facts.memberOrder[facts.types[0].members].filter { facts.members[$0].kind != .localFunction }.map {
      reader(file).read($0, memberNames: [], isFunction: { _ in false }, keepsReferences: false)
    }
  }

  private func hasCode(_ member: MemberReference) -> Bool {
    switch index.member(member).kind {
    case .property, .function, .initializer, .deinitializer, .subscriptMember, .statements: return true
    case .localFunction, .enumCase, .typeAlias, .associatedType: return false
    }
  }

  // MARK: When members run

  /// What SwiftUI calls of a type when it must be shown again.
  static func entries(_ swiftUI: Set<String>) -> Set<String> {
    var result: Set<String> = ["body"]
    for name in swiftUI {
      if name.hasSuffix("Style") { result.insert("makeBody") }
      if name.hasSuffix("Representable") {
        result.formUnion([
          "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController", "makeNSView", "updateNSView",
          "makeNSViewController", "updateNSViewController", "makeWKInterfaceObject", "updateWKInterfaceObject",
          "makeCoordinator", "sizeThatFits",
        ])
      }
      if name.hasSuffix("Shape") { result.formUnion(["path", "animatableData"]) }
      if name == "DynamicProperty" { result.formUnion(["update", "wrappedValue", "projectedValue"]) }
    }
    return result
  }

  private func contexts(
    of code: TypeCode, group: Int, byName: [String: [MemberReference]], statics: [String: [MemberReference]]
  ) -> [MemberReference: CodeContext] {
    let entries = index.conformances[group].isView ? CodeLibrary.entries(index.conformances[group].swiftUI) : []
    var result: [MemberReference: CodeContext] = [:]
    var byMember: [MemberReference: Int] = [:]
    for (number, member) in code.members.enumerated() {
      byMember[member.reference] = number
      let fact = index.member(member.reference)
      switch fact.kind {
      case .initializer: result[member.reference] = CodeContext(time: .initializer)
      case .property where fact.flags.contains(.isStored): result[member.reference] = CodeContext()
      default:
        let isEntry = entries.contains(index.name(member.reference)) && !fact.flags.contains(.isStatic)
        result[member.reference] = CodeContext(time: isEntry ? .body : .later)
      }
    }
    // Of members that are reached under conditions: the branches that lead there.
    var branches: [MemberReference: Set<CodeBranch>] = [:]
    var queue = code.members.map(\.reference)
    while let next = queue.popLast() {
      guard let number = byMember[next], let outer = result[next] else { continue }
      let own = code.members[number].own.compactMap { reference, origin in
        if case .member(let name) = origin.root { (byName[name] ?? [], reference.context) } else { nil }
      }
      for (targets, context) in own + code.members[number].statics.map({ (statics[$0.name] ?? [], $0.context) }) {
        let context = context.inside(outer)
        for member in targets where member != next && !isStored(member) {
          guard let current = result[member] else { continue }
          var reached = context
          if reached.isConditional, let branch = reached.branch, reached.time <= current.time {
            branches[member, default: []].insert(branch)
            if CodeBranch.coverAll(branches[member] ?? []) {
              reached.isConditional = false
              reached.branch = nil
            }
          }
          guard reached.comesBefore(current) else { continue }
          result[member] = reached
          queue.append(member)
        }
      }
    }
    return result
  }

  private func isStored(_ member: MemberReference) -> Bool {
    let fact = index.member(member)
    return fact.kind == .property && fact.flags.contains(.isStored)
  }
}

/// A call that makes a view of the project.
enum ViewCall {
  /// The group of the type that `Row`, `Row<Int>`, `Outer.Row`, `Row.init` names; nil where none is in sight.
  static func group(of parts: [NodeID], resolver: TypeResolver) -> Int? {
    let tree = resolver.tree
    var name = ""
    for part in parts {
      switch tree.kind(part) {
      case .genericArguments: continue
      case .identifier, .memberSuffix:
        let text = tree.names.string(tree.name(part))
        if text == "init" { continue }
        guard text.unicodeScalars.first?.properties.isUppercase ?? false else { return nil }
        name += name.isEmpty ? text : "." + text
      default: return nil
      }
    }
    guard !name.isEmpty else { return nil }
    let context = resolver.contextPath(parts[0])
    if name == "Self" { return resolver.index.group(path: context) }
    switch resolver.index.findType(name, from: context) {
    case .found(let group): return group
    case .ambiguous:
      var scope = context
      while true {
        if let group = resolver.index.group(path: scope.isEmpty ? name : scope + "." + name),
          !resolver.index.groups[group].declarations.isEmpty
        {
          return group
        }
        if scope.isEmpty { return nil }
        scope = scope.enclosingPath
      }
    case .unknown: return nil
    }
  }
}
