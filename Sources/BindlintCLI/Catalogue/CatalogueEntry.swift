import BindlintAnalysis

/// All that is said of one rule. Sentences are Markdown with `code` as the only markup.
public struct CatalogueEntry: Sendable {
  public var id: RuleID
  /// The version that brought the rule.
  public var since: String
  public var category: Category
  /// The severity of its findings where no configuration says otherwise.
  public var severity: Severity
  /// Whether it runs when nothing is selected.
  public var isEnabled: Bool
  /// What most of its findings carry.
  public var confidence: Confidence
  /// What it finds, as a noun phrase without a full stop.
  public var summary: String
  /// Paragraphs: why it matters, with what SwiftUI does.
  public var why: [String]
  public var reports: [String]
  public var leavesAlone: [String]
  public var limits: [String]
  public var fix: FixAvailability
  /// One sentence on what the fix writes; empty where there is none.
  public var fixSummary: String
  public var options: [CatalogueOption]
  /// Public documentation that it rests on.
  public var references: [String]
  public var example: CatalogueExample

  /// What a rule is about.
  public enum Category: String, Sendable, CaseIterable {
    case bindings, dependencies, state, identity, effects, diagnostics, comments

    public var title: String {
      switch self {
      case .bindings: "Bindings"
      case .dependencies: "Dependencies of views"
      case .state: "State"
      case .identity: "Identity"
      case .effects: "Effects"
      case .diagnostics: "Debugging left in"
      case .comments: "Comments to bindlint"
      }
    }
  }

  /// The best fix that the rule can offer; a finding may offer less.
  public enum FixAvailability: String, Sendable, CaseIterable {
    case none, display, unsafe, safe
  }
}

/// A setting of a rule.
public struct CatalogueOption: Sendable {
  public var name: String
  public var type: String
  /// As it would be written in JSON.
  public var defaultValue: String
  public var summary: String

  public init(name: String, type: String, defaultValue: String, summary: String) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

/// Code before and after, taken from fixtures that the tests run.
public struct CatalogueExample: Sendable {
  public var flagged: String
  public var corrected: String

  public init(flagged: String, corrected: String) {
    self.flagged = flagged
    self.corrected = corrected
  }
}

/// The rules that there are, from `rules.json` at the package's root.
public enum Catalogue {
  /// Every rule, by name.
  public static var entries: [CatalogueEntry] { generatedEntries }

  public static func entry(_ rule: RuleID) -> CatalogueEntry? { entries.first { $0.id == rule } }

  /// Every rule's name, sorted.
  public static var ids: [RuleID] { entries.map(\.id) }

  /// The rules that run when nothing is selected, with the severities of their findings.
  public static var defaultSeverities: [RuleID: Severity] {
    var result: [RuleID: Severity] = [:]
    for entry in entries where entry.isEnabled { result[entry.id] = entry.severity }
    return result
  }
}
