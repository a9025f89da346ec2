// Nothing is installed in a plain class; there the wrapper never updates, which is another mistake.
import SwiftUI

final class Presenter {
  @Environment(\.colorScheme) private var scheme

  func present() {}
}
