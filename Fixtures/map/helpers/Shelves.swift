import SwiftUI

@Observable final class Shelf: Identifiable {
  var title = ""
  var note = ""
  var width = 0
  var count = 0
}

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct Label: View {
  let text: String
  var body: some View { Text(text) }
}

struct Plate: View {
  let number: Int
  init(_ number: Int) { self.number = number }
  var body: some View { Text("\(number)") }
}

struct Cover: View, Identifiable {
  let number: Int
  var id: Int { number }
  var body: some View { Text("\(number)") }
}

extension View {
  /// SwiftUI has one without corners.
  func cornerRadius(_ radius: CGFloat, corners: Int) -> some View { modifier(Corners(radius: radius, corners: corners)) }
  func titled(_ title: String, isLarge: Bool = false) -> some View { modifier(Titled(title: title)) }
  func titled(number: Int) -> some View { modifier(Numbered(number: number)) }
}

struct Corners: ViewModifier {
  let radius: CGFloat
  let corners: Int
  func body(content: Content) -> some View { content.padding(radius) }
}

struct Titled: ViewModifier {
  let title: String
  func body(content: Content) -> some View { content.navigationTitle(title) }
}

struct Numbered: ViewModifier {
  let number: Int
  func body(content: Content) -> some View { content.navigationTitle("\(number)") }
}

/// Keeps a closure and calls it in an action.
struct Reporter: View {
  let report: () -> String
  init(report: @escaping () -> String) { self.report = report }
  var body: some View { Button("Report") { print(report()) } }
}

/// Calls a closure while it is made, and keeps what it gave.
struct Framed<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.padding() }
}

/// Keeps content and makes it when its own body runs.
struct Drawer<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

struct LampSwitch: View {
  @ObservedObject var lamp: Lamp
  var body: some View { Text(lamp.isOn ? "on" : "off") }
}

/// Makes rows in static functions, in functions of another file, and by initializers used as functions.
struct ShelfRoom: View {
  let shelf: Shelf
  let numbers: [Int]
  let isWide: Bool
  @State private var cover: Cover?

  var body: some View {
    VStack {
      Self.heading(shelf.title)
      if isWide { ShelfRoom.footing(shelf) }
      ForEach(numbers, id: \.self, content: Plate.init)
      remarks
    }
    .sheet(item: $cover, content: Cover.init)
    .cornerRadius(8)
    .titled("Shelf")
  }

  static func heading(_ text: String) -> some View { caption(text) }
  private static func caption(_ text: String) -> some View { Label(text: text) }
  static func footing(_ shelf: Shelf) -> some View { Label(text: "\(shelf.count)") }
  static func unused() -> some View { Label(text: "never") }
}

/// Gives closures to views that call them now, later, or in their own bodies.
struct ShelfOffice: View {
  @Bindable var shelf: Shelf
  @State private var prefix = ""

  var body: some View {
    VStack {
      Reporter { prefix + shelf.note }
      Framed { Text(shelf.title) }
      Drawer { Text("\(shelf.width)") }
    }
  }
}

/// Makes some of its properties itself.
struct Dated: View {
  let day: Int
  let formatter: DateFormatter
  let made: Date
  let size: Int

  init(day: Int, size: Int) {
    let formatter = DateFormatter()
    self.formatter = formatter
    self.day = day
    made = Date()
    self.size = max(size, 1)
  }

  var body: some View { Text("\(day)\(formatter)\(made)\(size)") }
}

/// Puts a modifier of the project around itself that needs what it is given.
struct ShelfStack: View {
  let shelves: [Shelf]
  let wanted: Int
  var first: Shelf? { shelves.first { $0.width == wanted } }

  var body: some View {
    Text(first?.title ?? "").titled(number: wanted)
  }
}

/// Hands closures to functions that keep them, show them on demand, or call them in an action.
extension View {
  func drawer<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View {
    modifier(Behind(drawer: Drawer(content: content)))
  }
  func panel<Content: View>(_ isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isShown) { content() }
  }
  func pressed(_ handle: @escaping () -> Void) -> some View { onTapGesture(perform: handle) }
  func measured(_ measure: () -> Double) -> some View { frame(width: measure()) }
}

struct Behind<Below: View>: ViewModifier {
  let drawer: Below
  func body(content: Content) -> some View { content.background(drawer) }
}

struct ShelfDesk: View {
  let shelf: Shelf
  @State private var isShown = false
  @State private var kept = ""
  @State private var shown = ""
  @State private var pressed = ""
  @State private var side = 1.0

  var body: some View {
    Text("Desk")
      .drawer { Text(kept + shelf.note) }
      .panel($isShown) { Text(shown) }
      .pressed { print(pressed) }
      .measured { side }
  }
}

typealias Shelves = [Shelf]

/// Reads elements of a collection whose type has another name.
struct ShelfSearch: View {
  let shelves: Shelves
  let wanted: Int

  var body: some View {
    VStack {
      if let found = shelves.first(where: { $0.width == wanted }) { Text(found.title) }
      ForEach(shelves) { shelf in Text(shelf.note) }
    }
  }
}
