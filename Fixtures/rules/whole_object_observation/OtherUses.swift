// Handed on, projected, called while the body runs, or of a class out of sight.
import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
  var total: Int { items.count }
  func summary() -> String { "\(items.count)" }
  func clear() { items = [] }
}

struct HandsOn: View {
  @EnvironmentObject private var cart: Cart
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { CartView(cart: cart) }
  }
}

struct CartView: View {
  @ObservedObject var cart: Cart

  var body: some View {
    Text(cart.summary())
    Button("Clear") { cart.clear() }
  }
}

struct Counter: View {
  @ObservedObject var cart: Cart

  var body: some View {
    Button("Print") { print(cart.total) }
  }
}

struct Unknown: View {
  @ObservedObject var other: Elsewhere

  var body: some View {
    Button("Go") { other.go() }
  }
}

// compiles: no - its point is a type that is declared nowhere
