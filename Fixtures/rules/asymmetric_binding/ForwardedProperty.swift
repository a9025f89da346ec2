// `model.name` is `model.state.name`.
import SwiftUI

struct ModelState {
  var name = ""
}

@Observable final class Model {
  var state = ModelState()
  var name: String {
    get { state.name }
    set { state.name = newValue }
  }
}

struct NameField: View {
  @State private var model = Model()

  var body: some View {
    TextField("Name", text: Binding(get: { model.state.name }, set: { model.name = $0 }))
  }
}
