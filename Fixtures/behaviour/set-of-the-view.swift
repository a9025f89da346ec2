// The set is the view's own state: an extension in this file, private to it, serves both loops.
// drive: CityList(cities: [City(id: 1, name: "Rome"), City(id: 2, name: "Oslo"), City(id: 3, name: "Bern")])
import SwiftUI

struct City: Identifiable {
  let id: Int
  let name: String
}

struct CityList: View {
  let cities: [City]
  @State private var tags: Set<Int> = []
  @State private var hidden: Set<Int> = []

  var body: some View {
    ForEach(cities) { city in
      Toggle(city.name, isOn: tagged(city.id))
    }
    ForEach(cities) { city in
      let isHidden = Binding<Bool> {  // expect: closure_binding_in_foreach
        hidden.contains(city.id)
      } set: { isOn in
        if isOn { hidden.insert(city.id) } else { hidden.remove(city.id) }
      }
      Toggle(city.name, isOn: isHidden)
    }
  }

  private func tagged(_ id: Int) -> Binding<Bool> {
    Binding(  // expect: closure_binding_in_foreach
      get: { tags.contains(id) },
      set: { if $0 { tags.insert(id) } else { tags.remove(id) } }
    )
  }
}
