import BindlintSyntax

/// What identifies the rows of a loop and is edited by them.
struct EditedIdentity {
  /// As written: `\.self`, `\.name`.
  var identity: String
  /// Where a row edits it.
  var place: ByteRange
  var confidence: Confidence

  private static let controls: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker",
  ]

  /// Nil where the rows of the loop edit no part of their identity.
  init?(loop: LoopFact, syntax: FileSyntax, pass: Pass) {
    let tree = syntax.tree
    guard let path = EditedIdentity.keyPath(of: loop, syntax) else { return nil }
    let components = Array(tree.children(path))
    guard components.count == 1, tree.kind(components[0]) == .keyPathMember else { return nil }
    let isWhole = tree.name(components[0]) == .self
    identity = tree.text(path)
    let element = loop.data.flatMap { TypeResolver(index: pass.index, number: pass.number).type(of: $0) }
      .flatMap { sequence in sequence.shape.element.map { sequence.with($0) } }
    for node in syntax.descendants(loop.content) where tree.kind(node) == .identifier {
      guard tree.names.isDollar(tree.name(node)), let local = syntax.scopes.local(node) else { continue }
      let declaration = syntax.scopes.locals[local]
      guard declaration.kind == .closureParameter, declaration.isWrapped, declaration.owner == loop.content else {
        continue
      }
      let chain = syntax.parent(node)
      var members: [NodeID] = []
      if tree.kind(chain) == .chain {
        for part in tree.children(chain) where part != node {
          guard tree.kind(part) == .memberSuffix else { break }
          members.append(part)
        }
      }
      place = tree.range(tree.kind(chain) == .chain ? chain : node)
      if !isWhole {
        guard members.count == 1, tree.name(members[0]) == tree.name(components[0]),
          EditedIdentity.callee(of: chain, syntax).map({ EditedIdentity.controls.contains($0) }) == true
        else { continue }
        confidence = .high
        return
      }
      let expression = tree.kind(chain) == .chain ? chain : node
      guard let callee = EditedIdentity.callee(of: expression, syntax) else { continue }
      let isValue = EditedIdentity.isValue(element, pass)
      if EditedIdentity.controls.contains(callee) {
        guard members.isEmpty || isValue else { continue }
        confidence = .high
        return
      }
      guard isValue, members.isEmpty, EditedIdentity.isEdited(expression, by: callee, syntax, pass) else { continue }
      confidence = .medium
      return
    }
    return nil
  }

  private static func keyPath(of loop: LoopFact, _ syntax: FileSyntax) -> NodeID? {
    for argument in syntax.tree.children(loop.call) where syntax.tree.kind(argument) == .argument {
      let (label, value) = syntax.argument(argument)
      if label == .id, let value, syntax.tree.kind(value) == .keyPath { return value }
    }
    return nil
  }

  /// The name of what is called with an expression as its argument.
  private static func callee(of expression: NodeID, _ syntax: FileSyntax) -> String? {
    let tree = syntax.tree
    let argument = syntax.parent(expression)
    guard tree.kind(argument) == .argument else { return nil }
    let call = syntax.parent(argument)
    guard tree.kind(call) == .callSuffix, let base = tree.firstChild(syntax.parent(call)),
      tree.kind(base) == .identifier
    else { return nil }
    return tree.names.string(tree.name(base))
  }

  /// Whether a view of the project writes the binding that it gets, or projects it further.
  private static func isEdited(_ expression: NodeID, by callee: String, _ syntax: FileSyntax, _ pass: Pass) -> Bool {
    let context = pass.file.facts.types[syntax.type(around: expression, in: pass.file.facts)].path
    let label = syntax.tree.names.string(syntax.argument(syntax.parent(expression)).label)
    guard !label.isEmpty, let group = pass.index.findType(callee, from: context).value else { return false }
    return pass.index.groups[group].contexts.contains { context in
      let file = pass.index.files[context.file]
      let projected = file.names.find("$" + label)
      guard let plain = file.names.find(label) else { return false }
      return file.code.uses(of: context.type).contains { use in
        guard use.flags.isDisjoint(with: [.member, .keyPath]) else { return false }
        return use.name == projected || use.name == plain && !use.flags.isDisjoint(with: [.write, .memberWrite])
      }
    }
  }

  /// A value whose hash is made of all that it holds: an edit of a part changes it.
  private static func isValue(_ type: ResolvedType?, _ pass: Pass) -> Bool {
    guard let type, case .named(let name, _) = type.shape else { return false }
    guard let group = type.group(in: pass.index) else { return StandardTypes.values.contains(name) }
    let declared = pass.index.groups[group]
    guard let kind = declared.declarations.first.map({ pass.index.type($0).kind }),
      kind == .structType || kind == .enumType
    else { return false }
    return pass.index.members(named: "hash", of: group).isEmpty && pass.index.members(named: "==", of: group).isEmpty
  }
}
