// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let printChangesCall = CatalogueEntry(
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
        """#))
}
