import Observation

@Observable final class Profile {
  var name = ""
}
