import BindlintSyntax

/// The refactor where the root is itself a set, array, dictionary or optional: there is no model to write into, so a
/// private extension in the file gives the collection a subscript.
struct StateExtension {
  var refactor: SubscriptRefactor

  init?(judge: BindingJudge, repeated: RepeatedBinding, parts: MovableParts, projection: ProjectedRoot?) {
    guard case .binding(let projected)? = projection, repeated.write.names.isEmpty, parts.keys.count == 1,
      let type = TypeResolver(index: judge.index, number: judge.pass.number).rootType(repeated.root, judge)
    else { return nil }
    let key = parts.keys[0]
    let form = StateForm(judge: judge, parts: parts)
    let label: String
    let lines: [String]
    switch (type.shape, form.kind) {
    case (.set, .membership):
      label = "contains"
      lines = [
        "private extension Set {", "  \(SubscriptRefactor.comment)", "  subscript(contains element: Element) -> Bool {",
        "    get { self.contains(element) }",
        "    set { if newValue { self.insert(element) } else { self.remove(element) } }", "  }", "}",
      ]
    case (.array, .membership):
      label = "contains"
      lines = [
        "private extension Array where Element: Hashable {", "  \(SubscriptRefactor.comment)",
        "  subscript(contains element: Element) -> Bool {", "    get { self.contains(element) }",
        "    set { if newValue { self.append(element) } else { self.removeAll { $0 == element } } }", "  }", "}",
      ]
    case (.optional, .comparison):
      label = "is"
      lines = [
        "private extension Optional where Wrapped: Hashable {", "  \(SubscriptRefactor.comment)",
        "  subscript(is value: Wrapped) -> Bool {", "    get { self == value }",
        "    set { if newValue { self = value } else if self == value { self = nil } }", "  }", "}",
      ]
    case (.dictionary, .entry):
      refactor = StateExtension.projected("\(projected)[\(key.text)]", judge)
      return
    case (.dictionary(_, let value), .entryWithDefault(let fallback)):
      guard value.isSpelled, StandardTypes.values.contains(value.spelling) else { return nil }
      label = StateExtension.controlLabel(judge) ?? "value"
      lines = [
        "private extension Dictionary where Value == \(value.spelling) {", "  \(SubscriptRefactor.comment)",
        "  subscript(\(label) key: Key) -> \(value.spelling) {", "    get { self[key] ?? \(fallback) }",
        "    set { self[key] = newValue }", "  }", "}",
      ]
    default: return nil
    }
    let use = "\(projected)[\(label): \(key.text)]"
    let text = lines.joined(separator: "\n")
    let suggestion = Suggestion(title: "Add a subscript to the state's type", code: text + "\n\n" + use)
    var missing = parts.obstacle
    if form.hasExtraEffects { missing = missing ?? "the setter does more than that" }
    if StateExtension.isDeclaredElsewhere(label, judge) {
      missing = missing ?? "the project has such a subscript already"
    }
    guard missing == nil else {
      refactor = SubscriptRefactor(suggestion: suggestion, fix: nil, missing: missing)
      return
    }
    let file = judge.pass.file
    var edits = [TextEdit(judge.pass.location(judge.binding.range(in: judge.syntax)), use)]
    if !StateExtension.isDeclaredHere(lines[2], judge) {
      let end = UInt32(file.source.count)
      let unit = HostType.unit(of: file)
      let body = lines.map { line in
        let depth = line.prefix { $0 == " " }.count / 2
        return String(repeating: unit, count: depth) + line.drop { $0 == " " }
      }.joined(separator: "\n")
      let endsWithNewline = file.source.bytes.last == 0x0A
      edits.append(
        TextEdit(
          judge.pass.location(ByteRange(end, end)),
          (endsWithNewline ? "\n" : "\n\n") + body + (endsWithNewline ? "\n" : ""),
          mergeKey: file.path + "\n" + text))
    }
    refactor = SubscriptRefactor(
      suggestion: suggestion,
      fix: Fix(title: "Bind through a subscript of the state's type", applicability: .safe, edits: edits), missing: nil)
  }

  private static func projected(_ use: String, _ judge: BindingJudge) -> SubscriptRefactor {
    let edit = TextEdit(judge.pass.location(judge.binding.range(in: judge.syntax)), use)
    return SubscriptRefactor(
      suggestion: Suggestion(title: "Use the projection", code: use),
      fix: Fix(title: "Replace the closures by '\(use)'", applicability: .safe, edits: [edit]), missing: nil)
  }

  private static func controlLabel(_ judge: BindingJudge) -> String? {
    let tree = judge.syntax.tree
    let argument = judge.syntax.parent(judge.binding.fact.chain)
    guard tree.kind(argument) == .argument else { return nil }
    return tree.child(argument, .label).map { tree.names.string(tree.name($0)) }
  }

  /// The file has the very subscript that the extension would add.
  private static func isDeclaredHere(_ line: String, _ judge: BindingJudge) -> Bool {
    let head = String(line.drop { $0 == " " })
    return hasSubscript(beginning: head, judge) { $0.file == judge.pass.number }
  }

  /// An extension of the standard collections with that label, in another file, would clash or be picked instead.
  private static func isDeclaredElsewhere(_ label: String, _ judge: BindingJudge) -> Bool {
    hasSubscript(beginning: "subscript(\(label) ", judge) { member in
      guard member.file != judge.pass.number else { return false }
      let facts = judge.index.files[member.file].facts
      return facts.types[judge.index.member(member).type].access > .fileprivateAccess
    }
  }

  private static func hasSubscript(
    beginning head: String, _ judge: BindingJudge, where isMeant: (MemberReference) -> Bool
  ) -> Bool {
    for name in ["Set", "Array", "Dictionary", "Optional", "Collection", "Sequence"] {
      guard let group = judge.index.group(path: name) else { continue }
      for member in judge.index.members(of: group)
      where judge.index.member(member).kind == .subscriptMember && isMeant(member) {
        let tree = judge.index.files[member.file].syntax().tree
        if tree.text(judge.index.member(member).node).contains(head) { return true }
      }
    }
    return false
  }
}

/// The shape of a getter and setter over a bare collection.
private struct StateForm {
  enum Kind: Equatable {
    case membership, comparison, entry, entryWithDefault(String), other
  }

  var kind = Kind.other
  /// The setter does something besides.
  var hasExtraEffects = false

  init(judge: BindingJudge, parts: MovableParts) {
    guard let root = parts.roots.first, let key = parts.keys.first,
      let value = judge.syntax.singleExpression(of: judge.binding.getter)
    else { return }
    let name = judge.pass.file.text(ByteRange(root.range.start, root.range.end))
    let rootText = root.hasDot ? String(name.dropLast()) : name
    func plain(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("self.", with: "")
    }
    let getter = plain(judge.syntax.tree.text(value))
    let storage = plain(rootText)
    let setter = StateForm.setterText(judge)
    let row = plain(key.text)
    let new = StateForm.newValue(judge)
    switch getter {
    case "\(storage).contains(\(row))":
      kind = .membership
      let known = [
        "if \(new) { \(storage).insert(\(row)) } else { \(storage).remove(\(row)) }",
        "if \(new) { _ = \(storage).insert(\(row)) } else { _ = \(storage).remove(\(row)) }",
        "if !\(new) { \(storage).remove(\(row)) } else { \(storage).insert(\(row)) }",
        "if \(new) { \(storage).append(\(row)) } else { \(storage).removeAll { $0 == \(row) } }",
        "if \(new) { \(storage).append(\(row)) } else { \(storage).removeAll(where: { $0 == \(row) }) }",
        "\(new) ? \(storage).insert(\(row)) : \(storage).remove(\(row))",
      ]
      hasExtraEffects = !known.contains(setter)
    case "\(storage) == \(row)", "\(row) == \(storage)":
      kind = .comparison
      let known = [
        "\(storage) = \(new) ? \(row) : nil", "if \(new) { \(storage) = \(row) } else { \(storage) = nil }",
        "if !\(new) { \(storage) = nil } else { \(storage) = \(row) }",
        "if \(new) { \(storage) = \(row) } else if \(storage) == \(row) { \(storage) = nil }",
      ]
      hasExtraEffects = !known.contains(setter)
    case "\(storage)[\(row)]":
      kind = setter == "\(storage)[\(row)] = \(new)" ? .entry : .other
    default:
      for form in ["\(storage)[\(row)] ?? ", "\(storage)[\(row), default: "] where getter.hasPrefix(form) {
        var fallback = String(getter.dropFirst(form.count))
        if form.hasSuffix("default: ") { fallback = String(fallback.dropLast()) }
        guard fallback.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "\"" || $0 == "." || $0 == "-" }) else {
          return
        }
        guard ["true", "false", "\"\""].contains(fallback) || Double(fallback) != nil else { return }
        kind = .entryWithDefault(fallback)
        hasExtraEffects = ![
          "\(storage)[\(row)] = \(new)", "\(storage)[\(row), default: \(fallback)] = \(new)",
        ].contains(setter)
      }
    }
  }

  private static func newValue(_ judge: BindingJudge) -> String {
    judge.syntax.parameters(of: judge.binding.setter).first.map { judge.syntax.tree.text($0) } ?? "$0"
  }

  private static func setterText(_ judge: BindingJudge) -> String {
    let tree = judge.syntax.tree
    let statements = judge.syntax.statements(of: judge.binding.setter)
    guard let first = statements.first, let last = statements.last else { return "" }
    let text = judge.pass.file.text(ByteRange(tree.range(first).start, tree.range(last).end))
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("self.", with: "")
  }
}

extension TypeResolver {
  /// The type of what an access begins with.
  func rootType(_ root: AccessRoot, _ judge: BindingJudge) -> ResolvedType? {
    guard case .member(let name) = root else { return nil }
    return judge.group.flatMap { member(name, ofGroup: $0) }
  }
}
