struct Garden: View {
  @State private var isWatered = false

  func water(_ bed: Bed) {
    bed.water()
    if bed.isDry {
      bed.water()

  func weed() {
    beds.forEach { $0.weed() }
  }

  var body: some View {
    VStack {
      Toggle("Water", isOn: $isWatered)
    }
  }
}

struct Bed { var isDry: Bool }
