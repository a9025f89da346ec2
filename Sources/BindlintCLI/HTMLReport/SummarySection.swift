import BindlintAnalysis

/// What the findings come to: by severity, by rule, by folder.
struct SummarySection {
  let result: LintResult
  let earlier: [EarlierReport]
  let rules: [RuleID: CatalogueEntry]

  func write(to page: inout Markup) {
    page.element("section", ["id": "summary", "aria-labelledby": "summary-title", "class": "wide"]) { page in
      page.raw("<h2 id=\"summary-title\">Summary</h2>")
      tiles(&page)
      if result.findings.isEmpty {
        page.raw("<p class=\"empty\">Nothing was found.</p>")
        return
      }
      page.raw("<div class=\"tables\">")
      byRule(&page)
      byFolder(&page)
      page.raw("</div>")
    }
  }

  private func tiles(_ page: inout Markup) {
    page.raw("<dl class=\"tiles\">")
    func tile(_ number: Int, _ name: String, _ kind: String = "", note: String = "") {
      page.element("div", ["class": number == 0 ? "tile zero" : "tile \(kind)"]) { page in
        page.element("dt", text: name)
        page.element("dd", ["class": "number"], text: Grouped.text(number))
        if !note.isEmpty { page.element("dd", ["class": "note"], text: note) }
      }
    }
    for severity in Severity.allCases.reversed() {
      let count = result.count(severity)
      tile(count, count == 1 ? severity.rawValue : severity.rawValue + "s", "sev-\(severity.rawValue)")
    }
    let unsafe = result.fixable(.unsafe)
    tile(result.fixable(.safe), "fixed by --fix", note: unsafe > 0 ? "\(unsafe) more by --unsafe-fixes" : "")
    let files = Set(result.findings.map(\.diagnostic.location.file)).count
    tile(files, files == 1 ? "file concerned" : "files concerned", note: "of \(result.report.reportedFiles)")
    page.raw("</dl>")
    var hidden: [String] = []
    if result.baselined > 0 { hidden.append("\(result.baselined) known from the baseline") }
    if result.report.suppressed > 0 { hidden.append("\(result.report.suppressed) silenced by comments in the sources") }
    if !hidden.isEmpty {
      page.element("p", ["class": "quiet"], text: "Not shown: \(hidden.joined(separator: ", ")).")
    }
  }

  private func byRule(_ page: inout Markup) {
    var counts: [RuleID: Int] = [:]
    for finding in result.findings { counts[finding.diagnostic.rule, default: 0] += 1 }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let most = rows.first?.value ?? 1
    page.raw("<table class=\"bars\"><caption>By rule</caption><thead><tr><th scope=\"col\">Rule</th>")
    page.raw("<th scope=\"col\" class=\"n\">Findings</th></tr></thead><tbody>")
    for (rule, count) in rows {
      page.raw("<tr><th scope=\"row\">")
      page.link(to: FindingsSection.id(of: rule), ["data-pick-rule": rule.rawValue]) { page in
        page.element("code", text: rule.rawValue)
      }
      if let entry = rules[rule] {
        page.raw("<span class=\"quiet\">")
        MarkedText.write(entry.summary, to: &page)
        page.raw("</span>")
      }
      page.raw("</th>")
      number(count, of: most, &page)
      page.raw("</tr>")
    }
    page.raw("</tbody></table>")
  }

  /// Folders that hold most; the rest is in the list to choose from.
  private func byFolder(_ page: inout Markup) {
    var counts: [String: Int] = [:]
    for finding in result.findings {
      counts[FolderTree.folder(of: result.path(finding.diagnostic.location.file)), default: 0] += 1
    }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let most = rows.first?.value ?? 1
    let shown = rows.prefix(12)
    page.raw("<div><table class=\"bars\"><caption>By folder</caption><thead><tr><th scope=\"col\">Folder</th>")
    page.raw("<th scope=\"col\" class=\"n\">Findings</th></tr></thead><tbody>")
    for (folder, count) in shown {
      page.raw("<tr><th scope=\"row\">")
      page.link(to: "findings", ["data-pick-folder": "/" + folder]) { page in
        page.element("code") { $0.path(FolderTree.title(folder)) }
      }
      page.raw("</th>")
      number(count, of: most, &page)
      page.raw("</tr>")
    }
    page.raw("</tbody></table>")
    if rows.count > shown.count {
      page.element("p", ["class": "quiet"], text: "and \(Counted.of(rows.count - shown.count, "folder")) with fewer")
    }
    page.raw("</div>")
  }

  /// A number with a bar for its share; the bar is a drawing beside the text and says nothing of its own.
  private func number(_ count: Int, of most: Int, _ page: inout Markup) {
    page.raw("<td class=\"n\">")
    page.empty("svg", ["class": "bar", "viewBox": "0 0 100 6", "aria-hidden": "true", "preserveAspectRatio": "none"])
    page.closed("rect", ["width": String(max(1, count * 100 / max(1, most))), "height": "6"])
    page.raw("</svg>")
    page.element("span", text: Grouped.text(count))
    page.raw("</td>")
  }
}

/// A number with a thin space between groups of three digits.
enum Grouped {
  static func of(_ count: Int, _ noun: String) -> String { "\(text(count)) \(noun)\(count == 1 ? "" : "s")" }

  static func text(_ number: Int) -> String {
    let digits = String(number)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0, digits.count > 4 { result += "\u{202F}" }
      result.append(digit)
    }
    return result
  }
}

/// The catalogue's sentences, in which `code` stands between backticks.
enum MarkedText {
  static func write(_ text: String, to page: inout Markup) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 { page.element("code", text: String(part)) } else { page.text(String(part)) }
    }
  }
}
