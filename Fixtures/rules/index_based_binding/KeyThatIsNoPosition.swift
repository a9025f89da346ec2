// The subscript takes an id.
import SwiftUI

struct Site: Identifiable {
  let id: String
  var name = ""
}

struct Sites {
  var all: [Site] = []

  subscript(id id: String) -> String {
    get { all.first { $0.id == id }?.name ?? "" }
    set { if let index = all.firstIndex(where: { $0.id == id }) { all[index].name = newValue } }
  }
}

struct SiteNames: View {
  @State private var sites = Sites()

  var body: some View {
    ForEach(sites.all) { site in
      TextField("Name", text: $sites[id: site.id])
    }
  }
}
