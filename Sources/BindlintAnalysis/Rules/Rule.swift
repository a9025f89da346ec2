import BindlintSyntax

/// One thing that bindlint looks for. Rules are stateless: they read facts, index and trees, and only report. What a
/// finding weighs, and whether the rule runs at all, is not theirs to know.
protocol Rule: Sendable {
  static var id: RuleID { get }
  /// Reports what it finds in the pass's file. Called from any thread, once for each reported file.
  static func check(_ pass: Pass)
}

/// One file under the eyes of the rules.
final class Pass {
  let index: ProjectIndex
  /// The number of the file in `index.files`.
  let number: Int
  let file: IndexedFile
  let queries: ProjectQueries
  /// Those that hold in the file.
  let options: RuleOptions
  private(set) var diagnostics: [Diagnostic] = []

  init(index: ProjectIndex, queries: ProjectQueries, number: Int, options: RuleOptions = RuleOptions()) {
    self.index = index
    self.queries = queries
    self.options = options
    self.number = number
    self.file = index.files[number]
  }

  private var judgedBindings: BindingAnalysis?

  /// What the closure and index bindings of this file are; worked out once for all rules. They hold this pass, until
  /// `end`.
  var bindings: BindingAnalysis {
    if let judgedBindings { return judgedBindings }
    let judged = BindingAnalysis.analyze(self)
    judgedBindings = judged
    return judged
  }

  /// To be called when the last rule has run; nothing of the run would be freed without.
  func end() { judgedBindings = nil }

  /// What the members around loops read; worked out once for all bindings of their rows.
  var observedReads: [MemberReference: [StorageAccess]] = [:]

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func location(_ range: ByteRange) -> Location { Location(file.id, range) }
}

/// All rules, in the order of their names; `all` is generated from the catalogue.
public enum Rules {
  public static var ids: [RuleID] { all.map { $0.id } }
}
