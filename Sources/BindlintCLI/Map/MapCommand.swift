import BindlintAnalysis

enum MapFormat: String, CaseIterable, Sendable {
  case text, json, dot, mermaid, svg, html
}

/// `bindlint map`: what makes each view run again, and where state goes.
struct MapCommand {
  private let options: LintOptions
  private let format: MapFormat
  private let views: [String]
  private let state: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try LintOptions(arguments)
    format = arguments.text("format").flatMap(MapFormat.init) ?? .text
    views = arguments.all("view").map(\.text)
    state = arguments.text("state")
    if state != nil, !views.isEmpty {
      throw .conflictingOptions("--view", "--state", why: "one asks for views, the other for those that state reaches")
    }
  }

  func run() throws(UsageError) -> Int32 {
    let analysis = try LintAnalysis(options, rules: .builtIn)
    let whole = analysis.map()
    tell(whole.problems + analysis.project.problems)
    if whole.sources.allSatisfy({ $0 == nil }) {
      StandardStream.errors.tryWrite("bindlint: there is no Swift file to map here\n")
      return ExitStatus.failure
    }
    let shown = try selection(of: whole)
    let paths = DisplayedPaths(root: analysis.project.root, currentFolder: (try? FileSystem.currentFolder()))
    let output: String
    switch format {
    case .text:
      let style = TextStyle.decide(options.color, for: .output)
      output = MapTree(document: shown, paths: paths, style: style, width: StandardStream.output.columns ?? 100).text
    case .json: output = MapJSON.text(shown)
    case .dot: output = MapGraph(shown).dot
    case .mermaid: output = MapGraph(shown).mermaid
    case .svg, .html:
      // Pictures show findings in place.
      let result = LintResult(
        report: analysis.run(), problems: [], root: analysis.project.root, currentFolder: analysis.project.root)
      let bytes =
        format == .svg
        ? MapPictures.svg(shown, asked: views.count, result: result)
        : MapPictures.page(shown, name: analysis.project.name(asked: options.discovery.paths), result: result)
      output = String(decoding: bytes, as: UTF8.self)
    }
    return try CommandLineTool.print(output)
  }

  private func selection(of map: DataFlowMap) throws(UsageError) -> MapDocument {
    if let state {
      let flows: [StateFlow]
      do throws(StateLookUpProblem) { flows = try map.flows(of: state) } catch { throw .state(state, error) }
      return MapDocument(map: map, flows: flows)
    }
    guard !views.isEmpty else {
      return MapDocument(map: map, shown: map.views.indices.filter { map.views[$0].isReported })
    }
    var found: [Int] = []
    for name in views {
      let named = map.views(named: name)
      guard !named.isEmpty else {
        throw .unknownView(name, nearest: nearestName(to: name, in: map.views.map(\.simpleName)))
      }
      found += named
    }
    return MapDocument(map: map, shown: Set(found).sorted())
  }

  private func tell(_ problems: [FileProblem]) {
    var text = ""
    for problem in problems.sorted() {
      text += "\(VisibleText.line(problem.path)): problem: \(VisibleText.line(problem.message))\n"
    }
    StandardStream.errors.tryWrite(text)
  }
}

/// What of a map is shown.
struct MapDocument {
  var map: DataFlowMap
  /// Indices into the map's views, in order.
  var shown: [Int] = []
  /// What `--state` asked for; empty where it did not.
  var flows: [StateFlow] = []
  let places: Places

  init(map: DataFlowMap, shown: [Int]) {
    self.map = map
    self.shown = shown
    places = Places(map.sources)
  }

  init(map: DataFlowMap, flows: [StateFlow]) {
    self.map = map
    self.flows = flows
    var shown: Set<Int> = []
    for flow in flows {
      shown.formUnion(flow.runs.map(\.view))
      shown.formUnion(flow.owners.map(\.view))
      shown.formUnion((flow.readers + flow.writers).compactMap(\.view))
    }
    self.shown = shown.sorted()
    places = Places(map.sources)
  }

  /// Models that the shown views hold, read or are about.
  var models: [Int] {
    guard shown.count < map.views.count || !flows.isEmpty else { return Array(map.models.indices) }
    var result: Set<Int> = []
    for flow in flows { if case .property(let model, _) = flow.subject { result.insert(model) } }
    if !flows.isEmpty { return result.sorted() }
    for view in shown {
      result.formUnion(map.views[view].inputs.compactMap(\.model))
      result.formUnion(map.views[view].otherReads.map(\.model))
      for input in map.views[view].inputs { result.formUnion(input.triggers.flatMap(\.properties).map(\.model)) }
    }
    return result.sorted()
  }

  func line(_ location: Location) -> Int { places.place(Int(location.range.start), in: location.file).line }

  /// `line 12`; of another file than the one that is spoken of `line 12 of Rows.swift`.
  func line(_ location: Location, from other: Location) -> String {
    "line \(line(location))" + (location.file == other.file ? "" : " of \(fileName(location))")
  }

  func fileName(_ location: Location) -> String {
    map.paths[location.file.index].split(separator: "/").last.map(String.init) ?? ""
  }
}

/// Paths as people read them: relative to the folder they stand in.
struct DisplayedPaths {
  var root: FilePath
  var currentFolder: FilePath?

  func callAsFunction(_ path: String) -> String {
    guard let currentFolder else { return path }
    let absolute = root.resolving(FilePath(path))
    if absolute.isAtOrBelow(currentFolder) || currentFolder.isAtOrBelow(root) {
      return absolute.relative(to: currentFolder).text
    }
    return absolute.text
  }
}
