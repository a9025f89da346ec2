// An initializer takes the metatype to learn the generic parameter; there is no other value of it.
import SwiftUI

protocol Trait {
  static var name: String { get }
}

struct Reading<Key: Trait, Content: View>: View {
  let key: Key.Type
  let kind: Any.Type  // expect: unused_view_property
  let content: Content

  var body: some View {
    VStack {
      Text(Key.name)
      content
    }
  }
}
