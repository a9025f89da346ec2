import Observation
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  var name: String
}

@Observable final class Journey {
  var saved: Set<Int> = []
  var searchText = ""
  var title: String { searchText }
  let year = 2020
  @ObservationIgnored var hits = 0
}

/// A member of an `@Observable`, read before the loop.
struct BesideAMember: View {
  @Bindable var journey: Journey
  let stops: [Stop]

  var body: some View {
    Text(journey.searchText)
    ForEach(stops) { stop in
      Toggle(
        stop.name,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { journey.saved.contains(stop.id) },
          set: { on in if on { journey.saved.insert(stop.id) } else { journey.saved.remove(stop.id) } }))
    }
  }
}

/// State of the view, read in the data of the loop.
struct BesideState: View {
  @State private var journey = Journey()
  @State private var query = ""
  let stops: [Stop]

  var body: some View {
    TextField("Find", text: $query)
    ForEach(stops.filter { $0.name.contains(query) }) { stop in
      Toggle(
        stop.name,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { journey.saved.contains(stop.id) },
          set: { on in if on { journey.saved.insert(stop.id) } else { journey.saved.remove(stop.id) } }))
    }
  }
}

/// A plain property and the environment hold an `@Observable` too.
struct BesideAPlainObject: View {
  let journey: Journey
  @Environment(Journey.self) private var other
  let stops: [Stop]

  var body: some View {
    Text(other.searchText)
    ForEach(stops) { stop in
      Toggle(
        stop.name,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { journey.saved.contains(stop.id) },
          set: { on in if on { journey.saved.insert(stop.id) } else { journey.saved.remove(stop.id) } }))
    }
  }
}

final class Ride: ObservableObject {
  @Published var saved: Set<Int> = []
  @Published var isRunning = false
  var count = 0
}

/// What an `ObservableObject` publishes.
struct BesideAnObservedObject: View {
  @ObservedObject var ride: Ride
  let stops: [Stop]

  var body: some View {
    Text(ride.isRunning ? "Running" : "\(ride.count)")
    ForEach(stops) { stop in
      Toggle(
        stop.name,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { ride.saved.contains(stop.id) },
          set: { on in if on { ride.saved.insert(stop.id) } else { ride.saved.remove(stop.id) } }))
    }
  }
}

/// What never changes, or whose change nobody is told of, rebuilds nothing.
struct BesideConstants: View {
  @Bindable var journey: Journey
  @ObservedObject var ride: Ride
  let stops: [Stop]
  @State private var note = ""

  var body: some View {
    Text("\(journey.year) \(journey.hits) \(ride.count)")
    Button("Save") {
      note = "\(stops.count)"
      print(note)
    }
    ForEach(stops) { stop in
      Toggle(
        stop.name,
        isOn: Binding(  // expect: closure_binding_in_foreach
          get: { journey.saved.contains(stop.id) },
          set: { on in if on { journey.saved.insert(stop.id) } else { journey.saved.remove(stop.id) } }))
    }
  }
}
