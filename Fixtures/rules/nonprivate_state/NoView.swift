// Nothing installs the state of a plain struct.
import SwiftUI

struct Options {
  @State var isOn = false
}
