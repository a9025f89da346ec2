import BindlintSyntax

/// A stored property of a view type that nothing uses.
struct UnusedProperty {
  var member: MemberReference
  var group: Int
  var type: TypeReference
  var wrapper: String?
  /// It is assigned somewhere, but never read.
  var isWritten: Bool
  /// Sure because nothing else can reach it.
  var confidence: Confidence
}

/// Works out which inputs of the view types of one file are never used.
struct PropertyUsage {
  let pass: Pass
  private var index: ProjectIndex { pass.index }

  /// Wrappers whose declaration alone is the point: it installs, owns or keeps something.
  private static let owners: Set<String> = [
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor", "StateObject", "ObserveInjection", "ObservedObjectInjection", "IBOutlet", "objc",
    "NSManaged", "IBInspectable", "Model",
  ]

  private static let ownedTypes: Set<String> = [
    "AnyCancellable", "Cancellable", "Task", "Timer", "DispatchSourceTimer", "NSObjectProtocol",
    "NSKeyValueObservation",
    "CADisplayLink", "DispatchWorkItem", "DispatchSource", "AsyncTask", "NotificationToken",
  ]

  static let environmentWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "FocusedValue", "FocusedBinding", "FocusedObject",
  ]

  /// The unused properties declared in the pass's file, in order of position.
  func unused(where isWanted: (String?) -> Bool) -> [UnusedProperty] {
    guard pass.hasViews else { return [] }
    var result: [UnusedProperty] = []
    let facts = pass.file.facts
    for (number, type) in facts.types.enumerated() where number > 0 {
      let reference = TypeReference(file: pass.number, type: number)
      guard let group = index.group(of: reference), index.conformances[group].isView else { continue }
      switch type.kind {
      case .structType, .classType, .enumType, .actorType: break
      default: continue
      }
      let candidates = facts.memberOrder[type.members].filter { isCandidate(facts.members[$0], isWanted: isWanted) }
      guard !candidates.isEmpty, !pass.queries.ownUses(of: group).isObscure else { continue }
      for member in candidates {
        if let found = check(MemberReference(file: pass.number, member: member), of: reference, group: group) {
          result.append(found)
        }
      }
    }
    return result
  }

  private func isCandidate(_ member: MemberFact, isWanted: (String?) -> Bool) -> Bool {
    guard member.kind == .property, member.flags.contains(.isStored), !member.flags.contains(.isStatic),
      !member.flags.contains(.isOverride), !member.flags.contains(.isBroken)
    else { return false }
    return isWanted(wrapper(of: member))
  }

  /// The wrapper of a property: its last attribute that is no plain attribute.
  private func wrapper(of member: MemberFact) -> String? {
    for attribute in pass.file.facts.attributes[member.attributeRange].reversed() {
      let name = pass.file.names.string(attribute.name)
      guard let first = name.unicodeScalars.first, first.properties.isUppercase else { continue }
      if name == "MainActor" || name.hasSuffix("Builder") || name.hasSuffix("Actor") || name == "Sendable" { continue }
      return name
    }
    return nil
  }

  /// A wrapper of SwiftUI's name that the project declares itself: what it does when unread is its own affair.
  private func isOfTheProject(_ wrapper: String, group: Int) -> Bool {
    guard PropertyUsage.environmentWrappers.contains(wrapper) || wrapper == "State" || wrapper == "Binding" else {
      return false
    }
    return index.hides(wrapper, from: index.groups[group].path, in: pass.file)
  }

  private func hasAttribute(_ name: String, on group: Int) -> Bool {
    index.groups[group].contexts.contains { context in
      let file = index.files[context.file]
      return file.facts.attributes[file.facts.types[context.type].attributeRange].contains {
        file.names.string($0.name) == name
      }
    }
  }

  // MARK: One property

  private func check(_ reference: MemberReference, of type: TypeReference, group: Int) -> UnusedProperty? {
    let member = index.member(reference)
    let name = index.name(reference)
    let typeFact = index.type(type)
    // First what answers for most.
    let own = pass.queries.ownUses(of: group).flags(of: name)
    if own.contains(.read) { return nil }
    let wrapper = wrapper(of: member)
    guard !isRequired(name, member: member, group: group, wrapper: wrapper) else { return nil }
    if let wrapper,
      PropertyUsage.owners.contains(wrapper) || pass.queries.owningWrappers.contains(wrapper)
        || isOfTheProject(wrapper, group: group)
    {
      return nil
    }
    if pass.file.facts.attributes[member.attributeRange].contains(where: {
      PropertyUsage.owners.contains(pass.file.names.string($0.name))
    }) {
      return nil
    }
    if member.access >= .publicAccess, typeFact.access >= .publicAccess { return nil }
    if typeFact.kind == .classType, member.access > .fileprivateAccess { return nil }
    if name == "store", hasAttribute("ViewAction", on: group) { return nil }

    let isState = wrapper == "State"
    let isWritten = !own.isDisjoint(with: [.write, .memberWrite])
    if own.contains(.memberWrite), !(isState && isKnownValue(member, group: group)) { return nil }
    if own.contains(.write), !isState { return nil }
    if member.flags.contains(.hasObservers) { return nil }
    if isOwner(member, group: group, wrapper: wrapper, isWritten: isWritten || own.contains(.initWrite)) { return nil }
    if InputPurpose(pass: pass, group: group, member: member, wrapper: wrapper).exists { return nil }

    func isHeld() -> Bool {
      pass.queries.ownUses(of: group).selfEscapes || pass.queries.isHeld(index.groups[group].name)
    }
    let reaches = ForeignUses(pass: pass, group: group, name: name, access: member.access)
    let isSure: Bool
    // First what costs less: a private property is looked for in few files, its type in all.
    if member.access <= .fileprivateAccess {
      if reaches.mayExist, isHeld() { return nil }
      isSure = true
    } else {
      isSure = !isHeld()
      if !isSure, reaches.mayExist { return nil }
    }
    return UnusedProperty(
      member: reference, group: group, type: type, wrapper: wrapper, isWritten: isWritten,
      confidence: isSure ? .high : .medium)
  }

  // MARK: Reasons to stay silent

  private func isRequired(_ name: String, member: MemberFact, group: Int, wrapper: String?) -> Bool {
    if name == "wrappedValue" || name == "projectedValue" || name == "body" { return true }
    let conformances = index.conformances[group]
    for known in conformances.swiftUI.union(conformances.unknown)
    where SwiftUIProtocols.requirements[known]?.contains(name) == true {
      return true
    }
    for protocolGroup in conformances.protocols where !index.members(named: name, of: protocolGroup).isEmpty {
      return true
    }
    for superclass in conformances.superclasses where !index.members(named: name, of: superclass).isEmpty {
      return true
    }
    let isPrivate = member.access <= .fileprivateAccess
    if !isPrivate {
      let unseen = conformances.unknown.filter {
        !SwiftUIProtocols.harmless.contains($0) && !SwiftUIProtocols.connected.contains($0)
      }
      if !unseen.isEmpty { return true }
    }
    return isSynthesized(member, group: group, wrapper: wrapper, conformances: conformances)
  }

  /// Whether equality, hashing or coding that the compiler writes reads the property.
  private func isSynthesized(
    _ member: MemberFact, group: Int, wrapper: String?, conformances: Conformances
  ) -> Bool {
    func has(_ names: String...) -> Bool { names.contains { conformances.unknown.contains($0) } }
    let wantsEquality = has("Equatable", "Hashable", "Comparable")
    if wantsEquality, wrapper == nil {
      if index.members(named: "==", of: group).isEmpty { return true }
      if has("Hashable"), index.members(named: "hash", of: group).isEmpty { return true }
    }
    if has("Codable", "Encodable", "Decodable") {
      if index.members(named: "encode", of: group).isEmpty || !has("Encodable", "Codable") { return true }
    }
    return false
  }

  /// A value whose members are assigned without anything else seeing it.
  func isKnownValue(_ member: MemberFact, group: Int) -> Bool {
    switch member.typeSource {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral: return true
    case .unknown: return false
    default: break
    }
    let text = pass.file.text(member.typeRange)
    if text.hasPrefix("[") { return true }
    guard let name = TypeSpelling.names(text.hasSuffix("?") ? String(text.dropLast()) : text).first else {
      return false
    }
    if StandardTypes.values.contains(name) { return true }
    guard case .found(let found) = index.findType(name, from: index.groups[group].path) else { return false }
    let kind = index.groups[found].declarations.first.map { index.type($0).kind }
    return kind == .structType || kind == .enumType
  }

  /// An object that is held to keep it alive or to let it work.
  private func isOwner(_ member: MemberFact, group: Int, wrapper: String?, isWritten: Bool) -> Bool {
    let name = pass.file.names.string(member.name)
    for suffix in [
      "Token", "token", "Cancellable", "cancellable", "Cancellables", "cancellables", "Observer", "observer",
      "Task", "Timer", "Subscription", "subscription", "subscriptions",
    ]
    where name.hasSuffix(suffix) && (isWritten || member.flags.contains(.hasInitialValue)) {
      if isWritten { return true }
    }
    if member.typeRange.count > 0 {
      let text = pass.file.text(member.typeRange)
      for part in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }) {
        let last = part.split(separator: ".").last.map(String.init) ?? ""
        if PropertyUsage.ownedTypes.contains(last), isWritten || member.flags.contains(.hasInitialValue) { return true }
      }
    }
    // `@State private var model = Model()`, `let manager = Manager()`: the declaration makes the object and keeps it.
    let makesOne =
      member.flags.contains(.hasInitialValue) && !pass.file.text(member.typeRange).hasSuffix("?")
      && !isAnInstanceByName(member)
    guard member.typeSource == .constructor || ((isWritten || makesOne) && member.typeSource == .annotation) else {
      return false
    }
    guard wrapper == nil || wrapper == "State" || wrapper == "StateObject" else { return false }
    let text = pass.file.text(member.typeRange)
    guard let typeName = TypeSpelling.names(text).first else { return false }
    switch index.findType(typeName, from: index.groups[group].path) {
    case .found(let found):
      let kind = index.groups[found].declarations.first.map { index.type($0).kind }
      return kind == .classType || kind == .actorType
    case .ambiguous: return true
    case .unknown:
      return member.typeSource == .constructor && !StandardTypes.values.contains(typeName) && !text.hasPrefix("[")
    }
  }
}

extension PropertyUsage {
  /// `= .shared` beside a written type: an object that something else made.
  private func isAnInstanceByName(_ member: MemberFact) -> Bool {
    let tree = pass.file.syntax().tree
    guard let clause = tree.child(member.node, .initializerClause), let value = tree.firstChild(clause) else {
      return false
    }
    return tree.kind(value) == .implicitMember
  }
}

/// Types of the standard libraries whose values nothing else holds.
enum StandardTypes {
  static let values: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat",
    "Bool", "String", "Substring", "Character", "Date", "URL", "UUID", "Data", "Set", "Array", "Dictionary", "Optional",
    "CGSize", "CGPoint", "CGRect", "CGVector", "Color", "Decimal", "IndexSet", "IndexPath", "EdgeInsets", "Angle",
    "DateComponents", "Locale", "TimeZone", "Calendar", "AttributedString", "NavigationPath", "TimeInterval", "Range",
    "ClosedRange", "Text", "Image", "LocalizedStringKey", "Font", "UnitPoint", "ScrollPosition", "PresentationDetent",
    "GridItem", "LinearGradient", "Gradient", "NumberFormatter", "EditMode", "Edge.Set", "DateInterval", "Transaction",
    "CLLocationCoordinate2D", "MKCoordinateRegion", "MapCameraPosition", "Visibility", "Namespace.ID", "AnyView",
    "GestureState", "FocusState", "Binding", "Duration", "ContinuousClock", "StaticString", "ColorScheme", "Namespace",
  ]

  /// Those that can be a key: `Hashable`.
  static let hashable: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat",
    "Bool", "String", "Substring", "Character", "Date", "URL", "UUID", "Data", "Decimal", "IndexPath", "IndexSet",
    "Locale",
    "TimeZone", "Calendar", "DateComponents", "AnyHashable", "TimeInterval", "ObjectIdentifier", "DateInterval",
    "Color",
    "StaticString", "AttributedString", "Duration",
  ]
}
