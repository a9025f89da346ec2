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

  /// One settable place for a row's binding to reach by key path.
  subscript(stops id: Station.ID) -> Bool {
    get { self.stops[id, default: true] }
    set { self.stops[id] = newValue }
  }
}

struct StationList: View {
  let stations: [Station]
  @State private var journey = Journey()

  var body: some View {
    List(stations) { station in
      Toggle(station.code, isOn: $journey[stops: station.id])
    }
  }
}
