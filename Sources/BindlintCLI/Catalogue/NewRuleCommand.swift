import BindlintAnalysis

/// `bindlint debug new-rule NAME`: the files of a new rule, in bindlint's own package. They compile, and the tests fail
/// until what they say is filled in.
public enum NewRuleCommand {
  /// Writes the rule's file, its entry and its fixtures into the package at `root`, and makes what is generated.
  ///
  /// - Returns: what to print, ending in a line's end.
  public static func run(root: String, name: String) throws(CatalogueFailure) -> String {
    guard isRuleName(name) else {
      throw CatalogueFailure(
        "'\(name)' is no name for a rule; write lower-case words joined by '_', as in 'unused_state'")
    }
    let root = FilePath(root)
    let catalogue = try read("rules.json", root)
    let type = typeName(of: name)
    let files = [
      ("Sources/BindlintAnalysis/Rules/\(type).swift", ruleSource(name: name, type: type)),
      ("Fixtures/rules/\(name)/Flagged.swift", flaggedFixture(name: name)),
      ("Fixtures/rules/\(name)/LeftAlone.swift", silentFixture),
    ]
    for (path, _) in files where FileSystem.status(of: root.appending(path)) != nil {
      throw CatalogueFailure("'\(path)' exists already; choose another name")
    }
    let extended = try inserting(entry(name: name), named: name, into: catalogue)
    do {
      try FileSystem.makeFolder(root.appending("Fixtures/rules/\(name)"))
      for (path, text) in files { try FileSystem.replace(root.appending(path), with: Array(text.utf8)) }
      try FileSystem.replace(root.appending("rules.json"), with: extended)
    } catch {
      throw CatalogueFailure("the files of '\(name)' \(error.reason)")
    }
    let generated = try CatalogueGenerator(root: root.text).write()
    return (files.map(\.0) + ["rules.json"] + generated).map { "wrote \($0)\n" }.joined() + """
      next: write the fixtures, then the rule, and say what it does in rules.json; then run
        swift run bindlint debug generate
        swift test --filter 'FixtureTests|CatalogueTests'

      """
  }

  /// `UnusedState` for `unused_state`: what the rule's type and file are called.
  public static func typeName(of rule: String) -> String {
    rule.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func isRuleName(_ name: String) -> Bool {
    let words = name.split(separator: "_", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      guard let first = word.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
      return word.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
    }
  }

  private static func read(_ path: String, _ root: FilePath) throws(CatalogueFailure) -> [UInt8] {
    do { return try FileSystem.contents(of: root.appending(path)) } catch {
      throw CatalogueFailure("'\(path)' \(error.reason); run this in the folder of bindlint's own package")
    }
  }

  /// The text of the catalogue with one more entry, where its name belongs.
  private static func inserting(
    _ entry: String, named name: String, into text: [UInt8]
  ) throws(CatalogueFailure) -> [UInt8] {
    let entries = try RulesFile(text, path: "rules.json").entries
    if entries.contains(where: { $0.id.rawValue == name }) {
      throw CatalogueFailure("there is a rule '\(name)' already")
    }
    // The document has been read a moment ago, so it parses.
    let rules = (try? JSONParser.parse(text))?["rules"]?.elements ?? []
    let following = zip(entries, rules).first { $0.0.id.rawValue > name }
    if let following {
      return text[..<following.1.offset] + Array("\(entry),\n    ".utf8) + text[following.1.offset...]
    }
    // Behind the last entry: before the bracket that closes the list.
    guard let last = rules.last, let close = text[last.offset...].lastIndex(of: UInt8(ascii: "]")),
      let end = text[..<close].lastIndex(of: UInt8(ascii: "}"))
    else { throw CatalogueFailure("rules.json has no rules to write the new one beside") }
    return text[...end] + Array(",\n    \(entry)".utf8) + text[(end + 1)...]
  }

  // MARK: Templates

  /// What stands where a text is to be written; a test refuses it.
  public static let placeholder = "Fill in:"

  private static func entry(name: String) -> String {
    """
    {
          "id": "\(name)",
          "since": "\(Version.number)",
          "category": "bindings",
          "severity": "warning",
          "enabled": true,
          "confidence": "high",
          "summary": "\(placeholder) what it finds, as a noun phrase",
          "why": [
            "\(placeholder) why it matters, with what SwiftUI does."
          ],
          "reports": [
            "\(placeholder) what it reports."
          ],
          "leavesAlone": [
            "\(placeholder) what looks alike and is right."
          ],
          "limits": [
            "\(placeholder) what it can't see."
          ],
          "fix": {
            "availability": "none",
            "summary": ""
          },
          "options": [],
          "references": [
            "https://developer.apple.com/documentation/swiftui/view"
          ],
          "example": { "flagged": "Flagged", "corrected": "LeftAlone" }
        }
    """
  }

  private static func ruleSource(name: String, type: String) -> String {
    """
    import BindlintSyntax

    /// \(placeholder) what it finds, in one sentence.
    ///
    ///     \(placeholder) code before    // what is wrong with it
    enum \(type): Rule {
      static let id = RuleID("\(name)")

      static func check(_ pass: Pass) {
      }
    }

    """
  }

  private static func flaggedFixture(name: String) -> String {
    """
    import SwiftUI

    struct Sample: View {
      let title: String

      var body: some View {
        Text(title)  // expect: \(name)
      }
    }

    """
  }

  private static let silentFixture = """
    import SwiftUI

    struct Sample: View {
      let title: String

      var body: some View {
        Text(title)
      }
    }

    """
}
