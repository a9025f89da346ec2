// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let unusedSuppression = CatalogueEntry(
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
        """#))
}
