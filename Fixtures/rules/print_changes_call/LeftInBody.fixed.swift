import SwiftUI

struct Clock: View {
  let time: Date

  var body: some View {
    Text(time, style: .time)
  }
}
