import BindlintSyntax

/// An `@State` that an initializer assigns although it has a value, or reads.
///
///     @State private var text = ""
///     init(text: String) { self.text = text }   // dropped: the view still shows ""
///
/// Before a view is installed a state has only its initial value: the wrapper's setter does nothing, and its getter
/// gives the initial value. The first assignment of a state without one is what gives it.
enum StateAccessInInit: Rule {
  static let id = RuleID("state_access_in_init")

  static func check(_ pass: Pass) {
    for initializer in InitializerOfAView.all(in: pass, naming: .State)
    where !pass.isOfTheProject("State", in: initializer.group) {
      let syntax = pass.file.syntax()
      let names = Set(initializer.properties.keys)
      let accesses = InitializerAccess.all(in: initializer.member.node, of: names, syntax)
      let delegates = delegates(initializer.member.node, syntax)
      for (place, access) in accesses.enumerated() {
        guard let property = initializer.properties[access.name] else { continue }
        let fault = fault(
          access, before: accesses[..<place], hasValue: delegates || hasValue(property, pass),
          isValue: access.kind == .memberChange && isValue(property, pass), syntax)
        // An app is made once, and what its states hold then is what they keep.
        if fault == .read, pass.index.conformances[initializer.group].swiftUI.contains("App") { continue }
        if let fault { report(access, fault, initializer, syntax, pass) }
      }
    }
  }

  private enum Fault { case hasDefault, again, read }

  private static func fault(
    _ access: InitializerAccess, before: ArraySlice<InitializerAccess>, hasValue: Bool, isValue: Bool,
    _ syntax: FileSyntax
  ) -> Fault? {
    let earlier = before.filter { $0.name == access.name && ($0.kind == .write || $0.kind == .seed) }
    // What this very path of the code has assigned before.
    let isAssigned = earlier.contains { syntax.tree.isInside(access.node, of: $0.block) }
    switch access.kind {
    case .seed: return nil
    // Through an object the change arrives, at the object that the state begins with.
    case .memberChange where !isValue: return hasValue && earlier.isEmpty ? .read : nil
    case .write, .change, .memberChange:
      if isAssigned { return .again }
      return hasValue && earlier.isEmpty ? .hasDefault : nil
    case .read: return hasValue && earlier.isEmpty ? .read : nil
    }
  }

  /// It has a default, or is an Optional, which is nil from the start.
  private static func hasValue(_ reference: MemberReference, _ pass: Pass) -> Bool {
    let fact = pass.index.member(reference)
    if fact.flags.contains(.hasInitialValue) { return true }
    let file = pass.index.files[reference.file]
    let written = fact.typeRange.count > 0 ? file.text(fact.typeRange) : ""
    if written.hasSuffix("?") || written.hasSuffix("!") { return true }
    guard let attribute = file.facts.attributes[fact.attributeRange].first(where: { $0.name == .State }) else {
      return false
    }
    // `@State(initialValue: 1) var x: Int`
    return file.syntax().tree.flags(attribute.node).contains(.hasArguments)
  }

  /// Whether the state is surely no object.
  private static func isValue(_ reference: MemberReference, _ pass: Pass) -> Bool {
    guard let type = TypeResolver(index: pass.index, number: pass.number).type(ofMember: reference) else {
      return false
    }
    switch type.shape.unwrapped {
    case .array, .dictionary, .set, .tuple: return true
    case .named(let name, _):
      if StandardTypes.values.contains(name), name != "NumberFormatter" { return true }
      guard let group = type.with(type.shape.unwrapped).group(in: pass.index),
        let declaration = pass.index.groups[group].declarations.first
      else { return false }
      let kind = pass.index.type(declaration).kind
      return kind == .structType || kind == .enumType
    default: return false
    }
  }

  /// `self.init(...)` has given every property its value.
  private static func delegates(_ initializer: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    guard let body = tree.child(initializer, .codeBlock) else { return false }
    return tree.children(body).contains { statement in
      guard tree.kind(statement) == .chain else { return false }
      let parts = Array(tree.children(statement))
      return parts.count > 2 && tree.name(parts[0]) == .self && tree.name(parts[1]) == .`init`
    }
  }

  private static func report(
    _ access: InitializerAccess, _ fault: Fault, _ initializer: InitializerOfAView, _ syntax: FileSyntax, _ pass: Pass
  ) {
    var related: [RelatedLocation] = []
    if let property = initializer.properties[access.name] {
      let fact = pass.index.member(property)
      related.append(
        RelatedLocation(Location(pass.index.files[property.file].id, fact.nameRange), "the state is declared here"))
    }
    var suggestion: Suggestion?
    if let value = access.valueRange, access.kind == .write {
      suggestion = Suggestion(
        title: "Give the state its initial value",
        code: "_\(access.name) = State(initialValue: \(pass.file.text(value)))")
    }
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(syntax.tree.range(access.node)), message(access.name, fault),
        symbol: BindingSymbol.of(initializer.number, pass), related: related, suggestion: suggestion,
        fixRefusal: fault == .read ? nil : "it would change what the view shows first"))
  }

  // MARK: Messages

  private static func message(_ name: String, _ fault: Fault) -> String {
    switch fault {
    case .hasDefault:
      "state '\(name)' has a value before this assignment, which is dropped since the view is not installed yet; assign '_\(name) = State(initialValue:)' instead"
    case .again:
      "state '\(name)' already got its initial value, and this second assignment is dropped since the view is not installed yet; assign it once"
    case .read:
      "state '\(name)' is read before the view is installed, which always gives its initial value; read it in 'body' or use the value it is made from"
    }
  }
}
