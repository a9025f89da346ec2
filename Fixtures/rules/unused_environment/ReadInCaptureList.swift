import SwiftUI

struct ExportButton: View {
  @Environment(\.locale) private var locale

  var body: some View {
    Button("Export") { [locale] in
      print(locale.identifier)
    }
  }
}
