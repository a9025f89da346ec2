// The range can't change while the program runs.
import SwiftUI

enum Day: String, CaseIterable {
  case monday, tuesday
}

struct Days: View {
  @State private var isOpen = [true, false]

  var body: some View {
    ForEach(Day.allCases.indices, id: \.self) { index in
      Toggle(Day.allCases[index].rawValue, isOn: $isOpen[index])
    }
  }
}
