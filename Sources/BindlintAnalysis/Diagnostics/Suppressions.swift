import BindlintSyntax

/// The comments of one file that silence rules.
///
///     // bindlint:disable RULE... [- reason]        from here to `enable`, or to the end of the file
///     // bindlint:disable:this RULE...              findings on the comment's own line
///     // bindlint:disable:next RULE...              on the next line with code
///     // bindlint:disable:previous RULE...          on the nearest line with code above
///     // bindlint:disable:file RULE...              in the whole file, wherever the comment stands
///     // bindlint:enable RULE...                    ends `disable`
///
/// The directive begins its comment, line or block. Rules are named one by one, separated by spaces or commas; there is
/// no word for all of them. A finding stands where its own location begins.
public struct Suppressions: Sendable {
  /// One rule silenced by one comment.
  public struct Directive: Hashable, Sendable {
    public var rule: RuleID
    /// The bytes in which findings of the rule are silenced.
    public var scope: ByteRange
    /// The rule's name in the comment.
    public var name: ByteRange
    /// From the comment's first byte to behind its last one, without the line's end.
    public var comment: ByteRange
    /// How many rules the comment names.
    public var namedRules: Int
    /// What is written behind the dash.
    public var reason: String?
    /// Narrower scopes answer first for a finding that several directives silence.
    var order: Int
  }

  /// A comment that looks like a directive and is none.
  public struct Mistake: Hashable, Sendable {
    /// UTF-8 byte offset of the word that is wrong.
    public var offset: Int
    /// What is wrong and what to write instead, as a lower-case statement.
    public var message: String
  }

  /// In order of their names' places.
  public private(set) var directives: [Directive] = []
  /// In order of place.
  public private(set) var mistakes: [Mistake] = []
  private var scopes: [RuleID: Scopes] = [:]

  /// Where the directives about one rule hold, each with its index, so that no finding has to ask all of them.
  private struct Scopes {
    /// Single lines, in order of place: two of them are one line or have nothing in common.
    var lines: [(range: ByteRange, directive: Int)] = []
    /// Regions, in order of place; as `enable` ends all that are open, none ends before one that began earlier.
    var regions: [(range: ByteRange, directive: Int)] = []
    var file: Int?

    func directive(at offset: UInt32) -> Int? {
      let behind = lines.partitioningIndex { $0.range.start > offset }
      if behind > 0, lines[behind - 1].range.contains(offset) {
        let start = lines[behind - 1].range.start
        return lines[lines.partitioningIndex { $0.range.start >= start }].directive
      }
      let region = regions.partitioningIndex { $0.range.end > offset }
      if region < regions.count, regions[region].range.contains(offset) { return regions[region].directive }
      return file
    }
  }

  /// Finds the directives of a file. A file without any costs one pass over its bytes that looks at about every eighth.
  public init(source: SourceFile, tree: SyntaxTree) {
    var offset = 0
    var open: [RuleID: [Int]] = [:]
    while let found = Suppressions.nextMarker(in: source, from: offset, to: source.count) {
      offset = found + Suppressions.marker.count
      guard !tree.isInsideToken(found), let comment = DirectiveComment(source: source, marker: found) else { continue }
      read(comment, of: source, open: &open)
    }
    for (number, directive) in directives.enumerated() {
      switch directive.order {
      case 0: scopes[directive.rule, default: Scopes()].lines.append((directive.scope, number))
      case 1: scopes[directive.rule, default: Scopes()].regions.append((directive.scope, number))
      default: if scopes[directive.rule]?.file == nil { scopes[directive.rule, default: Scopes()].file = number }
      }
    }
    for rule in scopes.keys {
      scopes[rule]?.lines.sort { ($0.range.start, $0.directive) < ($1.range.start, $1.directive) }
    }
  }

  /// Whether a finding of `rule` that begins at the byte `offset` is silenced.
  public func isSuppressed(rule: RuleID, offset: UInt32) -> Bool {
    directive(for: rule, offset: offset) != nil
  }

  /// The index in `directives` of the one that silences a finding of `rule` at the byte `offset`; of several the
  /// narrowest, so that a wider one that is needed for nothing else shows as unused.
  public func directive(for rule: RuleID, offset: UInt32) -> Int? {
    scopes[rule]?.directive(at: offset)
  }

  /// What is wrong with the directives, in order of place, as problems of the file `path`: unreadable ones, and rules
  /// that don't exist.
  public func problems(path: String, knownRules: Set<RuleID>) -> [FileProblem] {
    var result = mistakes.map { FileProblem(path: path, offset: $0.offset, message: $0.message) }
    var hints: [RuleID: String] = [:]
    for directive in directives where !knownRules.contains(directive.rule) {
      let hint = hints[directive.rule] ?? Suppressions.hint(directive.rule, knownRules)
      hints[directive.rule] = hint
      result.append(
        FileProblem(
          path: path, offset: Int(directive.name.start), message: "unknown rule '\(directive.rule)'; \(hint)"))
    }
    return result.sorted()
  }

  private static func hint(_ rule: RuleID, _ knownRules: Set<RuleID>) -> String {
    let nearest = nearestName(to: rule.rawValue, in: knownRules.map(\.rawValue))
    return nearest.map { "did you mean '\($0)'?" } ?? "'bindlint rules' lists them"
  }

  // MARK: Reading

  private mutating func read(_ comment: DirectiveComment, of source: SourceFile, open: inout [RuleID: [Int]]) {
    let verb = source.text(comment.verb)
    let end = UInt32(source.count)
    let scope: ByteRange
    let order: Int
    switch verb {
    case "disable:this": (scope, order) = (comment.line, 0)
    case "disable:next": (scope, order) = (source.codeLine(after: comment.line), 0)
    case "disable:previous": (scope, order) = (source.codeLine(before: comment.line), 0)
    case "disable", "enable": (scope, order) = (ByteRange(comment.range.end, end), 1)
    case "disable:file": (scope, order) = (ByteRange(0, end), 2)
    default:
      let verbs = [
        "disable", "enable", "disable:this", "disable:next", "disable:previous", "disable:file",
      ]
      let nearest = nearestName(to: verb, in: verbs) ?? "disable:next"
      mistakes.append(
        Mistake(
          offset: Int(comment.verb.start),
          message: "'bindlint:\(verb)' silences nothing; did you mean 'bindlint:\(nearest)'?"))
      return
    }
    if comment.rules.isEmpty {
      mistakes.append(
        Mistake(
          offset: Int(comment.verb.start),
          message: "'bindlint:\(verb)' names no rule and changes nothing; name the rules it is about"))
      return
    }
    for name in comment.rules {
      let rule = RuleID(source.text(name))
      if verb == "enable" {
        for number in open[rule] ?? [] { directives[number].scope.end = comment.range.start }
        open[rule] = nil
        continue
      }
      if verb == "disable" { open[rule, default: []].append(directives.count) }
      directives.append(
        Directive(
          rule: rule, scope: scope, name: name, comment: comment.range, namedRules: comment.rules.count,
          reason: comment.reason.map(source.text), order: order))
    }
  }

  // MARK: The search

  /// What a directive begins with.
  static let marker = Array("bindlint:".utf8)

  /// Whether one of the file's comments has the marker at all; most have not. To look through the whole text for it
  /// took 3 % of a run.
  static func mayExist(in source: SourceFile, comments: [ByteRange]) -> Bool {
    comments.contains { nextMarker(in: source, from: Int($0.start), to: Int($0.end)) != nil }
  }

  /// The offset of the next marker at or behind `start` and before `end`.
  private static func nextMarker(in source: SourceFile, from start: Int, to end: Int) -> Int? {
    let bytes = source.bytes
    let length = marker.count
    var at = start
    while at + length <= end {
      // Horspool's search: the byte under the pattern's end says how far the pattern can move.
      switch bytes[at + length - 1] {
      case UInt8(ascii: ":"):
        if bytes[at..<at + length].elementsEqual(marker) { return at }
        at += length
      case UInt8(ascii: "t"): at += 1
      case UInt8(ascii: "n"): at += 2
      case UInt8(ascii: "i"): at += 3
      case UInt8(ascii: "l"): at += 4
      case UInt8(ascii: "d"): at += 5
      case UInt8(ascii: "b"): at += 8
      default: at += length
      }
    }
    return nil
  }
}
