import SwiftUI

struct Region: Identifiable {
  let id: Int
}

@Observable final class Downloads {
  var finished: Set<Int> = []
  var names: [Int: String] = [:]
}

struct RegionList: View {
  let regions: [Region]
  let downloads: Downloads

  var body: some View {
    ForEach(regions) { region in
      Text(downloads.finished.contains(region.id) ? "done" : "open")  // expect: broad_set_observation
      Text(downloads.names[region.id] ?? "")  // expect: broad_set_observation
    }
  }
}
