import SwiftUI

struct WalkRegionLabel: View {
  let region: WalkRegion

  var body: some View {
    VStack {
      Text(region.name)
      Text("\(region.megabytes) MB")
    }
  }
}
