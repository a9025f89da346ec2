// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let broadSetObservation = CatalogueEntry(
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
        """#))
}
