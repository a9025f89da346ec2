// An `ObservableObject` in the environment gives the projection through its wrapper.
// drive: FeedList(feeds: [Feed(url: "a"), Feed(url: "b")]).environmentObject(Settings2())
import SwiftUI

struct Feed {
    let url: String
}

final class Settings2: ObservableObject {
    @Published var muted: Set<String> = []
    @Published var edits = 0
}

struct FeedList: View {
    let feeds: [Feed]
    @EnvironmentObject private var settings: Settings2

    var body: some View {
        Form {
            ForEach(feeds, id: \.url) { feed in
                Toggle(isOn: Binding(  // expect: closure_binding_in_foreach
                    get: { !settings.muted.contains(feed.url) },
                    set: { isOn in
                        if isOn {
                            settings.muted.remove(feed.url)
                        } else {
                            settings.muted.insert(feed.url)
                        }
                        settings.edits += 1
                    }
                )) {
                    Text(feed.url)
                }
            }
        }
    }
}
