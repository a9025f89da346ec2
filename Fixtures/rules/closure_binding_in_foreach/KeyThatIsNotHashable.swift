// The value depends on the group's closure, which no key path can carry.
import SwiftUI

struct Lamp {
  var watts: Int
  var isOn: Bool
}

struct LampGroup {
  let name: String
  let matches: (Lamp) -> Bool
}

struct LampGroups: View {
  let groups: [LampGroup]
  @State private var lamps: [Lamp] = []

  var body: some View {
    ForEach(groups, id: \.name) { group in
      Toggle(
        group.name,
        isOn: Binding(
          get: { lamps.filter(group.matches).allSatisfy { $0.isOn } },
          set: { isOn in
            for index in lamps.indices where group.matches(lamps[index]) { lamps[index].isOn = isOn }
          }))
    }
  }
}
