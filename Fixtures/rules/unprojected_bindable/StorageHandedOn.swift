import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct Outer: View {
  @Bindable var profile: Profile
  var body: some View { Inner(_profile) }
}

struct Inner: View {
  @Bindable var profile: Profile
  init(_ bindable: Bindable<Profile>) { _profile = bindable }
  var body: some View { TextField("Name", text: $profile.name) }
}
