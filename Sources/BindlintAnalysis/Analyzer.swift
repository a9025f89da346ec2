import BindlintSyntax
import Dispatch

/// A file to analyse. Its bytes are asked for by index, once, from any thread.
public struct InputFile: Sendable {
  /// Relative to the project's root, with `/`. Decides the order of findings and the fingerprints.
  public var path: String
  /// Whether findings in it are reported; every file given is indexed.
  public var isReported: Bool
  /// The options of rules that hold in it.
  public var ruleOptions: RuleOptions

  public init(path: String, isReported: Bool, ruleOptions: RuleOptions = RuleOptions()) {
    self.path = path
    self.isReported = isReported
    self.ruleOptions = ruleOptions
  }
}

/// The options of rules that are switched on; every other one is off.
public struct RuleOptions: Hashable, Sendable {
  private var names: [RuleID: Set<String>] = [:]

  public init() {}

  public mutating func set(_ name: String, of rule: RuleID) { names[rule, default: []].insert(name) }
  public func has(_ name: String, of rule: RuleID) -> Bool { names[rule]?.contains(name) ?? false }
}

/// What reading a file gave.
public enum LoadedSource: Sendable {
  case source(SourceFile)
  /// It can't be read, or is no text: why, as a lower-case statement.
  case problem(String)
}

/// What a run is asked for.
public struct AnalysisOptions: Sendable {
  /// The rules to run with the severity of their findings.
  public var severities: [RuleID: Severity]
  public var minimumConfidence: Confidence
  /// How many threads work; at least one.
  public var jobs: Int
  /// Names of views beside `ForEach` and its kin whose content closure is repeated for each element.
  public var repeatingViews: [String]
  /// Names of protocols of other modules that refine `View`.
  public var viewProtocols: [String] = []
  /// Names of property wrappers of other modules that evaluate a view again when something changes.
  public var subscribingWrappers: [String] = []
  /// Names of property wrappers of other modules whose declaration creates and keeps something.
  public var owningWrappers: [String] = []
  /// Whether the report says how long each rule took. Costs two looks at the clock for each file and rule.
  public var measuresRules = false
  /// Whether the report says how long the threads took for each stage. Costs five looks at the clock for each file.
  public var measuresStages = false
  /// Called when the facts of all files are collected, before the index is made.
  public var onFacts: (@Sendable () -> Void)?
  /// Whether what the code of every file uses is collected at once. Without it most of it is collected when a rule asks;
  /// the findings are the same.
  public var collectsAllCode = false

  public init(
    severities: [RuleID: Severity], minimumConfidence: Confidence = .medium, jobs: Int = 1,
    repeatingViews: [String] = []
  ) {
    self.severities = severities
    self.minimumConfidence = minimumConfidence
    self.jobs = jobs
    self.repeatingViews = repeatingViews
  }
}

public enum Analyzer {
  /// Analyses `files` and reports on those that ask for it. `load` is called once for each index of `files`, from
  /// any thread.
  public static func run(
    _ files: [InputFile], options: AnalysisOptions, load: @Sendable (Int) -> LoadedSource
  ) -> Report {
    var clock = StageClock()
    let jobs = max(1, options.jobs)

    let collected = collectAll(files, options: options, load: load)
    clock.mark("read, parse, facts")
    options.onFacts?()
    clock.start()

    let indexed = collected.compactMap { $0.file }
    let index = ProjectIndex(files: indexed, viewProtocols: Set(options.viewProtocols))
    let queries = ProjectQueries(index: index, options: options)
    clock.mark("index")

    let rules = Rules.all.filter { options.severities[$0.id] != nil }
    // What takes longest begins first, so that no thread is left with it while the others have nothing to do.
    let order =
      indexed.indices.filter { indexed[$0].facts.wantsTree } + indexed.indices.filter { !indexed[$0].facts.wantsTree }
    let checked = concurrentMap(indexed.count, order: order, jobs: jobs, tool: {}) { number, _ in
      let start = options.measuresStages ? DispatchTime.now().uptimeNanoseconds : 0
      var result = check(number, files[indexed[number].id.index].ruleOptions, index, queries, rules, options)
      if options.measuresStages { result.wholeNanoseconds = DispatchTime.now().uptimeNanoseconds - start }
      return result
    }
    clock.mark("rules")

    var findings: [Finding] = []
    var problems = collected.flatMap { $0.problems }
    for part in checked {
      problems += part.problems
      findings += part.diagnostics.compactMap { diagnostic in
        options.severities[diagnostic.rule].map { Finding(diagnostic: diagnostic, severity: $0, fingerprint: "") }
      }
    }
    if options.measuresStages {
      clock.times.threads = FileTimes.names.enumerated().map { stage, name in
        (name, Double(collected.reduce(0) { $0 + ($1.times?.nanoseconds[stage] ?? 0) }) / 1e9)
      }
      clock.times.threads.append(("rules", Double(checked.reduce(0) { $0 + $1.wholeNanoseconds }) / 1e9))
    }
    if options.measuresRules {
      clock.times.rules = rules.indices.map { number in
        let nanoseconds = checked.reduce(0) { $0 + ($1.nanoseconds.isEmpty ? 0 : $1.nanoseconds[number]) }
        return (rules[number].id, Double(nanoseconds) / 1e9)
      }
    }
    Fingerprints.assign(to: &findings, paths: files.map { $0.path })
    let reported = indexed.filter { $0.isReported }
    clock.mark("report")
    return Report(
      paths: files.map { $0.path }, sources: collected.map { $0.file?.source }, findings: findings,
      problems: problems.sorted(), rules: rules.map { $0.id }.sorted(), indexedFiles: indexed.count,
      reportedFiles: reported.count, lines: reported.reduce(0) { $0 + $1.facts.lines },
      suppressed: checked.reduce(0) { $0 + $1.suppressed }, times: clock.times, index: index)
  }

  /// The first two stages alone, for those who ask the index other questions than rules do.
  static func index(
    _ files: [InputFile], options: AnalysisOptions, load: @Sendable (Int) -> LoadedSource
  ) -> (queries: ProjectQueries, sources: [SourceFile?], problems: [FileProblem]) {
    let collected = collectAll(files, options: options, load: load)
    let index = ProjectIndex(files: collected.compactMap { $0.file }, viewProtocols: Set(options.viewProtocols))
    let queries = ProjectQueries(index: index, options: options)
    return (queries, collected.map { $0.file?.source }, collected.flatMap { $0.problems }.sorted())
  }

  // MARK: Stages

  @inline(__always)
  private static func collectAll(
    _ files: [InputFile], options: AnalysisOptions, load: @Sendable (Int) -> LoadedSource
  ) -> [Collected] {
    concurrentMap(files.count, jobs: max(1, options.jobs), tool: ParserScratch.init) { number, scratch in
      collect(number, files[number], options, scratch, load)
    }
  }

  private struct Collected: Sendable {
    var file: IndexedFile?
    var problems: [FileProblem] = []
    var times: FileTimes?
  }

  /// How long the stages took for one file.
  private struct FileTimes {
    static let names = ["read", "lex", "parse", "facts"]
    private(set) var nanoseconds: [UInt64] = []
    private var last = DispatchTime.now().uptimeNanoseconds

    /// To be called at the end of each stage.
    mutating func mark() {
      let now = DispatchTime.now().uptimeNanoseconds
      nanoseconds.append(now - last)
      last = now
    }
  }

  private static func collect(
    _ number: Int, _ input: InputFile, _ options: AnalysisOptions, _ scratch: ParserScratch,
    _ load: (Int) -> LoadedSource
  ) -> Collected {
    var times = options.measuresStages ? FileTimes() : nil
    switch load(number) {
    case .problem(let message):
      return Collected(problems: [FileProblem(path: input.path, message: message)])
    case .source(let source):
      times?.mark()
      let tree = Parser.parse(source, borrowing: scratch) { times?.mark() }
      times?.mark()
      let file = IndexedFile(
        id: FileID(number), path: input.path, isReported: input.isReported, tree: tree, comments: scratch.comments,
        repeatingViews: options.repeatingViews, noticesCostlyCalls: options.severities[ExpensiveBody.id] != nil,
        collectsAllCode: options.collectsAllCode)
      times?.mark()
      let problem = tree.problems.first.map {
        FileProblem(path: input.path, offset: Int($0.range.start), message: "not parsed whole: \($0.message)")
      }
      return Collected(file: file, problems: input.isReported ? problem.map { [$0] } ?? [] : [], times: times)
    }
  }

  private struct Checked: Sendable {
    var diagnostics: [Diagnostic] = []
    var suppressed = 0
    var problems: [FileProblem] = []
    /// By the number of the rule; empty where nothing was measured.
    var nanoseconds: [UInt64] = []
    var wholeNanoseconds: UInt64 = 0
  }

  private static func check(
    _ number: Int, _ ruleOptions: RuleOptions, _ index: ProjectIndex, _ queries: ProjectQueries,
    _ rules: [any Rule.Type], _ options: AnalysisOptions
  ) -> Checked {
    let file = index.files[number]
    guard file.isReported else { return Checked() }
    let pass = Pass(index: index, queries: queries, number: number, options: ruleOptions)
    defer { pass.end() }
    var result = Checked()
    if options.measuresRules {
      for rule in rules {
        let start = DispatchTime.now().uptimeNanoseconds
        rule.check(pass)
        result.nanoseconds.append(DispatchTime.now().uptimeNanoseconds - start)
      }
    } else {
      for rule in rules { rule.check(pass) }
    }
    guard file.mayHaveSuppressions else {
      result.diagnostics = pass.diagnostics.filter { $0.confidence >= options.minimumConfidence }.inOrder
      return result
    }
    let tree = file.syntax().tree
    let suppressions = Suppressions(source: file.source, tree: tree)
    var used: Set<Int> = []
    func admit(_ diagnostics: [Diagnostic]) {
      for diagnostic in diagnostics {
        let isWanted = diagnostic.confidence >= options.minimumConfidence
        // A comment is needed also where a finding is not sure enough to be shown in this run.
        if let number = suppressions.directive(for: diagnostic.rule, offset: diagnostic.location.range.start) {
          used.insert(number)
          if isWanted { result.suppressed += 1 }
        } else if isWanted {
          result.diagnostics.append(diagnostic)
        }
      }
    }
    admit(pass.diagnostics)
    if options.severities[UnusedSuppression.id] != nil, tree.problems.isEmpty {
      let ran = Set(rules.map { $0.id })
      for isOwn in [false, true] {
        admit(UnusedSuppression.diagnostics(suppressions, used: used, ran: ran, isOwn: isOwn, in: file))
      }
    }
    result.diagnostics = result.diagnostics.inOrder
    result.problems = suppressions.problems(path: file.path, knownRules: Set(Rules.ids))
    return result
  }

  /// Maps `0..<count` on `jobs` threads; the results stand in the order of their numbers. Work is handed out one by
  /// one, so that a large file holds up one thread only; `order`, where it is given, says in which order. Each thread
  /// makes its own `tool` once.
  static func concurrentMap<Value: Sendable, Tool>(
    _ count: Int, order: [Int]? = nil, jobs: Int, tool: @Sendable () -> Tool, _ body: @Sendable (Int, Tool) -> Value
  ) -> [Value] {
    guard count > 0 else { return [] }
    let next = SharedCounter()
    let slots = SharedSlots<Value>(count: count)
    let needsMuchMemory = count / jobs >= 64
    WorkerThreads.run(min(jobs, count), needsMuchMemory: needsMuchMemory) { _ in
      let own = tool()
      while true {
        let taken = next.take()
        guard taken < count else { return }
        let number = order?[taken] ?? taken
        if needsMuchMemory, taken % 128 < jobs { WorkerHeap.askForLargePages() }
        slots.set(number, body(number, own))
      }
    }
    return slots.take()
  }
}

extension [Diagnostic] {
  fileprivate var inOrder: [Diagnostic] {
    sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
  }
}

/// A counter that several threads take numbers from.
private final class SharedCounter: @unchecked Sendable {
  // Guarded by `lock`.
  private var value = 0
  private let lock = DispatchSemaphore(value: 1)

  func take() -> Int {
    lock.wait()
    defer { lock.signal() }
    let taken = value
    value += 1
    return taken
  }
}

/// Room for one result each. Every slot is written once, by one thread, before all are taken.
private final class SharedSlots<Value: Sendable>: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<Value>
  private let count: Int

  init(count: Int) {
    self.count = count
    memory = .allocate(capacity: count)
  }

  func set(_ number: Int, _ value: Value) { (memory + number).initialize(to: value) }

  /// All slots must have been set.
  func take() -> [Value] {
    let result = Array(UnsafeBufferPointer(start: memory, count: count))
    memory.deinitialize(count: count)
    return result
  }

  deinit { memory.deallocate() }
}

/// Wall time between marks.
private struct StageClock {
  private var last = DispatchTime.now().uptimeNanoseconds
  var times = StageTimes()

  /// What was before this does not count.
  mutating func start() { last = DispatchTime.now().uptimeNanoseconds }

  mutating func mark(_ name: String) {
    let now = DispatchTime.now().uptimeNanoseconds
    times.stages.append((name, Double(now - last) / 1e9))
    last = now
  }
}
