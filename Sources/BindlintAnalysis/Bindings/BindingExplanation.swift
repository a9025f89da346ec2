import BindlintSyntax

/// Says of every closure binding of a project what the rules hold of it, for those who work on the rules.
public enum BindingExplanation {
  /// One line for each binding: its file, the byte offset of its first token, and the verdict with its reason.
  public static func lines(
    for files: [InputFile], load: @Sendable (Int) -> LoadedSource
  ) -> [(file: Int, offset: UInt32, text: String)] {
    let queries = Analyzer.index(files, options: AnalysisOptions(severities: [:]), load: load).queries
    let index = queries.index
    var result: [(file: Int, offset: UInt32, text: String)] = []
    for (number, file) in index.files.enumerated() {
      let pass = Pass(index: index, queries: queries, number: number)
      defer { pass.end() }
      for judged in pass.bindings.judged {
        result.append((file.id.index, judged.binding.place.start, text(judged.verdict)))
      }
    }
    return result
  }

  private static func text(_ verdict: BindingVerdict) -> String {
    switch verdict {
    case .legitimate(let reason): "legitimate: \(reason)"
    case .excused(let excused): "legitimate: \(excused.reason)"
    case .redundant(let redundancy): "redundant: \(redundancy.replacement)"
    case .repeated: "repeated"
    case .positional: "positional"
    }
  }
}
