import BindlintSyntax

/// Says what kind of input a stored property of a view type is.
struct InputClassifier {
  let index: ProjectIndex
  /// The file and group of the view type.
  let file: IndexedFile
  let group: Int

  private static let kinds: [String: Input.Kind] = [
    "State": .state, "Binding": .binding, "Bindable": .bindable, "Environment": .environmentKey,
    "EnvironmentObject": .environmentObject, "ObservedObject": .observedObject, "StateObject": .stateObject,
    "ObservedRealmObject": .observedObject, "Query": .query, "FetchRequest": .query, "SectionedFetchRequest": .query,
    "FocusedValue": .focusedValue, "FocusedBinding": .focusedValue, "FocusedObject": .focusedValue,
    "AppStorage": .storage, "SceneStorage": .storage, "FocusState": .focusState,
    "AccessibilityFocusState": .focusState, "GestureState": .gestureState, "Namespace": .namespace,
    "ScaledMetric": .scaledMetric, "UIApplicationDelegateAdaptor": .delegate,
    "NSApplicationDelegateAdaptor": .delegate, "WKApplicationDelegateAdaptor": .delegate,
    "WKExtensionDelegateAdaptor": .delegate,
  ]

  /// The attribute that wraps a property, and its name: the last one that is no plain attribute.
  func wrapper(of member: MemberFact) -> (attribute: AttributeFact, name: String)? {
    for attribute in file.facts.attributes[member.attributeRange].reversed() {
      let name = file.names.string(attribute.name)
      guard let first = name.unicodeScalars.first, first.properties.isUppercase else { continue }
      if name.hasSuffix("Builder") || name.hasSuffix("Actor") || name == "Sendable" || name == "ObservationIgnored" {
        continue
      }
      return (attribute, name)
    }
    return nil
  }

  func kind(of member: MemberReference, wrapper: String?, type: ResolvedType?) -> Input.Kind {
    if let wrapper {
      // A wrapper of the project that has SwiftUI's name is its own.
      guard let known = InputClassifier.kinds[wrapper],
        !index.hides(wrapper, from: index.groups[group].path, in: file)
      else { return .customWrapper }
      if known == .environmentKey, index.member(member).typeSource == .wrapperArgument || givesType(member) {
        return .environmentObject
      }
      if known == .binding, isFocusBinding(member) { return .focusState }
      return known
    }
    guard let type else { return .plain }
    return plainKind(of: type)
  }

  /// `@FocusState.Binding`: the focus that another view keeps.
  private func isFocusBinding(_ member: MemberReference) -> Bool {
    guard let attribute = wrapper(of: index.member(member))?.attribute else { return false }
    let tree = file.syntax().tree
    return tree.child(attribute.node, .attributeName).map { tree.text($0).hasPrefix("FocusState") } ?? false
  }

  /// `@Environment(Model.self)`, whatever type is written behind it.
  private func givesType(_ member: MemberReference) -> Bool {
    guard let attribute = wrapper(of: index.member(member))?.attribute else { return false }
    let tree = file.syntax().tree
    for argument in tree.children(attribute.node)
    where tree.kind(argument) == .argument || tree.kind(argument) == .chain {
      let text = tree.text(argument)
      if text.hasSuffix(".self"), !text.hasPrefix("\\") { return true }
    }
    return false
  }

  private func plainKind(of type: ResolvedType) -> Input.Kind {
    switch type.shape {
    case .function: return .closure
    case .optional(let wrapped): return plainKind(of: type.with(wrapped))
    case .array, .set, .dictionary, .tuple: return .plainValue
    case .unknown: return .plain
    case .named(let name, let arguments):
      if name == "Binding" || name == "SwiftUI.Binding", type.group(in: index) == nil { return .binding }
      if name == "FocusState.Binding" || name.hasPrefix("FocusState<") { return .focusState }
      if name == "Namespace.ID" { return .plainValue }
      if name == "Optional", let wrapped = arguments.first { return plainKind(of: type.with(wrapped)) }
      if isGenericParameter(name) { return .plainValue }
      if let found = type.group(in: index) { return kind(ofGroup: found) }
      // `Models.Notification.Kind` where the first name is a module's.
      if let dot = name.firstIndex(of: "."), index.group(path: String(name[..<dot])) == nil {
        let rest = String(name[name.index(after: dot)...])
        if let found = index.group(path: rest), !index.groups[found].declarations.isEmpty {
          return kind(ofGroup: found)
        }
      }
      if let aliased = aliased(name, in: type.context) { return plainKind(of: aliased) }
      return InputClassifier.kind(ofUnseen: name)
    }
  }

  private func kind(ofGroup found: Int) -> Input.Kind {
    switch index.declaration(ofGroup: found, seenFrom: file).map({ index.type($0).kind }) {
    case .classType, .actorType: return .plainReference
    case .protocolType:
      let conformances = index.conformances[found]
      if conformances.unknown.contains("AnyObject") || conformances.unknown.contains("ObservableObject")
        || conformances.unknown.contains("NSObjectProtocol") || !conformances.superclasses.isEmpty
      {
        return .plainReference
      }
      return .plain
    case .structType, .enumType: return .plainValue
    default: return .plain
    }
  }

  /// A type alias whose meaning is no type of the project: `typealias Action = () -> Void`.
  private func aliased(_ name: String, in context: String) -> ResolvedType? {
    guard let target = index.aliasTarget(name) else { return nil }
    let shape = TypeShape(parsing: target)
    if case .named(let again, _) = shape, again == name { return nil }
    return ResolvedType(shape: shape, context: context)
  }

  private func isGenericParameter(_ name: String) -> Bool {
    var path = index.groups[group].path
    while !path.isEmpty {
      if let around = index.group(path: path),
        index.groups[around].declarations.contains(where: { index.type($0).genericParameters.contains(name) })
      {
        return true
      }
      path = path.enclosingPath
    }
    return false
  }

  /// Types of the frameworks: values by name, classes by the prefixes that Objective-C's have.
  private static func kind(ofUnseen name: String) -> Input.Kind {
    let simple = name.lastPathComponent
    if StandardTypes.values.contains(name) || StandardTypes.values.contains(simple) || values.contains(simple) {
      return simple == "NumberFormatter" ? .plainReference : .plainValue
    }
    if references.contains(simple) { return .plainReference }
    return .plain
  }

  private static let values: Set<String> = [
    "LocalizedStringResource", "Namespace.ID", "ID", "Alignment", "HorizontalAlignment", "VerticalAlignment", "Edge",
    "Axis", "AnyShapeStyle", "ShapeStyle", "Material", "TextAlignment", "ContentMode", "NSRange", "UIEdgeInsets",
    "Animation", "AnyTransition", "ButtonRole", "KeyEquivalent", "EventModifiers", "Never", "Void", "Any",
    "GeometryProxy", "ScrollViewProxy", "NSDirectionalEdgeInsets", "CGAffineTransform", "Text.Case", "AnyHashable",
    "PersistentIdentifier", "ImageResource", "ColorResource", "SystemImage", "MKMapRect", "CMTime", "Measurement",
    "DismissAction", "OpenURLAction", "ToolbarItemPlacement", "Font.Weight", "PartialRangeFrom", "Result", "Identifier",
    "DynamicTypeSize", "ScenePhase", "LayoutDirection", "UserInterfaceSizeClass", "URLRequest", "UTType",
    "ObjectIdentifier",
  ]

  private static let references: Set<String> = [
    "UIImage", "NSImage", "UIView", "NSView", "UIViewController", "NSViewController", "NSWindow", "UIWindow",
    "AVPlayer", "AVCaptureSession", "NSManagedObject", "NSManagedObjectContext", "ModelContext", "ModelContainer",
    "UserDefaults", "NotificationCenter", "NSTextView", "UITextView", "WKWebView", "MKMapView", "NSObject",
    "DateFormatter", "NumberFormatter", "Formatter", "NSAttributedString", "NSRunningApplication", "NSWorkspace",
    "PHAsset", "MKMapItem", "UIColor", "NSColor", "UIFont", "NSFont", "NSMenu", "NSPanel", "AVPlayerLayer", "Bundle",
    "NSPersistentContainer", "Undomanager", "UndoManager", "CLLocationManager", "AVAudioPlayer", "Process", "Task",
    "AnyCancellable", "Timer", "ProcessInfo", "FileManager", "URLSession", "MTKView", "SCNScene", "SKScene",
    "PDFDocument",
    "AnyObject", "NSEvent", "NSItemProvider", "UIApplication", "NSApplication", "AVAsset", "NSUserActivity",
  ]
}
