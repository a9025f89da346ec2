// Every `zone` in the code is the closure's own.
import SwiftUI

struct Zones: View {
  @Environment(\.timeZone) private var zone  // expect: unused_environment
  let zones: [TimeZone]

  var body: some View {
    ForEach(zones, id: \.identifier) { zone in
      Text(zone.identifier)
    }
  }
}
