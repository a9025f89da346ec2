import SwiftUI

struct First: View {
  var body: some View {
    return Text("first")
  }
}

struct Second: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
    }
    .onAppear { }
    #if !DEBUG
    #endif
  }
}
