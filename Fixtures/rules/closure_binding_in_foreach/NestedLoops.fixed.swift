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

  /// One settable place for a row's binding to reach by key path.
  subscript(busy dayID: Int, hourID: Hour.ID) -> Bool {
    get { self.busy[dayID]?.contains(hourID) ?? false }
    set(isBusy) {
      if isBusy {
        self.busy[dayID, default: []].insert(hourID)
      } else {
        self.busy[dayID]?.remove(hourID)
      }
    }
  }
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
          isOn: $plan[busy: day.id, hour.id])
      }
    }
  }
}
