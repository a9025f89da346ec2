import BindlintSyntax

extension DataFlowMap {
  /// Reads `files` and maps them. `load` is called once for each index of `files`, from any thread; the severities and
  /// the confidence of `options` mean nothing here.
  public static func make(
    _ files: [InputFile], options: AnalysisOptions, load: @Sendable (Int) -> LoadedSource
  ) -> DataFlowMap {
    let parsed = Analyzer.index(files, options: options, load: load)
    var map = MapBuilder(queries: parsed.queries).build()
    map.paths = files.map(\.path)
    map.sources = parsed.sources
    map.problems = parsed.problems
    return map
  }

  /// Maps what a report was made from, with its index; nothing is parsed again. Empty for a report that no analysis made.
  public static func make(of report: Report, options: AnalysisOptions) -> DataFlowMap {
    let index = report.index ?? ProjectIndex(files: [])
    var map = MapBuilder(queries: ProjectQueries(index: index, options: options)).build()
    map.paths = report.paths
    map.sources = report.sources
    map.problems = report.problems
    return map
  }
}
