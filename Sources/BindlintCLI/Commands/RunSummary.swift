import BindlintAnalysis

/// What `--statistics` and `--timing` print.
enum RunSummary {
  static func statistics(_ result: LintResult) -> String {
    var counts: [RuleID: Int] = [:]
    for rule in result.report.rules { counts[rule] = 0 }
    for finding in result.findings { counts[finding.diagnostic.rule, default: 0] += 1 }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return table(rows.map { (String($0.value), $0.key.rawValue) })
  }

  static func timing(_ report: Report, stages: StageTimer, jobs: Int) -> String {
    var rows: [(String, String)] = []
    for stage in stages.stages {
      rows.append((milliseconds(stage.seconds), stage.name))
      if stage.name == "analyse" { rows += report.times.stages.map { (milliseconds($0.seconds), "  " + $0.name) } }
    }
    rows.append((milliseconds(stages.total), "in all, with \(Counted.of(jobs, "thread"))"))
    let whole = report.times.stages.reduce(0) { $0 + $1.seconds } * Double(max(1, jobs))
    for (rule, seconds) in report.times.rules {
      let share = whole > 0 ? seconds / whole * 100 : 0
      rows.append((milliseconds(seconds), "\(rule), \(decimal(share, digits: 1)) % of the threads' time"))
    }
    return table(rows)
  }

  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { String(repeating: " ", count: width - $0.0.count) + "\($0.0)  \($0.1)\n" }.joined()
  }

  static func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000, digits: 1) + " ms" }

  /// A number with a fixed count of digits behind the point, which Foundation's formats would bring in a megabyte.
  static func decimal(_ value: Double, digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    guard value.isFinite, abs(value) < 1e15 else { return "?" }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    if digits == 0 { return sign + String(scaled) }
    return sign + String(scaled / scale) + "." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
