// The collection belongs to a model.
import SwiftUI

struct Stop {
  var name = ""
}

@Observable final class Tour {
  var stops: [Stop] = []
  let colors = ["red", "blue"]
}

struct TourView: View {
  let tour: Tour

  var body: some View {
    List {
      ForEach(tour.stops.indices) { index in  // expect: foreach_constant_range
        Text(tour.stops[index].name)
      }
      ForEach(tour.colors.indices) { index in
        Text(tour.colors[index])
      }
    }
  }
}
