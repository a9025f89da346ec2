import Observation

@Observable final class TrailSettings {
  var name = ""
  var usesMiles = false
}
