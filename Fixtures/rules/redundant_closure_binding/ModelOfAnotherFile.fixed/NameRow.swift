import SwiftUI

struct NameRow: View {
  let profile: Profile

  var body: some View {
    TextField("Name", text: Bindable(profile).name)
  }
}
