import SwiftUI

struct WalkTask: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct WalkTaskList: View {
  @State private var tasks = [
    WalkTask(id: 1, title: "Pack the tent"),
    WalkTask(id: 2, title: "Charge the lamp"),
  ]

  var body: some View {
    List {
      ForEach($tasks) { $task in
        HStack {
          TextField("Task", text: $task.title)
          Toggle("Done", isOn: $task.isDone)
        }
      }
      Button("Remove what is done") {
        tasks.removeAll { $0.isDone }
      }
    }
  }
}
