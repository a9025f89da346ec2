// A value made of what changes from row to row is made in the model.
// drive: TimetableView(days: [1, 2], hours: [8, 9])
import SwiftUI

struct Slot: Hashable {
  let day: Int
  let hour: Int
}

@Observable final class Timetable {
  var busy: Set<Slot> = []
}

struct TimetableView: View {
  let days: [Int]
  let hours: [Int]
  @State private var timetable = Timetable()

  var body: some View {
    ForEach(days, id: \.self) { day in
      ForEach(hours, id: \.self) { hour in
        Toggle("Busy", isOn: Binding(  // expect: closure_binding_in_foreach
          get: { timetable.busy.contains(Slot(day: day, hour: hour)) },
          set: {
            if $0 {
              timetable.busy.insert(Slot(day: day, hour: hour))
            } else {
              timetable.busy.remove(Slot(day: day, hour: hour))
            }
          }
        ))
      }
    }
  }
}
