import BindlintAnalysis

/// Every finding with its source and the way out beside each other, by rule, and what to search and filter them with.
struct FindingsSection {
  /// Behind this many bytes findings stand without source, so that a browser can still open the page.
  static let excerptBudget = 4_500_000

  let result: LintResult
  let rules: [RuleID: CatalogueEntry]
  /// The fingerprints that the last report before this one knew; `nil` where there is none.
  private let known: Set<String>?
  private let folders: FolderTree
  private let groups: [(rule: RuleID, findings: [Int])]

  init(result: LintResult, earlier: [EarlierReport], rules: [RuleID: CatalogueEntry]) {
    self.result = result
    self.rules = rules
    known = earlier.last?.fingerprints
    folders = FolderTree(result.findings.map { result.path($0.diagnostic.location.file) })
    var byRule: [RuleID: [Int]] = [:]
    for (index, finding) in result.findings.enumerated() { byRule[finding.diagnostic.rule, default: []].append(index) }
    groups = byRule.map { ($0.key, $0.value) }.sorted { ($1.findings.count, $0.rule) < ($0.findings.count, $1.rule) }
  }

  static func id(of rule: RuleID) -> String {
    "rule-" + rule.rawValue.map { $0 == "_" ? "-" : String($0) }.joined()
  }

  /// The anchor of a finding by its place in the result's list.
  static func id(ofFinding index: Int) -> String { "finding-\(index + 1)" }

  func write(to page: inout Markup) {
    page.element("section", ["id": "findings", "aria-labelledby": "findings-title", "class": "wide"]) { page in
      page.raw("<h2 id=\"findings-title\">Findings</h2>")
      if result.findings.isEmpty {
        page.raw("<p class=\"empty\">Nothing was found.</p>")
        return
      }
      filters(&page)
      page.raw("<div id=\"list\">")
      for group in groups { write(group.rule, group.findings, &page) }
      page.raw("</div>")
      folderGroups(&page)
      page.raw("<p class=\"empty\" id=\"none\" hidden>No finding fits. <button type=\"button\" data-reset>Show all")
      page.raw("</button></p>")
    }
  }

  // MARK: - Filters

  /// Shown by the script alone: without it there is nothing that they could do.
  private func filters(_ page: inout Markup) {
    page.raw("<form id=\"filters\" role=\"search\" aria-label=\"Findings\" hidden>")
    page.raw("<label class=\"grow\">Search<input type=\"search\" id=\"q\" autocomplete=\"off\" spellcheck=\"false\" ")
    page.raw("placeholder=\"Message, name, path, source\"></label>")
    page.raw("<label>Rule<select id=\"by-rule\"><option value=\"\">All rules</option>")
    for group in groups {
      page.element("option", ["value": group.rule.rawValue]) {
        $0.plainText("\(group.rule) (\(group.findings.count))")
      }
    }
    page.raw("</select></label><label>Folder<select id=\"by-folder\"><option value=\"\">All folders</option>")
    for folder in folders.folders {
      page.element("option", ["value": "/" + folder.path]) { page in
        page.plainText(String(repeating: "\u{2003}", count: folder.depth))
        page.plainText("\(FolderTree.title(folder.path)) (\(folder.count))")
      }
    }
    page.raw("</select></label><label>Group by<select id=\"group\"><option value=\"rule\">Rule</option>")
    page.raw("<option value=\"folder\">Folder</option></select></label>")
    page.raw("<fieldset><legend>Severity</legend>")
    for severity in Severity.allCases.reversed() where result.count(severity) > 0 {
      page.raw("<label class=\"check\">")
      page.empty("input", ["type": "checkbox", "name": "severity", "value": severity.rawValue, "checked": ""])
      page.text("\(severity.rawValue)s")
      page.raw("</label>")
    }
    page.raw("</fieldset><fieldset><legend>Only</legend>")
    page.raw("<label class=\"check\"><input type=\"checkbox\" id=\"only-fix\">with a fix</label>")
    if known != nil { page.raw("<label class=\"check\"><input type=\"checkbox\" id=\"only-new\">new</label>") }
    page.raw("</fieldset><button type=\"reset\">Reset</button>")
    page.element("p", ["id": "shown", "role": "status", "aria-live": "polite"]) { page in
      page.text("\(result.findings.count) of \(Counted.of(result.findings.count, "finding"))")
    }
    page.raw("</form>")
  }

  // MARK: - Groups

  private func write(_ rule: RuleID, _ findings: [Int], _ page: inout Markup) {
    let id = Self.id(of: rule)
    page.element("section", ["class": "group", "id": id, "aria-labelledby": id + "-title"]) { page in
      page.element("h3", ["id": id + "-title"]) { page in
        page.element("code", text: rule.rawValue)
        page.raw(" ")
        page.element("span", ["class": "count"], text: String(findings.count))
      }
      if let entry = rules[rule] {
        page.raw("<p class=\"about\">")
        MarkedText.write(entry.summary, to: &page)
        page.raw(".</p><details class=\"why\"><summary>Why it matters</summary>")
        for paragraph in entry.why {
          page.raw("<p>")
          MarkedText.write(paragraph, to: &page)
          page.raw("</p>")
        }
        page.raw("</details>")
      }
      for index in findings { write(index, &page) }
    }
  }

  /// Empty groups that the script moves findings into when they are to be seen by folder.
  private func folderGroups(_ page: inout Markup) {
    var counts: [String: Int] = [:]
    for finding in result.findings {
      counts[FolderTree.folder(of: result.path(finding.diagnostic.location.file)), default: 0] += 1
    }
    page.raw("<div id=\"list-by-folder\" hidden>")
    for folder in folders.folders {
      guard let count = counts[folder.path] else { continue }
      page.element("section", ["class": "group", "data-group": "/" + folder.path]) { page in
        page.element("h3") { page in
          page.element("code") { $0.path(FolderTree.title(folder.path)) }
          page.raw(" ")
          page.element("span", ["class": "count"], text: String(count))
        }
      }
    }
    page.raw("</div>")
  }

  // MARK: - A finding

  private func write(_ index: Int, _ page: inout Markup) {
    let finding = result.findings[index]
    let diagnostic = finding.diagnostic
    let path = result.path(diagnostic.location.file)
    let place = result.places.place(Int(diagnostic.location.range.start), in: diagnostic.location.file)
    let isNew = known.map { !$0.contains(finding.fingerprint) } ?? false
    let id = Self.id(ofFinding: index)
    page.element(
      "article",
      [
        "class": "finding", "id": id, "aria-labelledby": id + "-m", "data-rule": diagnostic.rule.rawValue,
        "data-severity": finding.severity.rawValue, "data-folder": "/" + FolderTree.folder(of: path),
        "data-fix": diagnostic.fix == nil ? "" : "1", "data-new": isNew ? "1" : "",
      ]
    ) { page in
      page.raw("<header>")
      page.element("span", ["class": "sev sev-\(finding.severity.rawValue)"], text: finding.severity.rawValue)
      if isNew { page.raw("<span class=\"tag\">new</span>") }
      page.element("code", ["class": "place"]) { $0.path("\(path):\(place.line):\(place.column)") }
      page.element("code", ["class": "rule"], text: diagnostic.rule.rawValue)
      page.element("h4", ["id": id + "-m"], text: diagnostic.message)
      page.raw("</header>")
      if page.count < Self.excerptBudget {
        excerpts(of: finding, &page)
      } else {
        page.raw("<p class=\"quiet\">The source is left out here to keep this page small.</p>")
      }
    }
  }

  private func excerpts(of finding: Finding, _ page: inout Markup) {
    let diagnostic = finding.diagnostic
    let wayOut = self.wayOut(of: diagnostic)
    page.element("div", ["class": wayOut == nil ? "sides one" : "sides"]) { page in
      page.raw("<figure><figcaption>Source</figcaption><div class=\"code\">")
      SourceExcerpt(diagnostic.location, in: result.places).write(to: &page)
      page.raw("</div></figure>")
      wayOut?(&page)
    }
    if diagnostic.fix == nil, let reason = diagnostic.fixRefusal {
      page.element("p", ["class": "quiet"], text: "No automatic fix: \(reason).")
    }
    if diagnostic.related.isEmpty { return }
    page.raw("<details class=\"related\"><summary>")
    page.text(Counted.of(diagnostic.related.count, "related place"))
    page.raw("</summary><ul class=\"plain\">")
    for related in diagnostic.related {
      let place = result.places.place(Int(related.location.range.start), in: related.location.file)
      page.raw("<li><p>")
      page.text(related.message)
      page.raw(" ")
      page.element("code", ["class": "place"]) { $0.path("\(result.path(related.location.file)):\(place.line)") }
      page.raw("</p><div class=\"code\">")
      SourceExcerpt(related.location, in: result.places).write(to: &page)
      page.raw("</div></li>")
    }
    page.raw("</ul></details>")
  }

  /// The fix as lines taken out and put in; where there is none, or its lines can't be shown, the code to read.
  private func wayOut(of diagnostic: Diagnostic) -> ((inout Markup) -> Void)? {
    if let fix = diagnostic.fix, let excerpt = FixExcerpt(fix, in: result) {
      return { page in
        page.raw("<figure><figcaption>")
        page.text("\(fix.title) ")
        page.element(
          "span", ["class": "quiet"],
          text: fix.applicability == .safe ? "(--fix writes it)" : "(--unsafe-fixes writes it)")
        page.raw("</figcaption><div class=\"code\">")
        excerpt.write(to: &page)
        page.raw("</div></figure>")
      }
    }
    guard let suggestion = diagnostic.suggestion else { return nil }
    return { page in
      page.raw("<figure><figcaption>")
      page.text("\(suggestion.title) ")
      page.raw("<span class=\"quiet\">(code to read)</span></figcaption><div class=\"code\">")
      for line in suggestion.code.split(separator: "\n", omittingEmptySubsequences: false) {
        page.element("div", ["class": "l"], text: String(line))
      }
      page.raw("</div></figure>")
    }
  }
}
