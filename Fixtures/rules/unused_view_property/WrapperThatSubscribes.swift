// What a wrapper of the project stores subscribes the views that declare it; nothing has to read it.
import SwiftUI

@MainActor final class Palette: ObservableObject {
  static let shared = Palette()
  var tint = Color.red
}

@MainActor @propertyWrapper struct Tint: DynamicProperty {
  @ObservedObject private var palette = Palette.shared
  private var locale: Environment<Locale> = Environment(\.locale)
  private let label = "tint"  // expect: unused_view_property

  var wrappedValue: Color { .red }
}
