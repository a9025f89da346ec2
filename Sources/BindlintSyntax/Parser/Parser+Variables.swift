extension Parser {
  /// `let` or `var` and its bindings, of a declaration whose node is open.
  mutating func parseVariable(_ node: Int, inMembers: Bool) {
    let isLet = kind == .letKeyword
    advance()
    while true {
      let start = position
      parseBinding(inMembers: inMembers)
      if !accept(.comma) || position == start { break }
    }
    close(node, isLet ? .isLet : [])
  }

  private mutating func parseBinding(inMembers: Bool) {
    let binding = open(.patternBinding)
    parsePurePattern()
    if accept(.colon) { parseResultType() }
    var hasValue = false
    if kind == .equal {
      parseInitializer()
      hasValue = true
    }
    if kind == .leftBrace && (!hasValue || !startsLine || beginsObservers(position)) { parseAccessors() }
    close(binding)
  }

  /// Whether the brace at a token holds observers or other accessors that can follow a value.
  private func beginsObservers(_ brace: Int) -> Bool {
    switch kind(brace + 1) {
    case .didSetWord, .willSetWord, .initKeyword: return true
    case .at: return beginsAccessors(brace)
    default: return false
    }
  }

  // MARK: Accessors

  /// `{ get ... set ... }`, or a getter's statements.
  mutating func parseAccessors() {
    let node = open(.accessorBlock)
    guard descend() else { return close(node) }
    defer { depth -= 1 }
    let outer = enterBlock(position)
    advance()
    let isGetter = !beginsAccessor()
    if isGetter { parseItems(.block) }
    while beginsAccessor() && !endsUnclosedBlock() { parseAccessor() }
    leaveBlock(outer)
    closeBracket(node)
    close(node, isGetter ? .implicitGetter : [])
  }

  /// Whether attributes, modifiers and the name of an accessor come next.
  private func beginsAccessor() -> Bool {
    var i = position
    while kind(i) == .at { i = afterAttribute(i) }
    while isAccessorModifier(i) { i += 1 }
    return isAccessorName(i)
  }

  private func isAccessorName(_ token: Int) -> Bool {
    switch kind(token) {
    case .getWord, .setWord, .didSetWord, .willSetWord, .readWord, .modifyWord, .initKeyword, .unsafeAddressWord,
      .unsafeMutableAddressWord, .borrowWord, .mutateWord:
      return true
    default:
      return false
    }
  }

  private func isAccessorModifier(_ token: Int) -> Bool {
    switch kind(token) {
    case .consumingLegacyWord, .consumingWord, .borrowingWord, .mutatingWord, .nonmutatingWord, .yieldingWord:
      return true
    default:
      return false
    }
  }

  private mutating func parseAccessor() {
    let node = open(.accessor)
    while kind == .at { parseAttribute() }
    while isAccessorModifier(position) { leaf(.modifier) }
    // Attributes whose parenthesis nothing closes may have taken the name along.
    guard isAccessorName(position) else {
      expected("\"get\" or \"set\"")
      return close(node)
    }
    let accessor = kind
    leaf(.accessorName)
    switch accessor {
    case .setWord, .willSetWord, .didSetWord, .initKeyword:
      if kind == .leftParen {
        let paren = position
        advance()
        if kind.isIdentifier { leaf(.accessorParameter) } else { expected("a name") }
        closeBracket(at: paren)
      }
    default:
      break
    }
    if effectsEnd(position) > position { position = effectsEnd(position) }
    if kind == .leftBrace { parseCodeBlock() }
    close(node)
  }
}
