// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let generatedEntries: [CatalogueEntry] = [
    CatalogueEntry(
      id: RuleID(#"asymmetric_binding"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A closure binding that shows one property and changes another"#,
      why: [
        #"A control shows what the getter gives. When the setter changes something else, the control jumps back to the old value, and another one, somewhere else, changes: nearly always a slip while copying a row."#,
        #"SwiftUI can't notice: getter and setter are two closures of the right types."#,
      ],
      reports: [
        #"A closure binding whose getter is one stored property of a root and whose setter only assigns other stored properties of the same root."#,
      ],
      leavesAlone: [
        #"Setters that write the property that is read, among others."#,
        #"Comparisons (`selected == id`), presence (`item != nil`) and fallbacks (`draft ?? name`)."#,
        #"Names of which one is made from the other (`theme` and `resolvedTheme`, `_count` and `count`), and the same last name on two paths (`state.name`, `name`)."#,
        #"Computed properties, properties with observers, and setters that call anything: what is shown may follow from what is changed."#,
      ],
      limits: [
        #"Both properties must be declared in the indexed files."#,
        #"An object that derives one property from another by other means isn't seen through."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/binding"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Preferences {
            var sound = false
            var haptics = false
          }

          struct PreferencesForm: View {
            @State private var preferences = Preferences()

            var body: some View {
              Toggle(
                "Haptics",
                isOn: Binding(  // finding
                  get: { preferences.sound },
                  set: { preferences.haptics = $0 }
                ))
            }
          }
          """#,
        corrected: #"""
          struct Preferences {
            var sound = false
            var haptics = false
          }

          struct PreferencesForm: View {
            @State private var preferences = Preferences()

            var body: some View {
              Toggle("Sound", isOn: $preferences.sound)
              Toggle("Haptics", isOn: $preferences.haptics)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"binding_setter_side_effect"#),
      since: #"0.1.0"#,
      category: .effects,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A binding's setter that does more than change state"#,
      why: [
        #"SwiftUI writes through a binding whenever it sees fit: for every character that is typed, for every step of a slider, and for a field that still has the focus when its screen goes away. A setter that starts a task, writes a file or posts a notification does so each time, and nobody has pressed anything."#,
        #"A setter that puts off the write itself (`DispatchQueue.main.async { isOn = value }`) lets the control read the old value back right after it has set the new one."#,
      ],
      reports: [
        #"What the setter of a closure binding executes itself: `Task { }` and `Task.detached { }`, `await`, `async` and `asyncAfter` of a queue, calls of `URLSession` and `FileManager`, `write(to:)`, writes to `UserDefaults`, `save()` of a context or store, a posted notification. Each effect is reported at its own place."#,
      ],
      leavesAlone: [
        #"Assignments, `withAnimation`, `store.send(...)` and calls of methods: what a model does with a new value is the model's affair."#,
        #"Closures that the setter only stores or hands on, since they run later."#,
        #"Names that merely contain such a word (`setTask`, `saved`)."#,
      ],
      limits: [
        #"Methods that the setter calls aren't followed."#,
        #"A setter that is a reference to a function isn't looked into."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/binding"#,
        #"https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          @MainActor @Observable final class Profile {
            var name = ""
            func save() async {}
          }

          struct ProfileField: View {
            @State private var profile = Profile()

            var body: some View {
              TextField(
                "Name",
                text: Binding(
                  get: { profile.name },
                  set: { name in
                    profile.name = name
                    Task { await profile.save() }  // finding
                  }
                ))
            }
          }
          """#,
        corrected: #"""
          @MainActor @Observable final class Profile {
            var name = ""
            func save() async {}
          }

          struct ProfileField: View {
            @State private var profile = Profile()

            var body: some View {
              TextField("Name", text: $profile.name)
                .onChange(of: profile.name) { _, _ in
                  Task { await profile.save() }
                }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"broad_set_observation"#),
      since: #"0.1.0"#,
      category: .dependencies,
      severity: .note,
      isEnabled: false,
      confidence: .medium,
      summary: #"Rows that each read one entry of an observed set or dictionary"#,
      why: [
        #"Observation follows properties, not entries. A row that asks whether a set of the model contains its id depends on the whole set, so that a change for one row evaluates every row."#,
        #"Rows that get an object of their own, or a plain value that the parent looked up, depend on that alone."#,
      ],
      reports: [
        #"In repeated content, `model.marked.contains(item.id)`, `model.notes[item.id]` and subscripts of the model that read such a collection, where the model is observable and the key comes from the row."#,
      ],
      leavesAlone: [
        #"Loops over literals, `allCases` and literal ranges."#,
        #"Collections of the view itself."#,
      ],
      limits: [
        #"For a few dozen rows it costs nothing that anyone would notice: off by default."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/observation/observable()"#,
        #"https://developer.apple.com/documentation/swiftui/foreach"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Region: Identifiable {
            let id: Int
          }

          @Observable final class Downloads {
            var finished: Set<Int> = []
            var names: [Int: String] = [:]
          }

          struct RegionList: View {
            let regions: [Region]
            let downloads: Downloads

            var body: some View {
              ForEach(regions) { region in
                Text(downloads.finished.contains(region.id) ? "done" : "open")  // finding
                Text(downloads.names[region.id] ?? "")  // finding
              }
            }
          }
          """#,
        corrected: #"""
          @Observable final class Region: Identifiable {
            let id = 0
            var isFinished = false
          }

          struct RegionList: View {
            let regions: [Region]

            var body: some View {
              ForEach(regions) { region in
                Text(region.isFinished ? "done" : "open")
              }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"closure_binding_in_foreach"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A `Binding(get:set:)` made for every row of repeated content"#,
      why: [
        #"`Binding(get:set:)` wraps two closures. Each pass over `body` makes them anew for every row, and Swift functions can't be compared, so nothing can tell that a row's binding is still the one it was."#,
        #"A binding that is projected through a key path can be compared: `$model[isSelected: item.id]` names the same object, the same subscript and an equal key on every pass. The refactor gives the model a subscript for what the closures did, and the row projects it."#,
        #"The subscript also gives the reading and the writing one place with a name, which can be tested without a view."#,
      ],
      reports: [
        #"A closure binding in the content of `ForEach`, `List(data)`, `Table`, `TableColumn` or `OutlineGroup` whose getter and setter address the same storage of one root: membership in a set or an array, an entry of a dictionary, an element found by its id, a comparison with the row's value, a property path, two accessor methods."#,
        #"Every spelling of the call: `Binding(get:set:)`, `Binding<Bool>(...)`, `.init(get:set:)` where a binding is expected, trailing closures, function references, a transaction parameter."#,
        #"A binding that a helper builds, in this file or another, when repeated content calls the helper."#,
      ],
      leavesAlone: [
        #"A closure binding outside repeated content: one binding for one control costs nothing worth a change."#,
        #"Getters that combine several models, setters that write several: no subscript of one model could stand for them."#,
        #"Setters that only send an action or call an effect: the write is a message, by design."#,
        #"Conversions that lose something (`Int(text)`, `isEmpty ? nil : text`), and getters that depend on a value that can't be `Hashable`."#,
        #"What runs later (a button's action, a sheet's content), rows over a literal range, and code that extends `Binding`."#,
        #"Places where a more exact rule speaks: `index_based_binding`, `redundant_closure_binding`."#,
      ],
      limits: [
        #"Everything is decided from source text. A model or a helper outside the indexed files is unknown, and the rule is silent about what it can't see."#,
        #"A subscript makes bindings comparable. It doesn't narrow what a row observes: a row that reads a set still depends on the whole set."#,
      ],
      fix: .safe,
      fixSummary: #"Adds a subscript to the model and projects it in the row; shown as text only where the model, the key's type or the projection is not known for certain."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/binding"#,
        #"https://developer.apple.com/documentation/swiftui/bindable"#,
        #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0161-key-paths.md"#,
        #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0252-keypath-dynamic-member-lookup.md"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct MapRegion: Identifiable {
            let id: Int
            let name: String
          }

          @Observable final class OfflineMaps {
            var downloaded: Set<MapRegion.ID> = []
            var searchText = ""
          }

          struct RegionList: View {
            let regions: [MapRegion]
            @State private var model = OfflineMaps()

            var body: some View {
              List {
                TextField("Search", text: $model.searchText)
                ForEach(regions) { region in
                  Toggle(
                    region.name,
                    isOn: Binding(  // finding
                      get: { model.downloaded.contains(region.id) },
                      set: { isOn in
                        if isOn {
                          model.downloaded.insert(region.id)
                        } else {
                          model.downloaded.remove(region.id)
                        }
                      }))
                }
              }
            }
          }
          """#,
        corrected: #"""
          struct MapRegion: Identifiable {
            let id: Int
            let name: String
          }

          @Observable final class OfflineMaps {
            var downloaded: Set<MapRegion.ID> = []
            var searchText = ""

            /// One settable place for a row's binding to reach by key path.
            subscript(downloaded id: MapRegion.ID) -> Bool {
              get { self.downloaded.contains(id) }
              set(isOn) {
                if isOn {
                  self.downloaded.insert(id)
                } else {
                  self.downloaded.remove(id)
                }
              }
            }
          }

          struct RegionList: View {
            let regions: [MapRegion]
            @State private var model = OfflineMaps()

            var body: some View {
              List {
                TextField("Search", text: $model.searchText)
                ForEach(regions) { region in
                  Toggle(
                    region.name,
                    isOn: $model[downloaded: region.id])
                }
              }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"cross_feature_projection"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A binding into another feature's state through this feature's store"#,
      why: [
        #"In the Composable Architecture `$store.child.name` is a projection of this feature's store. Writing to it sends this feature's binding action with the whole state of the child in it: the child's reducer doesn't get a binding action, and whatever it does on an edit (validate, save, look something up) doesn't happen."#,
        #"A scoped store sends the child's own action, and the child's view projects its own state."#,
      ],
      reports: [
        #"`$store.child.field` where `store` is a `StoreOf` or `Store`, and `child` holds the `State` of another feature of the index."#,
      ],
      leavesAlone: [
        #"This feature's own state, and plain values in it: `$store.address.street`."#,
        #"`scope`, reads, and projections that send an action of their own with `sending`."#,
        #"Ordinary observable models."#,
      ],
      limits: [
        #"Optional and presented child state can't be projected this way and isn't looked at."#,
      ],
      fix: .display,
      fixSummary: #"Shows the call that scopes the store; the control belongs into the child's view."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/bindable"#,
        #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0252-keypath-dynamic-member-lookup.md"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          import ComposableArchitecture

          @Reducer struct Address {
            @ObservableState struct State: Equatable {
              var street = ""
            }
          }

          @Reducer struct Profile {
            @ObservableState struct State: Equatable {
              var name = ""
              var address = Address.State()
            }
          }

          struct ProfileView: View {
            @Bindable var store: StoreOf<Profile>

            var body: some View {
              TextField("Name", text: $store.name)
              TextField("Street", text: $store.address.street)  // finding
            }
          }
          """#,
        corrected: #"""
          import ComposableArchitecture

          @Reducer struct Address {
            @ObservableState struct State: Equatable {
              var street = ""
            }
          }

          @Reducer struct Profile {
            @ObservableState struct State: Equatable {
              var name = ""
              var address = Address.State()
            }
          }

          struct ProfileView: View {
            @Bindable var store: StoreOf<Profile>

            var body: some View {
              TextField("Name", text: $store.name)
              AddressView(store: store.scope(state: \.address, action: \.address))
            }
          }

          struct AddressView: View {
            @Bindable var store: StoreOf<Address>

            var body: some View {
              TextField("Street", text: $store.street)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"environment_outside_view"#),
      since: #"0.1.0"#,
      category: .dependencies,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"An environment property in a type that is no view"#,
      why: [
        #"SwiftUI fills the environment properties of the views, modifiers, styles and dynamic properties that it installs. In a plain class or struct nobody does: an `@Environment` value is the default for ever, and an `@EnvironmentObject` stops the app when it is read."#,
      ],
      reports: [
        #"`@Environment` and `@EnvironmentObject` in a struct, class or actor whose conformances are all known and none of which SwiftUI installs."#,
      ],
      leavesAlone: [
        #"Dynamic properties, and types with a conformance, superclass or attached macro that isn't known."#,
      ],
      limits: [
        #"A type that is only a base for views elsewhere isn't told apart when its subclasses aren't indexed."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/environment"#,
        #"https://developer.apple.com/documentation/swiftui/dynamicproperty"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          final class Exporter {
            @Environment(\.colorScheme) private var scheme  // finding

            func title() -> String { scheme == .dark ? "dark" : "light" }
          }
          """#,
        corrected: #"""
          struct SchemeTitle: DynamicProperty {
            @Environment(\.colorScheme) private var scheme

            var title: String { scheme == .dark ? "dark" : "light" }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"environment_read_in_init"#),
      since: #"0.1.0"#,
      category: .dependencies,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"An environment property that is read before the view is installed"#,
      why: [
        #"SwiftUI fills environment properties when it installs a view, after the initializer has run. In the initializer an `@Environment` value is the default, whatever the environment says, and nothing is subscribed; an `@EnvironmentObject` stops the app."#,
      ],
      reports: [
        #"A read of an `@Environment` or `@EnvironmentObject` property in an initializer of a view, or in the initial value of another property."#,
      ],
      leavesAlone: [
        #"Closures that are stored for later, parameters of the same name, and `_name = Environment(...)`."#,
      ],
      limits: [
        #"Helper methods that the initializer calls aren't followed."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/environment"#,
        #"https://developer.apple.com/documentation/swiftui/environmentobject"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Themed: View {
            @Environment(\.colorScheme) private var scheme
            private let title: String

            init() {
              title = "Hello"
              if scheme == .dark { print("dark") }  // finding
            }

            var body: some View {
              Text(scheme == .dark ? title : "light")
            }
          }
          """#,
        corrected: #"""
          struct Themed: View {
            @Environment(\.colorScheme) private var scheme
            private let title: String

            init() {
              title = "Hello"
            }

            var body: some View {
              Text(scheme == .dark ? title : "light")
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"expensive_body"#),
      since: #"0.1.0"#,
      category: .dependencies,
      severity: .note,
      isEnabled: false,
      confidence: .medium,
      summary: #"Formatters made and collections sorted in `body`"#,
      why: [
        #"SwiftUI evaluates `body` whenever something that it read changes. A formatter or coder that is made there is made again each time, though it never differs; and rows that are filtered or sorted on the way cost the whole collection for each pass."#,
      ],
      reports: [
        #"A formatter, coder or regular expression made in `body`, or in a property or function of a view that gives a view."#,
        #"`filter`, `sorted` and `map` in the data of a `ForEach` or `List` that begin with a property of the view."#,
      ],
      leavesAlone: [
        #"Static constants, initial values of stored properties, and actions that run later."#,
        #"Constant data, `allCases`, parameters and locals."#,
      ],
      limits: [
        #"How large a collection is, and how often `body` runs, doesn't show in the source: off by default."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/view/body-swift.property"#,
        #"https://developer.apple.com/documentation/foundation/formatter"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Stamp: View {
            let date: Date

            var body: some View {
              let formatter = DateFormatter()  // finding
              Text(formatter.string(from: date))
            }
          }
          """#,
        corrected: #"""
          struct Stamp: View {
            private static let formatter = DateFormatter()
            let date: Date

            var body: some View {
              Text(Self.formatter.string(from: date))
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"foreach_constant_range"#),
      since: #"0.1.0"#,
      category: .identity,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"`ForEach` over a range that can change, without an `id:`"#,
      why: [
        #"`ForEach` has an initializer for a `Range<Int>` that is documented to read the range once: it is made for constant data. When the collection behind the range grows, the new rows don't appear; when it shrinks, rows read behind its end and the app stops."#,
        #"Elements with an identity need no position: `ForEach(items)` follows insertions, removals and moves, and animates them."#,
      ],
      reports: [
        #"`ForEach(items.indices) { }`, `ForEach(0..<items.count) { }` and `List` in the same forms, where the collection or the count is a wrapped property of the view or a `var` of a model in the index."#,
        #"The same through a local copy: `let shown = model.items` and a loop over its indices."#,
      ],
      leavesAlone: [
        #"A range with an `id:`."#,
        #"Ranges between literals, and collections that are a `let`, a static constant or `allCases`: a view gets them anew with each value."#,
        #"Loops that make bindings by their position: `index_based_binding` speaks there."#,
      ],
      limits: [
        #"Whether a `var` in fact changes while the view is on the screen does not show in the source."#,
        #"A plain property of the view that its parent passes counts as constant, though the parent can pass another one."#,
      ],
      fix: .display,
      fixSummary: #"Shows the loop with `id: \.self`; looping over the elements themselves is better where they are `Identifiable`."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)"#,
        #"https://developer.apple.com/documentation/swiftui/foreach"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Shelf: View {
            @State private var books: [String] = []

            var body: some View {
              VStack {
                ForEach(0..<books.count) { index in  // finding
                  Text(books[index])
                }
                Button("Add") { books.append("Untitled") }
              }
            }
          }
          """#,
        corrected: #"""
          struct Shelf: View {
            @State private var books: [String] = []

            var body: some View {
              VStack {
                ForEach(0..<books.count, id: \.self) { index in
                  Text(books[index])
                }
                Button("Add") { books.append("Untitled") }
              }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"forwarded_closure"#),
      since: #"0.1.0"#,
      category: .dependencies,
      severity: .warning,
      isEnabled: false,
      confidence: .medium,
      summary: #"A stored closure that a view only hands on"#,
      why: [
        #"Functions can't be compared. A view that stores a closure differs from its last value whenever its parent is evaluated, so that its `body` runs again although nothing it shows has changed. A view in between, which only hands the closure on, pays for it without using it."#,
      ],
      reports: [
        #"A stored property of a function type in a view, all of whose uses are arguments of views of the project."#,
      ],
      leavesAlone: [
        #"Closures that are called, wrapped in another closure or given to SwiftUI's own controls, and builders of content."#,
      ],
      limits: [
        #"What the receiving view does with the closure isn't looked at."#,
        #"Off by default: handing closures down is how many code bases are built, and the costs show only in deep trees."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/view"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct AddButton: View {
            let onAdd: () -> Void
            var body: some View { Button("Add") { onAdd() } }
          }

          struct Toolbar: View {
            let onAdd: () -> Void  // finding

            var body: some View {
              AddButton(onAdd: onAdd)
            }
          }
          """#,
        corrected: #"""
          struct Toolbar: View {
            let onAdd: () -> Void

            var body: some View {
              Button("Add") { onAdd() }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"index_based_binding"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A binding that reaches an element by its position"#,
      why: [
        #"A binding outlives the pass over `body` that made it: a text field writes when it loses focus, an animation reads a row that has just been removed. A position that was right when the binding was made may by then belong to another element, and the write changes the wrong one; or it lies behind the end, and the subscript traps."#,
        #"`ForEach` over a range of integers is documented to read its range once; data that grows and shrinks needs elements with an identity."#,
        #"A binding that is tied to the element, or looked up by the element's id each time it is used, follows the element through insertions, removals and moves."#,
      ],
      reports: [
        #"A loop over positions (`items.indices`, `0..<items.count`, `items.enumerated()`, `zip(items.indices, items)` and their kin, whatever the `id:`) whose rows make `$items[i]`, a closure binding over `items[i]`, or any subscript that takes the position; also through helpers and child views that get the position."#,
        #"An index from `firstIndex(where:)` and its kin that is computed before the binding is made and captured by it."#,
        #"A position of one collection that is used in another."#,
      ],
      leavesAlone: [
        #"`ForEach($items) { $item in }`."#,
        #"An index that is searched inside the getter and inside the setter each time they run."#,
        #"Subscripts whose key is no position (`$sites[id: site.id]`), and indices that only number or style the rows."#,
        #"Loops that only read `items[i]`, literal ranges, `allCases.indices` and constant tables."#,
      ],
      limits: [
        #"`ForEach($items) { $item in }` is the form to write, but no promise: its element bindings are positional inside, and a row that is read after its removal can still reach behind the end. A lookup by id can't."#,
        #"A position that the user picks (`$items[selected]`) outside any loop is not looked at."#,
      ],
      fix: .safe,
      fixSummary: #"Rewrites the loop to `ForEach($items) { $item in }` where the element is known to be `Identifiable` by a stored id and the position serves nothing else; a captured index becomes a subscript by id, shown as text."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/foreach"#,
        #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0293-extend-property-wrappers-to-function-and-closure-parameters.md"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Lamp: Identifiable {
            let id = UUID()
            var isOn = false
          }

          struct Lamps: View {
            @State private var lamps: [Lamp] = []

            var body: some View {
              ForEach(lamps.indices, id: \.self) { index in
                Toggle("Lamp", isOn: $lamps[index].isOn)  // finding
              }
            }
          }
          """#,
        corrected: #"""
          // The refactored form: each row has a binding to its element.

          struct Lamp: Identifiable {
            let id = UUID()
            var isOn = false
          }

          struct Lamps: View {
            @State private var lamps: [Lamp] = []

            var body: some View {
              ForEach($lamps) { $lamp in
                Toggle("Lamp", isOn: $lamp.isOn)
              }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"lossy_text_binding"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A text control whose binding parses what is being typed"#,
      why: [
        #"Text on its way to a number is often no number yet: `1.`, `-`, an empty field. The setter parses it, drops the failure or falls back to some value, and on the next pass the getter formats the stored number over the text under the cursor. People can't type a decimal point or clear the field."#,
        #"`TextField(value:format:)` keeps the text while it is being edited and parses when it is submitted."#,
      ],
      reports: [
        #"A closure binding of text (an argument `text:`, or a `Binding<String>` by its type) whose getter formats a value and whose setter parses the new text with `Int(...)`, `Double(...)`, `number(from:)`, `date(from:)` and their kin."#,
      ],
      leavesAlone: [
        #"Bindings over text that is stored as it was typed, and setters that also keep the text in a draft."#,
      ],
      limits: [
        #"Formatting and parsing in methods of the project aren't recognised."#,
      ],
      fix: .display,
      fixSummary: #"Shows `TextField(value:format:)` over the stored value; which format is wanted only you know."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)-6ug7k"#,
        #"https://developer.apple.com/documentation/foundation/parseableformatstyle"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct WeightField: View {
            @State private var weight = 70.0

            var body: some View {
              TextField(
                "Weight",
                text: Binding(  // finding
                  get: { String(weight) },
                  set: { weight = Double($0) ?? weight }
                ))
            }
          }
          """#,
        corrected: #"""
          struct WeightField: View {
            @Binding var weight: Double

            var body: some View {
              TextField("Weight", value: $weight, format: .number)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"nonprivate_state"#),
      since: #"0.1.0"#,
      category: .state,
      severity: .note,
      isEnabled: true,
      confidence: .high,
      summary: #"State of a view that isn't private"#,
      why: [
        #"SwiftUI keeps the storage of `@State`, `@StateObject`, `@FocusState`, `@GestureState` and `@Namespace` outside the view's value. A property that isn't private becomes a parameter of the memberwise initializer; what a caller passes there counts at the first appearance and is ignored afterwards."#,
        #"A private property says in the declaration that the view owns the value. A value that comes from outside is a plain `let`, and one that goes both ways a `@Binding`."#,
      ],
      reports: [
        #"A stored property of a view, modifier, scene or other type that SwiftUI installs, with one of these wrappers and no access level."#,
        #"`@State private(set) var`: the setter's level does not take the property out of the memberwise initializer."#,
      ],
      leavesAlone: [
        #"A property with a written level of its own: someone decided."#,
        #"State that a written initializer assigns, or that a call in the index passes by its label."#,
        #"Requirements of protocols, state that an extension in another file uses, `@Previewable` state and locals."#,
      ],
      limits: [
        #"A call in a file that isn't indexed is not seen."#,
        #"The value that a caller passes may be meant as the first value only; then the initializer should say so."#,
      ],
      fix: .unsafe,
      fixSummary: #"Writes `private`. Code outside the indexed files that sets or reads the state no longer compiles; not offered where the state has no value of its own."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/state"#,
        #"https://developer.apple.com/documentation/swiftui/stateobject"#,
        #"https://developer.apple.com/documentation/swiftui/focusstate"#,
        #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0258-property-wrappers.md"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Panel: View {
            @State var isOpen = false  // finding

            var body: some View {
              Toggle("Open", isOn: $isOpen)
            }
          }
          """#,
        corrected: #"""
          struct Panel: View {
            @State private var isOpen = false

            var body: some View {
              Toggle("Open", isOn: $isOpen)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"picker_tag_mismatch"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A tag whose type can't be the selection's"#,
      why: [
        #"`Picker`, selectable `List` and `TabView` find the selected row by comparing its tag with the selection, and only a tag of the selection's own type can be equal. A tag is any `Hashable` value, so the compiler accepts another type: the row is never shown as selected, and choosing it changes nothing."#,
        #"A literal tag has its default type, whatever the selection is: `tag(1)` is an `Int` beside a selection of `Double`."#,
      ],
      reports: [
        #"Each `tag(_:)` whose type is known and differs from the known type of the selection, or is optional where the selection isn't."#,
        #"Rows of a `ForEach` without a tag, whose implicit tag is the element's id, when its type is known and differs: reported at the `Picker` or `List`."#,
      ],
      leavesAlone: [
        #"Plain tags on an optional selection: a tag stands for both, unless `includeOptional: false` is written."#,
        #"Types that aren't in sight, generic ones, and projections whose type isn't known."#,
        #"Rows that are views of the project: they may bring a tag along."#,
      ],
      limits: [
        #"Types are read from declarations and literals; an expression that needs the compiler's inference stays unknown."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/picker"#,
        #"https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Speed: View {
            @AppStorage("speed") private var speed = 1

            var body: some View {
              Picker("Speed", selection: $speed) {
                Text("Slow").tag("1")  // finding
                Text("Fast").tag("2")  // finding
              }
            }
          }
          """#,
        corrected: #"""
          struct Speed: View {
            @AppStorage("speed") private var speed = 1

            var body: some View {
              Picker("Speed", selection: $speed) {
                Text("Slow").tag(1)
                Text("Fast").tag(2)
              }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"positional_identity"#),
      since: #"0.1.0"#,
      category: .identity,
      severity: .warning,
      isEnabled: false,
      confidence: .medium,
      summary: #"Rows that keep state and are identified by their position"#,
      why: [
        #"A row's state belongs to its identity. Where the identity is the position (`id: \.offset`, `id: \.self` over indices), the state stays at the position: after an insertion or a move, what was typed or opened in one row shows up in another, and rows fade instead of moving."#,
      ],
      reports: [
        #"A loop over `indices`, `enumerated()` and their kin with an `id:` that is the position, over a collection that is written somewhere, whose rows hold a text control or a view of the project with `@State`, `@StateObject` or `@FocusState`."#,
      ],
      leavesAlone: [
        #"Rows that only show something."#,
        #"Collections that never change."#,
        #"Loops that make bindings by their position: `index_based_binding` speaks there."#,
      ],
      limits: [
        #"Off by default: whether a collection only ever grows at its end, and whether the state of a row matters longer than a pointer rests on it, doesn't show in the source."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/foreach"#,
        #"https://developer.apple.com/documentation/swift/identifiable"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Todo: Identifiable {
            let id = UUID()
            var title = ""
          }

          struct TodoRow: View {
            let todo: Todo
            @State private var isExpanded = false

            var body: some View {
              DisclosureGroup(todo.title, isExpanded: $isExpanded) { Text("more") }
            }
          }

          struct TodoList: View {
            @State private var todos: [Todo] = []

            var body: some View {
              List {
                ForEach(todos.indices, id: \.self) { index in  // finding
                  TodoRow(todo: todos[index])
                }
                ForEach(Array(todos.enumerated()), id: \.offset) { _, todo in  // finding
                  TodoRow(todo: todo)
                }
              }
            }
          }
          """#,
        corrected: #"""
          struct Todo: Identifiable {
            let id = UUID()
            var title = ""
          }

          struct TodoRow: View {
            let todo: Todo
            @State private var isExpanded = false

            var body: some View {
              DisclosureGroup(todo.title, isExpanded: $isExpanded) { Text("more") }
            }
          }

          struct TodoList: View {
            @State private var todos: [Todo] = []

            var body: some View {
              List {
                ForEach(todos) { todo in
                  TodoRow(todo: todo)
                }
                ForEach(Array(todos.enumerated()), id: \.element.id) { _, todo in
                  TodoRow(todo: todo)
                }
              }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"print_changes_call"#),
      since: #"0.1.0"#,
      category: .diagnostics,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"`_printChanges()` or `_logChanges()` left in a view"#,
      why: [
        #"`Self._printChanges()` says why `body` runs, which helps while one looks for the reason. It runs and prints in every pass over `body`, in the released app too, and its underscore says that it is no public interface and may go."#,
        #"LLDB does the same without code: stop in `body` and enter `expression Self._printChanges()`."#,
      ],
      reports: [
        #"`Self._printChanges()`, `Self._logChanges()` and the same with the type's name, in a view outside of `#if DEBUG`."#,
      ],
      leavesAlone: [
        #"Calls under `#if DEBUG`."#,
        #"The Composable Architecture's operator of the same name on reducers."#,
        #"Methods of that name that the project declares itself."#,
      ],
      limits: [
        #"A condition of the project's own that is set in debug builds only is not recognised unless its name contains `DEBUG`."#,
      ],
      fix: .safe,
      fixSummary: #"Deletes the statement; not offered where its value is used."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/view"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Clock: View {
            let time: Date

            var body: some View {
              let _ = Self._printChanges()  // finding
              Text(time, style: .time)
            }
          }
          """#,
        corrected: #"""
          struct Clock: View {
            let time: Date

            var body: some View {
              #if DEBUG
                let _ = Self._printChanges()
              #endif
              Text(time, style: .time)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"redundant_closure_binding"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A closure binding that only repeats what `$` gives"#,
      why: [
        #"A getter that returns `model.name` and a setter that assigns `model.name` do by hand what the projection `$model.name` does. The closures are made anew on each pass over `body` and can't be compared; the key path of the projection can."#,
        #"The projection also carries the transaction of a write, so an animation that belongs to the binding reaches the state. A setter with one parameter drops it."#,
      ],
      reports: [
        #"A closure binding, in a loop or not, whose getter is one member path, whose setter is one assignment of the new value to the same path, and whose root has a projection: `@State`, `@Binding`, `@Bindable`, `@StateObject`, `@ObservedObject`, `@EnvironmentObject`, `@AppStorage`, `@SceneStorage`, or any value of an `@Observable` class through `Bindable(model)`."#,
      ],
      leavesAlone: [
        #"A setter that does anything else: animates, validates, calls, drops the write, uses the transaction."#,
        #"Roots without a `Binding` behind `$`: `@FocusState`, `@GestureState`, `@Published` inside its object, environment values, computed properties, plain classes."#,
        #"Paths with an optional chain, a `let` on the way, or a member that the index can't see."#,
        #"Members that `Binding` has itself (`wrappedValue`, `projectedValue`, `transaction`): `$model.transaction` means something else."#,
        #"Code that extends `Binding`."#,
      ],
      limits: [
        #"A path of two steps or more is only reported when every step is known to be settable."#,
      ],
      fix: .safe,
      fixSummary: #"Writes `$path`, or `Bindable(root).path` where `$root` is not in scope."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/binding"#,
        #"https://developer.apple.com/documentation/swiftui/bindable"#,
        #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0252-keypath-dynamic-member-lookup.md"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          @Observable final class Profile {
            var name = ""
          }

          struct NameField: View {
            @Bindable var profile: Profile

            var body: some View {
              TextField(
                "Name",
                text: Binding(  // finding
                  get: { profile.name },
                  set: { profile.name = $0 }
                ))
            }
          }
          """#,
        corrected: #"""
          @Observable final class Profile {
            var name = ""
          }

          struct NameField: View {
            @Bindable var profile: Profile

            var body: some View {
              TextField(
                "Name",
                text: $profile.name)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"setter_ignores_value"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .medium,
      summary: #"A binding's setter that acts without looking at the new value"#,
      why: [
        #"A binding's setter gets the value that the control wants to show. A setter that toggles, or sends the same message each time, is right only as long as every write is a change: a control may write the value that is already there, or twice during one gesture, and then what happens is the opposite of what it shows."#,
      ],
      reports: [
        #"A closure setter in which the new value doesn't appear and which calls something that turns over by its name (`toggle`, `flip`, `switch`); other calls with low confidence."#,
      ],
      leavesAlone: [
        #"Empty setters of bindings that only show."#,
        #"Setters that assign a fixed value, close or clear (`dismiss()`, `item = nil`), and bindings of presentations (`isPresented:`, `item:`)."#,
        #"Setters that only log or stop."#,
      ],
      limits: [
        #"Whether the same call with the same value would be harmless isn't known from its text."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/binding"#,
        #"https://developer.apple.com/documentation/swiftui/toggle"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          @Observable final class Lamp {
            var isOn = false
            func flip() { isOn.toggle() }
          }

          struct LampSwitch: View {
            let lamp: Lamp

            var body: some View {
              Toggle("Lamp", isOn: Binding(get: { lamp.isOn }, set: { _ in lamp.flip() }))  // finding
            }
          }
          """#,
        corrected: #"""
          @Observable final class Lamp {
            var isOn = false
          }

          struct LampSwitch: View {
            @Bindable var lamp: Lamp

            var body: some View {
              Toggle("Lamp", isOn: $lamp.isOn)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"state_access_in_init"#),
      since: #"0.1.0"#,
      category: .state,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A state that an initializer assigns or reads before the view is installed"#,
      why: [
        #"Before a view is installed, an `@State` has only its initial value: its setter does nothing and its getter gives that value. An initializer that assigns a state which has a value already, by a default or as an Optional, has no effect, and the view shows the default."#,
        #"The first assignment of a state without a value is something else: it gives the initial value. Newer toolchains, where `@State` is a macro, refuse the dropped form."#,
      ],
      reports: [
        #"In an initializer of a view: an assignment to an `@State` that has a default or is an Optional, a second assignment on the same path, and reading a state that has a default."#,
      ],
      leavesAlone: [
        #"`_name = State(initialValue: ...)`, and the first assignment of a state without a default."#,
        #"Closures that run later, and parameters of the same name."#,
        #"Reads in an `App`, which is made once."#,
      ],
      limits: [
        #"Helper methods that the initializer calls aren't followed."#,
      ],
      fix: .display,
      fixSummary: #"Shows `_name = State(initialValue: ...)`; the view would then show something else, so nothing is edited."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/state"#,
        #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0258-property-wrappers.md"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct NoteEditor: View {
            @State private var text = ""

            init(text: String) {
              self.text = text  // finding
            }

            var body: some View {
              TextField("Text", text: $text)
            }
          }
          """#,
        corrected: #"""
          struct NoteEditor: View {
            @State private var text: String

            init(text: String) {
              _text = State(initialValue: text)
            }

            var body: some View {
              TextField("Text", text: $text)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"state_seeded_from_parameter"#),
      since: #"0.1.0"#,
      category: .state,
      severity: .warning,
      isEnabled: false,
      confidence: .medium,
      summary: #"A state that is seeded from a parameter which changes"#,
      why: [
        #"The initial value of a state counts once, when the view is installed. A parent that passes a new value later changes nothing: the view goes on with the first. Where that is meant, a name such as `initialText` says so."#,
      ],
      reports: [
        #"`_name = State(initialValue: parameter)`, or the first assignment of a state from a parameter, in a view to which a caller in the index passes a value of its own state, binding or model."#,
      ],
      leavesAlone: [
        #"Parameters called `initial...`, `default...`, `start...`."#,
        #"Calls in the content of a presentation, which is made anew each time, and views with an `.id(...)`."#,
      ],
      limits: [
        #"Off by default: editors that work on a copy are built like this on purpose."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/state"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct NameEditor: View {
            @State private var draft: String

            init(name: String) {
              _draft = State(initialValue: name)  // finding
            }

            var body: some View {
              TextField("Name", text: $draft)
            }
          }

          struct ProfileView: View {
            @State private var name = ""

            var body: some View {
              NameEditor(name: name)
              Button("Reset") { name = "" }
            }
          }
          """#,
        corrected: #"""
          struct NameEditor: View {
            @State private var draft: String

            init(initialName: String) {
              _draft = State(initialValue: initialName)
            }

            var body: some View {
              TextField("Name", text: $draft)
            }
          }

          struct ProfileView: View {
            @State private var name = ""

            var body: some View {
              NameEditor(initialName: name)
              Button("Reset") { name = "" }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"unobserved_getter"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A binding's getter over something that SwiftUI doesn't observe"#,
      why: [
        #"A view is evaluated again when something changes that SwiftUI follows: its state, an observable object, its environment. User defaults read by hand, a static variable or a global one are none of these: the setter writes, nothing runs the view again, and the control goes on showing the old value or shows the new one by accident, when something else changes."#,
      ],
      reports: [
        #"A closure binding whose getter reads `UserDefaults` or a mutable static or global variable of a plain type, and nothing else that changes."#,
      ],
      leavesAlone: [
        #"Constants, objects (they may be observable), getters that also read state, and setters that change state of the view, since that runs it again."#,
      ],
      limits: [
        #"Objects behind a static property aren't judged."#,
      ],
      fix: .none,
      fixSummary: #""#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/appstorage"#,
        #"https://developer.apple.com/documentation/swiftui/state"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          import Foundation

          struct Consent: View {
            var body: some View {
              Toggle(
                "Share usage",
                isOn: Binding(
                  get: { UserDefaults.standard.bool(forKey: "share") },  // finding
                  set: { UserDefaults.standard.set($0, forKey: "share") }
                ))
            }
          }
          """#,
        corrected: #"""
          struct Consent: View {
            @AppStorage("share") private var isShared = false

            var body: some View {
              Toggle("Share usage", isOn: $isShared)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"unprojected_bindable"#),
      since: #"0.1.0"#,
      category: .bindings,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"An `@Bindable` through which no binding is made"#,
      why: [
        #"`@Bindable` exists to make bindings to the properties of an observable object. Reads and calls are observed without it, since Observation follows them by themselves. Where no binding is made, the wrapper only tells the reader something that isn't so; a `let` says that the view reads."#,
      ],
      reports: [
        #"A property or local variable with `@Bindable` whose `$name` and `_name` are never used."#,
      ],
      leavesAlone: [
        #"`$store.scope(...)`, `$model[...]`, and `$model` or `_model` handed on."#,
        #"Properties that nothing uses at all (`unused_view_property` speaks), public ones, and those that code elsewhere may project."#,
        #"Objects that closure bindings of the same file bind to by hand: who replaces these wants the wrapper."#,
      ],
      limits: [
        #"A macro that projects a property by its name isn't seen."#,
      ],
      fix: .safe,
      fixSummary: #"Writes `let` for `@Bindable var`; shown only where the property has a default value, is assigned more than once or may be asked for by a protocol."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/bindable"#,
        #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          @Observable final class Profile {
            var name = ""
            func reload() {}
          }

          struct ProfileTitle: View {
            @Bindable var profile: Profile  // finding

            var body: some View {
              Button(profile.name) { profile.reload() }
            }
          }
          """#,
        corrected: #"""
          @Observable final class Profile {
            var name = ""
          }

          struct ProfileTitle: View {
            @Bindable var profile: Profile

            var body: some View {
              TextField("Name", text: $profile.name)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"unstable_identity"#),
      since: #"0.1.0"#,
      category: .identity,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"An identity that is another one on the next pass over `body`"#,
      why: [
        #"SwiftUI tells views apart by their identity. When it changes, the old view is taken away with its state, focus and running animations, and a new one is made in its place."#,
        #"An `id` that makes a `UUID()` on each read is never twice the same. An identity made of the text that a field edits changes with every keystroke, and the field loses focus after each."#,
      ],
      reports: [
        #"A computed `id` of an `Identifiable` type that gives `UUID()`, `Date()` or a random value, also behind `??`."#,
        #"`.id(UUID())` and its kin on a view."#,
        #"`.id(...)` on a text control or slider, made of the very value that it edits."#,
        #"`ForEach($tags, id: \.self) { $tag in }` whose rows edit the element, and `id: \.name` whose rows edit that name."#,
      ],
      leavesAlone: [
        #"A stored `let id = UUID()`, and a token in `@State` that changes when the app says so."#,
        #"`id: \.self` over values that are only shown, and over objects that hash by their reference."#,
        #"A computed `id` of a type that isn't `Identifiable`, and one that stores what it made."#,
      ],
      limits: [
        #"Whether an array of elements with stored ids is itself made anew on each pass is not looked at."#,
        #"A row view that gets the binding of a value is taken to edit it."#,
      ],
      fix: .display,
      fixSummary: #"Shows a stored id or a token in `@State`; which of them fits is a question of the model."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/view/id(_:)"#,
        #"https://developer.apple.com/documentation/swift/identifiable"#,
        #"https://developer.apple.com/documentation/swiftui/foreach"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Guest: Identifiable {
            let name: String
            var id: UUID { UUID() }  // finding
          }

          struct GuestList: View {
            let guests: [Guest]

            var body: some View {
              ForEach(guests) { Text($0.name) }
            }
          }
          """#,
        corrected: #"""
          struct Guest: Identifiable {
            let id = UUID()
            let name: String
          }

          struct GuestList: View {
            let guests: [Guest]

            var body: some View {
              ForEach(guests) { Text($0.name) }
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"unused_environment"#),
      since: #"0.1.0"#,
      category: .dependencies,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"An environment value, environment object or focused value that the view never uses"#,
      why: [
        #"`@Environment` with a key path, `@EnvironmentObject`, `@FocusedValue`, `@FocusedBinding` and `@FocusedObject` make the view depend on the value by being declared: when the value changes, the view is evaluated again, whether anything reads it or not."#,
        #"`@Environment(Model.self)` and `@Environment(\.self)` are only dead weight when unread. The first still needs its object in the environment: without one SwiftUI traps."#,
      ],
      reports: [
        #"A property with one of these wrappers in a view, modifier, style, scene, command or other type that SwiftUI installs, when neither the type, nor any extension of it in any indexed file, nor any branch of `#if` uses it."#,
      ],
      leavesAlone: [
        #"Any use: `dismiss()`, `$value`, `_value`, a capture list, `if let value`, an interpolation, a key path on the type, a coordinator's `parent.value`, handing it on."#,
        #"Requirements of protocols, types with an attached macro that may read members, and public properties of public types."#,
        #"Types that are no views: there the wrapper never updates, which is another mistake."#,
      ],
      limits: [
        #"A view that declares `dynamicTypeSize`, `sizeCategory`, `colorScheme` or `locale` unread may do so to be evaluated again, as may one whose comment says that it is kept. It is reported, but never edited; `let _ = size` in `body` says the same in code."#,
        #"A use is a use, even in a computed property that nothing reads."#,
      ],
      fix: .safe,
      fixSummary: #"Deletes the declaration with its comments when it is private, or internal with no possible use elsewhere."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/environment"#,
        #"https://developer.apple.com/documentation/swiftui/environmentobject"#,
        #"https://developer.apple.com/documentation/swiftui/focusedvalue"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Toolbar: View {
            let title: String

            /// How the person wants to go back.
            @Environment(\.dismiss)
            private var dismiss  // finding

            var body: some View {
              Text(title)
            }
          }
          """#,
        corrected: #"""
          struct Toolbar: View {
            let title: String

            var body: some View {
              Text(title)
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"unused_suppression"#),
      since: #"0.1.0"#,
      category: .comments,
      severity: .note,
      isEnabled: true,
      confidence: .high,
      summary: #"A comment that silences nothing"#,
      why: [
        #"A comment that is no longer needed hides the next finding on its line, which nobody has looked at."#,
      ],
      reports: [
        #"A rule in a `bindlint:disable` comment that silenced no finding, when the rule ran and the file parsed whole."#,
      ],
      leavesAlone: [
        #"Rules that did not run, and files that could not be parsed whole."#,
        #"Rules that don't exist: they are a problem of their own."#,
      ],
      limits: [
        #"With `--select` only the selected rules run; comments about others are left alone."#,
      ],
      fix: .safe,
      fixSummary: #"Takes the rule out of the comment, or removes the comment."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/view"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Badge: View {
            // bindlint:disable:next unused_view_property - shown since the last release // finding
            let count: Int

            var body: some View {
              Text("\(count) new")
            }
          }
          """#,
        corrected: #"""
          struct Badge: View {
            let count: Int

            var body: some View {
              Text("\(count) new")
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"unused_view_property"#),
      since: #"0.1.0"#,
      category: .dependencies,
      severity: .warning,
      isEnabled: true,
      confidence: .high,
      summary: #"A stored property of a view that the view never uses"#,
      why: [
        #"The stored properties of a view are its value. When a parent makes the view again with a different value in any of them, the view is a different one, and its `body` is evaluated; a property that nothing reads can only cause such evaluations for nothing."#,
        #"Wrappers that subscribe do so unread: `@ObservedObject` follows every change of its object, `@Query` and `@FetchRequest` fetch and observe."#,
        #"A `@State` that is written and never read keeps a value that no one sees."#,
      ],
      reports: [
        #"A stored instance property of a view, modifier, style, scene or other type that SwiftUI installs, when no code in any indexed file uses it; an initializer's assignment is no use."#,
        #"A `@State` that is only ever written."#,
      ],
      leavesAlone: [
        #"Requirements of protocols (`id` of `Identifiable`), and what synthesized equality, hashing or coding reads."#,
        #"Objects that the declaration creates and keeps alive: `@StateObject`, cancellables, tasks, timers, observer tokens, delegate adaptors."#,
        #"`@Binding`, `@AppStorage`, `@SceneStorage`, `@FocusState` that are written: the write goes somewhere."#,
        #"Observers that do work, `@IBOutlet`, `@objc`, `override`, and public properties of public types."#,
        #"Non-private properties that code elsewhere may read through a value of unknown type."#,
      ],
      limits: [
        #"Without types, `row.title` in another type may be this property: the rule stays silent."#,
        #"`self[keyPath:]` with a key path that isn't written there, and `Mirror(reflecting: self)`, count as a use of everything."#,
      ],
      fix: .unsafe,
      fixSummary: #"Deletes the declaration, the initializer's parameter and assignment, and the argument at every call in the index."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/view"#,
        #"https://developer.apple.com/documentation/swiftui/state"#,
        #"https://developer.apple.com/documentation/swiftui/observedobject"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          struct Gauge: View {
            let level: Double
            let updated: Int  // finding

            var body: some View {
              Text("\(Int(level * 100)) %")
            }
          }

          struct Tank: View {
            @State private var level = 0.5
            @State private var updates = 0

            var body: some View {
              Gauge(level: level, updated: updates)
              Button("Refresh") {
                level /= 2
                updates += 1
              }
            }
          }
          """#,
        corrected: #"""
          // An interpolation is an expression like any other.

          struct Gauge: View {
            let level: Double
            let updated: Int

            var body: some View {
              Text("\(Int(level * 100)) %, reading \(updated)")
            }
          }
          """#)),
    CatalogueEntry(
      id: RuleID(#"whole_object_observation"#),
      since: #"0.1.0"#,
      category: .dependencies,
      severity: .note,
      isEnabled: false,
      confidence: .medium,
      summary: #"An observed object of which the view uses nothing that is published"#,
      why: [
        #"`@ObservedObject` and `@EnvironmentObject` subscribe the view to its object: `body` is evaluated for each change of any published property, read or not. A view that only calls the object's methods from its actions needs the reference alone."#,
      ],
      reports: [
        #"A property with one of these wrappers whose class is in the index, when all that the view does with it is to call methods in code that runs later."#,
      ],
      leavesAlone: [
        #"Objects whose variables are read, projected with `$` or handed on."#,
        #"Objects that are used while `body` runs: a method may read what is published."#,
      ],
      limits: [
        #"A view may be meant to follow an object that it doesn't read: off by default."#,
      ],
      fix: .display,
      fixSummary: #"Shows a plain `let`; an environment object has to be handed in instead."#,
      options: [],
      references: [
        #"https://developer.apple.com/documentation/swiftui/observedobject"#,
        #"https://developer.apple.com/documentation/swiftui/environmentobject"#,
      ],
      example: CatalogueExample(
        flagged: #"""
          final class Player: ObservableObject {
            @Published var isPlaying = false
            func stop() { isPlaying = false }
          }

          struct StopButton: View {
            @ObservedObject var player: Player  // finding

            var body: some View {
              Button("Stop") { player.stop() }
            }
          }
          """#,
        corrected: #"""
          final class Player: ObservableObject {
            @Published var isPlaying = false
            func stop() { isPlaying = false }
          }

          struct StopButton: View {
            @ObservedObject var player: Player

            var body: some View {
              Button("Stop") { player.stop() }
                .disabled(!player.isPlaying)
            }
          }
          """#)),
  ]
}
