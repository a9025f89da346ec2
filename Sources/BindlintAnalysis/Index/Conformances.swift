import BindlintSyntax

/// What a type says it conforms to, through its extensions, type aliases and the protocols of the project.
public struct Conformances: Sendable {
  /// It conforms to a protocol of SwiftUI whose stored properties SwiftUI connects.
  var isView = false
  /// It conforms to `View` itself, so that its instances are content.
  var swiftUI: Set<String> = []
  /// Protocols of the project, by group.
  var protocols: Set<Int> = []
  /// Superclasses of the project, by group.
  var superclasses: Set<Int> = []
  /// Names that mean nothing in the project.
  var unknown: Set<String> = []
}

enum SwiftUIProtocols {
  /// Protocols whose conforming types have their stored properties connected by SwiftUI.
  static let connected: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "DynamicProperty", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "Widget", "WidgetBundle", "ControlWidget", "TabContent", "TableRowContent",
    "TableColumnContent", "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable", "ButtonStyle",
    "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "GaugeStyle",
    "MenuStyle", "GroupBoxStyle", "DisclosureGroupStyle", "LabeledContentStyle", "FormStyle", "ControlGroupStyle",
    "NavigationSplitViewStyle", "DatePickerStyle", "TextEditorStyle", "TableStyle",
  ]

  /// Protocols without requirements that a stored property could meet, but for those in `requirements`.
  static let harmless: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Animatable", "AnyObject", "Error", "BitwiseCopyable", "Copyable", "~Copyable",
    "Comparable", "VectorArithmetic", "PreviewProvider", "ViewModifier", "Observable", "ObservableObject",
    "Transferable", "CaseIterable", "NSObject", "NSObjectProtocol",
  ]

  /// Properties that a known protocol asks for.
  static let requirements: [String: Set<String>] = [
    "Identifiable": ["id"], "Animatable": ["animatableData"], "Shape": ["animatableData", "layoutDirectionBehavior"],
    "InsettableShape": ["animatableData"], "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"], "Error": ["localizedDescription"],
    "View": ["body"], "App": ["body"], "Scene": ["body"], "Commands": ["body"], "ToolbarContent": ["body"],
    "Widget": ["body"], "WidgetBundle": ["body"], "ControlWidget": ["body"], "ViewModifier": ["body"],
    "TableRowContent": ["body", "tableRowBody"], "TabContent": ["body"],
  ]
}

/// Works out the conformances of every group once.
struct ConformanceResolver {
  let files: [IndexedFile]
  let groups: [TypeGroup]
  let byPath: [String: Int]
  let innerNames: Set<String>
  let aliases: [String: [MemberReference]]
  /// Protocols of other modules that refine `View`, by their names in the configuration.
  let viewProtocols: Set<String>
  private var known: [Conformances]
  private var isKnown: [Bool]
  /// By group: whether it is being worked out.
  private var inProgress: [Bool]
  /// Names that mean nothing in the project nor in SwiftUI wherever they stand, with what a type has that names one of
  /// them alone: most types do.
  private var foreign: [String: Conformances] = [:]

  init(
    files: [IndexedFile], groups: [TypeGroup], byPath: [String: Int], innerNames: Set<String>,
    aliases: [String: [MemberReference]], viewProtocols: Set<String>
  ) {
    self.files = files
    self.groups = groups
    self.byPath = byPath
    self.innerNames = innerNames
    self.aliases = aliases
    self.viewProtocols = viewProtocols
    known = [Conformances](repeating: Conformances(), count: groups.count)
    isKnown = [Bool](repeating: false, count: groups.count)
    inProgress = [Bool](repeating: false, count: groups.count)
  }

  mutating func resolveAll() -> [Conformances] {
    for group in groups.indices { _ = resolve(group, depth: 0) }
    return known
  }

  /// How long a chain of types that inherit from each other is followed.
  private static let limit = 100

  private mutating func resolve(_ group: Int, depth: Int) -> Conformances {
    if isKnown[group] { return known[group] }
    guard depth < Self.limit else { return Conformances(unknown: [groups[group].path]) }
    guard !inProgress[group] else { return Conformances() }
    inProgress[group] = true
    var result: Conformances?
    for context in groups[group].declarations { add(context, to: &result, depth: depth) }
    for context in groups[group].extensions { add(context, to: &result, depth: depth) }
    inProgress[group] = false
    isKnown[group] = true
    guard let result else { return known[group] }
    known[group] = result
    return result
  }

  private mutating func add(_ context: TypeReference, to result: inout Conformances?, depth: Int) {
    let file = files[context.file]
    let inherited = file.facts.types[context.type].inherited
    if inherited.isEmpty { return }
    for name in inherited {
      if let conformances = foreign(name) {
        if result == nil { result = conformances } else { result?.unknown.insert(name) }
        continue
      }
      var own = result ?? Conformances()
      result = nil
      let path = file.facts.types[context.type].path
      add(name, to: &own, path: path, file: file, depth: depth, aliases: 0)
      result = own
    }
  }

  private mutating func foreign(_ name: String) -> Conformances? {
    if let known = foreign[name] { return known }
    guard byPath[name] == nil, aliases[name] == nil, !innerNames.contains(name.firstPathComponent),
      !name.hasPrefix("SwiftUI."), !viewProtocols.contains(name), !SwiftUIProtocols.connected.contains(name)
    else { return nil }
    let made = Conformances(unknown: [name])
    foreign[name] = made
    return made
  }

  private mutating func add(
    _ written: String, to result: inout Conformances, path: String, file: IndexedFile, depth: Int,
    aliases followed: Int
  ) {
    guard followed < 8 else { return }
    var name = written
    var isQualified = false
    if name.hasPrefix("SwiftUI.") {
      name = String(name.dropFirst("SwiftUI.".count))
      isQualified = true
    }
    if !isQualified, let group = findType(name, from: path, file: file) {
      let inner = resolve(group, depth: depth + 1)
      let kind = groups[group].declarations.first.map { files[$0.file].facts.types[$0.type].kind }
      if kind == .protocolType { result.protocols.insert(group) } else { result.superclasses.insert(group) }
      result.isView = result.isView || inner.isView
      result.swiftUI.formUnion(inner.swiftUI)
      result.protocols.formUnion(inner.protocols)
      result.superclasses.formUnion(inner.superclasses)
      result.unknown.formUnion(inner.unknown)
      return
    }
    if !isQualified, let alias = aliases[name] {
      // Every meaning of the alias counts: which one is meant does not show here.
      for reference in alias {
        let target = files[reference.file]
        let spelled = target.text(target.facts.members[reference.member].typeRange)
        for part in TypeSpelling.names(spelled) where part != name {
          add(part, to: &result, path: path, file: target, depth: depth, aliases: followed + 1)
        }
      }
      return
    }
    if viewProtocols.contains(written) || viewProtocols.contains(name) {
      result.isView = true
      result.swiftUI.insert("View")
    } else if SwiftUIProtocols.connected.contains(name), isQualified || file.facts.mayUseSwiftUI {
      result.isView = true
      result.swiftUI.insert(name)
    } else {
      result.unknown.insert(written)
    }
  }

  private func findType(_ name: String, from context: String, file: IndexedFile) -> Int? {
    var scope = innerNames.contains(name.firstPathComponent) ? context : ""
    while true {
      if let group = byPath[scope.isEmpty ? name : scope + "." + name], !groups[group].declarations.isEmpty {
        // A type of the project hides SwiftUI's of the same name in its own module only.
        if scope.isEmpty, SwiftUIProtocols.connected.contains(name) {
          let isHere = groups[group].declarations.contains { file.canSeeFirst(files[$0.file]) }
          return isHere ? group : nil
        }
        return group
      }
      if scope.isEmpty { return nil }
      scope = scope.enclosingPath
    }
  }
}
