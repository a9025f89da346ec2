import SwiftUI

extension CityList {
  func isTagged(_ id: Int) -> Binding<Bool> {
    Binding(  // expect: closure_binding_in_foreach
      get: { tags.contains(id) },
      set: { if $0 { tags.insert(id) } else { tags.remove(id) } })
  }
}
