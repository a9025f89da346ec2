// The declaration installs the delegate.
import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {}

struct Journal: App {
  @UIApplicationDelegateAdaptor private var delegate: AppDelegate

  var body: some Scene {
    WindowGroup { Text("Journal") }
  }
}
