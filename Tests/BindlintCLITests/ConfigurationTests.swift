import BindlintAnalysis
import Foundation
import Testing

@testable import BindlintCLI

@Suite struct ConfigurationTests {
  private static let rules = RuleTable(rules: [
    .init(
      id: RuleID("alpha"), severity: .warning, isEnabled: true, summary: "A",
      options: [CatalogueOption(name: "report_more", type: "boolean", defaultValue: "false", summary: "More")]),
    .init(id: RuleID("beta"), severity: .note, isEnabled: true, summary: "B"),
    .init(id: RuleID("gamma"), severity: .warning, isEnabled: false, summary: "C"),
  ])

  private func project(_ files: [String], in folder: TemporaryFolder) -> Project {
    Project(
      root: folder.filePath, isWorkTree: false, isClosed: true,
      files: files.sorted().map { Project.File(path: FilePath($0), isReported: true) }, problems: [])
  }

  private func set(_ files: [String], in folder: TemporaryFolder) throws(UsageError) -> ConfigurationSet {
    try ConfigurationSet(project(files, in: folder), source: .nearest, rules: Self.rules)
  }

  private func levels(_ set: ConfigurationSet, _ file: String) -> [String] {
    set.settings(for: FilePath(file)).sorted { $0.key < $1.key }.map(\.value.level.rawValue)
  }

  private func errors(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = try folder.write(".bindlint.json", text)
    let outcome = Result<Configuration, any Error> { try ConfigurationReader.read(path, rules: Self.rules) }
    if case .failure(let error as UsageError) = outcome, case .configuration(let errors) = error {
      return errors.map { $0.text.replacingOccurrences(of: path.text, with: "F") }
    }
    return []
  }

  @Test func theNearestOneHolds() throws {
    let folder = try TemporaryFolder()
    try folder.write(".bindlint.json", #"{ "rules": { "alpha": "error", "beta": "off" } } // top"#)
    try folder.write("Sub/.bindlint.json", #"{ "rules": { "gamma": "note" } }"#)
    try folder.write("Own/.bindlint.json", #"{ "extends": "../.bindlint.json", "rules": { "beta": "warning" } }"#)
    let set = try set(["A.swift", "Deep/er/B.swift", "Sub/x/C.swift", "Own/D.swift"], in: folder)
    #expect(levels(set, "A.swift") == ["error", "off", "off"])
    #expect(levels(set, "Deep/er/B.swift") == ["error", "off", "off"])
    #expect(levels(set, "Sub/x/C.swift") == ["warning", "note", "note"])
    #expect(levels(set, "Own/D.swift") == ["error", "warning", "off"])
    #expect(set.settings(for: FilePath("Own/D.swift"))[RuleID("alpha")]?.origin?.line == 1)
  }

  @Test func withoutOneTheCatalogueHolds() throws {
    let folder = try TemporaryFolder()
    #expect(levels(try set(["A.swift"], in: folder), "A.swift") == ["warning", "note", "off"])
  }

  @Test func overridesHoldForTheirFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".bindlint.json",
      """
      { "rules": { "alpha": { "severity": "error", "report_more": true } },
        "overrides": [
          { "files": ["**/*Tests/**"], "rules": { "alpha": "off", "beta": "off" } },
          { "files": ["AppTests/Special.swift"], "rules": { "alpha": "note" } } ] }
      """)
    let set = try set(["App/A.swift", "AppTests/B.swift", "AppTests/Special.swift"], in: folder)
    #expect(levels(set, "App/A.swift") == ["error", "note", "off"])
    #expect(levels(set, "AppTests/B.swift") == ["off", "off", "off"])
    #expect(levels(set, "AppTests/Special.swift") == ["note", "off", "off"])
    #expect(
      set.settings(for: FilePath("AppTests/Special.swift"))[RuleID("alpha")]?.options["report_more"]?.json == "true")
  }

  @Test func theCommandLineWins() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".bindlint.json",
      #"{ "rules": { "alpha": "error" }, "overrides": [{ "files": ["T/"], "rules": { "alpha": "off" } }] }"#)
    let project = project(["A.swift", "T/B.swift"], in: folder)
    let configurations = try ConfigurationSet(project, source: .nearest, rules: Self.rules)
    func severities(selected: [String] = [], ignored: [String] = []) throws -> [RuleID: Severity] {
      try SeverityPolicy(
        project, configurations: configurations, rules: Self.rules, selected: selected, ignored: ignored
      ).severities
    }
    #expect(try severities() == [RuleID("alpha"): .error, RuleID("beta"): .note])
    #expect(try severities(ignored: ["alpha"]) == [RuleID("beta"): .note])
    #expect(try severities(selected: ["gamma", "alpha"]) == [RuleID("alpha"): .error, RuleID("gamma"): .warning])
    #expect(throws: UsageError.unknownRule("alfa", nearest: nil)) { try severities(selected: ["alfa"]) }
  }

  @Test func severitiesAreThoseOfEachFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".bindlint.json",
      #"{ "rules": { "alpha": "error" }, "overrides": [{ "files": ["T/"], "rules": { "alpha": "note" } }, { "files": ["U/"], "rules": { "alpha": "off" } }] }"#
    )
    let project = project(["A.swift", "T/B.swift", "U/C.swift"], in: folder)
    let policy = try SeverityPolicy(
      project, configurations: ConfigurationSet(project, source: .nearest, rules: Self.rules), rules: Self.rules,
      selected: [], ignored: [])
    var sample = SampleReport([("A.swift", "x"), ("T/B.swift", "x"), ("U/C.swift", "x")])
    for path in sample.paths {
      sample.add(Diagnostic(rule: RuleID("alpha"), at: sample.location(of: "x", in: path), "m", symbol: "s"))
    }
    let report = policy.apply(to: sample.result().report)
    #expect(report.findings.map(\.severity) == [.error, .note])
  }

  @Test func mistakesNameFileLineKeyAndTheNearestName() throws {
    #expect(
      try errors("{\n  \"rules\": {\n    \"alhpa\": \"off\"\n  },\n  \"exlude\": []\n}") == [
        "F:3: 'rules.alhpa': there is no rule 'alhpa'; did you mean 'alpha'?",
        "F:5: 'exlude': there is no key 'exlude'; did you mean 'exclude'?",
      ])
    #expect(
      try errors(#"{ "rules": { "alpha": "eror" } }"#) == [
        "F:1: 'rules.alpha': 'eror' is no severity; did you mean \"error\"?"
      ])
    #expect(
      try errors(#"{ "rules": { "alpha": { "report_mroe": true } } }"#) == [
        "F:1: 'rules.alpha.report_mroe': there is no option of alpha 'report_mroe'; did you mean 'report_more'?"
      ])
    #expect(
      try errors(#"{ "rules": { "alpha": { "report_more": 1 } } }"#) == [
        "F:1: 'rules.alpha.report_more': boolean is expected, not a number"
      ])
    #expect(
      try errors(#"{ "rules": ["alpha"] }"#).first?.contains("an object is expected, in braces, not a list") == true)
    #expect(try errors(#"{ "include": "Sources" }"#).first?.contains("a list is expected, in brackets") == true)
    #expect(try errors(#"{ "exclude": ["../x"] }"#).first?.contains("below this file's folder") == true)
    #expect(try errors(#"{ "overrides": [{ "file": ["a"] }] }"#).count == 2)
    #expect(
      try errors(#"{ "property_wrappers": { "Injected": "subscribe" } }"#).first?.contains("did you mean 'subscribes'?")
        == true)
    #expect(try errors(#"{ "view_protocols": ["My.View"] }"#).first?.contains("no name of a Swift type") == true)
    #expect(try errors(#"{ "root": "yes" }"#).first?.contains("true or false is expected") == true)
    #expect(try errors("[]").count == 1)
    #expect(try errors("{ \"rules\": {\n }").first?.hasPrefix("F:2: ") == true)
    #expect(try errors(#"{ "extends": "nowhere.json" }"#).first?.contains("does not exist") == true)
    #expect(try errors(#"{ "extends": ".bindlint.json" }"#).first?.contains("extends itself") == true)
  }

  @Test func aMistakeEndsTheCommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write(".bindlint.json", "{\n  \"rules\": { \"unused_enviroment\": \"off\" }\n}\n")
    let outcome = try ProgramRun.bindlint("lint", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".bindlint.json:2: 'rules.unused_enviroment'"))
    #expect(outcome.errors.contains("did you mean 'unused_environment'?"))
    #expect(try ProgramRun.bindlint("lint", "--no-config", in: folder).status == 0)
    try folder.write("other.json", "{}")
    #expect(try ProgramRun.bindlint("lint", "--config", "other.json", in: folder).status == 0)
    #expect(try ProgramRun.bindlint("lint", "--config", "missing.json", in: folder).status == 2)
  }

  @Test func excludedFilesAreKnownAndNotReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write("Vendor/B.swift")
    try folder.write(".bindlint.json", #"{ "exclude": ["Vendor"] }"#)
    let outcome = try ProgramRun.bindlint("lint", "--format", "json", in: folder)
    #expect(outcome.output.contains("\"indexedFiles\": 2,") && outcome.output.contains("\"reportedFiles\": 1,"))
    let named = try ProgramRun.bindlint("lint", "--format", "json", "Vendor/B.swift", in: folder)
    #expect(named.status == 0)
    #expect(named.output.contains("\"reportedFiles\": 0,"))
    let forced = try ProgramRun.bindlint("lint", "--format", "json", "--no-exclude", "Vendor/B.swift", in: folder)
    #expect(forced.output.contains("\"reportedFiles\": 1,"))
  }

  @Test func outsideOfGitAConfigurationMayNameTheRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift")
    try folder.write("Other/B.swift")
    try folder.write(".bindlint.json", #"{ "root": true }"#)
    let project = try Discovery.find(DiscoveryRequest(paths: [folder.file("Sources/A.swift")]))
    #expect(project.root == folder.filePath)
    #expect(project.files.map(\.path.text) == ["Other/B.swift", "Sources/A.swift"])
  }

  @Test func nothingAboveAWorkTreeMatters() throws {
    let folder = try TemporaryFolder()
    try folder.write(".bindlint.json", "broken")
    try folder.write("Repo/A.swift")
    _ = try ProgramRun.run("git", ["init", "-q"], in: folder.file("Repo").text)
    #expect(try ProgramRun.run(ProgramRun.bindlint(), ["lint"], in: folder.file("Repo").text).status == 0)
  }

  @Test func initWritesWhatTheProjectHolds() throws {
    let folder = try TemporaryFolder()
    for name in ["Sources/A.swift", "Vendor/B.swift", "Sources/M.generated.swift", "AppTests/C.swift"] {
      try folder.write(name)
    }
    let outcome = try ProgramRun.bindlint("init", in: folder)
    #expect(outcome.status == 0)
    let text = try folder.text(".bindlint.json")
    #expect(text.contains(#""exclude": ["Vendor"]"#))
    #expect(text.contains(#""generated": ["*.generated.swift"]"#))
    #expect(text.contains("Tests/**"))
    // What is written can be read, also when every rule's line is put in force.
    let path = folder.file(".bindlint.json")
    _ = try ConfigurationReader.read(path, rules: .builtIn)
    let uncommented = text.replacingOccurrences(of: "// \"", with: "\"")
    try folder.write(".bindlint.json", uncommented)
    let configuration = try ConfigurationReader.read(path, rules: .builtIn)
    #expect(configuration.rules.count == RuleTable.builtIn.rules.count)
    #expect(configuration.baseline?.file == folder.file(".bindlint-baseline.json"))
    let written = try ProgramRun.bindlint("lint", "--write-baseline", ".bindlint-baseline.json", in: folder)
    #expect(written.status == 0 && written.errors.contains("every run leaves them out"))
    #expect(try ProgramRun.bindlint("lint", "--quiet", in: folder).status == 0)
    #expect(try ProgramRun.bindlint("init", in: folder).status == 2)
    // With a baseline beside it, that is in force at once.
    let again = try ProgramRun.bindlint("init", "--force", in: folder)
    #expect(again.status == 0 && again.output.hasSuffix("Findings that .bindlint-baseline.json holds are left out.\n"))
    let told = try ProgramRun.bindlint("config", in: folder)
    #expect(told.output.split(separator: "\n").contains { $0.hasPrefix("baseline ") }, "\(told.output)")
    #expect(try ProgramRun.bindlint("init", "--force", in: folder).status == 0)
  }

  @Test func configSaysWhereEachValueComesFrom() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sub/A.swift")
    try folder.write("base.json", "{\n\"rules\": { \"unused_environment\": \"error\" } }")
    try folder.write(
      "Sub/.bindlint.json",
      "{ \"extends\": [\"../base.json\"],\n\"rules\": { \"index_based_binding\": \"off\" }, \"exclude\": [\"B.swift\"] }"
    )
    try folder.git("init", "-q")
    let output = try ProgramRun.bindlint("config", "Sub/A.swift", in: folder).output
    func row(_ name: String) -> [String] {
      output.split(separator: "\n").first { $0.hasPrefix(name) }?.split(separator: " ").map(String.init) ?? []
    }
    #expect(row("unused_environment") == ["unused_environment", "error", "base.json:2"])
    #expect(row("index_based_binding") == ["index_based_binding", "off", "Sub/.bindlint.json:2"])
    #expect(row("unused_view_property") == ["unused_view_property", "warning", "built", "in"])
    #expect(row("exclude") == ["exclude", "B.swift", "Sub/.bindlint.json:2"])
    #expect(try ProgramRun.bindlint("config", "Missing.swift", in: folder).status == 2)
  }

  @Test func theSchemaAcceptsWhatTheReaderAccepts() throws {
    let schema = try SchemaValidator(ConfigurationSchema.text(rules: Self.rules))
    let documents: [(String, Bool)] = [
      ("{}", true), (#"{"root": true, "extends": "a.json", "rules": {"alpha": "off"}}"#, true),
      (#"{"extends": ["a.json"], "rules": {"alpha": {"severity": "note", "report_more": true}}}"#, true),
      (#"{"include": ["a"], "overrides": [{"files": ["b"], "rules": {"beta": "error"}}], "baseline": "b.json"}"#, true),
      (#"{"property_wrappers": {"Injected": "owns"}, "view_protocols": ["Screen"], "repeating_views": ["V"]}"#, true),
      (#"{"rules": {"delta": "off"}}"#, false), (#"{"rules": {"alpha": "on"}}"#, false), (#"{"exlude": []}"#, false),
      (#"{"overrides": [{}]}"#, false), (#"{"rules": {"alpha": {"report_more": 1}}}"#, false),
    ]
    for (document, isValid) in documents {
      #expect(try schema.violations(in: Data(document.utf8)).isEmpty == isValid, "\(document)")
      let text = document.replacingOccurrences(of: "a.json", with: "/dev/null").replacingOccurrences(
        of: "\"/dev/null\"", with: "[]")
      let readable = document.contains("a.json") ? text.replacingOccurrences(of: "[[]]", with: "[]") : document
      #expect(try errors(readable).isEmpty == isValid, "\(readable)")
    }
    let words =
      try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text(rules: Self.rules).utf8)) as? [String: Any]
    #expect(Set((words?["properties"] as? [String: Any] ?? [:]).keys) == Set(ConfigurationReader.keys))
  }

  @Test(
    arguments: [
      ("*.swift", "A.swift", true), ("*.swift", "Deep/er/A.swift", true), ("*.swift", "A.swift.txt", false),
      ("Sources", "Sources/A.swift", true), ("Sources", "Deep/Sources/A.swift", true),
      ("Sources/", "Sources/x/A.swift", true),
      ("./Sources/*.swift", "Sources/A.swift", true), ("Sources/*.swift", "Sources/x/A.swift", false),
      ("Sources/**", "Sources/x/y/A.swift", true), ("Sources/**/A.swift", "Sources/A.swift", true),
      ("**/Gen/**", "a/Gen/b/C.swift", true), ("**/Gen/**", "a/Generated/C.swift", false),
      ("**", "A.swift", true), ("A?.swift", "AB.swift", true), ("A?.swift", "A.swift", false),
      ("[A-C]*.swift", "Bx.swift", true), ("[!A-C]*.swift", "Bx.swift", false), ("[!A-C]*.swift", "Dx.swift", true),
      ("*.{gen,generated}.swift", "M.gen.swift", true), ("*.{gen,generated}.swift", "M.gene.swift", false),
      ("{A,B}/{x,y}.swift", "B/y.swift", true), ("a*b*c", "aXbYc", true), ("a*b*c", "aXbY", false),
      ("Sources", "Sources2/A.swift", false), ("[", "[", true), ("{a", "{a", true),
    ] as [(String, String, Bool)])
  func globsAreThoseOfGitsIgnoreFiles(_ pattern: String, path: String, matches: Bool) {
    let folder = FilePath("/project")
    #expect(Glob(pattern, below: folder).matches(folder.resolving(FilePath(path))) == matches)
    #expect(!Glob(pattern, below: folder).matches(FilePath("/elsewhere/\(path)")))
  }

  @Test func globsDoNotExplode() {
    let glob = Glob(String(repeating: "*a", count: 30), below: FilePath("/"))
    #expect(!glob.matches(FilePath("/" + String(repeating: "a", count: 200) + "b")))
  }
}
