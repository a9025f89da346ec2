import Observation

@Observable final class WalkSettings {
  var name = ""
  var usesMiles = false
}
