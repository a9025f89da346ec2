// Every `locale` in the code is the closure's own.
import SwiftUI

struct Languages: View {
  @Environment(\.locale) private var locale  // expect: unused_environment
  let locales: [Locale]

  var body: some View {
    ForEach(locales, id: \.identifier) { locale in
      Text(locale.identifier)
    }
  }
}
