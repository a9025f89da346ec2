// The wrapper follows a setting that the body reads by its key.
import SwiftUI

@MainActor struct Settings {
  var font = Font.body
  var spacing = 8.0
  static var current = Settings()
  static subscript<Value>(_ path: KeyPath<Settings, Value>) -> Value { current[keyPath: path] }
}

@MainActor @propertyWrapper struct Setting<Value>: DynamicProperty {
  @ObservedObject private var store = SettingStore.shared
  private let path: KeyPath<Settings, Value>

  init(_ path: KeyPath<Settings, Value>) { self.path = path }

  var wrappedValue: Value { Settings.current[keyPath: path] }
}

@MainActor final class SettingStore: ObservableObject {
  static let shared = SettingStore()
}

struct Line: View {
  @Setting(\.font) private var font

  var body: some View {
    Text("Line").font(Settings[\.font])
  }

  func reset() {
    Settings.current.spacing = 8
  }
}

struct Paragraph: View {
  @AppStorage("indent") private var indent = 4

  var body: some View {
    VStack {
      Text("Paragraph").padding(.leading, Double(UserDefaults.standard.integer(forKey: "indent")))
      Button("Wide") { UserDefaults.standard.set(80, forKey: "width") }
    }
  }
}
