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

  /// Whether the file declares or extends a type whose stored properties SwiftUI connects.
  private(set) lazy var hasViews = file.facts.types.indices.contains { type in
    index.group(of: TypeReference(file: number, type: type)).map { index.conformances[$0].isView } ?? false
  }

  /// To be called when the last rule has run; nothing of the run would be freed without.
  func end() { judgedBindings = nil }

  /// What the members around loops read; worked out once for all bindings of their rows.
  var observedReads: [MemberReference: [StorageAccess]] = [:]

  /// Takes a finding down, but none from a declaration that could not be parsed whole, and no fix that touches a file
  /// with such a place: what the code was meant to be shows only when it is mended.
  func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if file.isBroken, isBroken(around: diagnostic.location.range) { return }
    if let fix = diagnostic.fix {
      let touched = fix.edits.compactMap { index.number(of: $0.location.file) }.map { index.files[$0] } + [file]
      if let broken = touched.first(where: \.isBroken) {
        diagnostic.fix = nil
        diagnostic.fixRefusal = "'\(broken.path)' is not parsed whole"
      }
    }
    diagnostics.append(diagnostic)
  }

  /// Whether the member around `range`, else the type, else the file, has a part that could not be parsed.
  private func isBroken(around range: ByteRange) -> Bool {
    let tree = file.syntax().tree
    var around = tree.root
    var at = NodeID(tree.root.index + 1)
    // Preorder: what holds the range comes before its own parts, and what ends before it is passed by as a whole.
    while at.index < UInt32(tree.nodeCount) {
      let own = tree.range(at)
      if own.start > range.start { break }
      guard own.end >= range.end else {
        at = tree.after(at)
        continue
      }
      switch tree.kind(at) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: around = at
      case .variableDecl, .functionDecl, .initializerDecl, .subscriptDecl, .enumCaseDecl, .macroExpansion:
        return tree.flags(at).contains(.isBroken)
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return tree.flags(around).contains(.isBroken)
  }

  func location(_ range: ByteRange) -> Location { Location(file.id, range) }
}

/// All rules, in the order of their names; `all` is generated from the catalogue.
public enum Rules {
  public static var ids: [RuleID] { all.map { $0.id } }
}
