import SwiftUI

struct TrailTask: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct TrailTaskList: View {
  @State private var tasks = [
    TrailTask(id: 1, title: "Pack the tent"),
    TrailTask(id: 2, title: "Charge the lamp"),
  ]

  var body: some View {
    List {
      ForEach(tasks.indices, id: \.self) { index in
        HStack {
          TextField("Task", text: $tasks[index].title)
          Toggle("Done", isOn: $tasks[index].isDone)
        }
      }
      Button("Remove what is done") {
        tasks.removeAll { $0.isDone }
      }
    }
  }
}
