// `List` has the same initializer.
import SwiftUI

final class Log: ObservableObject {
  @Published var lines: [String] = []
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View {
    List(log.lines.indices) { index in  // expect: foreach_constant_range
      Text(log.lines[index])
    }
  }
}
