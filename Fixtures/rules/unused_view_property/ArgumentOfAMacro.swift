// The closure of a macro is code of the place where it stands.
import SwiftUI

struct Document {
  let owner: String
}

struct Search: View {
  let owner: String
  let documents: [Document]

  var body: some View {
    let mine = #Predicate<Document> { $0.owner == owner }
    Text("\((try? documents.filter(mine))?.count ?? 0)")
  }
}
