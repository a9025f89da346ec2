// A stand-in for SwiftUI: its declarations as far as the fixtures use them, so that the text before and after a fix
// can be compiled where SwiftUI does not exist. Bindings, state and bindable objects work at run time, and views keep
// their children, so that a fixture's bindings can be found and driven (Driving.swift). Nothing is drawn.
//
// Built as module `SwiftUI` in Swift 5 mode; the fixtures that import it are compiled in Swift 6 mode.

@_exported import Foundation
@_exported import Observation

// MARK: - Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

/// A view without a body.
public protocol _Primitive: View where Body == Never {}
extension _Primitive { public var body: Never { fatalError() } }

public struct EmptyView: _Primitive { public init() {} }

public struct AnyView: _Primitive, _Container {
  public let _children: [any View]
  public init<V: View>(_ view: V) { _children = [view] }
  public init<V: View>(erasing view: V) { _children = [view] }
}

public struct TupleView<T>: _Primitive, _Container {
  public let _children: [any View]
}

public struct _ConditionalContent<First: View, Second: View>: _Primitive, _Container {
  public let _children: [any View]
}

public struct Group<Content> { let content: Content }
extension Group: View, _Primitive where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Group: _Container where Content: View { public var _children: [any View] { [content] } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView(_children: children)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(_children: [first])
  }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(_children: [second])
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier>: _Primitive, _Container {
  public let _children: [any View]
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: View, _Primitive, _Container where Content: View, Modifier: ViewModifier {
  public var _children: [any View] { [modifier.body(content: _ViewModifier_Content(_children: [content]))] }
}

public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }

// MARK: - Scenes, commands, toolbars, widgets

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<A: Scene, B: Scene>(_ a: A, _ b: B) -> some Scene { a }
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct Window<Content: View>: Scene {
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public init(_ title: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text {}
  public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {}
  public var body: Never { fatalError() }
}
extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, _ action: @escaping (V, V) -> Void) -> some Scene { self }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App { public static func main() {} }

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
@resultBuilder public struct CommandsBuilder {
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<A: Commands, B: Commands>(_ a: A, _ b: B) -> some Commands { a }
}
public struct CommandMenu<Content: View>: Commands {
  public init(_ name: String, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct CommandGroup<Content: View>: Commands {
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let appInfo = CommandGroupPlacement()
}

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}
extension Never: ToolbarContent, CustomizableToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(_ a: A, _ b: B) -> some ToolbarContent { a }
}
public enum ToolbarItemPlacement { case automatic, principal, primaryAction, topBarLeading, topBarTrailing, bottomBar }
public struct ToolbarItem<Content: View>: ToolbarContent {
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Never { fatalError() }
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  var body: Body { get }
  init()
}
public protocol WidgetConfiguration {}
public struct EmptyWidgetConfiguration: WidgetConfiguration { public init() {} }

// MARK: - Shapes and layouts

public struct Path: Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
}
public protocol Shape: Sendable, View { nonisolated func path(in rect: CGRect) -> Path }
extension Shape {
  public var body: EmptyView { EmptyView() }
  public func fill(_ color: Color) -> some View { EmptyView() }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { EmptyView() }
}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
public protocol Animatable {
  associatedtype AnimatableData
  var animatableData: AnimatableData { get set }
}
public protocol Layout: Sendable { func spacing(_ count: Int) -> Double }
public struct Circle: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}
public struct Rectangle: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}
public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}
public struct Capsule: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

// MARK: - Styles

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency public protocol TextFieldStyle {}
@MainActor @preconcurrency public protocol PickerStyle {}
@MainActor @preconcurrency public protocol ListStyle {}
public struct ButtonStyleConfiguration {
  public enum Role: Sendable { case destructive, cancel }
  public let label = Text("")
  public let isPressed = false
  public let role: Role? = nil
}
public struct PrimitiveButtonStyleConfiguration {
  public let label = Text("")
  public func trigger() {}
}
public struct ToggleStyleConfiguration {
  public let label: Text
  @Binding public var isOn: Bool
  public var isMixed: Bool
}
public struct LabelStyleConfiguration { public let title = Text(""), icon = Text("") }
public struct ProgressViewStyleConfiguration { public let fractionCompleted: Double? = nil }
public struct GroupBoxStyleConfiguration { public let label = Text(""), content = Text("") }
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
  public static var borderless: PlainButtonStyle { PlainButtonStyle() }
  public static var bordered: PlainButtonStyle { PlainButtonStyle() }
}
public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  public static var button: SwitchToggleStyle { SwitchToggleStyle() }
}
public struct DefaultPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  public static var menu: DefaultPickerStyle { DefaultPickerStyle() }
  public static var segmented: DefaultPickerStyle { DefaultPickerStyle() }
  public static var inline: DefaultPickerStyle { DefaultPickerStyle() }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
public struct PlainListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
  public static var sidebar: PlainListStyle { PlainListStyle() }
}
