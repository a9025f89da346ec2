import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

/// A small project under `Fixtures/rules/RULE`: one file `NAME.swift`, or all files of a folder `NAME`.
///
/// `// expect: rule_a, rule_b` at the end of a line asks for one finding of each rule whose own place, or one of whose
/// related places, is on that line. The comments are taken out before the rules see the text. Beside it may stand what
/// fixing makes of it: `NAME.fixed.swift` after all safe fixes, `NAME.unsafe.swift` after the unsafe ones too (folders
/// of the same names for a folder, holding the files that change).
struct Fixture: Sendable, CustomTestStringConvertible {
  struct File: Sendable {
    var path: String
    var text: String
  }
  struct Expectation: Hashable, Sendable {
    var rule: String
    var path: String
    var line: Int
  }

  var rule: String
  var name: String
  /// The file or folder itself.
  var url: URL
  var files: [File]
  /// How many findings of a rule are asked for at a line.
  var expectations: [Expectation: Int]
  /// By path, the text after fixing.
  var fixed: [String: String]?
  var unsafelyFixed: [String: String]?
  /// From comments `// repeating views: A, B`.
  var repeatingViews: [String]

  var testDescription: String { "\(rule)/\(name)" }

  // MARK: Reading

  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let rulesFolder = packageRoot.appendingPathComponent("Fixtures/rules")

  /// Every fixture of every rule, in order of rule and name, and behind them the refactors whose behaviour is proved.
  static let all: [Fixture] =
    folders(in: rulesFolder).flatMap { folder in
      entries(of: folder).compactMap { Fixture(at: $0, rule: folder.lastPathComponent) }
    }
    + entries(of: packageRoot.appendingPathComponent("Fixtures/behaviour")).compactMap {
      Fixture(at: $0, rule: "closure_binding_in_foreach")
    }

  /// The names of the folders of fixtures, which are the names of the rules.
  static let rules: [String] = folders(in: rulesFolder).map(\.lastPathComponent)

  private init?(at url: URL, rule: String) {
    let name = url.pathExtension == "swift" ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
    guard !name.hasSuffix(".fixed"), !name.hasSuffix(".unsafe") else { return nil }
    let files = Fixture.sources(at: url)
    guard !files.isEmpty else { return nil }
    self.rule = rule
    self.name = name
    self.url = url
    var expectations: [Expectation: Int] = [:]
    var repeatingViews: [String] = []
    self.files = files.map { file in
      var lines: [Substring] = []
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let (code, words) = Fixture.splitting(line, at: "// expect:")
        for word in words {
          expectations[Expectation(rule: word, path: file.path, line: number + 1), default: 0] += 1
        }
        repeatingViews += Fixture.splitting(line, at: "// repeating views:").words
        lines.append(code)
      }
      return File(path: file.path, text: lines.joined(separator: "\n"))
    }
    self.expectations = expectations
    self.repeatingViews = repeatingViews
    let folder = url.deletingLastPathComponent()
    func golden(_ kind: String) -> [String: String]? {
      let twin =
        url.pathExtension == "swift"
        ? folder.appendingPathComponent("\(name).\(kind).swift") : folder.appendingPathComponent("\(name).\(kind)")
      guard FileManager.default.fileExists(atPath: twin.path) else { return nil }
      var result = Dictionary(uniqueKeysWithValues: self.files.map { ($0.path, $0.text) })
      for file in Fixture.sources(at: twin) {
        result[url.pathExtension == "swift" ? self.files[0].path : file.path] = file.text
      }
      return result
    }
    fixed = golden("fixed")
    unsafelyFixed = golden("unsafe")
  }

  /// Writes what fixing made of the files beside the fixture; of a folder those that changed.
  func record(_ files: [File], as kind: String) throws {
    let isFile = url.pathExtension == "swift"
    let twin = url.deletingLastPathComponent().appendingPathComponent("\(name).\(kind)\(isFile ? ".swift" : "")")
    if !isFile {
      try? FileManager.default.removeItem(at: twin)
      try FileManager.default.createDirectory(at: twin, withIntermediateDirectories: true)
    }
    for (before, after) in zip(self.files, files) where isFile || before.text != after.text {
      let path = isFile ? twin : twin.appendingPathComponent(after.path)
      try after.text.write(to: path, atomically: true, encoding: .utf8)
    }
  }

  private static func splitting(_ line: Substring, at mark: String) -> (code: Substring, words: [String]) {
    guard let range = line.range(of: mark) else { return (line, []) }
    let words = line[range.upperBound...].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    var code = line[..<range.lowerBound]
    while code.last == " " { code.removeLast() }
    return (code, words)
  }

  private static func sources(at url: URL) -> [File] {
    let paths = url.pathExtension == "swift" ? [url] : entries(of: url).filter { $0.pathExtension == "swift" }
    return paths.compactMap { path in
      (try? String(contentsOf: path, encoding: .utf8)).map { File(path: path.lastPathComponent, text: $0) }
    }
  }

  private static func entries(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).sorted { $0.path < $1.path }
  }

  private static func folders(in folder: URL) -> [URL] {
    entries(of: folder).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
  }

  // MARK: Running

  /// The rules that run when nothing is selected, from the catalogue.
  static let enabledRules: Set<String> = {
    struct Catalogue: Decodable {
      struct Rule: Decodable {
        var id: String
        var enabled: Bool
      }
      var rules: [Rule]
    }
    let data = (try? Data(contentsOf: packageRoot.appendingPathComponent("rules.json"))) ?? Data()
    let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
    return Set((catalogue?.rules ?? []).filter(\.enabled).map(\.id))
  }()

  /// The rules whose findings must be exactly the expected ones in every fixture.
  static let coreRules: Set<String> = [
    "closure_binding_in_foreach", "index_based_binding", "redundant_closure_binding", "unused_environment",
    "unused_view_property",
  ]

  /// The rules whose findings are compared in this fixture.
  var comparedRules: Set<String> { Fixture.coreRules.union(expectations.keys.map(\.rule)).union([rule]) }

  /// Runs the default rules and the compared ones over `files`, or over the fixture's own.
  func lint(_ files: [File]? = nil, jobs: Int = 1) -> Report {
    let files = files ?? self.files
    let severities = Fixture.enabledRules.union(comparedRules).map { (RuleID($0), Severity.warning) }
    let options = AnalysisOptions(
      severities: Dictionary(uniqueKeysWithValues: severities), jobs: jobs, repeatingViews: repeatingViews)
    return Analyzer.run(files.map { InputFile(path: $0.path, isReported: true) }, options: options) { index in
      .source(SourceFile(path: files[index].path, text: files[index].text))
    }
  }

  /// The findings of the compared rules.
  func compared(_ report: Report) -> [Diagnostic] {
    report.findings.map(\.diagnostic).filter { comparedRules.contains($0.rule.rawValue) }
  }

  /// What is wrong with the findings of `report`, one line each.
  func faults(in report: Report) -> [String] {
    var left = expectations
    var faults = report.problems.map { "problem in \($0.path): \($0.message)" }
    for diagnostic in compared(report) {
      let places = ([diagnostic.location] + diagnostic.related.map(\.location)).map { location in
        Expectation(
          rule: diagnostic.rule.rawValue, path: report.paths[location.file.index],
          line: report.line(of: location))
      }
      if let hit = places.first(where: { left[$0, default: 0] > 0 }) {
        left[hit, default: 0] -= 1
      } else {
        faults.append("unexpected \(diagnostic.rule) at \(places[0].path):\(places[0].line): \(diagnostic.message)")
      }
    }
    for (place, count) in left where count > 0 {
      faults.append("no \(place.rule) at \(place.path):\(place.line)")
    }
    return faults.sorted()
  }
}

extension Report {
  /// The line, counted from 1, on which a location begins.
  func line(of location: Location) -> Int {
    guard let source = sources[location.file.index] else { return 0 }
    return source.bytes.prefix(Int(location.range.start)).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
