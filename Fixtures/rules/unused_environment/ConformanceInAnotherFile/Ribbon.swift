import SwiftUI

struct Ribbon {
  @Environment(\.scenePhase) var phase  // expect: unused_environment
}
