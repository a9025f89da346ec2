import BindlintAnalysis

/// `bindlint explain RULE`: all that the catalogue says of one rule.
public enum ExplainCommand {
  public enum Format: String, Sendable, CaseIterable {
    case text, markdown
  }

  /// The explanation, ending in a line's end; `nil` for a rule that doesn't exist.
  public static func run(rule: RuleID, format: Format = .text) -> String? {
    guard let entry = Catalogue.entry(rule) else { return nil }
    return switch format {
    case .text: RuleText.plain(entry)
    case .markdown: RuleText.markdownPage(entry)
    }
  }
}

/// A rule's entry as text to read.
enum RuleText {
  /// What each tier of fix promises.
  static func contract(_ fix: CatalogueEntry.FixAvailability) -> String {
    switch fix {
    case .safe:
      "Safe: applied by `--fix`. The code compiles and behaves as before; only what the sources show for certain is edited, otherwise the change is shown and nothing is written."
    case .unsafe:
      "Unsafe: applied by `--unsafe-fixes` only. The code compiles as far as the sources show, but callers outside them may have to change."
    case .display:
      "Shown only: the change is printed as code to read, nothing is written."
    case .none:
      "None: the way out depends on what the code is meant to do."
    }
  }

  private struct Part {
    var title: String
    var paragraphs: [String] = []
    var items: [String] = []
    var code: String?
  }

  private static func parts(_ entry: CatalogueEntry) -> [Part] {
    var result = [
      Part(title: "Why", paragraphs: entry.why),
      Part(title: "Reports", items: entry.reports),
      Part(title: "Leaves alone", items: entry.leavesAlone),
      Part(title: "Limits", items: entry.limits),
      Part(title: "Fix", paragraphs: [entry.fixSummary, contract(entry.fix)].filter { !$0.isEmpty }),
    ]
    if !entry.options.isEmpty {
      result.append(
        Part(
          title: "Options",
          items: entry.options.map { "`\($0.name)` (\($0.type), default `\($0.defaultValue)`): \($0.summary)" }))
    }
    result.append(Part(title: "Flagged", code: entry.example.flagged))
    if !entry.example.corrected.isEmpty { result.append(Part(title: "Corrected", code: entry.example.corrected)) }
    result.append(
      Part(
        title: "Silence it",
        paragraphs: ["For one line, with a reason:"],
        code: "// bindlint:disable:next \(entry.id) - why this one is right"))
    result.append(Part(title: "References", items: entry.references))
    return result.filter { !($0.paragraphs.isEmpty && $0.items.isEmpty && $0.code == nil) }
  }

  private static func facts(_ entry: CatalogueEntry) -> String {
    let state = entry.isEnabled ? "\(entry.severity.rawValue), on by default" : "off by default"
    return "\(state); \(entry.confidence.rawValue) confidence; since \(entry.since)"
  }

  static func plain(_ entry: CatalogueEntry) -> String {
    var result = "\(entry.id)\n\(wrapped(entry.summary))\n\(facts(entry))\n"
    for part in parts(entry) {
      result += "\n\(part.title)\n"
      result += part.paragraphs.map { wrapped($0, indentation: "  ") + "\n" }.joined(separator: "\n")
      result += part.items.map { wrapped($0, indentation: "    ", first: "  - ") + "\n" }.joined()
      if let code = part.code {
        result += code.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }
    }
    return result
  }

  static func markdownPage(_ entry: CatalogueEntry) -> String {
    var result = """
      <!-- Generated from rules.json by `\(CatalogueGenerator.repairCommand)`. Not to be edited. -->
      # \(entry.id)

      \(entry.summary). *\(facts(entry).prefix(1).uppercased() + facts(entry).dropFirst()).*

      """
    for part in parts(entry) {
      result += "\n## \(part.title)\n\n"
      result += part.paragraphs.map { $0 + "\n" }.joined(separator: "\n")
      result += part.items.map { "- \($0)\n" }.joined()
      if let code = part.code { result += "\(part.paragraphs.isEmpty ? "" : "\n")```swift\n\(code)\n```\n" }
    }
    return result
  }

  /// `text` in lines of at most 88 columns, each behind `indentation`, the first behind `first`; without a line's end.
  private static func wrapped(_ text: String, indentation: String = "", first: String? = nil) -> String {
    var lines: [String] = []
    var line = first ?? indentation
    var isEmpty = true
    for word in words(of: text) {
      if !isEmpty, line.count + 1 + word.count > 88 {
        lines.append(line)
        line = indentation
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The words of `text`; code with spaces in it is one word.
  private static func words(of text: String) -> [String] {
    var result: [String] = []
    var isInCode = false
    for word in text.split(separator: " ") {
      if isInCode, let last = result.popLast() { result.append("\(last) \(word)") } else { result.append(String(word)) }
      if word.count(where: { $0 == "`" }) % 2 == 1 { isInCode.toggle() }
    }
    return result
  }
}
