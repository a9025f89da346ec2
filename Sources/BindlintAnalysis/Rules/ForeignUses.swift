import BindlintSyntax

/// Whether `other.x` or `\.x` somewhere can be a given property of a type that is held in variables.
struct ForeignUses {
  let pass: Pass
  let group: Int
  let name: String
  let access: Access

  var mayExist: Bool {
    let spellings = [name, "$" + name]
    if access <= .fileprivateAccess {
      // What is private is reached from the files of its type alone.
      let home = pass.index.groups[group]
      let places = Set(home.declarations.map(\.file)).flatMap { file in
        spellings.flatMap { pass.queries.memberUses(of: NameKey($0), in: file) }
      }
      return Set(places).contains {
        (access == .fileprivateAccess || isInside(pass.index.type($0).path, home.path)) && canReach(in: $0)
      }
    }
    // First where the uses are known. A name that many things have is reached there already, and no file need be parsed
    // again for it.
    if Set(spellings.flatMap { pass.queries.collectedMemberUses(of: $0) }).contains(where: { canReach(in: $0) }) {
      return true
    }
    return spellings.contains { spelling in
      let key = NameKey(spelling)
      return pass.queries.filesOnDemand(usingMember: spelling).contains { file in
        pass.queries.memberUses(of: key, in: file).contains { canReach(in: $0) }
      }
    }
  }

  private func isInside(_ path: String, _ outer: String) -> Bool {
    path == outer || path.hasPrefix(outer + ".")
  }

  /// Looks at each `base.x` in the tree: it reaches the property unless the base's type is known and another.
  private func canReach(in place: TypeReference) -> Bool {
    let file = pass.index.files[place.file]
    let plain = file.names.find(name)
    let ids = [plain, file.names.find("$" + name)].compactMap { $0 }
    let tree = file.syntax().tree
    let resolver = TypeResolver(index: pass.index, number: place.file)
    let node = file.facts.types[place.type].node
    var at = node
    let end = tree.after(node)
    while at < end {
      let kind = tree.kind(at)
      if kind == .chain {
        var prefix: [NodeID] = []
        for part in tree.children(at) {
          if tree.kind(part) == .memberSuffix, ids.contains(tree.name(part)), !prefix.isEmpty {
            if !(prefix.count == 1 && tree.kind(prefix[0]) == .identifier && tree.name(prefix[0]) == .self) {
              if couldBeOurs(resolver.type(ofPrefix: prefix)) { return true }
            }
          }
          prefix.append(part)
        }
      } else if kind == .keyPath {
        if let first = tree.children(at).first(where: { tree.kind($0) == .keyPathMember }), tree.name(first) == plain {
          if let root = tree.child(at, .type) {
            let spelled = TypeSpelling.names(tree.text(root)).first ?? ""
            if spelled == pass.index.groups[group].name || spelled.hasSuffix("." + pass.index.groups[group].name) {
              return true
            }
          } else {
            return true
          }
        }
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  private func couldBeOurs(_ type: ResolvedType?) -> Bool {
    guard let type else { return true }
    switch type.shape {
    case .named(let path, _):
      if let found = type.group(in: pass.index) {
        if found == group { return true }
        // A protocol that the type conforms to, or a superclass.
        let own = pass.index.conformances[group]
        return own.protocols.contains(found) || own.superclasses.contains(found)
      }
      let simple = path.split(separator: ".").last.map(String.init) ?? path
      return simple == pass.index.groups[group].name || simple == "Self"
    case .optional(let inner):
      return couldBeOurs(ResolvedType(shape: inner, context: type.context))
    case .array, .dictionary, .set, .tuple, .function: return false
    case .unknown: return true
    }
  }
}
