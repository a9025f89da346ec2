#if canImport(SwiftUI)
  import SwiftUI

  struct Row: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Text("A row") }
  }
#endif
