// The key's type belongs to this file alone: so does the subscript.
// drive: showPlan()
import SwiftUI

fileprivate enum Day: String, CaseIterable {
  case monday, tuesday
}

@Observable final class Plan {
  var open: Set<String> = []
  fileprivate var days: Set<Day> = []

  /// One settable place for a row's binding to reach by key path.
  fileprivate subscript(days day: Day) -> Bool {
    get { self.days.contains(day) }
    set(isOpen) {
      if isOpen { self.days.insert(day) } else { self.days.remove(day) }
    }
  }
}

private struct PlanView: View {
  @State var plan = Plan()

  var body: some View {
    ForEach(Day.allCases, id: \.self) { day in
      Toggle(day.rawValue, isOn: $plan[days: day])
    }
  }
}

@MainActor func showPlan() -> some View {
  PlanView()
}
