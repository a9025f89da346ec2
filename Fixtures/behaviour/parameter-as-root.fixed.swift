// The model is a parameter of the row's builder; the value is of an enum, in a picker.
// drive: DeviceList(devices: ["a", "b"], fleet: Fleet())
import SwiftUI

enum Mode: String, CaseIterable {
  case off, slow, fast
}

extension Mode: _Pickable {
  static func _pick(_ random: inout _Random) -> Mode { allCases[random.next(below: 3)] }
}

@Observable final class Fleet {
  var modes: [String: Mode] = [:]

  /// One settable place for a row's binding to reach by key path.
  subscript(modes device: String) -> Mode {
    get { self.modes[device] ?? .off }
    set(newMode) { self.modes[device] = newMode }
  }
}

struct DeviceList: View {
  let devices: [String]
  let fleet: Fleet

  var body: some View {
    ForEach(devices, id: \.self) { device in
      row(device, of: fleet)
    }
  }

  private func row(_ device: String, of fleet: Fleet) -> some View {
    let mode = Bindable(fleet)[modes: device]
    return Picker(device, selection: mode) {
      ForEach(Mode.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
  }
}
