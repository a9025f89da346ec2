import SwiftUI

struct First: View {
  var body: some View {
    Self._printChanges()  // expect: print_changes_call
    return Text("first")
  }
}

struct Second: View {
  @State private var isOpen = false

  var body: some View {
    let _ = Second._logChanges()  // expect: print_changes_call

    VStack {
      let _ = Self._printChanges(); Toggle("Open", isOn: $isOpen)  // expect: print_changes_call
    }
    .onAppear { _ = Self._printChanges() }  // expect: print_changes_call
    #if !DEBUG
      let _ = Self._logChanges()  // expect: print_changes_call
    #endif
  }
}
