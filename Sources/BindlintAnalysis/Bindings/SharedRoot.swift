import BindlintSyntax

/// A root that is no property of the view: a global variable, or a static member of a type in sight.
struct SharedRoot {
  /// As written: `model`, `Downloads.shared`.
  var text: String
  /// The static member that belongs to the root.
  var member: String?
  var type: ResolvedType
  /// How many steps of an access belong to the root.
  var steps: Int { member == nil ? 0 : 1 }

  init?(_ root: AccessRoot, judge: BindingJudge) {
    guard case .global(let name) = root else { return nil }
    self.init(name, judge: judge)
  }

  init?(_ name: String, judge: BindingJudge) {
    let resolver = TypeResolver(index: judge.index, number: judge.pass.number)
    if case .found(let group) = judge.index.findType(name, from: judge.typePath) {
      // The static member that gives an instance of the type itself.
      let path = judge.index.groups[group].path
      for reference in judge.index.members(of: group) where judge.index.member(reference).flags.contains(.isStatic) {
        guard judge.index.member(reference).kind == .property, let type = resolver.type(ofMember: reference),
          type.group(in: judge.index) == group
        else { continue }
        let own = judge.index.name(reference)
        text = "\(path == name ? path : name).\(own)"
        member = own
        self.type = type
        return
      }
      return nil
    }
    let found = judge.index.globals(named: name)
    guard found.count == 1, judge.index.member(found[0]).kind == .property, let type = resolver.type(ofMember: found[0])
    else { return nil }
    text = name
    member = nil
    self.type = type
  }
}
