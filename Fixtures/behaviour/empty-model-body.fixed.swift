// A body on one line, and one subscript for two loops.
// drive: TopicList(topics: ["a", "b"])
import SwiftUI

@Observable final class Inbox {
  var followed: Set<String> = []

  /// One settable place for a row's binding to reach by key path.
  subscript(followed topic: String) -> Bool {
    get { self.followed.contains(topic) }
    set { if newValue { self.followed.insert(topic) } else { self.followed.remove(topic) } }
  }
}

struct TopicList: View {
  let topics: [String]
  @State private var inbox = Inbox()

  var body: some View {
    VStack {
      ForEach(topics, id: \.self) { topic in
        Toggle(topic, isOn: $inbox[followed: topic])
      }
    }
    List(topics, id: \.self) { topic in
      Toggle(isOn: $inbox[followed: topic]) {
        Text(topic)
      }
    }
  }
}
