// Nothing of these objects can be read; to observe them is all that they are good for.
import SwiftUI

final class Pulse: ObservableObject {
  private var count = 0
}

struct Refreshing<Content: View>: View {
  @ObservedObject var pulse: Pulse
  let content: Content

  var body: some View {
    content
  }
}

struct Following<Object: ObservableObject, Content: View>: View {
  @ObservedObject var object: Object
  let content: Content

  var body: some View {
    content
  }
}

struct Selecting<Value: Hashable, Content: View>: View {
  @Binding var selection: Value  // expect: unused_view_property
  let content: Content

  var body: some View {
    content
  }
}
