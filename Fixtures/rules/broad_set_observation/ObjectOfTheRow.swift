import SwiftUI

@Observable final class Region: Identifiable {
  let id = 0
  var isFinished = false
}

struct RegionList: View {
  let regions: [Region]

  var body: some View {
    ForEach(regions) { region in
      Text(region.isFinished ? "done" : "open")
    }
  }
}
