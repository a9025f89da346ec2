// The refactored form: the model has a subscript, and each row projects it.
import SwiftUI

struct MapRegion: Identifiable {
  let id: Int
  let name: String
}

@Observable final class OfflineMaps {
  var downloaded: Set<MapRegion.ID> = []
  var searchText = ""

  subscript(isDownloaded id: MapRegion.ID) -> Bool {
    get { downloaded.contains(id) }
    set {
      if newValue {
        downloaded.insert(id)
      } else {
        downloaded.remove(id)
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
        Toggle(region.name, isOn: $model[isDownloaded: region.id])
      }
    }
  }
}
