import BindlintSyntax

/// A view's own state that isn't private.
///
///     @State var isOpen = false    // a caller can write `Panel(isOpen: true)`, and the view keeps its own value
///
/// SwiftUI keeps state outside the view's value: what an initializer hands in counts once, at the first appearance, and
/// is dropped from then on.
enum NonprivateState: Rule {
  static let id = RuleID("nonprivate_state")

  private static let wrappers: Set<String> = ["State", "StateObject", "FocusState", "GestureState", "Namespace"]

  static func check(_ pass: Pass) {
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI else { return }
    guard pass.hasViews else { return }
    for (number, type) in facts.types.enumerated() where number > 0 && type.kind != .extensionType {
      guard let group = pass.index.group(of: TypeReference(file: pass.number, type: number)),
        pass.index.conformances[group].isView
      else { continue }
      for member in facts.memberOrder[type.members] {
        guard let wrapper = stateWrapper(facts.members[member], pass) else { continue }
        check(facts.members[member], wrapper: wrapper, group: group, pass)
      }
    }
  }

  private static func stateWrapper(_ member: MemberFact, _ pass: Pass) -> String? {
    guard member.kind == .property, member.flags.isDisjoint(with: [.isStatic, .hasExplicitAccess, .isBroken]),
      member.flags.contains(.isStored)
    else { return nil }
    for attribute in pass.file.facts.attributes[member.attributeRange] {
      let name = pass.file.names.string(attribute.name)
      if wrappers.contains(name) { return name }
    }
    return nil
  }

  private static func check(_ member: MemberFact, wrapper: String, group: Int, _ pass: Pass) {
    let index = pass.index
    let owner = index.groups[group]
    let name = pass.file.names.string(member.name)
    // A wrapper of the project's own: what it does with a value from outside is its own affair.
    guard case .unknown = index.findType(wrapper, from: owner.path) else { return }
    let conformances = index.conformances[group]
    let inherited = conformances.protocols.union(conformances.superclasses)
    guard !inherited.contains(where: { !index.members(named: name, of: $0).isEmpty }) else { return }
    guard !isSetOrReadElsewhere(name, group: group, pass), !pass.queries.isPassed(name, to: owner.name) else { return }

    var fix: Fix?
    var refusal: String?
    if pass.queries.isHeld(owner.name) {
      refusal = "values of '\(owner.name)' are kept elsewhere, where its state may be read"
    } else if !startsByItself(member, wrapper: wrapper, pass) {
      refusal = "without a value of its own the state has to be given one first"
    } else if let edit = edit(for: member, pass) {
      fix = Fix(title: "Make '\(name)' private", applicability: .unsafe, edits: [edit])
    }
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(member.nameRange), message(name: name, wrapper: wrapper),
        symbol: "\(owner.path).\(name)", fix: fix, fixRefusal: refusal))
  }

  /// A written initializer seeds it, or an extension in another file needs to reach it.
  private static func isSetOrReadElsewhere(_ name: String, group: Int, _ pass: Pass) -> Bool {
    for context in pass.index.groups[group].contexts {
      let file = pass.index.files[context.file]
      let ids = [name, "$" + name, "_" + name].compactMap { file.names.find($0) }
      guard !ids.isEmpty else { continue }
      for use in file.code.uses(of: context.type) where ids.contains(use.name) {
        if use.flags.contains(.initWrite) { return true }
        if context.file != pass.number, use.flags.isDisjoint(with: [.member, .keyPath]) { return true }
      }
    }
    return false
  }

  /// A private property without a value would make the memberwise initializer private too.
  private static func startsByItself(_ member: MemberFact, wrapper: String, _ pass: Pass) -> Bool {
    if member.flags.contains(.hasInitialValue) || wrapper == "FocusState" || wrapper == "Namespace" { return true }
    return member.typeSource == .annotation && pass.file.text(member.typeRange).hasSuffix("?")
  }

  /// Writes `private` before `var`, or in the place of `private(set)`.
  private static func edit(for member: MemberFact, _ pass: Pass) -> TextEdit? {
    let bytes = pass.file.source.bytes
    func skipBlanks(before end: Int) -> Int {
      var at = end
      while at > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at - 1]) { at -= 1 }
      return at
    }
    func start(of word: String, before end: Int) -> Int? {
      let at = skipBlanks(before: end)
      let length = word.utf8.count
      guard at >= length, bytes[(at - length)..<at].elementsEqual(word.utf8) else { return nil }
      return at - length
    }
    guard let introducer = start(of: "var", before: Int(member.nameRange.start)) else { return nil }
    guard member.flags.contains(.hasPrivateSetter) else {
      let place = ByteRange(UInt32(introducer), UInt32(introducer))
      return TextEdit(pass.location(place), "private ")
    }
    for setter in ["private(set)", "fileprivate(set)"] {
      guard let begin = start(of: setter, before: introducer) else { continue }
      // `fileprivate(set)` ends like `private(set)`.
      if setter == "private(set)", start(of: "fileprivate(set)", before: introducer) != nil { continue }
      let range = ByteRange(UInt32(begin), UInt32(begin + setter.utf8.count))
      return TextEdit(pass.location(range), "private")
    }
    return nil
  }

  // MARK: Messages

  private static func message(name: String, wrapper: String) -> String {
    switch wrapper {
    case "State", "StateObject":
      "'@\(wrapper)' property '\(name)' isn't private: a value that a caller passes counts once and is ignored afterwards; make it private, or take it as a binding or a plain value"
    default:
      "'@\(wrapper)' property '\(name)' isn't private: it belongs to this view alone, and nothing else can set it; make it private"
    }
  }
}
