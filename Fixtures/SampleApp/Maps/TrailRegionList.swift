import SwiftUI

struct TrailRegionList: View {
  let regions: [TrailRegion]
  @Environment(TrailMaps.self) private var maps

  var body: some View {
    @Bindable var maps = maps
    List {
      TextField("Search", text: $maps.searchText)
      ForEach(regions.filter(maps.matches)) { region in
        HStack {
          TrailRegionLabel(region: region, isSelected: false)
          Toggle(
            "Offline",
            isOn: Binding(
              get: { maps.downloaded.contains(region.id) },
              set: { isOffline in
                if isOffline {
                  maps.downloaded.insert(region.id)
                } else {
                  maps.downloaded.remove(region.id)
                }
              }
            )
          )
        }
      }
    }
  }
}
