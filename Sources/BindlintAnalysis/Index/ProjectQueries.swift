import BindlintSyntax
import Dispatch

/// Questions to the index whose answers several files need, worked out once: most before the rules run, a few when the
/// first rule asks.
final class ProjectQueries: @unchecked Sendable {
  let index: ProjectIndex
  /// Hashes of the names of all `mutating` methods in sight.
  private let mutatingMethods: Set<UInt64>
  // Guarded by `lock`; filled with values that depend on `index` alone.
  private var repeatedContent: RepeatedContent?
  private var labelledArguments: Set<UInt64>?
  private var mentions: Mentions?
  private var memberUses: [String: [TypeReference]] = [:]
  private var ownUses: [Int: OwnUses] = [:]
  private var constructions: [String: [Construction]] = [:]
  private var initializers: [Int: [MemberReference]] = [:]
  private var readers: [String: NamedReaders] = [:]
  private var heldTypes: [String: Bool] = [:]
  private let lock = DispatchSemaphore(value: 1)

  /// Wrappers of other modules that evaluate a view again, and that create and keep something.
  let subscribingWrappers: Set<String>
  let owningWrappers: Set<String>

  init(index: ProjectIndex, subscribingWrappers: Set<String> = [], owningWrappers: Set<String> = []) {
    self.index = index
    self.subscribingWrappers = subscribingWrappers
    self.owningWrappers = owningWrappers
    var mutating: Set<UInt64> = []
    if index.files.contains(where: { !$0.facts.closureBindings.isEmpty }) {
      for file in index.files {
        for member in file.facts.members where member.flags.contains(.isMutating) {
          mutating.insert(file.names.hash(member.name))
        }
      }
    }
    mutatingMethods = mutating
  }

  convenience init(index: ProjectIndex, options: AnalysisOptions) {
    self.init(
      index: index, subscribingWrappers: Set(options.subscribingWrappers), owningWrappers: Set(options.owningWrappers))
  }

  /// Which members run once for each row of a loop.
  var repeated: RepeatedContent {
    lock.wait()
    defer { lock.signal() }
    if let repeatedContent { return repeatedContent }
    let made = RepeatedContent(index: index)
    repeatedContent = made
    return made
  }

  /// Whether some type in sight has a `mutating` method of this name.
  func hasMutatingMethod(_ name: String) -> Bool { mutatingMethods.contains(NameTable.hash(of: name)) }

  /// Whether a value of the type with this simple name can be in some variable, so that `other.x` can be its `x`.
  func isHeld(_ name: String) -> Bool {
    kept(\.heldTypes, name) {
      let key = NameKey(name)
      return files(mentioning: name).contains {
        index.files[$0].code(mentioning: key).map { contains($0.heldTypes, key.hash) } ?? false
      }
    }
  }

  /// Whether some call in sight writes the label `label` for an initializer of a type with this simple name.
  func isPassed(_ label: String, to type: String) -> Bool {
    let labelKey = NameKey(label)
    let typeKey = NameKey(type)
    let passing = [typeKey.hash, NameTable.hash(of: "Self"), NameTable.hash(of: "init")].map {
      FactCollector.hash(callee: $0, label: labelKey.hash)
    }
    let passed = passedLabels()
    if passing.contains(where: passed.contains) { return true }
    return files(mentioning: label).contains { number in
      guard let code = index.files[number].demandedCode(passing: labelKey, to: typeKey) else { return false }
      return passing.contains { contains(code.labelledArguments, $0) }
    }
  }

  /// The numbers of the files that mention a name, and perhaps of some that don't.
  func files(mentioning name: String) -> Mentions.Files {
    lock.wait()
    defer { lock.signal() }
    if let mentions { return mentions.files(mentioning: name) }
    let made = Mentions(index)
    mentions = made
    return made.files(mentioning: name)
  }

  /// The types, and files outside of types, that use a member of this name of something that is not `self`, or a key
  /// path to one; of the files whose code was collected at once.
  func collectedMemberUses(of name: String) -> [TypeReference] {
    kept(\.memberUses, name) {
      let key = NameKey(name)
      return files(mentioning: name).flatMap { number in
        index.files[number].hasCollectedCode ? memberUses(of: key, in: number) : []
      }
    }
  }

  /// The same in one file.
  func memberUses(of name: NameKey, in number: Int) -> [TypeReference] {
    let file = index.files[number]
    guard let id = file.names.find(name), let code = file.code(usingMember: id) else { return [] }
    return file.facts.types.indices.lazy.filter { type in
      code.uses(of: type).contains { $0.name == id && !$0.flags.isDisjoint(with: [.member, .keyPath]) }
    }.map { TypeReference(file: number, type: $0) }
  }

  /// The files whose code is collected on demand and that use this name behind a dot somewhere.
  func filesOnDemand(usingMember name: String) -> some Sequence<Int> {
    let key = NameKey(name)
    return files(mentioning: name).lazy.filter { [index] number in
      let file = index.files[number]
      return !file.hasCollectedCode && file.names.find(key).map { file.mayUse(member: $0) } ?? false
    }
  }

  /// Whether any code in sight uses a member of this name of something that is not `self`.
  func hasMemberUse(of name: String) -> Bool {
    if !collectedMemberUses(of: name).isEmpty { return true }
    let key = NameKey(name)
    return filesOnDemand(usingMember: name).contains { !memberUses(of: key, in: $0).isEmpty }
  }

  /// How the type uses its own stored properties.
  func ownUses(of group: Int) -> OwnUses {
    kept(\.ownUses, group) { OwnUses(of: group, in: index) }
  }

  /// Where values of the types with this simple name are made.
  func constructions(of typeName: String) -> [Construction] {
    kept(\.constructions, typeName) {
      Construction.all(of: typeName, in: index, files: files(mentioning: typeName))
    }
  }

  /// Whether one of the names called, by their hashes, can be that of a function or computed property outside of views
  /// that reads a type by its name or through a property of it.
  func isRead(_ typeName: String, byCalling called: Set<UInt64>) -> Bool {
    let readers = kept(\.readers, typeName) {
      NamedReaders(of: typeName, in: index, files: files(mentioning: typeName))
    }
    return readers.areCalled(by: called, in: index)
  }

  /// The initializers of a type, those of its extensions too.
  func initializers(of group: Int) -> [MemberReference] {
    kept(\.initializers, group) { index.members(of: group).filter { index.member($0).kind == .initializer } }
  }

  /// The answer kept under `key`, or made now. It is made outside of the lock: what two threads ask for at once is
  /// worked out twice, to the same answer.
  private func kept<Key, Value>(
    _ answers: ReferenceWritableKeyPath<ProjectQueries, [Key: Value]>, _ key: Key, _ make: () -> Value
  ) -> Value {
    lock.wait()
    let known = self[keyPath: answers][key]
    lock.signal()
    if let known { return known }
    let made = make()
    lock.wait()
    self[keyPath: answers][key] = made
    lock.signal()
    return made
  }

  /// Of the files whose code was collected at once.
  private func passedLabels() -> Set<UInt64> {
    lock.wait()
    defer { lock.signal() }
    if let labelledArguments { return labelledArguments }
    var made: Set<UInt64> = []
    for file in index.files { made.formUnion(file.collectedLabels) }
    labelledArguments = made
    return made
  }

  private func contains(_ sorted: [UInt64], _ hash: UInt64) -> Bool {
    let index = sorted.partitioningIndex { $0 >= hash }
    return index < sorted.count && sorted[index] == hash
  }
}
