import BindlintAnalysis
import BindlintSyntax

@testable import BindlintCLI

/// A report put together by hand, to try reporters on without an analysis.
struct SampleReport {
  private(set) var paths: [String] = []
  private(set) var sources: [SourceFile?] = []
  var findings: [Finding] = []
  var problems: [FileProblem] = []
  var suppressed = 0

  init(_ files: [(path: String, text: String)] = []) {
    for file in files {
      paths.append(file.path)
      sources.append(SourceFile(path: file.path, text: file.text))
    }
  }

  /// The place of the `occurrence`th `text` in a file.
  func location(of text: String, in path: String, occurrence: Int = 1) -> Location {
    guard let index = paths.firstIndex(of: path), let source = sources[index] else {
      preconditionFailure("there is no file \(path)")
    }
    let needle = Array(text.utf8)
    let bytes = Array(source.bytes)
    var left = occurrence
    for start in 0...(bytes.count - needle.count) where bytes[start...].starts(with: needle) {
      left -= 1
      if left == 0 { return Location(FileID(index), ByteRange(UInt32(start), UInt32(start + needle.count))) }
    }
    preconditionFailure("\(path) does not hold '\(text)'")
  }

  mutating func add(_ diagnostic: Diagnostic, severity: Severity = .warning) {
    let number = String(findings.count + 1, radix: 16)
    findings.append(
      Finding(
        diagnostic: diagnostic, severity: severity,
        fingerprint: String(repeating: "0", count: 16 - number.count) + number))
  }

  func result(root: String = "/project", currentFolder: String = "/project") -> LintResult {
    let report = Report(
      paths: paths, sources: sources, findings: findings, problems: problems,
      rules: Set(findings.map(\.diagnostic.rule)).sorted(), indexedFiles: paths.count, reportedFiles: paths.count,
      lines: 12, suppressed: suppressed, times: StageTimes())
    return LintResult(
      report: report, problems: [], root: FilePath(root), currentFolder: FilePath(currentFolder))
  }

  func output(as format: ReportFormat, style: TextStyle = TextStyle(isColored: false), isQuiet: Bool = false) -> String
  {
    var buffer = TextBuffer()
    ReportWriter(style: style, isQuiet: isQuiet, rules: [Self.rule]).write(result(), as: format, to: &buffer)
    return buffer.text
  }

  /// What reporters may say of one of the rules; of the others they know nothing.
  static let rule = CatalogueEntry(
    id: RuleID("unused_environment"), since: "0.1.0", category: .dependencies, severity: .warning, isEnabled: true,
    confidence: .high, summary: "An `@Environment` property that nothing reads", why: ["It costs `body` passes."],
    reports: ["Properties."], leavesAlone: ["Others."], limits: ["None."], fix: .safe, fixSummary: "Deletes it.",
    options: [], references: [],
    example: CatalogueExample(flagged: "@Environment(\\.locale) var locale", corrected: ""))

  /// A report with all that a finding can carry, in two files, one of them hostile to reporters.
  static func rich() -> SampleReport {
    var sample = SampleReport([
      (
        "Sources/App/Regions.swift",
        """
        import SwiftUI

        struct Regions: View {
        \t@State private var names: Set<String> = ["é😀"]
          var body: some View {
            ForEach(regions) { region in
              Toggle("世界", isOn: Binding(get: { names.contains(region.id) }, set: { names.set(region.id, $0) }))
            }
          }
        }

        """
      ),
      (
        "Sources/App/Row, \"old\" <1>&%.swift",
        "struct Row: View {\r\n  @Environment(\\.locale) var locale // 👩‍👩‍👧 \u{202E}\r\n}\r\n"
      ),
    ])
    let regions = "Sources/App/Regions.swift"
    let row = "Sources/App/Row, \"old\" <1>&%.swift"
    sample.add(
      Diagnostic(
        rule: RuleID("unused_view_property"), at: sample.location(of: "names", in: regions),
        "'names' is never read: 100% of \"it\", <b>\nsecond line", confidence: .medium, symbol: "Regions.names",
        fixRefusal: "its initial value may have an effect"), severity: .error)
    sample.add(
      Diagnostic(
        rule: RuleID("closure_binding_in_foreach"), at: sample.location(of: "Binding(get", in: regions),
        "rows bind to 'names' through closures made anew", symbol: "Regions.body",
        related: [
          RelatedLocation(sample.location(of: "ForEach", in: regions), "repeated by this loop"),
          RelatedLocation(sample.location(of: "locale", in: row, occurrence: 2), "read here, too"),
        ],
        suggestion: Suggestion(
          title: "Add a subscript to 'Set'",
          code: "subscript(contains key: Element) -> Bool {\n\n  get { contains(key) }\n}"),
        fix: Fix(
          title: "Project a subscript", applicability: .safe,
          edits: [
            TextEdit(sample.location(of: "Binding(get", in: regions), "$names[contains: region.id]", mergeKey: "k"),
            TextEdit(sample.location(of: "}\r\n", in: row), "}\n"),
          ])))
    sample.add(
      Diagnostic(
        rule: RuleID("unused_environment"), at: sample.location(of: "locale", in: row, occurrence: 2),
        "'locale' is never read", symbol: "Row.locale",
        fix: Fix(
          title: "Delete 'locale'", applicability: .unsafe,
          edits: [TextEdit(sample.location(of: "@Environment(\\.locale) var locale", in: row), "")])), severity: .note)
    sample.problems = [FileProblem(path: "Sources/App/Old.swift", message: "not valid UTF-8 (line 3)")]
    sample.suppressed = 2
    return sample
  }
}
