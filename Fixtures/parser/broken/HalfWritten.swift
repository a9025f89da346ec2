struct Garden: View {
  @State private var name: [String
  @Binding var
  let x = Text("a").
  func plant(_ seed: Seed, in
  var body: some View {
    VStack(alignment: .leading, {
      Text("rows \(rows.count")
      Button("Add") { add( }
      if let seed = {
        Text(seed.name)
      }
      ForEach(seeds, id: \.
    }
    .padding(
  }
  private func add() { rows.append(Row(x: 1) }
  @
  let last = 1
}
