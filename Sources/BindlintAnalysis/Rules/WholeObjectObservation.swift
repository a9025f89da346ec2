import BindlintSyntax

/// An observed object of which the view uses nothing that is published.
///
///     @ObservedObject var player: Player    // only `player.stop()` in a button's action
///
/// `@ObservedObject` and `@EnvironmentObject` run the view again for each change of anything the object publishes. A
/// view that only calls methods needs the reference and no subscription.
enum WholeObjectObservation: Rule {
  static let id = RuleID("whole_object_observation")

  static func check(_ pass: Pass) {
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI else { return }
    for (number, type) in facts.types.enumerated() where number > 0 && type.kind != .extensionType {
      guard let group = pass.index.group(of: TypeReference(file: pass.number, type: number)),
        pass.index.conformances[group].isView
      else { continue }
      for member in facts.memberOrder[type.members] {
        guard let wrapper = wrapper(of: facts.members[member], pass) else { continue }
        check(MemberReference(file: pass.number, member: member), wrapper, group, pass)
      }
    }
  }

  private static func wrapper(of member: MemberFact, _ pass: Pass) -> String? {
    guard member.kind == .property, member.flags.contains(.isStored), member.typeSource == .annotation else {
      return nil
    }
    return pass.file.facts.attributes[member.attributeRange].lazy.map { pass.file.names.string($0.name) }
      .first { $0 == "ObservedObject" || $0 == "EnvironmentObject" }
  }

  private static func check(_ reference: MemberReference, _ wrapper: String, _ group: Int, _ pass: Pass) {
    let index = pass.index
    let spelled = ResolvedType(
      shape: TypeShape(parsing: pass.file.text(index.member(reference).typeRange)), context: index.groups[group].path)
    guard let object = spelled.group(in: index), isPlainObservable(object, pass) else { return }
    let name = index.name(reference)
    guard onlyCallsLater(name, object: object, group: group, pass) else { return }
    let owner = index.groups[group]
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(index.member(reference).nameRange),
        message(name, object: index.groups[object].name, owner: owner.name), symbol: "\(owner.path).\(name)",
        suggestion: wrapper == "ObservedObject"
          ? Suggestion(title: "Hold it without observing it", code: "let \(name): \(index.groups[object].name)") : nil))
  }

  /// A class of the project whose members are all in sight.
  private static func isPlainObservable(_ group: Int, _ pass: Pass) -> Bool {
    let declared = pass.index.groups[group]
    guard declared.declarations.count == 1, pass.index.type(declared.declarations[0]).kind == .classType else {
      return false
    }
    return pass.index.conformances[group].unknown.subtracting(["NSObject"]) == ["ObservableObject"]
  }

  /// Each use stands in an action and calls a method; nothing hands the object on, projects it or reads a variable.
  private static func onlyCallsLater(_ name: String, object: Int, group: Int, _ pass: Pass) -> Bool {
    let index = pass.index
    var isUsed = false
    for context in index.groups[group].contexts {
      let file = index.files[context.file]
      guard file.names.find("$" + name) == nil, let id = file.names.find(name) else {
        if file.names.find("$" + name) != nil { return false }
        continue
      }
      let type = file.facts.types[context.type]
      let uses = file.code.uses(of: context.type).filter {
        $0.name == id && $0.flags.isDisjoint(with: [.member, .keyPath]) && $0.flags.contains(.read)
      }
      guard uses.allSatisfy({ !$0.flags.contains(.immediate) }) else { return false }
      guard !uses.isEmpty else { continue }
      isUsed = true
      let syntax = file.syntax()
      for node in syntax.descendants(type.node) where syntax.tree.name(node) == id {
        guard !isOtherwiseUsed(node, object, syntax, pass) else { return false }
      }
    }
    return isUsed
  }

  private static func isOtherwiseUsed(_ node: NodeID, _ object: Int, _ syntax: FileSyntax, _ pass: Pass) -> Bool {
    let tree = syntax.tree
    guard tree.kind(node) == .identifier || tree.kind(node) == .memberSuffix, syntax.scopes.local(node) == nil else {
      return false
    }
    let parts = tree.kind(syntax.parent(node)) == .chain ? Array(tree.children(syntax.parent(node))) : []
    guard let place = parts.firstIndex(of: node) else { return true }
    // `other.player` is another's.
    if tree.kind(node) == .memberSuffix, place != 1 || tree.name(parts[0]) != .self { return false }
    guard place + 2 < parts.count, tree.kind(parts[place + 1]) == .memberSuffix,
      tree.kind(parts[place + 2]) == .callSuffix
    else { return true }
    let called = tree.names.string(tree.name(parts[place + 1]))
    let members = pass.index.members(named: called, of: object)
    return members.isEmpty || members.contains { pass.index.member($0).kind != .function }
  }

  // MARK: Messages

  private static func message(_ name: String, object: String, owner: String) -> String {
    "'\(owner)' only calls methods of '\(name)', yet runs again for each change that '\(object)' publishes; hold the object without observing it"
  }
}
