import BindlintSyntax

/// A call of SwiftUI's underscored diagnostics that ships with the app.
///
///     let _ = Self._printChanges()    // runs, and prints, on every pass over `body`
///
/// The functions are no public interface. In the debugger `expression Self._printChanges()` does the same without any
/// code.
enum PrintChangesCall: Rule {
  static let id = RuleID("print_changes_call")

  static func check(_ pass: Pass) {
    let calls = pass.file.facts.notedCalls.filter { $0.kind == .changePrinting }
    guard pass.file.facts.mayUseSwiftUI, !calls.isEmpty else { return }
    let syntax = pass.file.syntax()
    for call in calls where isOfAView(call, syntax, pass) && !isDebugOnly(call.chain, syntax) {
      let name = syntax.tree.names.string(syntax.tree.name(call.callee))
      let edit = removal(of: call.chain, syntax, pass)
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(syntax.tree.range(call.chain)), message(name),
          symbol: BindingSymbol.of(call.member, pass),
          fix: edit.map { Fix(title: "Delete the call of '\(name)'", applicability: .safe, edits: [$0]) },
          fixRefusal: edit == nil ? "its value is used" : nil))
    }
  }

  /// `Self._printChanges()`, `Card._printChanges()`, where the type is a view and has no method of that name.
  private static func isOfAView(_ call: NotedCall, _ syntax: FileSyntax, _ pass: Pass) -> Bool {
    let tree = syntax.tree
    let parts = Array(tree.children(call.chain))
    guard parts.count == 3, parts[2] == call.call, tree.kind(parts[0]) == .identifier, !tree.hasChildren(call.call),
      syntax.scopes.local(parts[0]) == nil
    else { return false }
    let around = pass.file.facts.types[syntax.type(around: call.chain, in: pass.file.facts)].path
    let group: Int?
    if tree.name(parts[0]) == .Self {
      group = pass.index.group(path: around)
    } else {
      group = pass.index.findType(tree.names.string(tree.name(parts[0])), from: around).value
    }
    guard let group else { return around == "View" }
    let name = tree.names.string(tree.name(call.callee))
    let conformances = pass.index.conformances[group]
    let sources = [group] + conformances.protocols.sorted() + [pass.index.group(path: "View")].compactMap { $0 }
    guard sources.allSatisfy({ pass.index.members(named: name, of: $0).isEmpty }) else { return false }
    return conformances.isView || pass.index.groups[group].path == "View"
  }

  private static func isDebugOnly(_ node: NodeID, _ syntax: FileSyntax) -> Bool {
    let tree = syntax.tree
    return syntax.ancestors(node).contains { ancestor in
      guard tree.kind(ancestor) == .ifConfigClause, let condition = tree.child(ancestor, .ifConfigCondition) else {
        return false
      }
      let text = tree.text(condition)
      return text.contains("DEBUG") && !text.contains("!DEBUG")
    }
  }

  /// The edit that takes out the whole statement; nil where something needs its value.
  private static func removal(of chain: NodeID, _ syntax: FileSyntax, _ pass: Pass) -> TextEdit? {
    let tree = syntax.tree
    var statement = chain
    // `let _ = ...`, `_ = ...`
    let above = syntax.parent(chain)
    if tree.kind(above) == .initializerClause {
      let binding = syntax.parent(above)
      let declaration = syntax.parent(binding)
      guard tree.kind(declaration) == .variableDecl, let pattern = tree.firstChild(binding),
        tree.kind(pattern) == .wildcardPattern,
        tree.children(declaration).filter({ tree.kind($0) == .patternBinding }).count == 1
      else { return nil }
      statement = declaration
    } else if tree.kind(above) == .sequence {
      let parts = Array(tree.children(above))
      guard parts.count == 3, tree.kind(parts[0]) == .discard, tree.kind(parts[1]) == .assignment else { return nil }
      statement = above
    }
    switch tree.kind(syntax.parent(statement)) {
    case .codeBlock, .accessorBlock, .closure, .ifConfigClause: break
    default: return nil
    }
    return StatementRemoval(file: pass.file).edit(tree.range(statement), pass)
  }

  // MARK: Messages

  private static func message(_ name: String) -> String {
    "'\(name)' is a diagnostic without a public interface, and it prints on every pass over the body; delete it and use 'expression Self.\(name)()' in LLDB"
  }
}
