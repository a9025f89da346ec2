import SwiftUI

/// A companion on the trail: maps to take along, things to do on the way, a few settings.
@main
struct TrailApp: App {
  @State private var maps = TrailMaps()
  @State private var settings = TrailSettings()

  var body: some Scene {
    WindowGroup {
      TabView {
        TrailRegionList(regions: TrailRegion.samples)
          .tabItem { Text("Maps") }
        TrailTaskList()
          .tabItem { Text("Tasks") }
        TrailSettingsForm(settings: settings)
          .tabItem { Text("Settings") }
      }
      .environment(maps)
    }
  }
}
