// A body on one line, and one subscript for two loops.
// drive: TopicList(topics: ["a", "b"])
import SwiftUI

@Observable final class Inbox { var followed: Set<String> = [] }

struct TopicList: View {
  let topics: [String]
  @State private var inbox = Inbox()

  var body: some View {
    VStack {
      ForEach(topics, id: \.self) { topic in
        Toggle(topic, isOn: Binding(  // expect: closure_binding_in_foreach
          get: { inbox.followed.contains(topic) },
          set: { if $0 { inbox.followed.insert(topic) } else { inbox.followed.remove(topic) } }
        ))
      }
    }
    List(topics, id: \.self) { topic in
      Toggle(isOn: Binding(  // expect: closure_binding_in_foreach
        get: { inbox.followed.contains(topic) },
        set: { if $0 { inbox.followed.insert(topic) } else { inbox.followed.remove(topic) } }
      )) {
        Text(topic)
      }
    }
  }
}
