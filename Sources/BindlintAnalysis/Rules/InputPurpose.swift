import BindlintSyntax

/// Why an input that nothing reads may be there all the same: not for its value, but because having it runs the view
/// again when something changes that its code reads by another way, or because making it starts something.
///
///     @ObservedObject var author: Author          // unread, but `following` follows `author`
///     var body: some View { Text(user.isFollowing(author: other) ? "Following" : "Follow") }
struct InputPurpose {
  let pass: Pass
  let group: Int
  let member: MemberFact
  let wrapper: String?

  private var index: ProjectIndex { pass.index }
  private var swiftUI: Set<String> { index.conformances[group].swiftUI }

  /// Wrappers that follow an object although nothing reads it.
  private static let observing: Set<String> = ["ObservedObject", "EnvironmentObject", "FocusedObject"]

  /// Wrappers that run the views which declare them again, whoever reads them.
  private static let subscribing = observing.union([
    "StateObject", "FetchRequest", "SectionedFetchRequest", "Query", "FocusedValue",
  ])

  /// Wrappers that hold a value of the view itself.
  private static let holding: Set<String> = [
    "State", "Binding", "Bindable", "Environment", "FocusState", "GestureState", "AppStorage", "SceneStorage",
    "Namespace", "ScaledMetric", "FocusedValue", "FocusedBinding", "AccessibilityFocusState", "Query", "FetchRequest",
    "SectionedFetchRequest", "StateObject",
  ]

  /// Whether the input has, or may have, such a purpose.
  var exists: Bool {
    servesAWrapper || canOnlyBeObserved || startsWithTheApp || fixesAGenericParameter || isWatchedByName
      || isWatchedByKey
  }

  // MARK: What the declaration alone says

  /// A wrapper of the project subscribes the views that declare it by what it stores.
  private var servesAWrapper: Bool {
    guard swiftUI.contains("DynamicProperty"), !swiftUI.contains("View"), !swiftUI.contains("ViewModifier") else {
      return false
    }
    if let wrapper { return InputPurpose.subscribing.contains(wrapper) }
    guard let typeName else { return false }
    return InputPurpose.subscribing.contains(typeName) || typeName == "Environment" || typeName == "State"
      || typeName == "AppStorage" || typeName == "SceneStorage"
  }

  /// An object of which nothing is known but that it can be observed.
  private var canOnlyBeObserved: Bool {
    guard let wrapper, !InputPurpose.holding.contains(wrapper), let typeName else { return false }
    if genericParameters.contains(typeName) { return true }
    guard InputPurpose.observing.contains(wrapper),
      case .found(let found) = index.findType(typeName, from: index.groups[group].path)
    else { return false }
    let conformances = index.conformances[found]
    guard conformances.superclasses.isEmpty, conformances.protocols.isEmpty,
      conformances.unknown.allSatisfy({ $0 == "ObservableObject" || $0 == "Sendable" })
    else { return false }
    return index.members(of: found).allSatisfy {
      let member = index.member($0)
      return member.kind == .initializer || member.kind == .deinitializer || member.access == .privateAccess
    }
  }

  /// What an app makes as its property begins its work with the app.
  private var startsWithTheApp: Bool {
    guard swiftUI.contains("App"), wrapper == nil || wrapper == "State", member.flags.contains(.hasInitialValue) else {
      return false
    }
    return !PropertyUsage(pass: pass).isKnownValue(member, group: group)
  }

  /// `let key: Key.Type`: an initializer takes it to learn the generic parameter; there is no other value.
  private var fixesAGenericParameter: Bool {
    guard wrapper == nil, member.typeSource == .annotation else { return false }
    let text = pass.file.text(member.typeRange)
    return text.hasSuffix(".Type") && genericParameters.contains(String(text.dropLast(".Type".count)))
  }

  /// Generic parameters of the type and of those around it.
  private var genericParameters: Set<String> {
    var result: Set<String> = []
    var path = index.groups[group].path
    while true {
      if let around = index.group(path: path) {
        for declaration in index.groups[around].declarations {
          result.formUnion(index.type(declaration).genericParameters)
        }
      }
      guard let dot = path.lastIndex(of: ".") else { return result }
      path = String(path[..<dot])
    }
  }

  private var typeName: String? { TypeSpelling.simpleName(of: member, in: pass.file) }

  // MARK: What the view's code reads by another way

  /// The type whose values the view's code may read otherwise, where the input makes the view follow them.
  private var watchedType: String? {
    switch wrapper {
    case .some(let wrapper) where InputPurpose.observing.contains(wrapper): return typeName
    case "AppStorage": return "UserDefaults"
    // A moment that is handed down runs a view again whose code asks the clock.
    case nil: return typeName == "Date" ? "Date" : nil
    default: return nil
    }
  }

  /// The view's code reads the watched type by name (`Settings.shared.size`), or calls something that reads it. Calls
  /// are taken by name: in doubt the input has a purpose.
  private var isWatchedByName: Bool {
    guard let watched = watchedType else { return false }
    let running = membersThatRun
    // Which default the view itself reads shows by its key.
    if watched != "UserDefaults", running.contains(where: { readsByName(watched, in: $0) }) { return true }
    var called: Set<UInt64> = []
    for member in running {
      for use in immediateUses(of: member) { called.insert(index.files[member.file].names.hash(use.name)) }
    }
    if watched == "Date", called.contains(NameTable.hash(of: "timeIntervalSinceNow")) { return true }
    return pass.queries.isRead(watched, byCalling: called)
  }

  /// What SwiftUI calls of a view, modifier, style, representable or wrapper when it must be shown again.
  private static let entries: Set<String> = [
    "body", "makeBody", "wrappedValue", "projectedValue", "update", "path", "makeUIView", "updateUIView",
    "makeUIViewController", "updateUIViewController", "makeNSView", "updateNSView", "makeNSViewController",
    "updateNSViewController",
  ]

  /// The functions and computed properties of the view that run when it is shown again: not those that only actions
  /// call.
  private var membersThatRun: Set<MemberReference> {
    var byName: [String: [MemberReference]] = [:]
    for reference in index.members(of: group) {
      let member = index.member(reference)
      switch member.kind {
      case .function, .localFunction: break
      case .property where !member.flags.contains(.isStored): break
      default: continue
      }
      byName[index.name(reference), default: []].append(reference)
    }
    var result = Set(InputPurpose.entries.flatMap { byName[$0] ?? [] })
    var queue = Array(result)
    while let next = queue.popLast() {
      let names = index.files[next.file].names
      for use in immediateUses(of: next) {
        for member in byName[names.string(use.name)] ?? [] where result.insert(member).inserted {
          queue.append(member)
        }
      }
    }
    return result
  }

  private func immediateUses(of reference: MemberReference) -> [UseFact] {
    index.files[reference.file].code.uses(of: index.member(reference).type).filter {
      Int($0.member) == reference.member && $0.flags.contains(.immediate)
    }
  }

  /// Whether a member reads something of a type by its name: `Settings.shared.size`, `Date()`. A call that stands alone
  /// or an assignment does something to it instead.
  private func readsByName(_ name: String, in reference: MemberReference) -> Bool {
    let file = index.files[reference.file]
    guard let id = file.names.find(name),
      immediateUses(of: reference).contains(where: { $0.name == id && !$0.flags.contains(.member) })
    else { return false }
    let syntax = file.syntax()
    let tree = syntax.tree
    var at = index.member(reference).node
    let end = tree.after(at)
    while at < end {
      if tree.kind(at) == .identifier, tree.name(at) == id {
        let chain = syntax.parent(at)
        let around = syntax.parent(chain)
        switch tree.kind(around) {
        case .codeBlock, .closure, .switchCase, .effectExpr: break
        case .sequence where tree.firstChild(around) == chain && isAssignment(around, tree): break
        default: return true
        }
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  private func isAssignment(_ sequence: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(sequence).contains { tree.kind($0) == .assignment }
  }

  /// `@Default(.size) var size` or `@AppSettings(\.text.size) var size`, where the view's code reads `Defaults[.size]`
  /// or `Settings.shared.text.size`: the wrapper is what follows the value.
  private var isWatchedByKey: Bool {
    guard let wrapper, wrapper == "AppStorage" || !InputPurpose.holding.contains(wrapper),
      !InputPurpose.observing.contains(wrapper), let key = watchedKey(wrapper)
    else { return false }
    return membersThatRun.contains { member in
      WatchedKey(key: key, file: index.files[member.file]).isRead(in: index.member(member).node)
    }
  }

  /// The last component of the key path, the implicit member or the text that the wrapper is given.
  private func watchedKey(_ wrapper: String) -> String? {
    let facts = pass.file.facts
    guard
      let attribute = facts.attributes[member.attributeRange].last(where: {
        pass.file.names.string($0.name) == wrapper
      })
    else { return nil }
    let tree = pass.file.syntax().tree
    var result: String?
    var at = attribute.node
    let end = tree.after(at)
    while at < end {
      switch tree.kind(at) {
      case .keyPathMember, .implicitMember, .memberSuffix: result = tree.names.string(tree.name(at))
      case .stringLiteral: return String(tree.text(at).filter { $0 != "\"" })
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return result
  }
}

/// Looks for reads of a stored setting by its key, past the wrapper that follows it.
private struct WatchedKey {
  let key: String
  let file: IndexedFile

  func isRead(in node: NodeID) -> Bool {
    let tree = file.syntax().tree
    var at = node
    let end = tree.after(node)
    while at < end {
      switch tree.kind(at) {
      case .attribute:
        at = tree.after(at)
        continue
      case .sequence:
        // `Defaults[.size] = 3` is no read.
        if let target = tree.firstChild(at), tree.kind(target) == .chain,
          tree.children(at).contains(where: { tree.kind($0) == .assignment })
        {
          at = tree.after(target)
          continue
        }
      case .chain:
        if isOfAType(tree.firstChild(at), tree), reads(at, tree) { return true }
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  private func isOfAType(_ base: NodeID?, _ tree: SyntaxTree) -> Bool {
    guard let base, tree.kind(base) == .identifier,
      let first = tree.names.string(tree.name(base)).unicodeScalars.first
    else { return false }
    return first.properties.isUppercase
  }

  private func reads(_ chain: NodeID, _ tree: SyntaxTree) -> Bool {
    let parts = Array(tree.children(chain))
    let isDefaults = tree.names.string(tree.name(parts[0])) == "UserDefaults"
    var called = ""
    for part in parts.dropFirst() {
      switch tree.kind(part) {
      case .memberSuffix:
        called = tree.names.string(tree.name(part))
        if called == key { return true }
      case .indexSuffix where mentions(part, tree): return true
      case .callSuffix where isDefaults && called != "set" && called != "removeObject" && names(part, tree):
        return true
      default: break
      }
    }
    return false
  }

  /// `[.size]`, `[\.text.size]`
  private func mentions(_ index: NodeID, _ tree: SyntaxTree) -> Bool {
    var at = index
    let end = tree.after(index)
    while at < end {
      switch tree.kind(at) {
      case .keyPathMember, .implicitMember: if tree.names.string(tree.name(at)) == key { return true }
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  /// `(forKey: "size")`
  private func names(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(call).contains { argument in
      tree.children(argument).contains { tree.kind($0) == .stringLiteral && tree.text($0) == "\"\(key)\"" }
    }
  }
}
