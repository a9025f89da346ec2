// The property wrappers. `Binding`, `State`, `Bindable` and the object wrappers hold real values.

// MARK: - Binding

public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public init(animation: Animation? = nil) { self.animation = animation }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction = Transaction()
  let _get: () -> Value
  let _set: (Value, Transaction) -> Void

  init(_get: @escaping () -> Value, _set: @escaping (Value, Transaction) -> Void) {
    self._get = _get
    self._set = _set
  }

  // The closures are called synchronously on the main actor, where views live; `@isolated(any)` functions have the
  // representation of plain ones, but no conversion in the language.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let write = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(_get: unsafeBitCast(get, to: (() -> Value).self), _set: { value, _ in write(value) })
  }
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(
      _get: unsafeBitCast(get, to: (() -> Value).self), _set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(_get: { base.wrappedValue ?? initial }, _set: { value, _ in base.wrappedValue = value })
  }
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(_get: { base.wrappedValue }, _set: { value, _ in if let value { base.wrappedValue = value } })
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(_get: { value }, _set: { _, _ in }) }

  public var wrappedValue: Value {
    get { _get() }
    nonmutating set { _set(newValue, transaction) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      _get: { self.wrappedValue[keyPath: path] }, _set: { value, _ in self.wrappedValue[keyPath: path] = value })
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public func makeIterator() -> IndexingIterator<Binding<Value>> { IndexingIterator(_elements: self) }
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      _get: { self.wrappedValue[position] }, _set: { value, _ in self.wrappedValue[position] = value })
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

// MARK: - State and bindable objects

final class _Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  let box: _Box<Value>
  public init(wrappedValue: Value) { box = _Box(wrappedValue) }
  public init(initialValue: Value) { box = _Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(_get: { [box] in box.value }, _set: { [box] value, _ in box.value = value })
  }
}
extension State: @unchecked Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: Observable & AnyObject { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(
      _get: { object[keyPath: path] }, _set: { value, _ in object[keyPath: path] = value })
  }
}
extension Bindable where Value: Observable & AnyObject {
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
extension Bindable: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }
extension Bindable: Sendable where Value: Sendable {}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
}
public final class ObservableObjectPublisher: Sendable {
  public init() {}
  public func send() {}
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct Published<Value> {
  public struct Publisher {}
  var value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public var projectedValue: Publisher { Publisher() }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set { owner[keyPath: storage].value = newValue }
  }
}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      let object = object
      return Binding<Subject>(
        _get: { object[keyPath: path] }, _set: { value, _ in object[keyPath: path] = value })
    }
  }
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  let box: _Box<ObjectType?>
  let make: () -> ObjectType
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    box = _Box(nil)
    make = wrappedValue
  }
  public var wrappedValue: ObjectType {
    if let object = box.value { return object }
    let object = make()
    box.value = object
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

// MARK: - Environment

/// The objects that `.environment(_:)` and `.environmentObject(_:)` were last given, by type.
@MainActor public enum _InjectedObjects {
  static var objects: [ObjectIdentifier: AnyObject] = [:]
  static func add(_ object: AnyObject) { objects[ObjectIdentifier(type(of: object))] = object }
  static func find<T>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }
}

@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  public init() {}
  public var wrappedValue: ObjectType { _InjectedObjects.find(ObjectType.self)! }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  let read: () -> Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: path] } }
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { MainActor.assumeIsolated { _Unchecked(_InjectedObjects.find(type)!) }.value }
  }
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    read = { MainActor.assumeIsolated { _Unchecked(_InjectedObjects.find(type)) }.value }
  }
  public var wrappedValue: Value { read() }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
struct _Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor public struct DismissAction { public func callAsFunction() {} }
@MainActor public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
@MainActor public struct OpenWindowAction { public func callAsFunction(id: String) {} }
@MainActor public struct RefreshAction { public func callAsFunction() async {} }
public enum ScenePhase: Sendable { case active, inactive, background }
public enum ColorScheme: Sendable, CaseIterable { case light, dark }
public enum ColorSchemeContrast: Sendable { case standard, increased }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: Int, Comparable, Sendable {
  case small, medium, large, accessibility1
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
public enum ContentSizeCategory: Sendable { case small, medium, large }
public enum EditMode: Sendable {
  case inactive, active
  public var isEditing: Bool { self == .active }
}
public struct PresentationMode {
  public var isPresented = true
  public mutating func dismiss() { isPresented = false }
}
public final class ModelContext {
  public func insert(_ model: Any) {}
  public func delete(_ model: Any) {}
  public func save() throws {}
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  private var custom: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
  public var colorScheme: ColorScheme { get { .light } set {} }
  public var colorSchemeContrast: ColorSchemeContrast { get { .standard } set {} }
  public var locale: Locale { get { Locale(identifier: "en_US") } set {} }
  public var calendar: Calendar { get { Calendar(identifier: .gregorian) } set {} }
  public var timeZone: TimeZone { get { TimeZone(secondsFromGMT: 0)! } set {} }
  public var dismiss: DismissAction { MainActor.assumeIsolated { DismissAction() } }
  public var openURL: OpenURLAction { MainActor.assumeIsolated { OpenURLAction() } }
  public var openWindow: OpenWindowAction { MainActor.assumeIsolated { OpenWindowAction() } }
  public var refresh: RefreshAction? { nil }
  public var scenePhase: ScenePhase { get { .active } set {} }
  public var dynamicTypeSize: DynamicTypeSize { get { .medium } set {} }
  public var sizeCategory: ContentSizeCategory { get { .medium } set {} }
  public var editMode: Binding<EditMode>? { get { nil } set {} }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var isEnabled: Bool { get { true } set {} }
  public var isFocused: Bool { false }
  public var isSearching: Bool { false }
  public var isPresented: Bool { true }
  public var layoutDirection: LayoutDirection { get { .leftToRight } set {} }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { nil } set {} }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { nil } set {} }
  public var displayScale: CGFloat { get { 1 } set {} }
  public var accessibilityReduceMotion: Bool { false }
  public var font: Font? { get { nil } set {} }
  public var lineLimit: Int? { get { nil } set {} }
  public var modelContext: ModelContext { get { ModelContext() } set {} }
  public var managedObjectContext: ModelContext { get { ModelContext() } set {} }
  public var undoManager: UndoManager? { nil }
}
#if !canImport(ObjectiveC)
  public final class UndoManager: Sendable {
    public func undo() {}
  }
#endif

public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { nil }
    set {}
  }
  public var note: String? { get { nil } set {} }
  public var noteBinding: Binding<String>? { get { nil } set {} }
}
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  public init(_ type: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? { get { nil } nonmutating set {} }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
@MainActor @preconcurrency @propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

// MARK: - Other state

@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    let box: _Box<Value>
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
  let box: _Box<Value>
  public init() where Value == Bool { box = _Box(false) }
  public init<T>() where Value == T? { box = _Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }
}
public typealias AccessibilityFocusState = FocusState
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { self.wrappedValue = initialValue }
  public var projectedValue: Self { self }
}
/// Values under a key, as `AppStorage` and `SceneStorage` share them, in memory.
public final class _KeyedStore: @unchecked Sendable {
  public static let shared = _KeyedStore()
  public private(set) var values: [String: Any] = [:]
  func read<Value>(_ key: String, _ fallback: Value) -> Value { values[key] as? Value ?? fallback }
  func write(_ key: String, _ value: Any) { values[key] = value }
}
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let fallback: Value
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    self.fallback = wrappedValue
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.key = key
    self.fallback = nil
  }
  public var wrappedValue: Value {
    get { _KeyedStore.shared.read(key, fallback) }
    nonmutating set { _KeyedStore.shared.write(key, newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(_get: { wrappedValue }, _set: { value, _ in wrappedValue = value }) }
}
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  let fallback: Value
  public init(wrappedValue: Value, _ key: String) {
    self.key = "scene." + key
    self.fallback = wrappedValue
  }
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.key = "scene." + key
    self.fallback = nil
  }
  public var wrappedValue: Value {
    get { _KeyedStore.shared.read(key, fallback) }
    nonmutating set { _KeyedStore.shared.write(key, newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(_get: { wrappedValue }, _set: { value, _ in wrappedValue = value }) }
}
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
@propertyWrapper public struct Query<Element, Result>: DynamicProperty {
  public init() where Result == [Element] {}
  public init<V: Comparable>(sort path: KeyPath<Element, V>) where Result == [Element] {}
  public var wrappedValue: Result { [Element]() as! Result }
}
public struct FetchedResults<Result>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { fatalError() }
}
public struct SortDescriptor<Compared> { public init<V: Comparable>(_ path: KeyPath<Compared, V>) {} }
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  public init(sortDescriptors: [SortDescriptor<Result>]) {}
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}
@propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty {
  public init(_ type: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { fatalError() }
}
@propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty {
  public init(_ type: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { fatalError() }
}
