import BindlintSyntax

/// A binding's getter over something whose changes SwiftUI can't see.
///
///     Toggle("Share", isOn: Binding(
///       get: { UserDefaults.standard.bool(forKey: "share") },   // nothing runs the view again
///       set: { UserDefaults.standard.set($0, forKey: "share") }))
///
/// The view is not evaluated again when the value changes, so that the control goes on showing the old one.
enum UnobservedGetter: Rule {
  static let id = RuleID("unobserved_getter")

  static func check(_ pass: Pass) {
    for judged in pass.bindings.judged {
      let judge = BindingJudge(pass: pass, syntax: pass.file.syntax(), binding: judged.binding)
      guard !judge.isOfTheProject, !judge.implementsBinding else { continue }
      let getter = judge.summary(of: judged.binding.getter)
      let reads = getter.reads + getter.calls
      guard !reads.isEmpty else { continue }
      var first: (access: StorageAccess, source: Source)?
      var isObserved = false
      for read in reads where !judge.isInternal(read.root) {
        if let source = source(of: read, judge) {
          first = first ?? (read, source)
        } else if !isConstant(read, judge) {
          isObserved = true
        }
      }
      guard let first, !isObserved, !changesTheView(judge) else { continue }
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(judge.tree.range(first.access.node)), message(first.source),
          symbol: BindingSymbol.of(judged.binding.fact.member, pass),
          related: [RelatedLocation(pass.location(judged.binding.place), "the getter of this binding")]))
    }
  }

  private enum Source {
    case defaults
    case variable(String)
  }

  private static func source(of read: StorageAccess, _ judge: BindingJudge) -> Source? {
    if holdsDefaults(read, judge) { return .defaults }
    guard case .global(let name) = read.root else { return nil }
    let index = judge.index
    // `var isMuted = false` of a file.
    let globals = index.globals(named: name)
    if globals.count == 1, isMutable(globals[0], index) { return .variable(name) }
    // `Settings.volume` with `static var volume`.
    guard globals.isEmpty, case .member(let member)? = read.steps.first,
      case .found(let group) = index.findType(name, from: judge.typePath)
    else { return nil }
    let found = index.members(named: member, of: group)
    guard found.count == 1, index.member(found[0]).flags.contains(.isStatic), isMutable(found[0], index) else {
      return nil
    }
    return .variable("\(name).\(member)")
  }

  /// `UserDefaults.standard`, or a constant with a suite of them.
  private static func holdsDefaults(_ read: StorageAccess, _ judge: BindingJudge) -> Bool {
    let index = judge.index
    guard case .unknown = index.findType("UserDefaults", from: judge.typePath) else { return false }
    var constant: MemberReference?
    switch read.root {
    case .global("UserDefaults"): return true
    case .global(let name):
      let globals = index.globals(named: name)
      if globals.count == 1 { constant = globals[0] }
    case .member(let name): constant = judge.group.flatMap { index.storedProperty(name, of: $0) }
    default: break
    }
    guard let constant, index.member(constant).flags.contains(.isLet),
      case .named("UserDefaults", _)? = TypeResolver(index: index, number: judge.pass.number).type(ofMember: constant)?
        .shape.unwrapped
    else { return false }
    return true
  }

  /// A variable of a plain value that no wrapper and no object watches.
  private static func isMutable(_ reference: MemberReference, _ index: ProjectIndex) -> Bool {
    let fact = index.member(reference)
    guard fact.kind == .property, fact.flags.contains(.isStored), !fact.flags.contains(.isLet),
      fact.attributeRange.isEmpty
    else { return false }
    switch fact.typeSource {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .stringLiteral: return true
    case .annotation:
      let text = index.files[reference.file].text(fact.typeRange)
      return StandardTypes.values.contains(text.hasSuffix("?") ? String(text.dropLast()) : text)
    default: return false
    }
  }

  /// What never changes, so that it need not be observed: a key, a parameter, an enum's case.
  private static func isConstant(_ read: StorageAccess, _ judge: BindingJudge) -> Bool {
    switch read.root {
    case .local: return judge.isStable(read)
    case .global(let name): return name.unicodeScalars.first?.properties.isUppercase == true
    case .instance: return read.method == nil
    case .member(let name):
      guard let group = judge.group,
        let property = judge.index.members(named: name, of: group).first(where: {
          judge.index.member($0).kind == .property
        })
      else { return false }
      let fact = judge.index.member(property)
      return fact.flags.contains(.isLet) && read.steps.isEmpty
    }
  }

  /// Whether the setter also changes state, so that the view is evaluated again.
  private static func changesTheView(_ judge: BindingJudge) -> Bool {
    let setter = judge.summary(of: judge.binding.setter)
    return (setter.writes + setter.calls).contains { access in
      switch access.root {
      case .member, .instance: true
      case .local: !judge.isInternal(access.root)
      case .global: false
      }
    }
  }

  // MARK: Messages

  private static func message(_ source: Source) -> String {
    switch source {
    case .defaults:
      "getter reads user defaults, whose changes SwiftUI does not see: the control goes on showing the old value; use '@AppStorage'"
    case .variable(let name):
      "getter reads the variable '\(name)', whose changes SwiftUI does not see: the control goes on showing the old value; keep it in '@State' or in an '@Observable' model"
    }
  }
}
