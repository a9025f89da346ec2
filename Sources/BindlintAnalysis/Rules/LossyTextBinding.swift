import BindlintSyntax

/// A text control's binding that formats a number or date and parses what is typed.
///
///     TextField("Weight", text: Binding(
///       get: { String(weight) },
///       set: { weight = Double($0) ?? weight }))   // "1." is erased before the "5" comes
///
/// Text on its way to a number (`1.`, `-`, an empty field) is no number yet: it is dropped, and the getter writes the
/// old number over it.
enum LossyTextBinding: Rule {
  static let id = RuleID("lossy_text_binding")

  static func check(_ pass: Pass) {
    for judged in pass.bindings.judged {
      let judge = BindingJudge(pass: pass, syntax: pass.file.syntax(), binding: judged.binding)
      guard !judge.isOfTheProject, !judge.implementsBinding, let conversion = TextConversion(judge) else { continue }
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(judged.binding.place), message(isDate: conversion.isDate),
          symbol: BindingSymbol.of(judged.binding.fact.member, pass),
          related: [RelatedLocation(pass.location(judge.tree.range(conversion.parse)), "what is typed is parsed here")],
          suggestion: suggestion(conversion), fixRefusal: "the format is not known"))
    }
  }

  private static func suggestion(_ conversion: TextConversion) -> Suggestion? {
    guard let control = conversion.control, let stored = conversion.stored else { return nil }
    let format = conversion.isDate ? ".dateTime" : ".number"
    return Suggestion(
      title: "Let the control format and parse", code: "\(control)(\"...\", value: \(stored), format: \(format))")
  }

  // MARK: Messages

  private static func message(isDate: Bool) -> String {
    "text is parsed as a \(isDate ? "date" : "number") while it is typed, and what is none yet is overwritten by the formatted value; use 'TextField(value:format:)' or keep the text until it is submitted"
  }
}

/// A getter that formats and a setter that parses the new value.
private struct TextConversion {
  var parse: NodeID
  var isDate: Bool
  /// `TextField`, where the binding is handed to one.
  var control: String?
  /// The projection of the one path that the setter writes.
  var stored: String?

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "Decimal", "NSDecimalNumber", "TimeInterval",
  ]

  init?(_ judge: BindingJudge) {
    let syntax = judge.syntax
    let tree = syntax.tree
    let setter = judge.binding.setter
    guard tree.kind(setter) == .closure, tree.kind(judge.binding.getter) == .closure,
      TextConversion.isText(judge, &control)
    else { return nil }
    var parse: NodeID?
    var at = setter
    let end = tree.after(setter)
    while at < end {
      if syntax.isFirstParameter(at, of: setter) {
        if let found = TextConversion.parse(around: at, setter, syntax) {
          parse = parse ?? found
        } else if TextConversion.keepsText(at, syntax) {
          return nil
        }
      }
      at = NodeID(at.index + 1)
    }
    guard let parse, TextConversion.formats(judge.binding.getter, tree) else { return nil }
    self.parse = parse
    isDate = tree.text(parse).hasPrefix(".date") || tree.text(parse).contains(".date(from")
    let writes = judge.summary(of: setter).writes
    if writes.count == 1, !writes[0].hasOptionalStep,
      let root = ProjectionPath(judge: judge).projection(of: writes[0].root, at: writes[0].node)
    {
      stored = ([root.text] + writes[0].names).joined(separator: ".")
    }
  }

  /// Whether the binding is of text: handed on as `text:`, or a `Binding<String>` by its type.
  private static func isText(_ judge: BindingJudge, _ control: inout String?) -> Bool {
    let tree = judge.tree
    if let place = judge.syntax.argumentPlace(of: judge.binding.fact.chain) {
      guard place.label == "text" else { return false }
      let name = tree.names.string(tree.name(place.callee))
      if name == "TextField" { control = name }
      return true
    }
    if let written = judge.binding.writtenValue { return tree.text(written) == "String" }
    let member = judge.pass.file.facts.members[judge.binding.fact.member]
    return judge.pass.file.text(member.typeRange) == "Binding<String>"
  }

  /// The call around the new value that parses it: `Int($0)`, `formatter.number(from: text)`.
  private static func parse(around value: NodeID, _ setter: NodeID, _ syntax: FileSyntax) -> NodeID? {
    let tree = syntax.tree
    var at = syntax.parent(value)
    while at != setter, at.index != 0 {
      if tree.kind(at) == .callSuffix, let callee = syntax.callee(of: at) {
        let name = tree.names.string(tree.name(callee))
        if tree.kind(callee) == .identifier, numbers.contains(name) { return syntax.parent(at) }
        if ["number", "date"].contains(name), syntax.labels(of: at) == ["from"] { return syntax.parent(at) }
      }
      if tree.kind(at) == .closure, !ImmediateClosures.runs(at, syntax) { return nil }
      at = syntax.parent(at)
    }
    return nil
  }

  /// `draft = $0`: the text itself is stored.
  private static func keepsText(_ value: NodeID, _ syntax: FileSyntax) -> Bool {
    let sequence = syntax.parent(value)
    guard syntax.tree.kind(sequence) == .sequence else { return false }
    let parts = Array(syntax.tree.children(sequence))
    return parts.count > 2 && syntax.tree.kind(parts[1]) == .assignment && parts[0] != value
  }

  private static func formats(_ getter: NodeID, _ tree: SyntaxTree) -> Bool {
    var at = NodeID(getter.index + 1)
    let end = tree.after(getter)
    while at < end {
      switch tree.kind(at) {
      case .interpolation: return true
      case .identifier where tree.name(at) != .none && tree.text(at) == "String": return true
      case .memberSuffix where ["formatted", "string", "description", "stringValue"].contains(memberName(at, tree)):
        return true
      default: break
      }
      at = NodeID(at.index + 1)
    }
    return false
  }

  private static func memberName(_ node: NodeID, _ tree: SyntaxTree) -> String {
    tree.names.string(tree.name(node))
  }
}
