import SwiftUI

@propertyWrapper struct Environment<Value> {
  var wrappedValue: Value
}

final class Exporter {
  @Environment var scheme = "light"
}
