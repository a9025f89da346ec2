// A function that is handed over as the content is called for every row.
import SwiftUI

struct Toppings: View {
  let names: [String]
  @State private var chosen: Set<String> = []

  var body: some View {
    List {
      ForEach(names, id: \.self, content: row)
      ForEach(0..<3, content: step)
    }
    List(names, id: \.self, rowContent: self.line)
    footer(Text("All"))
  }

  private func row(_ name: String) -> some View {
    Toggle(
      name,
      isOn: $chosen[contains: name])
  }

  private func line(_ name: String) -> some View {
    Toggle(
      name,
      isOn: $chosen[contains: name])
  }

  private func step(_ number: Int) -> some View {
    Text("\(number)")
  }

  private func footer(_ label: Text) -> some View {
    Toggle(isOn: Binding(get: { chosen.isEmpty }, set: { if $0 { chosen.removeAll() } })) { label }
  }
}

private extension Set {
  /// One settable place for a row's binding to reach by key path.
  subscript(contains element: Element) -> Bool {
    get { self.contains(element) }
    set { if newValue { self.insert(element) } else { self.remove(element) } }
  }
}
