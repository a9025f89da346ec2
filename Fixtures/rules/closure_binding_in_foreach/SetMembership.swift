import SwiftUI

struct MapRegion: Identifiable {
  let id: Int
  let name: String
}

@Observable final class OfflineMaps {
  var downloaded: Set<MapRegion.ID> = []
  var searchText = ""
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
          isOn: Binding(  // expect: closure_binding_in_foreach
            get: { model.downloaded.contains(region.id) },
            set: { isOn in
              if isOn {
                model.downloaded.insert(region.id)
              } else {
                model.downloaded.remove(region.id)
              }
            }))
      }
    }
  }
}
