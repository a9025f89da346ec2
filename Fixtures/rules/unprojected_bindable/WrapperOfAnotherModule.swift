// compiles: no - Perception is not here
import Perception
import SwiftUI

struct ProfileTitle: View {
  @Perception.Bindable var profile: Profile

  var body: some View {
    Text(profile.name)
  }
}
