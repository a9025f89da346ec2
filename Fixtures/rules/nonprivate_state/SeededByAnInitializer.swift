// What comes in is the first value, and the initializer says so.
import SwiftUI

struct Editor: View {
  @State var text: String
  @State var size: Int

  init(text: String, size: Int) {
    _text = State(initialValue: text)
    self.size = size
  }

  var body: some View {
    TextEditor(text: $text).font(.system(size: CGFloat(size)))
  }
}
