import SwiftUI

struct Chore: Identifiable {
  let id = UUID()
  var isDone = false
}

@Observable final class House {
  var chores: [Chore] = []
}

enum Room: CaseIterable {
  case kitchen, bath
}

struct ChoreList: View {
  let house: House
  @State private var extra: [Chore] = []

  var body: some View {
    List {
      ForEach(house.chores.filter { !$0.isDone }) { _ in Text("open") }  // expect: expensive_body
      ForEach(extra.sorted { !$0.isDone && $1.isDone }) { _ in Text("extra") }  // expect: expensive_body
      ForEach(Room.allCases.filter { $0 != .bath }, id: \.self) { _ in Text("room") }
      ForEach(house.chores) { _ in Text("all") }
    }
  }

  private func section(_ chores: [Chore]) -> some View {
    ForEach(chores.filter(\.isDone)) { _ in Text("done") }
  }
}
