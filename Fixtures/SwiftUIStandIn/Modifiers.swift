// View modifiers. One that takes a binding keeps it; every other gives the view back.

/// A view with bindings that a modifier of it was given, and with what the modifier shows.
public struct _WithBindings<Content: View>: _Primitive, _Container, _Control {
  let content: Content
  let shown: () -> [any View]
  public let _controlled: [any _AnyBinding]
  init(_ content: Content, _ bindings: [any _AnyBinding], shown: @escaping () -> [any View] = { [] }) {
    self.content = content
    self.shown = shown
    _controlled = bindings
  }
  public var _children: [any View] { [content] + shown() }
}

public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15), top = Set(rawValue: 1), bottom = Set(rawValue: 2)
    public static let leading = Set(rawValue: 4), trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 12), vertical = Set(rawValue: 3)
  }
}
public enum Visibility: Sendable { case automatic, visible, hidden }
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent(), large = PresentationDetent()
}

extension View {
  public static func _printChanges() {}
  public static func _logChanges() {}
  public func _logChanges() {}

  // Identity and layout
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func padding(_ length: CGFloat = 0) -> some View { self }
  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    self
  }
  public func offset(_ offset: CGSize) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  // Looks
  public func font(_ font: Font?) -> some View { self }
  public func bold() -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func foregroundStyle(_ color: Color) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func tint(_ color: Color?) -> some View { self }
  public func background<V: View>(_ background: V) -> some View { self }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func hidden() -> some View { self }
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
  public func accessibilityLabel(_ label: String) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func help(_ text: String) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  // Behaviour
  public func disabled(_ disabled: Bool) -> some View { self }
  public func onAppear(perform: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform: (() -> Void)? = nil) -> some View { self }
  public func onTapGesture(perform: @escaping () -> Void) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func task(_ action: @escaping @Sendable @MainActor () async -> Void) -> some View { self }
  public func task<T: Equatable>(id: T, _ action: @escaping @Sendable @MainActor () async -> Void) -> some View { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
    self
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    self
  }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func gesture(_ gesture: DragGesture) -> some View { self }
  public func swipeActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func contextMenu<C: View>(@ViewBuilder menuItems: () -> C) -> some View { self }
  public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  // Bindings
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { _WithBindings(self, [isPresented]) }
  public func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { _WithBindings(self, [item]) }
  public func fullScreenCover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
    _WithBindings(self, [isPresented])
  }
  public func popover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
    _WithBindings(self, [isPresented])
  }
  public func popover<I: Identifiable, C: View>(item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C) -> some View {
    _WithBindings(self, [item])
  }
  public func alert<C: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> C) -> some View {
    _WithBindings(self, [isPresented])
  }
  public func confirmationDialog<C: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> C
  ) -> some View { _WithBindings(self, [isPresented]) }
  public func navigationDestination<C: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> C) -> some View {
    _WithBindings(self, [isPresented])
  }
  public func inspector<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
    _WithBindings(self, [isPresented])
  }
  public func searchable(text: Binding<String>, prompt: String = "") -> some View { _WithBindings(self, [text]) }
  public func focused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  public func focusedValue<V>(_ path: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View { self }

  // Environment
  public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    if let object { _InjectedObjects.add(object) }
    return self
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    _InjectedObjects.add(object)
    return self
  }
}
extension View where Self: Equatable { public func equatable() -> some View { self } }

@discardableResult public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }
@discardableResult public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{ try body() }
