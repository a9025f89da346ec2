// Each tag belongs to the innermost selection.
import SwiftUI

enum Tab {
  case home, settings
}

struct Root: View {
  @State private var tab = Tab.home
  @State private var count = 1

  var body: some View {
    TabView(selection: $tab) {
      Text("Home").tag(Tab.home)
      VStack {
        Picker("Count", selection: $count) {
          Text("1").tag(1)
          Text("2").tag("2")  // expect: picker_tag_mismatch
        }
        Text("inner").tag(5)
      }
      .tag(Tab.settings)
      Text("Other").tag(2)  // expect: picker_tag_mismatch
    }
  }
}
