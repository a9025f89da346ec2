import BindlintSyntax

/// A comment that silences a rule where the rule has nothing to report.
///
///     let title: String  // bindlint:disable:this unused_view_property - hides the next finding, too
///
/// It is about what the other rules found, so the analyzer asks it last. Rules that did not run, and files that are not
/// parsed whole, say nothing about their comments.
enum UnusedSuppression: Rule {
  static let id = RuleID("unused_suppression")

  /// Nothing can be said before all other rules have run.
  static func check(_ pass: Pass) {}

  /// What is to report of `suppressions` when the directives numbered in `used` silenced something and the rules in
  /// `ran` ran, in order of place: either the directives about this rule itself, as `isOwn` says, or all others.
  static func diagnostics(
    _ suppressions: Suppressions, used: Set<Int>, ran: Set<RuleID>, isOwn: Bool, in file: IndexedFile
  ) -> [Diagnostic] {
    let directives = suppressions.directives
    let unused = directives.indices.filter {
      !used.contains($0) && ran.contains(directives[$0].rule) && (directives[$0].rule == id) == isOwn
    }
    // By comment: how many of its rules are needed.
    var needed: [ByteRange: Int] = [:]
    for directive in directives { needed[directive.comment, default: 0] += 1 }
    for number in unused { needed[directives[number].comment, default: 0] -= 1 }
    return unused.map { number in
      let directive = directives[number]
      let isWhole = needed[directive.comment] == 0
      let removal = SuppressionEdits.removing(directive, isLast: isWhole, in: file.id, source: file.source)
      let title = isWhole ? "Remove the comment" : "Take '\(directive.rule)' out of the comment"
      return Diagnostic(
        rule: id, at: Location(file.id, directive.name), message(directive), symbol: directive.rule.rawValue,
        fix: Fix(title: title, applicability: .safe, edits: [removal]))
    }
  }

  // MARK: Messages

  private static func message(_ directive: Suppressions.Directive) -> String {
    "this comment silences no '\(directive.rule)' finding and would hide the next one; remove it"
  }
}
