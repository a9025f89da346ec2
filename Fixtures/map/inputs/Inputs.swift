import SwiftData
import SwiftUI

struct Stamp {
  var title: String
}

final class Album {
  var name = ""
}

@Observable final class Collector {
  var name = ""
  var rank = 0
}

@Observable final class Desk {
  var isTidy = true
}

final class Printer: ObservableObject {
  @Published var isBusy = false
}

protocol Drawing {
  var lines: Int { get }
}

typealias Handler = (Stamp) -> Void

/// A wrapper that follows what it stores.
@propertyWrapper struct Preferred: DynamicProperty {
  @AppStorage("preferred") private var stored = ""
  var wrappedValue: String { stored }
}

/// A wrapper that SwiftUI knows nothing of.
@propertyWrapper struct Clamped {
  var wrappedValue: Int
}

/// One input of every kind, each read once by `body`.
struct EveryInput<Content: View>: View {
  let stamp: Stamp
  let album: Album
  let outside: ForeignThing
  let drawing: any Drawing
  let content: Content
  let onSend: (Stamp) -> Void
  var onHandle: Handler?
  let margin = 4.0
  @ViewBuilder let footer: () -> Content
  @State private var isOpen = false
  @State private var desk = Desk()
  @Binding var text: String
  var size: Binding<Double>?
  @Bindable var collector: Collector
  @Environment(\.locale) private var locale
  @Environment(Desk.self) private var shared
  @Environment(Collector.self) private var owner: Collector?
  @EnvironmentObject private var printer: Printer
  @ObservedObject var spare: Printer
  @StateObject private var own = Printer()
  @Query private var stamps: [Stamp]
  @FocusedValue(\.stampTitle) private var focusedTitle
  @AppStorage("volume") private var volume = 1.0
  @SceneStorage("tab") private var tab = "all"
  @FocusState private var isFocused: Bool
  @GestureState private var offset = 0.0
  @Namespace private var space
  @ScaledMetric private var side = 20.0
  @Preferred private var preferred
  @Clamped private var count = 3
  @Unseen(.rows) private var rows

  var body: some View {
    VStack(spacing: margin) {
      Text(stamp.title + album.name + "\(outside)\(drawing.lines)")
      content
      footer()
      if isOpen { Text(desk.isTidy ? text : "") }
      Slider(value: size ?? .constant(1))
      Text(collector.name + owner.name + "\(locale)\(shared.isTidy)\(printer.isBusy)\(spare.isBusy)\(own.isBusy)")
      ForEach(stamps) { stamp in Text(stamp.title) }
      Text("\(focusedTitle ?? "")\(volume)\(tab)\(isFocused)\(offset)\(side)\(preferred)\(count)\(rows)")
        .matchedGeometryEffect(id: "all", in: space)
        .onTapGesture { onSend(stamp) }
        .onLongPressGesture { onHandle?(stamp) }
    }
  }
}

/// Inputs that nothing reads, and what still runs their view.
struct Unread: View {
  let stamp: Stamp
  @Environment(\.colorScheme) private var scheme
  @Environment(Desk.self) private var desk
  @EnvironmentObject private var printer: Printer
  @State private var draft = ""
  @State private var isShown = false
  @Binding var target: String

  var body: some View {
    TextField("Draft", text: $draft)
      .sheet(isPresented: $isShown) { Text("Sheet") }
    Button("Show") {
      isShown = true
      target = draft
    }
  }
}

/// Reads that happen only where something holds, in something presented, or later.
struct Sometimes: View {
  @State private var isOn = false
  @State private var isKnown = false
  @State private var name: String?
  @State private var note = ""
  @State private var size = 1
  @State private var rows: [Int] = []
  var desk: Desk

  var body: some View {
    if isOn && isKnown { details }
    if let name { Text(name) }
    switch size {
    case 1: Text(note)
    default: EmptyView()
    }
    Text("Sheet")
      .sheet(isPresented: $isOn) { Text(desk.isTidy ? "tidy" : "untidy") }
      .onAppear(perform: load)
      .task { [size] in print(size) }
      .fileMover(isPresented: $isKnown, file: nil) { result in note = "\(result)" }
    List(rows, id: \.self) { row in Text("\(row)") }
  }

  @ViewBuilder private var details: some View {
    if #available(iOS 18, *) { Text(note) }
  }

  private func load() {
    guard rows.isEmpty else { return }
    rows.append(size)
    isOn.toggle()
  }
}

/// A modifier, a style, a wrapper and a representable have inputs too.
struct Framed: ViewModifier {
  let width: Double
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.border(isEnabled ? .primary : .secondary, width: width)
  }
}

extension View {
  func framed(_ width: Double) -> some View { modifier(Framed(width: width)) }
}

struct Pressed: ButtonStyle {
  var scale = 0.9

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? scale : 1)
  }
}

struct Canvas: UIViewRepresentable {
  @Binding var strokes: [String]
  var color: String

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { view.accessibilityLabel = color }
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator {
    var parent: Canvas
    init(parent: Canvas) { self.parent = parent }
    func add(_ stroke: String) { parent.strokes.append(stroke) }
    var last: String? { parent.strokes.last }
  }
}

struct Sheet: View {
  var body: some View {
    Button("Press") {}
      .buttonStyle(Pressed())
      .framed(2)
  }
}
