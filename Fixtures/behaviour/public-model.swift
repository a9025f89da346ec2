// The model is public and the key's type is not: the subscript is internal.
// drive: StationList(stations: [Station(code: "a"), Station(code: "b")])
import SwiftUI

struct Station: Identifiable {
  let code: String
  var id: String { code }
}

@Observable public final class Journey {
  var stops: [Station.ID: Bool] = [:]

  public init() {}
}

struct StationList: View {
  let stations: [Station]
  @State private var journey = Journey()

  var body: some View {
    List(stations) { station in
      Toggle(station.code, isOn: Binding(  // expect: closure_binding_in_foreach
        get: { journey.stops[station.id, default: true] },
        set: { journey.stops[station.id] = $0 }
      ))
    }
  }
}
