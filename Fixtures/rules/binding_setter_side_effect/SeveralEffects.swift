// Each effect has a place of its own; what stands inside a task belongs to the task.
import Foundation
import SwiftUI

@MainActor @Observable final class Volume {
  var level = 0.5
  func upload() async {}
}

struct VolumeSlider: View {
  let volume: Volume
  let center: NotificationCenter

  var body: some View {
    Slider(
      value: Binding(
        get: { volume.level },
        set: { level in
          volume.level = level
          NotificationCenter.default.post(name: Notification.Name("volume"), object: nil)  // expect: binding_setter_side_effect
          _ = Task {  // expect: binding_setter_side_effect
            UserDefaults.standard.set(level, forKey: "volume")
            await volume.upload()
          }
        }
      ))
    Button("Tell") { center.post(name: Notification.Name("volume"), object: nil) }
  }
}
