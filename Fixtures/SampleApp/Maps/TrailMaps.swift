import Observation

/// Which regions are kept for use without a network.
@Observable final class TrailMaps {
  var downloaded: Set<TrailRegion.ID> = []
  var searchText = ""

  func matches(_ region: TrailRegion) -> Bool {
    searchText.isEmpty || region.name.contains(searchText)
  }
}
