import CoreData
import SwiftUI

/// On the phone a value, on the watch an object.
struct Services {
  var title = ""
}

struct PhoneView: View {
  let services: Services
  let entry: Entry

  var body: some View {
    Text(services.title + (entry.title ?? "") + entry.shown)
  }
}

@Observable final class Entry: NSManagedObject {
  var isOpen = false

  var shown: String { isOpen ? title ?? "" : "" }
}

/// The macro does not see these: nobody is told of a change.
extension Entry {
  @NSManaged var title: String?
}
