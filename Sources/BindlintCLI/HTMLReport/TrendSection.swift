import BindlintAnalysis

/// How the number of findings came about over earlier reports.
struct TrendSection {
  let result: LintResult
  /// Oldest first.
  let earlier: [EarlierReport]

  private struct Run {
    var name: String
    var counts: [String: Int]
    var total: Int
  }

  private var runs: [Run] {
    var current: [String: Int] = [:]
    for finding in result.findings { current[finding.severity.rawValue, default: 0] += 1 }
    return earlier.map { Run(name: $0.name, counts: $0.counts, total: $0.total) }
      + [Run(name: "now", counts: current, total: result.findings.count)]
  }

  func write(to page: inout Markup) {
    page.element("section", ["id": "trend", "aria-labelledby": "trend-title", "class": "wide"]) { page in
      page.raw("<h2 id=\"trend-title\">Trend</h2>")
      page.element("p", ["class": "lead"], text: sinceLast)
      chart(&page)
      table(&page)
    }
  }

  private var sinceLast: String {
    guard let last = earlier.last else { return "" }
    let now = Set(result.findings.map(\.fingerprint))
    let new = now.subtracting(last.fingerprints).count
    let gone = last.fingerprints.subtracting(now).count
    return "Since \(last.name): \(Grouped.text(new)) new, \(Grouped.text(gone)) gone."
  }

  // MARK: - Picture

  private static let width = 720
  private static let height = 180
  private static let inset = 28
  /// More points than these would have no room for their numbers.
  private static let labelLimit = 16

  /// One line for all findings; the table says the same in numbers.
  private func chart(_ page: inout Markup) {
    let runs = self.runs
    let most = max(1, runs.map(\.total).max() ?? 1)
    let step = runs.count > 1 ? Double(Self.width - 2 * Self.inset) / Double(runs.count - 1) : 0
    let points = runs.enumerated().map { index, run in
      (
        x: Double(Self.inset) + step * Double(index),
        y: Double(Self.height - Self.inset) - Double(run.total) / Double(most)
          * Double(Self.height - 2 * Self.inset - 12)
      )
    }
    func decimal(_ value: Double) -> String { RunSummary.decimal(value, digits: 1) }
    let line = points.map { "\(decimal($0.x)),\(decimal($0.y))" }.joined(separator: " ")
    page.raw("<div class=\"chart\">")
    page.element(
      "svg",
      [
        "viewBox": "0 0 \(Self.width) \(Self.height)", "role": "img",
        "aria-label":
          "Findings in \(Counted.of(runs.count, "report")): \(runs.map { String($0.total) }.joined(separator: ", "))",
      ]
    ) { page in
      let base = Self.height - Self.inset
      page.closed("path", ["class": "axis", "d": "M0 \(base)H\(Self.width)"])
      if let first = points.first, let last = points.last {
        page.closed(
          "path",
          ["class": "area", "d": "M\(decimal(first.x)) \(base) L\(line) L\(decimal(last.x)) \(base)Z"]
        )
      }
      page.closed("polyline", ["class": "line", "points": line])
      for (index, point) in points.enumerated() {
        let isLast = index == points.count - 1
        page.element(
          "circle", ["class": isLast ? "point now" : "point", "cx": decimal(point.x), "cy": decimal(point.y), "r": "4"]
        ) { page in
          page.element("title") { $0.plainText("\(runs[index].name): \(runs[index].total)") }
        }
        guard runs.count <= Self.labelLimit || isLast || index == 0 else { continue }
        page.element(
          "text", ["class": "value", "x": decimal(point.x), "y": decimal(point.y - 10), "text-anchor": "middle"],
          text: Grouped.text(runs[index].total))
        page.element(
          "text", ["class": "name", "x": decimal(point.x), "y": String(Self.height - 8), "text-anchor": "middle"]
        ) { page in
          page.text(ShortName.middle(runs[index].name, limit: max(6, Int(step / 7))))
        }
      }
    }
    page.raw("</div>")
  }

  private func table(_ page: inout Markup) {
    page.raw("<details><summary>The numbers</summary><table><thead><tr><th scope=\"col\">Report</th>")
    for severity in Severity.allCases.reversed() {
      page.element("th", ["scope": "col", "class": "n"], text: severity.rawValue + "s")
    }
    page.raw("<th scope=\"col\" class=\"n\">all</th></tr></thead><tbody>")
    for run in runs {
      page.raw("<tr>")
      page.element("th", ["scope": "row"], text: run.name)
      for severity in Severity.allCases.reversed() {
        page.element("td", ["class": "n"], text: Grouped.text(run.counts[severity.rawValue] ?? 0))
      }
      page.element("td", ["class": "n"], text: Grouped.text(run.total))
      page.raw("</tr>")
    }
    page.raw("</tbody></table></details>")
  }
}

/// Names cut to a length that there is room for.
enum ShortName {
  /// The beginning and the end, where names differ most, with `…` between them.
  static func middle(_ name: String, limit: Int) -> String {
    if name.count <= limit { return name }
    let end = (limit - 1) / 2
    return name.prefix(limit - 1 - end) + "…" + name.suffix(end)
  }
}
