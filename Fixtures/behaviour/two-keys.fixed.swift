// Two values that change from row to row are two parameters.
// drive: TimetableView(days: [1, 2], hours: [8, 9])
import SwiftUI

@Observable final class Timetable {
  var busy: Set<Int> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(busy day: Int, hour: Int) -> Bool {
    get { self.busy.contains(day * 24 + hour) }
    set {
      if newValue {
        self.busy.insert(day * 24 + hour)
      } else {
        self.busy.remove(day * 24 + hour)
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
