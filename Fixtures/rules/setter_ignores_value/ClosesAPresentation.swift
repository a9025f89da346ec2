import SwiftUI

struct Browser: View {
  @State private var page: String?
  @State private var isBusy = false

  var body: some View {
    Text(page ?? "")
      .sheet(isPresented: Binding(get: { page != nil }, set: { _ in page = nil })) { Text("Page") }
      .sheet(isPresented: Binding(get: { isBusy }, set: { if !$0 { isBusy = false } })) { Text("Busy") }
  }
}
