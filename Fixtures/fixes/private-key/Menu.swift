// The key's type is private to the view's file, and the model takes any key: no subscript can name it.
// refusal: the type of 'course' is not known to be a key
import SwiftUI

private enum Course: Hashable {
  case soup, pie
}

struct Menu: View {
  @State private var order = Order()
  private let courses: [Course] = [.soup, .pie]

  var body: some View {
    ForEach(courses, id: \.self) { course in
      Toggle(
        "Course",
        isOn: Binding(
          get: { order.isChosen(course) },
          set: { order.choose(course, $0) }))
    }
  }
}
