// A tag stands for its type and for the optional of it, unless it says otherwise.
import SwiftUI

struct Seat: View {
  @State private var row: Int?
  @State private var place = 1
  let places: [Int]

  var body: some View {
    Picker("Row", selection: $row) {
      Text("None").tag(nil as Int?)
      Text("None").tag(Int?.none)
      Text("1").tag(1)
      Text("2").tag(Optional(2))
      Text("3").tag(3, includeOptional: false)  // expect: picker_tag_mismatch
      Text("4").tag("4")  // expect: picker_tag_mismatch
    }
    Picker("Place", selection: $place) {
      ForEach(places, id: \.self) { place in
        Text("\(place)").tag(Optional.some(place))  // expect: picker_tag_mismatch
      }
      Text("Any").tag(nil as Int?)  // expect: picker_tag_mismatch
    }
  }
}
