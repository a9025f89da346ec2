// Without a tag the element's id is the tag.
import SwiftUI

enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: String { rawValue }
}

enum Taste: CaseIterable, Identifiable {
  case sweet, sour
  var id: Self { self }
}

struct Cup: Identifiable {
  let id = UUID()
  let name: String
}

struct Order: View {
  @State private var size = Size.small
  @State private var taste = Taste.sweet
  @State private var cup: UUID?
  @State private var marked: Set<String> = []
  let cups: [Cup]

  var body: some View {
    Picker("Size", selection: $size) {  // expect: picker_tag_mismatch
      ForEach(Size.allCases) { Text($0.rawValue) }
    }
    Picker("Size", selection: $size) {
      ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
    }
    Picker("Taste", selection: $taste) {
      ForEach(Taste.allCases) { taste in Text("\(taste)") }
    }
    Picker("Cup", selection: $cup) {
      ForEach(cups) { cup in Text(cup.name) }
    }
    List(selection: $marked) {  // expect: picker_tag_mismatch
      ForEach(cups) { cup in Text(cup.name) }
    }
  }
}
