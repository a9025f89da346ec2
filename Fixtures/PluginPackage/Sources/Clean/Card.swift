#if canImport(SwiftUI)
  import SwiftUI

  struct Card: View {
    var body: some View { Text("A card") }
  }
#endif
