import SwiftUI

/// A walking companion: maps to take along, things to do on the way, a few settings.
@main
struct WalkApp: App {
  @State private var maps = WalkMaps()
  @State private var settings = WalkSettings()

  var body: some Scene {
    WindowGroup {
      TabView {
        WalkRegionList(regions: WalkRegion.samples)
          .tabItem { Text("Maps") }
        WalkTaskList()
          .tabItem { Text("Tasks") }
        WalkSettingsForm(settings: settings)
          .tabItem { Text("Settings") }
      }
      .environment(maps)
    }
  }
}
