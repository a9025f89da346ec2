// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let closureBindingInForeach = CatalogueEntry(
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
    options: [
      CatalogueOption(name: #"report_multi_source"#, type: #"boolean"#, defaultValue: #"false"#, summary: #"Report also bindings whose closures read or write several roots. They carry medium confidence and no fix."#),
      CatalogueOption(name: #"report_conversions"#, type: #"boolean"#, defaultValue: #"false"#, summary: #"Report also bindings that convert on the way (`Int(text)`, `isEmpty ? nil : text`). They carry medium confidence and no fix."#),
    ],
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
        """#))
}
