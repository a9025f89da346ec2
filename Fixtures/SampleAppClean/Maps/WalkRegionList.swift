import SwiftUI

struct WalkRegionList: View {
  let regions: [WalkRegion]
  @Environment(WalkMaps.self) private var maps

  var body: some View {
    @Bindable var maps = maps
    List {
      TextField("Search", text: $maps.searchText)
      ForEach(regions.filter(maps.matches)) { region in
        HStack {
          WalkRegionLabel(region: region)
          Toggle("Offline", isOn: $maps[isOffline: region.id])
        }
      }
    }
  }
}
