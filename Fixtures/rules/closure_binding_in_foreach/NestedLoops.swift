// Two names of two loops make one key each.
import SwiftUI

struct Day: Identifiable {
  let id: Int
}

struct Hour: Identifiable {
  let id: Int
}

@Observable final class Plan {
  var busy: [Int: Set<Int>] = [:]
}

struct Week: View {
  let days: [Day]
  let hours: [Hour]
  @State private var plan = Plan()

  var body: some View {
    ForEach(days) { day in
      ForEach(hours) { hour in
        Toggle(
          "Busy",
          isOn: Binding(  // expect: closure_binding_in_foreach
            get: { plan.busy[day.id]?.contains(hour.id) ?? false },
            set: { isBusy in
              if isBusy {
                plan.busy[day.id, default: []].insert(hour.id)
              } else {
                plan.busy[day.id]?.remove(hour.id)
              }
            }))
      }
    }
  }
}
