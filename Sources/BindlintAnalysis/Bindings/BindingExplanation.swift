import BindlintSyntax

/// Says of every closure binding of a project what the rules hold of it, for those who work on the rules.
public enum BindingExplanation {
  /// One line for each binding: its file, the byte offset of its first token, and the verdict with its reason.
  public static func lines(
    for files: [InputFile], load: @Sendable (Int) -> LoadedSource
  ) -> [(file: Int, offset: UInt32, text: String)] {
    var indexed: [IndexedFile] = []
    for (number, input) in files.enumerated() {
      guard case .source(let source) = load(number) else { continue }
      let tree = Parser.parse(source)
      let facts = FactCollector.facts(of: tree)
      indexed.append(
        IndexedFile(
          id: FileID(number), path: input.path, isReported: true, tree: tree, facts: facts,
          repeatingViews: []))
    }
    let index = ProjectIndex(files: indexed)
    let queries = ProjectQueries(index: index)
    var result: [(file: Int, offset: UInt32, text: String)] = []
    for (number, file) in indexed.enumerated() {
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
