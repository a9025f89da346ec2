// Code that extends `Binding` makes bindings of closures; that is its job.
import SwiftUI

extension Binding where Value == Set<Int> {
  func contains(_ id: Int) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(id) },
      set: { if $0 { wrappedValue.insert(id) } else { wrappedValue.remove(id) } })
  }
}

struct CityTags: View {
  let ids: [Int]
  @State private var tags: Set<Int> = []

  var body: some View {
    ForEach(ids, id: \.self) { id in
      Toggle("Tag", isOn: $tags.contains(id))
    }
  }
}
