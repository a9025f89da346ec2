import BindlintSyntax

/// The functions and computed properties outside of views that read a type by its name (`Settings.shared.size`), or a
/// property that holds a value of it: by the hashes of their own names, since calls of them are taken by name.
struct NamedReaders: Sendable {
  /// A type in a file whose code is collected on demand: which names its members would have to use.
  private struct Candidate: Sendable {
    var file: Int
    var type: Int
    var names: [NameID]
  }

  /// Those in files whose code was collected at once.
  private var known: Set<UInt64> = []
  /// Those that may be some, by the hash of their name: only for a name that is called is their code looked at.
  private var candidates: [UInt64: [Candidate]] = [:]

  init(of typeName: String, in index: ProjectIndex, files: Mentions.Files) {
    // Anything may hold a date or the defaults; only of the project's own types does a property say much.
    let followsHolders = typeName != "Date" && typeName != "UserDefaults"
    var holders: [Int: Set<String>] = [:]
    let key = NameKey(typeName)
    for number in files {
      let file = index.files[number]
      guard file.names.mentions(key), let id = file.names.find(key) else { continue }
      for (typeNumber, type) in file.facts.types.enumerated() {
        let group = index.group(of: TypeReference(file: number, type: typeNumber))
        if let group, index.conformances[group].isView { continue }
        add(Candidate(file: number, type: typeNumber, names: [id]), index)
        guard let group, followsHolders else { continue }
        for member in file.facts.memberOrder[type.members] {
          let fact = file.facts.members[member]
          guard fact.kind == .property, TypeSpelling.simpleName(of: fact, in: file) == typeName else { continue }
          holders[group, default: []].insert(file.names.string(fact.name))
        }
      }
    }
    for (holder, properties) in holders {
      for context in index.groups[holder].contexts {
        let names = properties.compactMap { index.files[context.file].names.find($0) }
        add(Candidate(file: context.file, type: context.type, names: names), index)
      }
    }
  }

  private mutating func add(_ candidate: Candidate, _ index: ProjectIndex) {
    guard !candidate.names.isEmpty else { return }
    let file = index.files[candidate.file]
    if file.hasCollectedCode {
      known.formUnion(NamedReaders.readers(candidate, index))
      return
    }
    for number in file.facts.memberOrder[file.facts.types[candidate.type].members] {
      let member = file.facts.members[number]
      if NamedReaders.isCode(member) { candidates[file.names.hash(member.name), default: []].append(candidate) }
    }
  }

  /// Whether one of the names called, by their hashes, can be that of a reader.
  func areCalled(by called: Set<UInt64>, in index: ProjectIndex) -> Bool {
    if !known.isDisjoint(with: called) { return true }
    return called.contains { name in
      candidates[name]?.contains { NamedReaders.readers($0, index).contains(name) } ?? false
    }
  }

  private static func readers(_ candidate: Candidate, _ index: ProjectIndex) -> Set<UInt64> {
    let file = index.files[candidate.file]
    var readers: Set<UInt64> = []
    for use in file.code.uses(of: candidate.type)
    where candidate.names.contains(use.name) && use.flags.contains(.read) {
      let member = file.facts.members[Int(use.member)]
      if isCode(member) { readers.insert(file.names.hash(member.name)) }
    }
    return readers
  }

  private static func isCode(_ member: MemberFact) -> Bool {
    switch member.kind {
    case .function: return true
    case .property: return !member.flags.contains(.isStored)
    default: return false
    }
  }
}

extension TypeSpelling {
  /// The simple name of a property's type: `Author` of `Author?` and of `= Author.current`.
  static func simpleName(of member: MemberFact, in file: IndexedFile) -> String? {
    guard member.typeRange.count > 0 else { return nil }
    var text = Substring(file.text(member.typeRange))
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    guard let name = names(text).first else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }
}
