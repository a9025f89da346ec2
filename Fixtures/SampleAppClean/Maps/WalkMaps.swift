import Observation

/// Which regions are kept for use without a network.
@Observable final class WalkMaps {
  var downloaded: Set<WalkRegion.ID> = []
  var searchText = ""

  /// Whether a region is kept.
  subscript(isOffline id: WalkRegion.ID) -> Bool {
    get { downloaded.contains(id) }
    set {
      if newValue {
        downloaded.insert(id)
      } else {
        downloaded.remove(id)
      }
    }
  }

  func matches(_ region: WalkRegion) -> Bool {
    searchText.isEmpty || region.name.contains(searchText)
  }
}
