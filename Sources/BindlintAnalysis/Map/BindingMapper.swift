import BindlintSyntax

/// Gives each view the closure bindings that are made while it runs, by the judgement that the rules about them have.
struct BindingMapper {
  let builder: MapBuilder
  private var index: ProjectIndex { builder.index }

  func add(to views: inout [ViewNode]) {
    for (number, file) in index.files.enumerated() where !file.facts.closureBindings.isEmpty {
      let pass = Pass(index: index, queries: builder.queries, number: number)
      for judged in pass.bindings.judged where !judged.binding.fact.isDeferred {
        guard let (member, loop, storage) = place(of: judged, pass),
          let view = view(of: member)
        else { continue }
        let context = builder.library.code(of: builder.declarations[view].group).contexts[member]
        var made = MadeBinding(
          location: Location(file.id, judged.binding.place), time: context?.time ?? .later, loop: nil, storage: storage)
        if let loop {
          let other = index.files[loop.file]
          let callee = Location(other.id, other.syntax().tree.range(other.facts.loops[loop.loop].callee))
          made.loop = views[view].loops.firstIndex { $0.location == callee }
        }
        views[view].closureBindings.append(made)
      }
    }
    for view in views.indices { views[view].closureBindings.sort { $0.location < $1.location } }
  }

  /// The member whose run makes the binding, and the loop for whose rows it does.
  private func place(of judged: JudgedBinding, _ pass: Pass) -> (MemberReference, LoopReference?, String?)? {
    let own = MemberReference(file: pass.number, member: judged.binding.fact.member)
    func member(of loop: LoopReference) -> MemberReference {
      MemberReference(file: loop.file, member: index.files[loop.file].facts.loops[loop.loop].member)
    }
    switch judged.verdict {
    case .repeated(let repeated):
      return (member(of: repeated.loop), repeated.loop, ClosureBindingInForeach.path(repeated.write, pass))
    case .excused(let excused): return (member(of: excused.loop), excused.loop, nil)
    case .legitimate, .redundant, .positional:
      let loop = judged.binding.fact.loop.map { LoopReference(file: pass.number, loop: $0) }
      if let loop = loop ?? builder.queries.repeated.loops[own] { return (member(of: loop), loop, nil) }
      return (own, nil, nil)
    }
  }

  private func view(of member: MemberReference) -> Int? {
    let type = TypeReference(file: member.file, type: index.member(member).type)
    guard let group = index.group(of: type) else { return nil }
    return builder.declarations.firstIndex { $0.declaration == type }
      ?? builder.view(ofGroup: group, from: member.file)
  }
}
