import SwiftUI

struct Inbox: View {
  @Environment(\.dismiss) var dismiss  // expect: unused_environment
  let subjects: [String]

  var body: some View {
    List(subjects, id: \.self) { subject in
      Text(subject)
    }
  }
}
