// The key's type belongs to this file alone: so does the subscript.
// drive: showPlan()
import SwiftUI

fileprivate enum Day: String, CaseIterable {
  case monday, tuesday
}

@Observable final class Plan {
  var open: Set<String> = []
  fileprivate var days: Set<Day> = []
}

private struct PlanView: View {
  @State var plan = Plan()

  var body: some View {
    ForEach(Day.allCases, id: \.self) { day in
      Toggle(day.rawValue, isOn: Binding(  // expect: closure_binding_in_foreach
        get: { plan.days.contains(day) },
        set: { isOpen in
          if isOpen { plan.days.insert(day) } else { plan.days.remove(day) }
        }
      ))
    }
  }
}

@MainActor func showPlan() -> some View {
  PlanView()
}
