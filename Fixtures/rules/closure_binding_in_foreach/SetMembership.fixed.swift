import SwiftUI

struct MapRegion: Identifiable {
  let id: Int
  let name: String
}

@Observable final class OfflineMaps {
  var downloaded: Set<MapRegion.ID> = []
  var searchText = ""

  /// One settable place for a row's binding to reach by key path.
  subscript(downloaded id: MapRegion.ID) -> Bool {
    get { self.downloaded.contains(id) }
    set(isOn) {
      if isOn {
        self.downloaded.insert(id)
      } else {
        self.downloaded.remove(id)
      }
    }
  }
}

struct RegionList: View {
  let regions: [MapRegion]
  @State private var model = OfflineMaps()

  var body: some View {
    List {
      TextField("Search", text: $model.searchText)
      ForEach(regions) { region in
        Toggle(
          region.name,
          isOn: $model[downloaded: region.id])
      }
    }
  }
}
