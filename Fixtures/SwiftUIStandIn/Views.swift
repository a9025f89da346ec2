// Controls and containers. A control keeps its binding, a container its children.

// MARK: - Leaves

public struct Text: _Primitive, Sendable, Equatable {
  public struct DateStyle: Sendable {
    public static let date = DateStyle(), time = DateStyle(), relative = DateStyle(), timer = DateStyle()
  }
  public init<S: StringProtocol>(_ content: S) {}
  public init(verbatim: String) {}
  public init(_ date: Date, style: DateStyle) {}
  public init<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {}
  public static func + (a: Text, b: Text) -> Text { a }
  public func bold() -> Text { self }
}
public struct Image: _Primitive, Sendable {
  public init(systemName: String) {}
  public init(_ name: String) {}
  public func resizable() -> Image { self }
}
public struct Color: _Primitive, Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  public init(_ name: String) { self.name = name }
  public init(red: Double, green: Double, blue: Double) { name = "\(red),\(green),\(blue)" }
  public static let red = Color(name: "red"), blue = Color(name: "blue"), green = Color(name: "green")
  public static let orange = Color(name: "orange"), gray = Color(name: "gray"), clear = Color(name: "clear")
  public static let primary = Color(name: "primary"), secondary = Color(name: "secondary")
  public static let black = Color(name: "black"), white = Color(name: "white"), accentColor = Color(name: "accent")
  public func opacity(_ value: Double) -> Color { self }
}
public struct Font: Hashable, Sendable {
  public enum TextStyle: Sendable { case body, headline, caption, title, footnote }
  public static let body = Font(), headline = Font(), caption = Font(), title = Font(), footnote = Font()
  public static func system(size: CGFloat) -> Font { Font() }
}
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation(), easeInOut = Animation(), spring = Animation(), snappy = Animation()
}
public struct Spacer: _Primitive { public init(minLength: CGFloat? = nil) {} }
public struct Divider: _Primitive { public init() {} }
public struct Label: _Primitive {
  public init(_ title: String, systemImage: String) {}
}
public struct ProgressView: _Primitive {
  public init() {}
  public init(_ title: String) {}
  public init(value: Double, total: Double = 1) {}
}
public struct LabeledContent<Content: View>: _Primitive, _Container {
  public let _children: [any View]
  public init(_ title: String, value: String) where Content == Text { _children = [] }
  public init(_ title: String, @ViewBuilder content: () -> Content) { _children = [content()] }
}
public struct ContentUnavailableView: _Primitive { public init(_ title: String, systemImage: String) {} }

// MARK: - Containers

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }
public enum Alignment: Sendable { case leading, center, trailing, top, bottom, topLeading, topTrailing }
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public struct GridItem: Sendable {
  public enum Size: Sendable { case flexible(minimum: CGFloat = 10), fixed(CGFloat), adaptive(minimum: CGFloat) }
  public init(_ size: Size = .flexible()) {}
}
public struct VStack<Content: View>: _Primitive, _Container {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct HStack<Content: View>: _Primitive, _Container {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct ZStack<Content: View>: _Primitive, _Container {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct LazyVStack<Content: View>: _Primitive, _Container {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct LazyHStack<Content: View>: _Primitive, _Container {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct LazyVGrid<Content: View>: _Primitive, _Container {
  let content: Content
  public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var _children: [any View] { [content] }
}
public struct Grid<Content: View>: _Primitive, _Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct GridRow<Content: View>: _Primitive, _Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct Form<Content: View>: _Primitive, _Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct Section<Parent, Content: View, Footer>: _Primitive, _Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {
    self.content = content()
  }
  public init(_ title: String, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView {
    self.content = content()
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  where Parent: View, Footer == EmptyView { self.content = content() }
  public init(header: Parent, @ViewBuilder content: () -> Content) where Parent: View, Footer == EmptyView {
    self.content = content()
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  where Parent: View, Footer: View { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct GroupBox<Content: View>: _Primitive, _Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct ScrollView<Content: View>: _Primitive, _Container {
  let content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var _children: [any View] { [content] }
}
public struct NavigationPath: Hashable, Sendable { public init() {} }
public struct NavigationStack<Content: View>: _Primitive, _Container {
  let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) { content = root() }
  public var _children: [any View] { [content] }
}
public struct NavigationView<Content: View>: _Primitive, _Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct NavigationSplitView<Sidebar: View, Detail: View>: _Primitive, _Container {
  let sidebar: Sidebar
  let detail: Detail
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }
  public var _children: [any View] { [sidebar, detail] }
}
public struct GeometryProxy { public let size = CGSize() }
public struct GeometryReader<Content: View>: _Primitive, _Container {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public var _children: [any View] { [content(GeometryProxy())] }
}
public struct TabView<Content: View>: _Primitive, _Container, _Control {
  let content: Content
  public let _controlled: [any _AnyBinding]
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    _controlled = []
  }
  public init<S: Hashable>(selection: Binding<S>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    _controlled = selection.map { [$0] } ?? []
  }
  public var _children: [any View] { [content] }
}
public struct DisclosureGroup<Label: View, Content: View>: _Primitive, _Container, _Control {
  let content: Content
  public let _controlled: [any _AnyBinding]
  public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text {
    self.content = content()
    _controlled = [isExpanded]
  }
  public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
    self.content = content()
    _controlled = []
  }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    _controlled = [isExpanded]
  }
  public var _children: [any View] { [content] }
}
public struct List<SelectionValue, Content: View>: _Primitive, _Container, _Control {
  let content: Content
  public let _controlled: [any _AnyBinding]
  public var _children: [any View] { [content] }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.content = content()
    _controlled = []
  }
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) where SelectionValue: Hashable {
    self.content = content()
    _controlled = selection.map { [$0] } ?? []
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable {
    self.content = content()
    _controlled = selection.map { [$0] } ?? []
  }
  // A binding of a collection is a collection of bindings too: `List($items)` means the initializer for bindings.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    _controlled = []
  }
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where SelectionValue == Never, Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
    _controlled = []
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where SelectionValue == Never, Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    _controlled = []
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, SelectionValue: Hashable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    _controlled = selection.map { [$0] } ?? []
  }
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue == Never, Data.Index: Hashable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>
  {
    content = ForEach(data, content: rowContent)
    _controlled = []
  }
}
public struct ForEach<Data, ID, Content>: View where Data: RandomAccessCollection, ID: Hashable {
  let rows: () -> [any View]
  public var body: Never { fatalError() }
}
extension ForEach: _Container where Content: View {
  public var _children: [any View] { rows() }
}
extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { rows = { data.map(content) } }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    rows = { data.map(content) }
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C.Element: Identifiable, ID == C.Element.ID, Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable
  { rows = { data.map(content) } }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable { rows = { data.map(content) } }
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { rows = { data.map(content) } }
  public func onDelete(perform: ((IndexSet) -> Void)?) -> some View { self }
  public func onMove(perform: ((IndexSet, Int) -> Void)?) -> some View { self }
}
public struct OutlineGroup<Data: RandomAccessCollection, Content: View>: _Primitive, _Container {
  let rows: () -> [any View]
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable { rows = { data.map(content) } }
  public var _children: [any View] { rows() }
}
public struct TableColumn<RowValue: Identifiable, Content: View> {
  let content: (RowValue) -> Content
  public init(_ title: String, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }
  public init(_ title: String, value: KeyPath<RowValue, String>) where Content == Text {
    content = { Text($0[keyPath: value]) }
  }
}
public struct _TableColumns<RowValue> { let cells: [(RowValue) -> any View] }
@MainActor @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content: View>(_ column: TableColumn<RowValue, Content>) -> _TableColumns<RowValue> {
    _TableColumns(cells: [{ column.content($0) }])
  }
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(cells: columns.flatMap(\.cells))
  }
}
public struct Table<RowValue: Identifiable>: _Primitive, _Container {
  let rows: () -> [any View]
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<RowValue> columns: () -> _TableColumns<RowValue>
  ) where Data.Element == RowValue {
    let cells = columns().cells
    rows = { data.flatMap { row in cells.map { $0(row) } } }
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<RowValue.ID?>,
    @TableColumnBuilder<RowValue> columns: () -> _TableColumns<RowValue>
  ) where Data.Element == RowValue { self.init(data, columns: columns) }
  public var _children: [any View] { rows() }
}

// MARK: - Controls

public struct Toggle<Label: View>: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init(_ title: String, isOn: Binding<Bool>) where Label == Text { _controlled = [isOn] }
  public init(_ title: String, systemImage: String, isOn: Binding<Bool>) where Label == Text { _controlled = [isOn] }
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { _controlled = [isOn] }
}
public struct TextField<Label: View>: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init(_ title: String, text: Binding<String>, axis: Axis = .horizontal) where Label == Text { _controlled = [text] }
  public init(_ title: String, text: Binding<String>, prompt: Text?) where Label == Text { _controlled = [text] }
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) { _controlled = [text] }
  public init<F: ParseableFormatStyle>(_ title: String, value: Binding<F.FormatInput>, format: F)
  where Label == Text, F.FormatOutput == String { _controlled = [value] }
  public init<F: ParseableFormatStyle>(_ title: String, value: Binding<F.FormatInput?>, format: F)
  where Label == Text, F.FormatOutput == String { _controlled = [value] }
  public init<V>(_ title: String, value: Binding<V>, formatter: Formatter) where Label == Text { _controlled = [value] }
}
public struct SecureField<Label: View>: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init(_ title: String, text: Binding<String>) where Label == Text { _controlled = [text] }
}
public struct TextEditor: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init(text: Binding<String>) { _controlled = [text] }
}
public struct Slider<Label: View>: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) where Label == EmptyView {
    _controlled = [value]
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V)
  where Label == EmptyView { _controlled = [value] }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { _controlled = [value] }
}
public struct Stepper<Label: View>: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init<V: Strideable>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>) where Label == Text {
    _controlled = [value]
  }
  public init<V: Strideable>(_ title: String, value: Binding<V>) where Label == Text { _controlled = [value] }
  public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label) {
    _controlled = [value]
  }
  public init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) where Label == Text {
    _controlled = []
  }
}
public struct ColorPicker: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) { _controlled = [selection] }
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1), hourAndMinute = DatePickerComponents(rawValue: 2)
}
public struct DatePicker: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init(_ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents = .date) {
    _controlled = [selection]
  }
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _Primitive, _Container, _Control {
  let content: Content
  public let _controlled: [any _AnyBinding]
  public init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.content = content()
    _controlled = [selection]
  }
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    _controlled = [selection]
  }
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    _controlled = [selection]
  }
  public var _children: [any View] { [content] }
}
public typealias ButtonRole = ButtonStyleConfiguration.Role
public struct Button<Label: View>: _Primitive {
  public init(_ title: String, action: @escaping @MainActor () -> Void) where Label == Text {}
  public init(_ title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) where Label == Text {}
  public init(_ title: String, systemImage: String, action: @escaping @MainActor () -> Void) where Label == Text {}
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
public struct Menu<Label: View, Content: View>: _Primitive, _Container {
  let content: Content
  public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text { self.content = content() }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
  public var _children: [any View] { [content] }
}
public struct Link<Label: View>: _Primitive {
  public init(_ title: String, destination: URL) where Label == Text {}
}
public struct EditButton: _Primitive { public init() {} }
public struct NavigationLink<Label: View, Destination: View>: _Primitive, _Control {
  public let _controlled: [any _AnyBinding]
  public init(_ title: String, @ViewBuilder destination: () -> Destination) where Label == Text { _controlled = [] }
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { _controlled = [] }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { _controlled = [] }
  public init(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
  where Label == Text { _controlled = [isActive] }
  public init(_ title: String, destination: Destination) where Label == Text { _controlled = [] }
  public init<V: Hashable>(_ title: String, value: V?) where Label == Text, Destination == Never { _controlled = [] }
  public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label) where Destination == Never { _controlled = [] }
}

// MARK: - Gestures

public struct DragGesture {
  public struct Value {
    public var translation = CGSize()
    public var location = CGPoint()
  }
  public init() {}
  public func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void)
    -> DragGesture
  { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
}
