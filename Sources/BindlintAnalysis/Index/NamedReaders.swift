import BindlintSyntax

/// The functions and computed properties outside of views that read a type by its name (`Settings.shared.size`), or a
/// property that holds a value of it: by the hashes of their own names, since calls of them are taken by name.
enum NamedReaders {
  static func all(of typeName: String, in index: ProjectIndex, files: Mentions.Files) -> Set<UInt64> {
    var readers: Set<UInt64> = []
    // Anything may hold a date or the defaults; only of the project's own types does a property say much.
    let followsHolders = typeName != "Date" && typeName != "UserDefaults"
    var holders: [Int: Set<String>] = [:]
    let key = NameKey(typeName)
    for number in files {
      let file = index.files[number]
      guard let id = file.names.find(key) else { continue }
      for (typeNumber, type) in file.facts.types.enumerated() {
        let group = index.group(of: TypeReference(file: number, type: typeNumber))
        if let group, index.conformances[group].isView { continue }
        add(readersIn: type, of: [id], file, to: &readers)
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
        let file = index.files[context.file]
        add(readersIn: index.type(context), of: properties.compactMap { file.names.find($0) }, file, to: &readers)
      }
    }
    return readers
  }

  private static func add(
    readersIn type: TypeFact, of names: [NameID], _ file: IndexedFile, to readers: inout Set<UInt64>
  ) {
    guard !names.isEmpty else { return }
    for use in file.facts.uses[type.uses] where names.contains(use.name) && use.flags.contains(.read) {
      let member = file.facts.members[Int(use.member)]
      switch member.kind {
      case .function: break
      case .property where !member.flags.contains(.isStored): break
      default: continue
      }
      readers.insert(file.names.hash(member.name))
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
