// A custom wrapper that holds an environment value subscribes every view that declares it.
import SwiftUI

@propertyWrapper struct Spacing: DynamicProperty {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dynamicTypeSize) private var size  // expect: unused_environment

  var wrappedValue: Double {
    width == .compact ? 8 : 16
  }
}
