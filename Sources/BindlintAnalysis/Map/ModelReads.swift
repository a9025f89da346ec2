import BindlintSyntax

/// Which stored properties of classes in sight a member of one reads when it is asked: the member itself, or what it
/// reads through computed properties and functions, of its own class or of others.
final class ModelReads {
  struct Read: Hashable {
    var model: Int
    var property: Int
    /// Members on the way, outermost first.
    var through: [String]
    var isConditional: Bool
  }

  private let library: CodeLibrary
  private let models: MapModels
  private var index: ProjectIndex { library.index }
  private var known: [Key: [Read]] = [:]
  private var inProgress: Set<Key> = []

  private struct Key: Hashable {
    var group: Int
    var name: String
  }

  init(library: CodeLibrary) {
    self.library = library
    models = library.models
  }

  /// What asking `name` of an object of the class reads, in order of place; empty where it is nothing in sight.
  func reads(of name: String, group: Int) -> [Read] {
    if let found = models.property(name, ofGroup: group),
      !models.nodes[found.model].properties[found.property].isComputed
    {
      return [Read(model: found.model, property: found.property, through: [], isConditional: false)]
    }
    let key = Key(group: group, name: name)
    if let done = known[key] { return done }
    guard inProgress.insert(key).inserted else { return [] }
    defer { inProgress.remove(key) }
    var result: [Read] = []
    var seen: Set<Read> = []
    for member in library.code(of: group).members where index.name(member.reference) == name {
      switch index.member(member.reference).kind {
      case .function, .property: break
      default: continue
      }
      for access in member.models where access.isRead && access.context.time == .body && !access.isProjection {
        for read in reads(of: access.name, group: access.group) {
          let longer = Read(
            model: read.model, property: read.property, through: [name] + read.through,
            isConditional: read.isConditional || access.context.isConditional)
          if seen.insert(longer).inserted { result.append(longer) }
        }
      }
    }
    if inProgress.count == 1 { known[key] = result }
    return result
  }
}
