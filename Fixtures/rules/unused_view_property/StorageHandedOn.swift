// `_field` in an expression hands the storage on.
import SwiftUI

struct SignIn: View {
  @FocusState private var field: Bool

  var body: some View {
    NameField(field: _field)
  }
}

struct NameField: View {
  @FocusState var field: Bool

  init(field: FocusState<Bool>) {
    _field = field
  }

  var body: some View {
    TextField("Name", text: .constant("")).focused($field)
  }
}
