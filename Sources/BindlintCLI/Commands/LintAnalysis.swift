import BindlintAnalysis
import BindlintSyntax

/// The analysis of one project as options and configuration ask for it; can be run again on changed texts.
struct LintAnalysis: Sendable {
  let project: Project
  let configurations: ConfigurationSet
  private let policy: SeverityPolicy
  private let analysisOptions: AnalysisOptions
  private let loader: SourceLoader

  init(_ options: LintOptions, rules: RuleTable) throws(UsageError) {
    var project = try Discovery.find(options.discovery)
    configurations = try ConfigurationSet(project, source: options.configuration, rules: rules)
    if !options.ignoresExclusion {
      for index in project.files.indices where project.files[index].isReported {
        if configurations.isExcluded(project.files[index].path) {
          project.files[index].isReported = false
          project.excluded += 1
        }
      }
    }
    self.project = project
    policy = try SeverityPolicy(
      project, configurations: configurations, rules: rules, selected: options.selected, ignored: options.ignored)
    var analysisOptions = AnalysisOptions(
      severities: policy.severities, minimumConfidence: options.minimumConfidence, jobs: options.jobs,
      repeatingViews: configurations.repeatingViews)
    analysisOptions.viewProtocols = configurations.viewProtocols
    analysisOptions.subscribingWrappers = configurations.propertyWrappers(.subscribes)
    analysisOptions.owningWrappers = configurations.propertyWrappers(.owns)
    analysisOptions.measuresRules = options.showsTiming
    self.analysisOptions = analysisOptions
    loader = try SourceLoader(
      project,
      replacements: options.buffer.map { Self.replacements($0, for: options.discovery, in: project) } ?? [:])
  }

  /// The buffer of an editor, under the path that its file has in the project.
  private static func replacements(_ buffer: [UInt8], for request: DiscoveryRequest, in project: Project)
    -> [FilePath: [UInt8]]
  {
    guard let path = request.bufferPath, let folder = try? FileSystem.currentFolder() else { return [:] }
    let absolute = folder.resolving(path)
    var candidates = [absolute.relative(to: project.root)]
    if let resolved = try? FileSystem.realPath(absolute) { candidates.append(resolved.relative(to: project.root)) }
    if let parent = try? FileSystem.realPath(absolute.parent) {
      candidates.append(parent.appending(absolute.lastComponent).relative(to: project.root))
    }
    let reported = candidates.last { path in project.files.contains { $0.path == path } }
    return reported.map { [$0: buffer] } ?? [:]
  }

  private var inputs: [InputFile] {
    zip(project.inputs, policy.ruleOptions).map { input, options in
      var input = input
      input.ruleOptions = options
      return input
    }
  }

  /// Reads and analyses the project. `onLoad` is called for each file, from any thread.
  func run(onLoad: @Sendable () -> Void = {}) -> Report {
    let report = Analyzer.run(inputs, options: analysisOptions) { index in
      onLoad()
      return loader.load(index)
    }
    return policy.apply(to: report)
  }

  /// The same run, with what its stages took. `onFacts` is called when the facts of all files are collected.
  func measuredRun(onFacts: @escaping @Sendable () -> Void) -> Report {
    var options = analysisOptions
    options.measuresStages = true
    options.onFacts = onFacts
    return policy.apply(to: Analyzer.run(inputs, options: options) { loader.load($0) })
  }

  /// Reads the project and maps its data flow; no rule runs.
  func map() -> DataFlowMap {
    DataFlowMap.make(inputs, options: analysisOptions) { loader.load($0) }
  }

  /// Analyses other texts with the same options, all of them reported.
  func run(on texts: [(path: FilePath, bytes: [UInt8])]) -> Report {
    let inputs = texts.map { InputFile(path: $0.path.text, isReported: true) }
    return Analyzer.run(inputs, options: analysisOptions) { index in
      SourceLoader.checked(SourceFile(path: inputs[index].path, bytes: texts[index].bytes))
    }
  }

  /// Analyses the texts of an earlier report again, some of them replaced; nothing is read.
  func run(again report: Report, replacing replacements: [FileID: SourceFile]) -> Report {
    let again = Analyzer.run(inputs, options: analysisOptions) { index in
      if let source = replacements[FileID(index)] ?? report.sources[index] { return .source(source) }
      let problem = report.problems.first { $0.path == inputs[index].path }
      return .problem(problem?.message ?? "can't be read")
    }
    return policy.apply(to: again)
  }

  /// The data flow of the texts of a report; nothing is read or parsed again.
  func map(of report: Report) -> DataFlowMap { DataFlowMap.make(of: report, options: analysisOptions) }
}
