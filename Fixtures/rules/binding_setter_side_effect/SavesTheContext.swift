// compiles: no - Core Data and SwiftData are not here
import SwiftData
import SwiftUI

struct TaskRow: View {
  @Environment(\.modelContext) private var context
  let item: Item

  var body: some View {
    Toggle(
      "Done",
      isOn: Binding(
        get: { item.isDone },
        set: { isDone in
          item.isDone = isDone
          try? context.save()  // expect: binding_setter_side_effect
        }
      ))
  }
}
