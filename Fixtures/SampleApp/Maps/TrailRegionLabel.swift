import SwiftUI

struct TrailRegionLabel: View {
  let region: TrailRegion
  let isSelected: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack {
      Text(region.name)
      Text("\(region.megabytes) MB")
    }
  }
}
