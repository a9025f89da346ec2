struct WalkRegion: Identifiable {
  let id: String
  let name: String
  let megabytes: Int

  static let samples = [
    WalkRegion(id: "north", name: "North coast", megabytes: 120),
    WalkRegion(id: "lakes", name: "Lake district", megabytes: 86),
    WalkRegion(id: "ridge", name: "Eastern ridge", megabytes: 204),
  ]
}
