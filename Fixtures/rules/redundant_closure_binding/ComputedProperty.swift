// There is no `$zoom`.
import SwiftUI

struct Zoom: View {
  @State private var percent = 100

  private var zoom: Double {
    get { Double(percent) / 100 }
    nonmutating set { percent = Int(newValue * 100) }
  }

  var body: some View {
    Slider(value: Binding(get: { zoom }, set: { zoom = $0 }))
  }
}
