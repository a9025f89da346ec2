import BindlintAnalysis

/// The report as one page that needs nothing beside it: findings with source and fix, what they come to, the trend.
struct ReportPage {
  let result: LintResult
  let projectName: String
  /// Oldest first.
  var earlier: [EarlierReport] = []
  private let rules: [RuleID: CatalogueEntry]
  /// The data flow in pictures, where the sources hold views.
  var map: MapSection?

  init(_ result: LintResult, name: String, earlier: [EarlierReport] = [], rules: [CatalogueEntry] = Catalogue.entries) {
    self.result = result
    projectName = name
    self.earlier = earlier
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func page() -> [UInt8] {
    PageFrame(title: "bindlint: \(projectName)").page { page in
      header(&page)
      page.raw("<main id=\"main\" tabindex=\"-1\">")
      let summary = SummarySection(result: result, earlier: earlier, rules: rules)
      summary.write(to: &page)
      if !earlier.isEmpty { TrendSection(result: result, earlier: earlier).write(to: &page) }
      // Apart, so that each keeps to its own size.
      var parts = (map: Markup(), findings: Markup())
      map?.write(to: &parts.map)
      FindingsSection(result: result, earlier: earlier, rules: rules).write(to: &parts.findings)
      page.append(parts.map)
      page.append(parts.findings)
      problems(&page)
      page.raw("</main>")
      footer(&page)
    }
  }

  private func header(_ page: inout Markup) {
    page.raw("<header class=\"top\"><div class=\"wide\">")
    page.element("p", ["class": "tool"], text: "bindlint report")
    page.element("h1", text: projectName)
    page.element(
      "p", ["class": "lead"],
      text: "\(Grouped.of(result.report.reportedFiles, "file")), \(Grouped.of(result.report.lines, "line")), "
        + "\(Grouped.of(result.report.rules.count, "rule"))")
    page.element("nav", ["aria-label": "Parts of this report"]) { page in
      page.link(to: "summary") { $0.raw("Summary") }
      if !earlier.isEmpty { page.link(to: "trend") { $0.raw("Trend") } }
      if map != nil { page.link(to: "map") { $0.raw("Data flow") } }
      page.link(to: "findings") { $0.raw("Findings") }
      if !result.problems.isEmpty { page.link(to: "problems") { $0.raw("Problems") } }
    }
    page.raw("</div></header>")
  }

  private func problems(_ page: inout Markup) {
    if result.problems.isEmpty { return }
    page.element("section", ["id": "problems", "aria-labelledby": "problems-title", "class": "wide"]) { page in
      page.raw("<h2 id=\"problems-title\">Problems</h2>")
      page.raw("<p class=\"lead\">Files that could not be read whole; what they hold may be missing above.</p>")
      page.element("ul", ["class": "plain"]) { page in
        for problem in result.problems {
          page.element("li") { page in
            if !problem.path.isEmpty {
              page.element("code", text: problem.path)
              page.raw(": ")
            }
            page.text(result.message(of: problem))
          }
        }
      }
    }
  }

  private func footer(_ page: inout Markup) {
    page.raw("<footer class=\"wide\"><p>")
    page.text("Made by bindlint \(Version.text). ")
    page.raw("<code>bindlint explain RULE</code> says why a rule exists and what it leaves alone.</p></footer>")
  }
}

/// What every page of bindlint has around its content: the policy that lets nothing in, the style, the script.
struct PageFrame {
  var title: String

  func page(_ body: (inout Markup) -> Void) -> [UInt8] {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    // Only this style and this script, known by their hashes; no address, no form, no frame.
    page.empty(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src '\(Self.hash(PageStyle.text))' "
          + "'\(Self.hash(DrawingStyle.text))'; "
          + "script-src '\(Self.hash(PageScript.text))'; base-uri 'none'; form-action 'none'",
      ])
    page.raw("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.raw("<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"color-scheme\" content=\"light dark\">\n")
    page.element("title") { $0.plainText(title) }
    page.raw("\n<style>")
    page.raw(PageStyle.text)
    page.raw("</style>\n<style>")
    page.raw(DrawingStyle.text)
    page.raw("</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#main\">Skip to the content</a>\n")
    body(&page)
    page.raw("\n<script>")
    page.raw(PageScript.text)
    page.raw("</script>\n</body>\n</html>\n")
    return page.buffer.bytes
  }

  private static func hash(_ text: StaticString) -> String {
    ContentHash.source(text.withUTF8Buffer { Array($0) })
  }
}
