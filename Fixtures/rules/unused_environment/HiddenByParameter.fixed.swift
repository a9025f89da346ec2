// Every `zone` in the code is the closure's own.
import SwiftUI

struct Zones: View {
  let zones: [TimeZone]

  var body: some View {
    ForEach(zones, id: \.identifier) { zone in
      Text(zone.identifier)
    }
  }
}
