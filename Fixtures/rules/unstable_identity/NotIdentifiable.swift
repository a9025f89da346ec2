// Nothing takes it for the identity of a view.
import SwiftUI

struct Request {
  var id: UUID { UUID() }
}
