// The row's own parameter names the projection; the setter touches a second member of the same model.
// drive: RegionList(regions: [MapRegion(id: 4), MapRegion(id: 5)])
import SwiftUI

struct MapRegion: Identifiable {
    let id: Int
}

@Observable
final class MapModel {
    var regions: [MapRegion] = []
    private(set) var changes = 0
    var downloaded: Set<MapRegion.ID> = []

    func noteChange() { changes += 1 }

    /// One settable place for a row's binding to reach by key path.
    subscript(isAvailableOffline id: MapRegion.ID) -> Bool {
        get { self.downloaded.contains(id) }
        set(isOn) {
            if isOn {
                self.downloaded.insert(id)
            } else {
                self.downloaded.remove(id)
            }
            self.noteChange()
        }
    }
}

struct RegionList: View {
    let regions: [MapRegion]
    @State private var model = MapModel()

    var body: some View {
        ForEach(regions) { region in
            RegionRow(
                region: region,
                isAvailableOffline: $model[isAvailableOffline: region.id]
            )
        }
    }
}

struct RegionRow: View {
    let region: MapRegion
    @Binding var isAvailableOffline: Bool

    var body: some View {
        Toggle("\(region.id)", isOn: $isAvailableOffline)
    }
}
