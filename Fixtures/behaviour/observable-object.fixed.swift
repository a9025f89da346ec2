// An `ObservableObject` in the environment gives the projection through its wrapper.
// drive: FeedList(feeds: [Feed(url: "a"), Feed(url: "b")]).environmentObject(Settings2())
import SwiftUI

struct Feed {
    let url: String
}

final class Settings2: ObservableObject {
    @Published var muted: Set<String> = []
    @Published var edits = 0

    /// One settable place for a row's binding to reach by key path.
    subscript(muted url: String) -> Bool {
        get { !self.muted.contains(url) }
        set(isOn) {
            if isOn {
                self.muted.remove(url)
            } else {
                self.muted.insert(url)
            }
            self.edits += 1
        }
    }
}

struct FeedList: View {
    let feeds: [Feed]
    @EnvironmentObject private var settings: Settings2

    var body: some View {
        Form {
            ForEach(feeds, id: \.url) { feed in
                Toggle(isOn: $settings[muted: feed.url]) {
                    Text(feed.url)
                }
            }
        }
    }
}
