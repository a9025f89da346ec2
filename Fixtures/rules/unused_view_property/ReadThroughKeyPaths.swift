// Key paths on the type, applied to `self`, read both properties.
import SwiftUI

struct Fields: View {
  let first: String
  let second: String
  let showsSecond: Bool

  var body: some View {
    let path: KeyPath<Fields, String> = showsSecond ? \.second : \.first
    Text(self[keyPath: path])
  }
}
