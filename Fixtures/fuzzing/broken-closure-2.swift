//% TrailMaps.swift
import Observation

/// Which regions are kept for use without a network.
@Observable final class TrailMaps {
  var downloaded: Set<TrailRegion.ID> = []
  var searchText = ""

  func matches(_ region: TrailRegion) -> Bool {
    searchText.isEmpty || region.name.contains(searchText)
  }
}
//% TrailRegion.swift
struct TrailRegion: Identifiable {
  let id: String
  let name: String
  let megabytes: Int

  static let samples = [
    TrailRegion(id: "north", name: "North coast", megabytes: 120),
    TrailRegion(id: "lakes", name: "Lake district", megabytes: 86),
    TrailRegion(id: "ridge", name: "Eastern ridge", megabytes: 204),
  ]
}
//% TrailRegionLabel.swift
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
//% TrailRegionList.swift
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
.                } else {
                  maps.downloaded.remove(region.id)
                }
              }
  1          )
          )
        }
      }
    }
  }
}
