import SwiftUI

struct TrailRegionLabel: View {
  let region: TrailRegion
  let isSelected: Bool
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text(region.name)
      Text("\(region.megabytes) MB")
    }
  }
}
