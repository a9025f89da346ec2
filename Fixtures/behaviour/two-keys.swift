// Two values that change from row to row are two parameters.
// drive: TimetableView(days: [1, 2], hours: [8, 9])
import SwiftUI

@Observable final class Timetable {
  var busy: Set<Int> = []
}

struct TimetableView: View {
  let days: [Int]
  let hours: [Int]
  @State private var timetable = Timetable()

  var body: some View {
    ForEach(days, id: \.self) { day in
      ForEach(hours, id: \.self) { hour in
        Toggle("Busy", isOn: Binding(  // expect: closure_binding_in_foreach
          get: { timetable.busy.contains(day * 24 + hour) },
          set: {
            if $0 {
              timetable.busy.insert(day * 24 + hour)
            } else {
              timetable.busy.remove(day * 24 + hour)
            }
          }
        ))
      }
    }
  }
}
