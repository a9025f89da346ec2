import BindlintSyntax

/// A loop over a range that is made for constant data, with a range that can change.
///
///     ForEach(0..<lamps.count) { index in ... }    // rows for the first count only
///
/// `ForEach(_:content:)` over a range reads the range once. When the collection grows or shrinks, rows are missing or
/// read behind the end.
enum ForeachConstantRange: Rule {
  static let id = RuleID("foreach_constant_range")

  static func check(_ pass: Pass) {
    let facts = pass.file.facts
    guard facts.mayUseSwiftUI, facts.loops.contains(where: { $0.isPositional && !$0.isConstant }) else { return }
    let syntax = pass.file.syntax()
    for (number, loop) in facts.loops.enumerated() where loop.isPositional && !loop.isConstant {
      guard loop.calleeName == .ForEach || loop.calleeName == .List, let data = loop.data,
        isRange(data, syntax), isWithoutIdentity(loop.call, syntax),
        let positions = PositionalData(loop: loop, syntax: syntax, pass: pass), case .whole = positions.form,
        CollectionStorage(pass: pass, syntax: syntax).canChange(positions.collection)
      else { continue }
      // A binding by position in the same loop is the graver finding.
      let group = pass.index.group(of: TypeReference(file: pass.number, type: facts.members[loop.member].type))
      guard PositionFlow(pass: pass, group: group).places(of: number, in: syntax).isEmpty else { continue }
      report(loop, positions.collection, syntax, pass)
    }
  }

  /// The data themselves are a range: `items.indices`, `0..<items.count`.
  private static func isRange(_ data: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    let node = syntax.strip(data)
    switch tree.kind(node) {
    case .sequence:
      let parts = Array(tree.children(node))
      return parts.count > 1 && tree.kind(parts[1]) == .binaryOperator && tree.text(parts[1]) == "..<"
    case .chain:
      let parts = Array(tree.children(node))
      guard let last = parts.last, tree.kind(last) == .memberSuffix, tree.name(last) == .indices else { return false }
      return parts.allSatisfy { tree.kind($0) == .identifier || tree.kind($0) == .memberSuffix }
    default: return false
    }
  }

  private static func isWithoutIdentity(_ call: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    let arguments = tree.children(call).filter { tree.kind($0) == .argument }
    return arguments.allSatisfy { syntax.argument($0).label == .none || syntax.argument($0).label == .content }
      && arguments.filter { syntax.argument($0).label == .none }.count == 1
  }

  private static func report(_ loop: LoopFact, _ collection: NodeID?, _ syntax: FileSyntax, _ pass: Pass) {
    let tree = syntax.tree
    let what = loop.data.map { tree.text($0) } ?? ""
    let callee = tree.names.string(loop.calleeName)
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(tree.range(loop.callee)), message(callee, what),
        symbol: BindingSymbol.of(loop.member, pass),
        suggestion: Suggestion(title: "Say what identifies a row", code: "\(callee)(\(what), id: \\.self)"),
        fixRefusal: "the elements themselves are better data where they have an id"))
  }

  // MARK: Messages

  private static func message(_ callee: String, _ data: String) -> String {
    "'\(callee)' over the range '\(data)' reads it once: rows are missing or read behind the end when it changes; loop over the elements, or give an 'id:'"
  }
}
