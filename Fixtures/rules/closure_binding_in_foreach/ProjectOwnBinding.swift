// The project's own `Binding` and `ForEach` mean nothing to SwiftUI.
struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}

struct ForEach<Element> {
  init(_ elements: [Element], each: (Element) -> Void) {
    elements.forEach(each)
  }
}

final class Flags {
  var isOn: [Int: Bool] = [:]

  func bindings() -> [Binding<Bool>] {
    var result: [Binding<Bool>] = []
    _ = ForEach([1, 2]) { id in
      result.append(Binding(get: { self.isOn[id] ?? false }, set: { self.isOn[id] = $0 }))
    }
    return result
  }
}
