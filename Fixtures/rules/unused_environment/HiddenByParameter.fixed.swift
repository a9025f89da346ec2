// Every `locale` in the code is the closure's own.
import SwiftUI

struct Languages: View {
  let locales: [Locale]

  var body: some View {
    ForEach(locales, id: \.identifier) { locale in
      Text(locale.identifier)
    }
  }
}
