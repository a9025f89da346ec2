import Foundation
import Testing

/// A fixture as the compiler sees it: `NAME.swift` or the files of the folder `NAME`, and what fixes make of them
/// (`NAME.fixed.swift`, `NAME.unsafe.swift`, or folders of these names that hold the files that change).
///
/// Comments in it say what can be proved:
///
///     // compiles: no - REASON       not here, since a module is missing
///     // drive: CODE                 statements, the last of them a view whose bindings are driven
///     // disturb: CODE               a change of the model from outside, with a random number `n`
struct ProvedFixture: Sendable, CustomTestStringConvertible {
  enum Version: String, CaseIterable, Sendable { case before, fixed, unsafe }

  var name: String
  /// Texts by file name.
  var versions: [Version: [String: String]] = [:]

  var testDescription: String { name }

  static let all: [ProvedFixture] = {
    let root = packageRoot.appendingPathComponent("Fixtures")
    let rules = entries(of: root.appendingPathComponent("rules"))
    let written = ["behaviour", "fixes"].map { root.appendingPathComponent($0) }
    return (written + rules).flatMap { folder in
      entries(of: folder).compactMap { ProvedFixture(at: $0, group: folder.lastPathComponent) }
    }
  }()

  init?(at url: URL, group: String) {
    let isFile = url.pathExtension == "swift"
    let base = isFile ? url.deletingPathExtension() : url
    guard !["fixed", "unsafe"].contains(base.pathExtension), let before = Self.texts(at: url), !before.isEmpty else {
      return nil
    }
    name = "\(group)/\(base.lastPathComponent)"
    versions[.before] = before
    for version in [Version.fixed, .unsafe] {
      let twin = base.appendingPathExtension(version.rawValue + (isFile ? ".swift" : ""))
      guard var texts = Self.texts(at: twin) else { continue }
      if isFile, let only = before.keys.first { texts = [only: texts.values.first ?? ""] }
      versions[version] = before.merging(texts) { $1 }
    }
  }

  /// A fixture made up by a test.
  init(name: String, before: String, fixed: String) {
    self.name = name
    versions = [.before: ["A.swift": before], .fixed: ["A.swift": fixed]]
  }

  private static func entries(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).sorted { $0.path < $1.path }
  }

  private static func texts(at url: URL) -> [String: String]? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let files = url.pathExtension == "swift" ? [url] : entries(of: url).filter { $0.pathExtension == "swift" }
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
      })
  }

  func comments(_ mark: String) -> [String] {
    let texts = (versions[.before] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    return texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix(mark) }.map {
      String($0.dropFirst(mark.count))
    }
  }

  /// Not where it says that it can't, nor where it needs a package that isn't here.
  var compilesHere: Bool {
    comments("// compiles: no").isEmpty && comments("import ComposableArchitecture").isEmpty
  }
  var isDriven: Bool { !comments("// drive: ").isEmpty }
  var goldens: [Version] { [.fixed, .unsafe].filter { versions[$0] != nil } }

  /// Writes the files of a version; their names.
  func write(_ version: Version, to scratch: Scratch) throws -> [String] {
    let texts = versions[version] ?? [:]
    for (name, text) in texts { try scratch.write(name, Self.withoutPreviews(text)) }
    return texts.keys.sorted()
  }

  /// The program that drives the view of the fixture.
  var driver: String {
    get throws {
      var lines = comments("// drive: ")
      // The last statement, which may go over several lines, is the view.
      let last = try #require(lines.lastIndex { !$0.hasPrefix(" ") && !$0.hasPrefix(")") })
      lines[last] = "let view: any View = " + lines[last]
      let disturb = comments("// disturb: ").first.map { ", disturb: { n in \($0) }" } ?? ""
      return "import SwiftUI\n" + lines.joined(separator: "\n") + "\n_Driver.drive(view\(disturb))\n"
    }
  }

  /// `#Preview` needs a macro of the SDK: a function with the same closure stands for it.
  static func withoutPreviews(_ text: String) -> String {
    var count = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard line.hasPrefix("#Preview"), let brace = line.lastIndex(of: "{") else {
        return line.replacingOccurrences(of: "@Previewable ", with: "")
      }
      count += 1
      return "@MainActor @ViewBuilder func preview\(count)() -> some View " + line[brace...]
    }
    return lines.joined(separator: "\n")
  }
}
