import BindlintAnalysis

/// Which configuration holds for which file: the nearest `.bindlint.json` upwards, and what it extends.
struct ConfigurationSet: Sendable {
  /// Where the search for a file's configuration comes from.
  enum Source: Sendable {
    /// The nearest file upwards from each folder, within the project.
    case nearest
    /// One file for everything.
    case file(FilePath)
    case none
  }

  private let rules: RuleTable
  private let root: FilePath
  private(set) var configurations: [Configuration] = []
  /// By absolute folder: which configuration holds there.
  private var byFolder: [FilePath: Int?] = [:]
  private let source: Source
  private let isBounded: Bool

  /// Looks for the configurations of `files`.
  ///
  /// Inside a work tree the search ends at its root, so that a run does not depend on what lies above a checkout.
  init(_ project: Project, source: Source, rules: RuleTable) throws(UsageError) {
    self.rules = rules
    self.source = source
    root = project.root
    isBounded = project.isClosed
    if case .file(let path) = source {
      let resolved: FilePath
      do { resolved = try FileSystem.realPath(path) } catch {
        throw .unusableFile(path: path.text, reason: error.reason)
      }
      configurations = [try ConfigurationReader.read(resolved, rules: rules)]
    }
    var last: FilePath?
    for file in project.files {
      let folder = file.path.parent
      if folder == last { continue }
      last = folder
      _ = try find(root.resolving(folder))
    }
  }

  private mutating func find(_ folder: FilePath) throws(UsageError) -> Int? {
    switch source {
    case .none: return nil
    case .file: return 0
    case .nearest: break
    }
    if let known = byFolder[folder] { return known }
    let candidate = folder.appending(Configuration.fileName)
    var result: Int?
    if let status = FileSystem.status(of: candidate), status.kind == .file {
      configurations.append(try ConfigurationReader.read(candidate, rules: rules))
      result = configurations.count - 1
    } else if folder.bytes.count > 1, !(isBounded && folder == root) {
      result = try find(folder.parent)
    }
    byFolder[folder] = result
    return result
  }

  /// The nearest configuration of a file of the project.
  func configuration(for file: FilePath) -> Configuration? {
    if configurations.isEmpty { return nil }
    switch source {
    case .none: return nil
    case .file: return configurations.first
    case .nearest:
      guard let known = byFolder[root.resolving(file.parent)], let index = known else { return nil }
      return configurations[index]
    }
  }

  /// The settings of every rule for a file, with where each comes from.
  func settings(for file: FilePath) -> [RuleID: EffectiveSetting] {
    var result: [RuleID: EffectiveSetting] = [:]
    for rule in rules.rules {
      result[rule.id] = EffectiveSetting(level: rule.isEnabled ? RuleLevel(rule.severity) : .off)
    }
    guard let configuration = configuration(for: file) else { return result }
    let path = root.resolving(file)
    func apply(_ settings: [RuleID: Configuration.RuleSetting]) {
      for (rule, setting) in settings {
        if let level = setting.level { result[rule]?.level = level }
        if setting.level != nil { result[rule]?.origin = setting.origin }
        for (name, option) in setting.options { result[rule]?.options[name] = option }
      }
    }
    apply(configuration.rules)
    for override in configuration.overrides where override.files.contains(where: { $0.matches(path) }) {
      apply(override.rules)
    }
    return result
  }

  func isExcluded(_ file: FilePath) -> Bool {
    guard let configuration = configuration(for: file) else { return false }
    return configuration.isExcluded(root.resolving(file))
  }

  func isGenerated(_ file: FilePath) -> Bool {
    guard let configuration = configuration(for: file) else { return false }
    return configuration.isGenerated(root.resolving(file))
  }

  /// Of the configuration nearest to the root of the project, or above it.
  var baseline: FilePath? {
    configurations.min { $0.path.components.count < $1.path.components.count }?.baseline?.file
  }

  /// What the configurations say of the project as a whole, together: names that they add to those that rules know.
  var repeatingViews: [String] { Set(configurations.flatMap { $0.repeatingViews.map(\.name) }).sorted() }
  var viewProtocols: [String] { Set(configurations.flatMap { $0.viewProtocols.map(\.name) }).sorted() }
  func propertyWrappers(_ role: Configuration.WrapperRole) -> [String] {
    Set(configurations.flatMap { $0.propertyWrappers.filter { $0.role == role }.map(\.name) }).sorted()
  }
}

/// What holds for one rule in one file.
struct EffectiveSetting: Sendable {
  var level: RuleLevel
  /// `nil` for the built-in default.
  var origin: Configuration.Origin?
  var options: [String: (json: String, origin: Configuration.Origin)] = [:]
}

/// The severities of the rules in each file, from configuration and command line.
struct SeverityPolicy: Sendable {
  /// The rules that run in at least one reported file, each with its highest severity.
  private(set) var severities: [RuleID: Severity] = [:]
  private var byFile: [[RuleID: Severity]?]
  /// By the number of the file.
  private(set) var ruleOptions: [RuleOptions] = []

  /// Selected rules run although they are off, with the severity that they would have; ignored ones don't.
  init(
    _ project: Project, configurations: ConfigurationSet, rules: RuleTable, selected: [String], ignored: [String]
  ) throws(UsageError) {
    let selected = Set(try rules.named(selected).map(\.id))
    let ignored = Set(try rules.named(ignored).map(\.id))
    var defaults: [RuleID: Severity] = [:]
    for rule in rules.rules { defaults[rule.id] = rule.severity }
    byFile = []
    byFile.reserveCapacity(project.files.count)
    var cached: (path: FilePath, severities: [RuleID: Severity], options: RuleOptions)?
    for file in project.files {
      guard file.isReported else {
        byFile.append(nil)
        ruleOptions.append(RuleOptions())
        continue
      }
      let configuration = configurations.configuration(for: file.path)
      let key = configuration?.path ?? FilePath(bytes: [])
      // Without overrides all files of one configuration have the same settings.
      if let cached, cached.path == key, configuration?.overrides.isEmpty ?? true {
        byFile.append(cached.severities)
        ruleOptions.append(cached.options)
        continue
      }
      var own: [RuleID: Severity] = [:]
      var options = RuleOptions()
      for (rule, setting) in configurations.settings(for: file.path) where !ignored.contains(rule) {
        for (name, option) in setting.options where option.json == "true" { options.set(name, of: rule) }
        if selected.isEmpty {
          own[rule] = setting.level.severity
        } else if selected.contains(rule) {
          own[rule] = setting.level.severity ?? defaults[rule]
        }
      }
      cached = (key, own, options)
      byFile.append(own)
      ruleOptions.append(options)
      for (rule, severity) in own { severities[rule] = max(severity, severities[rule] ?? severity) }
    }
    // Nothing reported: the rules are still named, as a report tells them.
    if severities.isEmpty, !project.files.contains(where: \.isReported) {
      for rule in rules.rules
      where (selected.isEmpty ? rule.isEnabled : selected.contains(rule.id)) && !ignored.contains(rule.id) {
        severities[rule.id] = rule.severity
      }
    }
  }

  /// Gives each finding the severity of its file and drops those of rules that are off there.
  func apply(to report: Report) -> Report {
    var report = report
    report.findings = report.findings.compactMap { finding in
      let file = finding.diagnostic.location.file.index
      guard byFile.indices.contains(file), let severity = byFile[file]?[finding.diagnostic.rule] else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
    return report
  }
}
