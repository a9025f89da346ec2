/// Names that the analysis asks for: they have the same number in every file's name table, so that a comparison
/// costs one instruction. The raw value is the number; a new name is a new case and nothing more.
public enum WellKnownName: UInt32, CaseIterable, Sendable {
  case none
  case `self`, `Self`, `super`
  case Binding, Bindable, ForEach, ForEachStore, List, Table, TableColumn, OutlineGroup, Section, Picker, Button, Menu
  case State, StateObject, ObservedObject, EnvironmentObject, Environment, FocusState, GestureState, Published
  case AppStorage, SceneStorage, FocusedValue, FocusedBinding, FocusedObject, Query, Namespace, Observable
  case `init`, get, set, content, label, action, wrappedValue, projectedValue, newValue, oldValue, error
  case indices, count, startIndex, endIndex, enumerated, zip, reversed, Array, firstIndex, lastIndex, index, id
  case body, contains, insert, remove, append, removeAll, toggle, `default`, subscriptName
  case Mirror, reflecting, keyPath, wrap, send, dispatch, trigger, yield, Task, withAnimation
  case bindlint, DEBUG, some, any
  case SwiftUI, NavigationLink, sheet, popover, fullScreenCover, alert, confirmationDialog, actionSheet, inspector, task
  case refreshable, perform, handler, completion, rootView, environment, transformEnvironment, focusedValue
  case focusedSceneValue, focusedObject, data, row, rowContent, intent, fileImporter, fileExporter, DispatchQueue, async
  case primaryAction, override, lazy, weak, unowned, mutating, nonisolated, objc, IBOutlet, transaction, animation
  case equalTo
  case first, last, where_, union, subtract, formUnion, update, filter, sorted, map, allCases_, shared
  case View, ViewModifier
  case TabView, UUID, NSUUID, Date, random, globallyUniqueString, selection, tag, _printChanges, _logChanges
  case DateFormatter, NumberFormatter, ISO8601DateFormatter, RelativeDateTimeFormatter, MeasurementFormatter
  case ByteCountFormatter, DateComponentsFormatter, DateIntervalFormatter, PersonNameComponentsFormatter, ListFormatter
  case JSONDecoder, JSONEncoder, PropertyListDecoder, PropertyListEncoder, NSRegularExpression
  case `private`, `fileprivate`, `internal`, package, `public`, open, `static`, `class`, willSet, didSet, dynamic

  /// The spelling in Swift source.
  public var text: String {
    switch self {
    case .none: ""
    case .subscriptName: "subscript"
    case .where_: "where"
    case .allCases_: "allCases"
    case .equalTo: "=="
    case .`init`: "init"
    default: "\(self)"
    }
  }
}

extension NameID {
  @inlinable public init(_ known: WellKnownName) { self.init(known.rawValue) }
  @inlinable public static func == (a: NameID, b: WellKnownName) -> Bool { a.index == b.rawValue }
  @inlinable public static func != (a: NameID, b: WellKnownName) -> Bool { a.index != b.rawValue }
  /// The well-known name with this number, if it is one.
  @inlinable public var known: WellKnownName? { index == 0 ? nil : WellKnownName(rawValue: index) }
}
