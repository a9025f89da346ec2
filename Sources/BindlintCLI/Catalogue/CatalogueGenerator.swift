#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import BindlintAnalysis

/// Makes from `rules.json` and the fixtures everything in the project that repeats them.
public struct CatalogueGenerator {
  /// What keeps the generator from its work, worded for the person at the keyboard.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// The command that repairs a stale file.
  public static let repairCommand = "swift run bindlint debug generate"

  private let root: String
  private let file: RulesFile

  /// Reads the catalogue of the package in the folder `root`.
  public init(root: String) throws {
    self.root = root
    let path = root + "/rules.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "can't read \(path); run this in the folder of bindlint's own package")
    }
    do {
      file = try JSONDecoder().decode(RulesFile.self, from: data)
    } catch {
      throw Failure(description: "\(path) is not a catalogue: \(error)")
    }
    let ids = file.rules.map(\.id)
    for (id, next) in zip(ids, ids.dropFirst()) where next <= id {
      throw Failure(description: "\(path): rules stand in order of their names, but '\(next)' follows '\(id)'")
    }
  }

  /// Path relative to the root and text of every generated file, as it should be.
  public func expectedFiles() throws -> [(path: String, text: String)] {
    let entries = try entries()
    var result = [
      (path: "Sources/BindlintCLI/Catalogue/Catalogue+Generated.swift", text: CatalogueSource.text(entries))
    ]
    for entry in entries {
      result.append(("Fixtures/rules/\(entry.id)/README.md", RuleText.markdownPage(entry)))
    }
    let readme = "README.md"
    if let text = contents(of: readme) {
      let table = RulesCommand.markdownTable(entries) { "Fixtures/rules/\($0)/README.md" }
      result.append((readme, try replacingGenerated(in: text, of: readme, name: "rules", with: table)))
    }
    return result
  }

  /// The generated files that differ from what they should be.
  public func staleFiles() throws -> [String] {
    try expectedFiles().filter { contents(of: $0.path) != $0.text }.map(\.path)
  }

  /// Writes the generated files that differ, and returns their paths.
  public func write() throws -> [String] {
    var written: [String] = []
    for (path, text) in try expectedFiles() where contents(of: path) != text {
      do {
        try Data(text.utf8).write(to: URL(filePath: root + "/" + path), options: .atomic)
      } catch {
        throw Failure(description: "can't write \(path): \(error)")
      }
      written.append(path)
    }
    return written
  }

  private func contents(of path: String) -> String? {
    FileManager.default.contents(atPath: root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func entries() throws -> [CatalogueEntry] {
    try file.rules.map { rule in
      guard let severity = Severity(rawValue: rule.severity) else {
        throw Failure(description: "rules.json: \(rule.id): no severity is called '\(rule.severity)'")
      }
      guard let confidence = Confidence(rawValue: rule.confidence) else {
        throw Failure(description: "rules.json: \(rule.id): no confidence is called '\(rule.confidence)'")
      }
      return CatalogueEntry(
        id: RuleID(rule.id), since: rule.since, category: rule.category, severity: severity,
        isEnabled: rule.enabled, confidence: confidence, summary: rule.summary, why: rule.why, reports: rule.reports,
        leavesAlone: rule.leavesAlone, limits: rule.limits, fix: rule.fix.availability, fixSummary: rule.fix.summary,
        options: rule.options, references: rule.references,
        example: CatalogueExample(
          flagged: try example(rule.example.flagged, of: rule.id),
          corrected: rule.example.corrected.isEmpty ? "" : try example(rule.example.corrected, of: rule.id)))
    }
  }

  /// The text of a fixture as documentation: expectations become marks, the import and outer blank lines go.
  private func example(_ name: String, of rule: String) throws -> String {
    let path = "Fixtures/rules/\(rule)/\(name).swift"
    guard let text = contents(of: path) else {
      throw Failure(description: "rules.json: \(rule): the example \(path) doesn't exist")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let mark = line.firstRange(of: "// expect:") else { return String(line) }
      return line[..<mark.lowerBound] + "// finding"
    }
    lines.removeAll { $0 == "import SwiftUI" }
    let first = lines.firstIndex { !$0.isEmpty } ?? 0
    let last = lines.lastIndex { !$0.isEmpty } ?? 0
    return lines.isEmpty ? "" : lines[first...last].joined(separator: "\n")
  }

  /// `text` with what stands between the markers `<!-- generated: name -->` and `<!-- end -->` replaced.
  private func replacingGenerated(in text: String, of path: String, name: String, with body: String) throws -> String {
    let opening = "<!-- generated: \(name) -->\n"
    let closing = "<!-- end -->"
    guard let start = text.firstRange(of: opening), let end = text[start.upperBound...].firstRange(of: closing) else {
      throw Failure(description: "\(path) has no part between '\(opening.dropLast())' and '\(closing)'")
    }
    return text[..<start.upperBound] + body + text[end.lowerBound...]
  }
}
