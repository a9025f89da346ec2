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
  private var known: [Step: [Read]] = [:]

  /// Asking a member of a class.
  private struct Step: Hashable {
    var group: Int
    var name: String
  }

  init(library: CodeLibrary) {
    self.library = library
    models = library.models
  }

  /// What asking `name` of an object of the class reads, nearest first: each property once, on the shortest way that
  /// says most of it. Empty where the name is nothing in sight.
  ///
  /// Breadth first, each member asked at most once under conditions and once without: members may call each other in
  /// any circles.
  func reads(of name: String, group: Int) -> [Read] {
    let start = Step(group: group, name: name)
    if let done = known[start] { return done }
    var result: [Read] = []
    var asked: [Step: Bool] = [start: false]
    var queue: [(step: Step, through: [String], isConditional: Bool)] = [(start, [], false)]
    var next = 0
    while next < queue.count {
      let (step, through, isConditional) = queue[next]
      next += 1
      if let found = models.property(step.name, ofGroup: step.group),
        !models.nodes[found.model].properties[found.property].isComputed
      {
        let read = Read(
          model: found.model, property: found.property, through: through, isConditional: isConditional)
        if let known = result.firstIndex(where: { $0.model == read.model && $0.property == read.property }) {
          if result[known].isConditional, !read.isConditional { result[known] = read }
        } else {
          result.append(read)
        }
        continue
      }
      for access in accesses(of: step) {
        let inner = Step(group: access.group, name: access.name)
        let isHedged = isConditional || access.context.isConditional
        if let known = asked[inner], !known || isHedged { continue }
        asked[inner] = isHedged
        queue.append((inner, through + [step.name], isHedged))
      }
    }
    known[start] = result
    return result
  }

  /// What the functions and computed properties of one name read of objects at once.
  private func accesses(of step: Step) -> [ModelAccess] {
    library.code(of: step.group).members(named: step.name).flatMap { member in
      member.models.filter { $0.isRead && $0.context.time == .body && !$0.isProjection }
    }
  }
}
