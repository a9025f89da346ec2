struct Screen: View {
  @Environment(Model.self) private var model
  @Binding var isOn: Bool
  @State private var selection: Set<Item.ID> = []
  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $model.path) {
      List($model.items, editActions: .delete) { $item in
        Toggle(item.name, isOn: $item.isOn)
      }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        if index > 0 { Divider() } else { EmptyView() }
        switch item.kind {
        case .a: Text("a")
        case .b(let value): Text("\(value)")
        }
      }
      .onChange(of: selection) { old, new in model.select(new) }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Add", action: add) }
    }
    .sheet(isPresented: Binding(get: { model.isShown }, set: { model.isShown = $0 })) { Sheet() }
    .task(id: model.id) { await model.load() }
    .padding([.top, .bottom], 4)
    .background(.regularMaterial, in: .rect(cornerRadius: 8))
  }
}
#Preview {
  @Previewable @State var on = true
  Screen(isOn: $on)
}
