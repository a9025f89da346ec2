import BindlintSyntax

/// A tag whose type can't be the selection's.
///
///     Picker("Step", selection: $step) {    // step: Int
///       Text("10").tag("10")                // never selected, and selects nothing
///
/// SwiftUI compares a tag with the selection only where both have one type. The compiler can't tell: a tag is any
/// `Hashable`.
enum PickerTagMismatch: Rule {
  static let id = RuleID("picker_tag_mismatch")

  static func check(_ pass: Pass) {
    let calls = pass.file.facts.notedCalls.filter { $0.kind == .selection }
    guard pass.file.facts.mayUseSwiftUI, !calls.isEmpty else { return }
    let syntax = pass.file.syntax()
    let types = TagTypeResolver(pass: pass)
    let others = Set(calls.map(\.call))
    for call in calls {
      let name = syntax.tree.names.string(syntax.tree.name(call.callee))
      // A type of the project's own by that name.
      guard case .unknown = pass.index.findType(name, from: ""), let argument = selection(of: call.call, syntax),
        let selection = types.selection(argument), let content = content(of: call.call, syntax)
      else { continue }
      let rows = SelectionRows(content: content, own: call, others: others, syntax: syntax, facts: pass.file.facts)
      for tag in rows.tags { check(tag, selection, call, types, syntax, pass) }
      if name != "TabView" { checkImplicit(rows.untaggedLoops, selection, call, types, syntax, pass) }
    }
  }

  private static func selection(of call: NodeID, _ syntax: FileSyntax) -> NodeID? {
    for argument in syntax.tree.children(call) where syntax.tree.kind(argument) == .argument {
      let (label, value) = syntax.argument(argument)
      if label == .selection { return value }
    }
    return nil
  }

  /// The trailing closure, or the one labelled `content`.
  private static func content(of call: NodeID, _ syntax: FileSyntax) -> NodeID? {
    let tree = syntax.tree
    if let closure = tree.child(call, .closure) { return closure }
    for child in tree.children(call) {
      guard tree.kind(child) == .argument || tree.kind(child) == .labeledClosure else { continue }
      if let label = tree.child(child, .label), tree.name(label) == .content { return tree.child(child, .closure) }
    }
    return nil
  }

  // MARK: Tags

  private static func check(
    _ tag: SelectionRows.Tag, _ selection: (type: TagType, isSet: Bool), _ call: NotedCall, _ types: TagTypeResolver,
    _ syntax: FileSyntax, _ pass: Pass
  ) {
    guard let type = types.tag(tag.value) else { return }
    let wanted = selection.type
    guard type.name != wanted.name || type.isOptional && !wanted.isOptional || tag.isExact && type != wanted else {
      return
    }
    report(
      ByteRange(tag.start, syntax.tree.range(tag.call).end), tagMessage(type.spelling, wanted.spelling), call, syntax,
      pass)
  }

  private static func checkImplicit(
    _ loops: [LoopFact], _ selection: (type: TagType, isSet: Bool), _ call: NotedCall, _ types: TagTypeResolver,
    _ syntax: FileSyntax, _ pass: Pass
  ) {
    for loop in loops {
      guard let type = types.identity(of: loop), type.name != selection.type.name else { continue }
      report(
        syntax.tree.range(call.callee), implicitMessage(type.spelling, selection.type.spelling), call, syntax, pass,
        related: [RelatedLocation(pass.location(syntax.tree.range(loop.callee)), "its rows are tagged by their ids")])
      return
    }
  }

  private static func report(
    _ range: ByteRange, _ message: String, _ call: NotedCall, _ syntax: FileSyntax, _ pass: Pass,
    related: [RelatedLocation] = []
  ) {
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(range), message, symbol: BindingSymbol.of(call.member, pass), related: related))
  }

  // MARK: Messages

  private static func tagMessage(_ tag: String, _ selection: String) -> String {
    "a tag of type '\(tag)' never equals a selection of type '\(selection)': the row can't be selected or shown as selected; give the tag the selection's type"
  }

  private static func implicitMessage(_ tag: String, _ selection: String) -> String {
    "rows without a tag are tagged by their id, a '\(tag)', which never equals a selection of type '\(selection)'; add a tag of the selection's type"
  }
}
