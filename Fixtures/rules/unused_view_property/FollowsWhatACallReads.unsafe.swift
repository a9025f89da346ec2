// Unread, the observed object still runs the view again when what a call in its body reads has changed.
import SwiftUI

final class Member: ObservableObject {
  @Published var friends: Set<String> = []
}

@Observable final class Session {
  private let member = Member()

  func isFriend(_ name: String) -> Bool {
    member.friends.contains(name)
  }

  func befriend(_ name: String) {
    member.friends.insert(name)
  }
}

struct FriendLabel: View {
  @ObservedObject var member: Member
  let session: Session
  let name: String

  var body: some View {
    Text(session.isFriend(name) ? "Friend" : name)
  }
}

struct FriendButton: View {
  let session: Session
  let name: String

  var body: some View {
    Button("Befriend") { session.befriend(name) }
  }
}
