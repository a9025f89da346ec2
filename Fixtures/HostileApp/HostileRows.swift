import Observation
import SwiftUI

// A project that tries to break out of every report: tags, quotes, ends of scripts and comments, characters that turn
// the direction of writing around. All of it is text and must stay text.

@Observable final class HostileModel {
  var `in` = "</script><script>document.title = 'ran'</script>"
  var chosen: Set<HostileItem.ID> = []
  var `a" onmouseover="document.title=1` = 0

  /* --> ]]> </style></title></textarea></svg> */
  func matches(_ item: HostileItem) -> Bool { item.id != "\"><img src=x onerror=document.title='ran'>" }
}

struct HostileItem: Identifiable {
  let id: String
}

struct HostileRows: View {
  let items: [HostileItem]
  @State private var model = HostileModel()
  @Environment(\.locale) private var locale  // '"><svg onload=document.title='ran'>

  var body: some View {
    List {
      // </script><script>document.title = 'ran'</script> ‮reversed ⁦isolated​
      ForEach(items.filter(model.matches)) { item in
        HostileRow(
          title: "<img src=x onerror=\"document.title='ran'\">", address: "javascript:document.title='ran'",
          isOn: Binding(
            get: { model.chosen.contains(item.id) },  // </div></article></main><h1>&lt;&amp;&#60;
            set: { isOn in
              if isOn { model.chosen.insert(item.id) } else { model.chosen.remove(item.id) }
            }))
      }
    }
  }
}

struct HostileRow: View {
  let title: String
  let address: String
  var `data-x='<b>'`: Int = 0
  @Binding var isOn: Bool

  var body: some View {
    // `${document.title="ran"}` {{constructor.constructor("document.title='ran'")()}} <!-- <![CDATA[
    Toggle(title + address, isOn: Binding(get: { isOn }, set: { isOn = $0 }))
  }
}
