// A value made of what changes from row to row is made in the model.
// drive: TimetableView(days: [1, 2], hours: [8, 9])
import SwiftUI

struct Slot: Hashable {
  let day: Int
  let hour: Int
}

@Observable final class Timetable {
  var busy: Set<Slot> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(busy day: Int, hour: Int) -> Bool {
    get { self.busy.contains(Slot(day: day, hour: hour)) }
    set {
      if newValue {
        self.busy.insert(Slot(day: day, hour: hour))
      } else {
        self.busy.remove(Slot(day: day, hour: hour))
      }
    }
  }
}

struct TimetableView: View {
  let days: [Int]
  let hours: [Int]
  @State private var timetable = Timetable()

  var body: some View {
    ForEach(days, id: \.self) { day in
      ForEach(hours, id: \.self) { hour in
        Toggle("Busy", isOn: $timetable[busy: day, hour])
      }
    }
  }
}
