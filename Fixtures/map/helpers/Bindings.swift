import SwiftUI

@Observable final class Mailbox {
  var failure: String?
  var subject = ""
  var draft = ""
}

extension Binding {
  /// Reads when a control asks.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }

  /// Reads at once.
  var isMissing: Bool { "\(wrappedValue)".isEmpty }
}

extension View {
  /// Reads the binding while the view that calls it runs.
  func failureAlert(_ failure: Binding<String?>, title: String = "Failed") -> some View {
    let isShown = failure.wrappedValue != nil
    return alert(title, isPresented: .constant(isShown)) {
      Button("OK") { failure.wrappedValue = nil }
    }
  }

  /// Hands it on to one that does.
  func failureAlert(over failure: Binding<String?>) -> some View { failureAlert(failure, title: "Over") }

  /// Reads it only in an action.
  func clears(_ text: Binding<String>) -> some View { onTapGesture { print(text.wrappedValue) } }

  /// Makes a modifier that reads it: the modifier runs, and not the view.
  func counted(_ text: Binding<String>, most: Int) -> some View { modifier(Counted(text: text, most: most)) }
}

struct Counted: ViewModifier {
  @Binding var text: String
  let most: Int

  func body(content: Content) -> some View { content.opacity(text.count > most ? 0.5 : 1) }
}

/// An initializer of its own that reads the binding that it is given.
struct Seeded: View {
  @Binding private var text: String
  @State private var copy: String

  init(text: Binding<String>) {
    _text = text
    _copy = State(initialValue: text.wrappedValue)
  }

  var body: some View { TextField("Copy", text: $copy) }
}

struct Compose: View {
  @State private var mailbox = Mailbox()
  @State private var failure: String?
  @State private var other: String?
  @State private var third: String?
  @State private var name = ""
  @State private var place = ""
  @State private var street = ""
  @State private var town = ""
  @State private var quiet = ""

  var body: some View {
    VStack {
      TextField("Subject", text: $mailbox.subject)
      TextField("Draft", text: $mailbox.draft)
      Seeded(text: $name)
      field($place)
      if $town.isMissing { Text("No town") }
    }
    .failureAlert($failure)
    .failureAlert(over: $other)
    .failureAlert($mailbox.failure)
    .sheet(isPresented: $third.isPresent()) { Text("Third") }
    .clears($quiet)
    .counted($street, most: 20)
  }

  private func field(_ text: Binding<String>) -> some View {
    HStack {
      TextField("Place", text: text)
      if name.isEmpty { Text(text.wrappedValue) }
    }
  }
}
