import BindlintSyntax

/// A type or extension: where its facts are.
public struct TypeReference: Hashable, Sendable {
  public var file: Int
  public var type: Int
}

/// A member: where its facts are.
public struct MemberReference: Hashable, Sendable {
  public var file: Int
  public var member: Int
}

/// Everything that is declared and extended under one path.
public struct TypeGroup: Sendable {
  public var path: String
  public var declarations: [TypeReference] = []
  public var extensions: [TypeReference] = []
  public var name: String { path.lastPathComponent }
  public var contexts: [TypeReference] { declarations + extensions }
}

/// What a look-up gave. In doubt a caller stays silent.
public enum LookUp<Value> {
  case found(Value)
  /// Several declarations fit, and the files do not show which is meant.
  case ambiguous
  case unknown

  var value: Value? {
    if case .found(let value) = self { return value }
    return nil
  }
}

/// The project as one: immutable, in the order of the files.
public final class ProjectIndex: Sendable {
  public let files: [IndexedFile]
  public let groups: [TypeGroup]
  private let byPath: [String: Int]
  /// The simple names of the types that stand in others: only those can be meant by the place of a name.
  private let innerNames: Set<String>
  /// By id: the number of a file in `files`; -1 where it is not among them.
  private let fileNumbers: [Int32]
  /// Type aliases outside of types and in them, by name.
  private let aliases: [String: [MemberReference]]
  /// What the groups conform to, by group.
  let conformances: [Conformances]
  /// The groups of all types, one file's behind the other's; -1 for a file itself.
  private let groupNumbers: [Int32]
  /// By file: where the groups of its types begin.
  private let firstGroupNumbers: [Int]
  /// Functions and variables of the files themselves, by the hash of their name.
  private let globals: [UInt64: [MemberReference]]

  /// `files` are in the order of their ids; `viewProtocols` are protocols of other modules that refine `View`.
  init(files: [IndexedFile], viewProtocols: Set<String> = []) {
    self.files = files
    var groups: [TypeGroup] = []
    var byPath: [String: Int] = [:]
    var aliases: [String: [MemberReference]] = [:]
    var extensions: [(String, TypeReference)] = []
    var numbers = [Int32](repeating: -1, count: (files.last?.id.index ?? -1) + 1)
    var globals: [UInt64: [MemberReference]] = [:]
    var typeCount = 0
    let firstGroupNumbers = files.map { file in
      defer { typeCount += file.facts.types.count }
      return typeCount
    }
    byPath.reserveCapacity(typeCount)
    groups.reserveCapacity(typeCount)
    globals.reserveCapacity(files.reduce(0) { $0 + $1.facts.types[0].members.count })
    var groupNumbers = [Int32](repeating: -1, count: typeCount)
    for (number, file) in files.enumerated() {
      for index in file.facts.memberOrder[file.facts.types[0].members] where file.facts.members[index].name != .none {
        let hash = file.names.hash(file.facts.members[index].name)
        globals[hash, default: []].append(MemberReference(file: number, member: index))
      }
      numbers[file.id.index] = Int32(number)
      for index in file.facts.types.indices.dropFirst() {
        let reference = TypeReference(file: number, type: index)
        let path = file.facts.types[index].path
        if file.facts.types[index].kind == .extensionType {
          extensions.append((path, reference))
          continue
        }
        let group = byPath[path] ?? groups.count
        if group == groups.count {
          groups.append(TypeGroup(path: path))
          byPath[path] = group
        }
        groups[group].declarations.append(reference)
        groupNumbers[firstGroupNumbers[number] + index] = Int32(group)
      }
      for index in file.facts.typeAliases {
        let name = file.names.string(file.facts.members[index].name)
        aliases[name, default: []].append(MemberReference(file: number, member: index))
      }
    }
    // Extensions of a type by another name of it: `extension Alias`, `extension Module.Name`.
    for (written, reference) in extensions {
      var path = written
      // `extension Module.Type`
      if byPath[path] == nil, let dot = path.firstIndex(of: ".") {
        let rest = String(path[path.index(after: dot)...])
        if byPath[rest] != nil { path = rest }
      }
      if byPath[path] == nil, let meant = ProjectIndex.aliased(path, files, aliases), byPath[meant] != nil {
        path = meant
      }
      let group = byPath[path] ?? groups.count
      if group == groups.count {
        groups.append(TypeGroup(path: path))
        byPath[path] = group
      }
      groups[group].extensions.append(reference)
      groupNumbers[firstGroupNumbers[reference.file] + reference.type] = Int32(group)
    }
    self.groups = groups
    self.byPath = byPath
    innerNames = Set(groups.lazy.filter { $0.path.isDottedPath }.map { $0.name })
    self.aliases = aliases
    self.fileNumbers = numbers
    self.globals = globals
    self.groupNumbers = groupNumbers
    self.firstGroupNumbers = firstGroupNumbers
    var resolver = ConformanceResolver(
      files: files, groups: groups, byPath: byPath, innerNames: innerNames, aliases: aliases,
      viewProtocols: viewProtocols)
    conformances = resolver.resolveAll()
  }

  // MARK: Facts

  func type(_ reference: TypeReference) -> TypeFact { files[reference.file].facts.types[reference.type] }
  func member(_ reference: MemberReference) -> MemberFact { files[reference.file].facts.members[reference.member] }
  func name(_ reference: MemberReference) -> String {
    files[reference.file].names.string(member(reference).name)
  }

  /// The group of a type or extension; nil for the file itself.
  func group(of reference: TypeReference) -> Int? {
    let group = groupNumbers[firstGroupNumbers[reference.file] + reference.type]
    return group < 0 ? nil : Int(group)
  }

  /// The number of a file in `files`; nil where it is not among them.
  func number(of file: FileID) -> Int? {
    guard fileNumbers.indices.contains(file.index), fileNumbers[file.index] >= 0 else { return nil }
    return Int(fileNumbers[file.index])
  }

  /// What `Alias` or `Alias.Inner` means, where there is one alias of that name.
  private static func aliased(
    _ path: String, _ files: [IndexedFile], _ aliases: [String: [MemberReference]]
  ) -> String? {
    let head = path.prefix { $0 != "." }
    guard let found = aliases[String(head)], found.count == 1 else { return nil }
    let file = files[found[0].file]
    let target = TypeSpelling.names(file.text(file.facts.members[found[0].member].typeRange))
    return target.count == 1 ? target[0] + path.dropFirst(head.count) : nil
  }

  /// The members of a type with its extensions.
  func members(of group: Int) -> [MemberReference] {
    var result: [MemberReference] = []
    for context in groups[group].contexts {
      let facts = files[context.file].facts
      for index in facts.memberOrder[facts.types[context.type].members] {
        result.append(MemberReference(file: context.file, member: index))
      }
    }
    return result
  }

  /// Members of a type with this name, in the order of the files.
  func members(named name: String, of group: Int) -> [MemberReference] {
    let key = NameKey(name)
    var result: [MemberReference] = []
    for context in groups[group].contexts {
      let file = files[context.file]
      guard let id = file.names.find(key) else { continue }
      for index in file.facts.memberOrder[file.facts.types[context.type].members]
      where file.facts.members[index].name == id {
        result.append(MemberReference(file: context.file, member: index))
      }
    }
    return result
  }

  /// Global functions and variables with this name.
  func globals(named name: String) -> [MemberReference] { globals[NameTable.hash(of: name)] ?? [] }

  // MARK: Names of types

  /// Whether a name of SwiftUI means a type of the project in this file and type.
  func hides(_ name: String, from context: String, in file: IndexedFile) -> Bool {
    let found: Int
    switch findType(name, from: context) {
    case .unknown: return false
    case .ambiguous:
      guard let group = group(path: name) else { return true }
      found = group
    case .found(let group): found = group
    }
    guard groups[found].path == name else { return true }
    return groups[found].declarations.contains { file.canSeeFirst(files[$0.file]) }
  }

  /// The type that `name` (perhaps dotted) means inside the type with the path `context`.
  func findType(_ name: String, from context: String) -> LookUp<Int> {
    var name = name
    // Half-written aliases may mean each other in a circle.
    for _ in 0..<16 {
      var scope = innerNames.contains(name.firstPathComponent) ? context : ""
      while true {
        if let group = byPath[scope.isEmpty ? name : scope + "." + name], !groups[group].declarations.isEmpty {
          return groups[group].declarations.count == 1 ? .found(group) : differ(group)
        }
        if scope.isEmpty { break }
        scope = scope.enclosingPath
      }
      guard let alias = aliases[name], alias.count == 1 else { return .unknown }
      let target = files[alias[0].file].text(member(alias[0]).typeRange)
      guard let first = TypeSpelling.names(target).first, first != name else { return .unknown }
      name = first
    }
    return .unknown
  }

  /// What the only type alias of this name is written to mean; nil where there is none, or several.
  func aliasTarget(_ name: String) -> String? {
    guard let found = aliases[name], found.count == 1 else { return nil }
    return files[found[0].file].text(member(found[0]).typeRange)
  }

  /// Several declarations of one path: one type written once for each platform, or two types of two modules.
  private func differ(_ group: Int) -> LookUp<Int> { .ambiguous }

  func group(path: String) -> Int? { byPath[path] }
}
