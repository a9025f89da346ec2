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
