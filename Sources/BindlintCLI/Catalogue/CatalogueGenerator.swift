import BindlintAnalysis

/// Makes from `rules.json` and the fixtures everything in the project that repeats them.
public struct CatalogueGenerator {
  /// The command that repairs a stale file.
  public static let repairCommand = "swift run bindlint debug generate"

  private let root: FilePath
  private let entries: [CatalogueEntry]

  /// Reads the catalogue of the package in the folder `root`.
  public init(root: String) throws(CatalogueFailure) {
    self.root = FilePath(root)
    let path = FilePath(root).appending("rules.json")
    let text: [UInt8]
    do { text = try FileSystem.contents(of: path) } catch {
      throw CatalogueFailure("'\(path.text)' \(error.reason); run this in the folder of bindlint's own package")
    }
    var entries: [CatalogueEntry] = []
    for var entry in try RulesFile(text, path: "rules.json").entries {
      let names = entry.example
      entry.example.flagged = try Self.example(names.flagged, of: entry.id, root: self.root)
      if !names.corrected.isEmpty {
        entry.example.corrected = try Self.example(names.corrected, of: entry.id, root: self.root)
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  /// Path relative to the root and text of every generated file, as it should be.
  public func expectedFiles() throws(CatalogueFailure) -> [(path: String, text: String)] {
    var result = [
      (path: "Sources/BindlintCLI/Catalogue/Catalogue+Generated.swift", text: CatalogueSource.catalogue(entries)),
      ("Sources/BindlintAnalysis/Rules/Rules+Generated.swift", CatalogueSource.rules(entries)),
    ]
    for entry in entries {
      let name = NewRuleCommand.typeName(of: entry.id.rawValue)
      result.append(("\(Self.entryFolder)/\(name)+Entry.swift", CatalogueSource.entry(entry)))
      result.append(("Fixtures/rules/\(entry.id)/README.md", RuleText.markdownPage(entry)))
    }
    if var readme = contents(of: "README.md") {
      let table = RulesCommand.markdownTable(entries) { "Fixtures/rules/\($0)/README.md" }
      readme = try Self.replacing("rules", in: readme, of: "README.md", with: table)
      readme = try Self.replacing("output", in: readme, of: "README.md", with: SampleOutput.markdown(root: root))
      readme = try Self.replacing("fix", in: readme, of: "README.md", with: SampleOutput.patch(root: root))
      result.append(("README.md", readme))
      result.append((Self.picturePath, try SampleOutput.picture(root: root)))
    }
    return result
  }

  private static let pictureFolder = "Fixtures/pictures"
  /// The README shows it.
  static let picturePath = "\(pictureFolder)/sample-app.svg"
  private static let entryFolder = "Sources/BindlintCLI/Catalogue/Entries"

  /// The generated files that differ from what they should be, and those that should not be.
  public func staleFiles() throws(CatalogueFailure) -> [String] {
    let expected = try expectedFiles()
    return expected.filter { contents(of: $0.path) != $0.text }.map(\.path) + leftOver(expected)
  }

  /// Writes the generated files that differ, removes those of rules that are gone, and returns their paths.
  public func write() throws(CatalogueFailure) -> [String] {
    let expected = try expectedFiles()
    var changed: [String] = []
    do {
      for folder in [Self.entryFolder, Self.pictureFolder] { try FileSystem.makeFolder(root.appending(folder)) }
      for (path, text) in expected where contents(of: path) != text {
        try FileSystem.replace(root.appending(path), with: Array(text.utf8))
        changed.append(path)
      }
      for path in leftOver(expected) {
        try FileSystem.remove(root.appending(path))
        changed.append(path)
      }
    } catch {
      throw CatalogueFailure("the generated files \(error.reason)")
    }
    return changed
  }

  /// Files of entries that there are no longer.
  private func leftOver(_ expected: [(path: String, text: String)]) -> [String] {
    let entries = (try? FileSystem.entries(of: root.appending(Self.entryFolder))) ?? []
    let paths = entries.map { "\(Self.entryFolder)/\(String(decoding: $0.name, as: UTF8.self))" }
    return paths.filter { path in !expected.contains { $0.path == path } }.sorted()
  }

  private func contents(of path: String) -> String? {
    (try? FileSystem.contents(of: root.appending(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a fixture as documentation: expectations become marks, the import and outer blank lines go.
  private static func example(
    _ name: String, of rule: RuleID, root: FilePath
  ) throws(CatalogueFailure) -> String {
    let path = "Fixtures/rules/\(rule)/\(name).swift"
    let bytes: [UInt8]
    do { bytes = try FileSystem.contents(of: root.appending(path)) } catch {
      throw CatalogueFailure("rules.json: the example of \(rule), '\(path)', \(error.reason)")
    }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> Substring in
      guard let mark = line.firstRange(of: "// expect:") else { return line }
      return line[..<mark.lowerBound] + "// finding"
    }
    // Words to the tests are not for readers.
    lines.removeAll { $0 == "import SwiftUI" || $0.hasPrefix("// compiles:") }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else {
      return ""
    }
    return lines[first...last].joined(separator: "\n")
  }

  /// `text` with what stands between the markers `<!-- generated: name -->` and `<!-- end -->` replaced.
  private static func replacing(
    _ name: String, in text: String, of path: String, with body: String
  ) throws(CatalogueFailure) -> String {
    let opening = "<!-- generated: \(name) -->\n"
    let closing = "<!-- end -->"
    guard let start = text.firstRange(of: opening), let end = text[start.upperBound...].firstRange(of: closing) else {
      throw CatalogueFailure("\(path) has no part between '\(opening.dropLast())' and '\(closing)'")
    }
    return text[..<start.upperBound] + body + text[end.lowerBound...]
  }
}
