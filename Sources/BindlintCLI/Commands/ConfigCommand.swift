import BindlintAnalysis

/// `bindlint config`: what holds for a file, and where each value comes from.
struct ConfigCommand {
  private let path: FilePath
  private let source: ConfigurationSet.Source
  private let printsSchema: Bool

  init(_ arguments: ParsedArguments) {
    path = arguments.positionals.first?.path ?? FilePath(".")
    source = arguments.last("config").map { .file($0.path) } ?? .nearest
    printsSchema = arguments.has("schema")
  }

  func run() throws(UsageError) -> Int32 {
    if printsSchema { return try CommandLineTool.print(ConfigurationSchema.text(rules: .builtIn)) }
    return try CommandLineTool.print(text())
  }

  func text(rules: RuleTable = .builtIn) throws(UsageError) -> String {
    guard FileSystem.status(of: path) != nil else { throw .notFound(path.text) }
    var project = try Discovery.find(DiscoveryRequest(paths: [path]))
    let file = try self.file(in: project)
    if !project.files.contains(where: { $0.path == file }) {
      project.files.append(Project.File(path: file, isReported: true))
    }
    let set = try ConfigurationSet(project, source: source, rules: rules)
    let configuration = set.configuration(for: file)
    func place(_ origin: Configuration.Origin?) -> String {
      guard let origin else { return "built in" }
      let path = origin.file.isAtOrBelow(project.root) ? origin.file.relative(to: project.root) : origin.file
      return "\(path.text):\(origin.line)"
    }

    var rows: [(String, String, String)] = []
    for (rule, setting) in set.settings(for: file).sorted(by: { $0.key < $1.key }) {
      rows.append((rule.rawValue, setting.level.rawValue, place(setting.origin)))
      for (name, option) in setting.options.sorted(by: { $0.key < $1.key }) {
        rows.append(("  \(name)", option.json, place(option.origin)))
      }
      for option in rules.rule(rule)?.options ?? [] where setting.options[option.name] == nil {
        rows.append(("  \(option.name)", option.defaultValue, "built in"))
      }
    }
    for (name, globs) in [
      ("include", configuration?.include), ("exclude", configuration?.exclude), ("generated", configuration?.generated),
    ] {
      for (glob, origin) in globs ?? [] { rows.append((name, glob.text, place(origin))) }
    }
    for (name, names) in [
      ("repeating_views", configuration?.repeatingViews), ("view_protocols", configuration?.viewProtocols),
    ] {
      for (value, origin) in names ?? [] { rows.append((name, value, place(origin))) }
    }
    for wrapper in configuration?.propertyWrappers ?? [] {
      rows.append(("property_wrappers", "\(wrapper.name): \(wrapper.role.rawValue)", place(wrapper.origin)))
    }
    if let baseline = configuration?.baseline {
      rows.append(("baseline", baseline.file.relative(to: project.root).text, place(baseline.origin)))
    }

    var text = "project        \(VisibleText.line(project.root.text))\n"
    let configured = configuration.map { $0.path.relative(to: project.root).text }
    text += "configuration  \(configured.map(VisibleText.line) ?? "none; 'bindlint init' writes one")\n"
    if FileSystem.status(of: path)?.kind != .folder {
      text += "file           \(VisibleText.line(file.text))"
      text += (set.isExcluded(file) ? ", excluded" : "") + (set.isGenerated(file) ? ", generated" : "") + "\n"
    }
    let widths = (rows.map(\.0.count).max() ?? 0, min(rows.map(\.1.count).max() ?? 0, 40))
    text += "\n"
    for row in rows {
      text += row.0 + String(repeating: " ", count: widths.0 - row.0.count + 2)
      text += VisibleText.line(row.1) + String(repeating: " ", count: max(0, widths.1 - row.1.count) + 2)
      text += VisibleText.line(row.2) + "\n"
    }
    return text
  }

  /// The file asked for, or one that would stand in the folder asked for.
  private func file(in project: Project) throws(UsageError) -> FilePath {
    let resolved: FilePath
    do { resolved = try FileSystem.realPath(path) } catch {
      throw .unusableFile(path: path.text, reason: error.reason)
    }
    let isFolder = FileSystem.status(of: resolved)?.kind == .folder
    return (isFolder ? resolved.appending("File.swift") : resolved).relative(to: project.root)
  }
}
