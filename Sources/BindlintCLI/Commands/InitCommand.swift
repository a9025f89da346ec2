import BindlintAnalysis

/// `bindlint init`: writes a commented configuration from what the project contains.
struct InitCommand {
  private let folder: FilePath?
  private let replaces: Bool

  init(_ arguments: ParsedArguments) {
    folder = arguments.positionals.first?.path
    replaces = arguments.has("force")
  }

  func run() throws(UsageError) -> Int32 {
    let project = try Discovery.find(DiscoveryRequest(paths: folder.map { [$0] } ?? []))
    var target = project.root
    if let folder { target = (try? FileSystem.realPath(folder)) ?? project.root }
    let path = target.appending(Configuration.fileName)
    if FileSystem.status(of: path) != nil, !replaces {
      throw .unsupported("\(path.text) exists; --force replaces it, 'bindlint config' says what it comes to")
    }
    let files = project.files.map { project.root.resolving($0.path).relative(to: target) }
      .filter { !$0.bytes.starts(with: "../".utf8) }
    let hasBaseline = FileSystem.status(of: target.appending(Self.baseline)) != nil
    let text = Self.text(for: files, rules: .builtIn, hasBaseline: hasBaseline)
    do { try FileSystem.replace(path, with: Array(text.utf8)) } catch {
      throw .unusableFile(path: path.text, reason: error.reason)
    }
    let next =
      hasBaseline
      ? "Findings that \(Self.baseline) holds are left out.\n"
      : """
      In an old code base take what is there as known: bindlint lint --write-baseline \(Self.baseline)
      and put the line "baseline" of \(Configuration.fileName) in force: take the // away.

      """
    return try CommandLineTool.print(
      """
      Wrote \(path.text) for \(Counted.of(files.count, "Swift file")).
      Next: bindlint lint
      \(next)
      """)
  }

  private static let baseline = ".bindlint-baseline.json"

  /// Folders that usually hold what others wrote.
  private static let vendored = [
    "Vendor", "Vendors", "ThirdParty", "Third-Party", "External", "Externals", "Submodules",
  ]
  /// Names of files that generators write.
  private static let generated = ["*.generated.swift", "*.gen.swift", "*+Generated.swift", "R.generated.swift"]

  /// The text for a project of `files`, relative to its folder.
  static func text(for files: [FilePath], rules: RuleTable, hasBaseline: Bool = false) -> String {
    let folder = FilePath("/")
    func used(_ patterns: [String]) -> [String] {
      patterns.filter { pattern in
        let glob = Glob(pattern, below: folder)
        return files.contains { glob.matches(folder.resolving($0)) }
      }
    }
    let excluded = used(vendored.map { "\($0)/" }.map { String($0.dropLast()) })
    let generators = used(generated)
    let tests = files.contains { $0.components.dropLast().contains { $0.suffix(5).elementsEqual("Tests".utf8) } }

    var text = """
      {
        // What bindlint checks here. Comments are allowed; 'bindlint config FILE' says what holds for a file.

        // Severities: "off", "note", "warning", "error". Without a line here a rule keeps its default.
        // 'bindlint explain RULE' says what it is about.
        "rules": {

      """
    let listed = rules.rules.map { rule in
      "    // \(JSONWriter.quoted(rule.id.rawValue)): \"\(rule.isEnabled ? rule.severity.rawValue : "off")\""
    }
    text += listed.joined(separator: ",\n") + "\n  },\n\n"
    text += "  // Not reported on, but still known: a use in these files counts.\n"
    text += "  \"exclude\": \(list(excluded)),\n\n"
    text += "  // Written by generators: fixes don't touch them.\n"
    text += "  \"generated\": \(list(generators)),\n\n"
    if tests {
      text += "  // Other severities for some files; later ones win.\n"
      text += "  \"overrides\": [\n    { \"files\": [\"**/*Tests/**\"], \"rules\": {} }\n  ],\n\n"
    }
    text += """
        // Findings that are known and left out; 'bindlint lint --write-baseline \(baseline)' writes it.
        \(hasBaseline ? "" : "// ")"baseline": "\(baseline)",

        // Views of yours whose content is repeated for each element, as that of ForEach: ["ReorderableForEach"]
        "repeating_views": [],

        // Protocols from other modules that refine View: ["Screen"]
        "view_protocols": [],

        // Wrappers from other modules: "subscribes" where a change evaluates the view again, "owns" where declaring
        // one keeps something alive: { "Injected": "subscribes" }
        "property_wrappers": {}
      }

      """
    return text
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(JSONWriter.quoted).joined(separator: ", ") + "]"
  }
}
