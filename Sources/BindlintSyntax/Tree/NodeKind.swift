/// What a node of the tree is, and what children it has, in this order. `x?` may be absent, `x*` may repeat.
///
/// *Leaf* kinds have no children; their `name` is the interned identifier they stand for (backticks removed) and
/// `NameID.none` where they stand for none. All other kinds may have children, even if a given node has none.
/// Punctuation and keywords are tokens, not nodes: find them through `firstToken` and `endToken`.
///
/// Wherever a list of elements may hold conditional compilation, an `ifConfig` may stand for an element.
/// `missing` stands where an expression, pattern or type was expected and nothing was found.
public enum NodeKind: UInt8, Sendable {
  // MARK: Structure
  /// (declaration | statement | expression)*
  case sourceFile
  /// `{ ... }` of a function, loop, branch: (declaration | statement | expression)*
  case codeBlock
  /// `{ ... }` of a type: declaration*
  case memberBlock
  /// `#if ... #endif`: ifConfigClause+
  case ifConfig
  /// `#if X`, `#elseif X`, `#else` with what follows: ifConfigCondition?, then whatever may stand there
  /// (statements, members, switch cases, attributes, elements, or postfix suffixes of the enclosing chain)
  case ifConfigClause
  /// Leaf. The tokens of a condition after `#if` or `#elseif`.
  case ifConfigCondition
  /// Leaf. Tokens that were skipped because they fit nowhere.
  case unexpected
  /// Leaf, no tokens.
  case missing

  // MARK: Declarations. Each begins with attribute*, modifier*.
  /// attribute*, modifier*, importPath
  case importDecl
  /// Leaf. `SwiftUI`, `struct Foo.Bar`: the tokens of the path without the kind; name of the first component.
  case importPath
  /// attribute*, modifier*, name, genericParameters?, inheritanceClause?, whereClause?, memberBlock
  case structDecl
  case classDecl
  case enumDecl
  case actorDecl
  /// As structDecl (its primary associated types are genericParameters).
  case protocolDecl
  /// attribute*, modifier*, type, inheritanceClause?, whereClause?, memberBlock
  case extensionDecl
  /// attribute*, modifier*, name (or operator), genericParameters?, parameterClause, throwsClause?, returnClause?,
  /// whereClause?, codeBlock?
  case functionDecl
  /// attribute*, modifier*, genericParameters?, parameterClause, throwsClause?, returnClause?, whereClause?, codeBlock?
  case initializerDecl
  /// attribute*, modifier*, codeBlock?
  case deinitializerDecl
  /// attribute*, modifier*, genericParameters?, parameterClause, returnClause, whereClause?, accessorBlock?
  case subscriptDecl
  /// attribute*, modifier*, patternBinding+. The introducer (`let`, `var`) is the token before the first binding.
  /// Flag `isLet`.
  case variableDecl
  /// pattern, type?, initializerClause?, accessorBlock?
  case patternBinding
  /// `= expression` (a type in an associatedtype): expression | type
  case initializerClause
  /// `{ get ... set ... }`: accessor*; with the flag `implicitGetter`: (declaration | statement | expression)*
  case accessorBlock
  /// attribute*, modifier*, accessorParameter?, codeBlock?. `name` can't be kept here (not a leaf): the first
  /// child that is not an attribute or modifier is preceded by an `accessorName` leaf.
  /// So: attribute*, modifier*, accessorName, accessorParameter?, codeBlock?
  case accessor
  /// Leaf: `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `init`, `unsafeAddress`, ...
  case accessorName
  /// Leaf: the name in `set(newTitle)`.
  case accessorParameter
  /// attribute*, modifier*, enumCaseElement+
  case enumCaseDecl
  /// name, parameterClause?, initializerClause?
  case enumCaseElement
  /// attribute*, modifier*, name, genericParameters?, type, whereClause?
  case typealiasDecl
  /// attribute*, modifier*, name, inheritanceClause?, initializerClause?, whereClause?
  case associatedtypeDecl
  /// attribute*, modifier*, name, genericParameters?, parameterClause?, returnClause?, initializerClause?, whereClause?
  case macroDecl
  /// attribute*, modifier*
  case operatorDecl
  /// attribute*, modifier*, name
  case precedenceGroupDecl
  /// attribute*, modifier*. Attributes and modifiers without a declaration behind them, and `using @MainActor`.
  case unexpectedDecl

  // MARK: Parts of declarations
  /// Leaf. The name that a declaration introduces (also an operator, `init` in none).
  case name
  /// Leaf. One modifier with its detail: `private`, `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`; name of
  /// the modifier itself. Flag `hasDetail`.
  case modifier
  /// `@Name(arguments)`: attributeName, genericArguments?, argument* | expression*. Flag `hasArguments` when it has
  /// parentheses. Arguments that are not expressions (`@available`, `@_specialize`, ...) are skipped as tokens.
  case attribute
  /// Leaf. `Environment`, `SwiftUI.Environment`, `FocusState<T>.Binding` (name of the last component). Generic
  /// arguments that end the name are not part of it.
  case attributeName
  /// `(a: A, b: B)`: parameter*
  case parameterClause
  /// attribute*, modifier*, label?, name?, type?, initializerClause? . `label` only where two names are written.
  /// An unnamed parameter (`_`) has a name whose text is `_`. Enum payloads may have a type only. `parameter` of
  /// a variadic type keeps the dots in its type.
  case parameter
  /// Leaf. An argument label or the outer name of a parameter.
  case label
  /// `-> T`: type
  case returnClause
  /// `async`, `throws`, `throws(E)`, `rethrows`: type?
  case throwsClause
  /// `: A, B`: type+
  case inheritanceClause
  /// `where ...` of a declaration: balanced tokens.
  case whereClause
  /// `<T: P, each U>`: name* (of the parameters)
  case genericParameters
  /// `<A, B>` after a name in an expression or attribute: type+
  case genericArguments
  /// A type: balanced tokens, no children. Its identifiers are those of its tokens.
  case type

  // MARK: Statements
  /// conditionList, codeBlock, (codeBlock | ifStmt)?. Also as an expression.
  case ifStmt
  /// conditionList, codeBlock
  case guardStmt
  /// conditionList, codeBlock
  case whileStmt
  /// codeBlock, expression
  case repeatStmt
  /// pattern, type?, expression, forWhere?, codeBlock. With `for case` the pattern is a matching one.
  case forStmt
  /// `where expression` of a for: expression
  case forWhere
  /// expression, (switchCase | ifConfig)*. Also as an expression.
  case switchStmt
  /// caseLabel, (declaration | statement | expression)*
  case switchCase
  /// `case a, b where c:` or `default:`: caseItem*
  case caseLabel
  /// pattern, whereGuard?  (also of a `catch`)
  case caseItem
  /// `where expression` of a case: expression
  case whereGuard
  /// throwsClause?, codeBlock, catchClause*. Also as an expression.
  case doStmt
  /// caseItem*, codeBlock
  case catchClause
  /// codeBlock
  case deferStmt
  /// expression?
  case returnStmt
  /// expression
  case throwStmt
  /// expression* (`yield`), also `discard x`, `then x`
  case yieldStmt
  /// Leaf. `break x`, `continue x`, `fallthrough`.
  case jumpStmt
  /// `name: statement`: label, statement
  case labeledStmt
  /// (expression | optionalBinding | matchingCondition | availabilityCondition)*
  case conditionList
  /// `let x = e`, `var x = e`: pattern, type?, initializerClause?. Without an initializer: the shorthand `if let x`.
  case optionalBinding
  /// `case p = e`: pattern, type?, initializerClause
  case matchingCondition
  /// Leaf. `#available(...)`, `#unavailable(...)`.
  case availabilityCondition

  // MARK: Patterns
  /// Leaf. A name that a pattern binds.
  case identifierPattern
  /// Leaf. `_`
  case wildcardPattern
  /// (pattern)*; labels are tokens.
  case tuplePattern
  /// `let p`, `var p` inside a pattern (`case let .a(x)`, `case .a(let x)`): pattern. Flag `isLet`. The pattern
  /// below may be an expression whose identifiers that bind are `identifierPattern`.
  case valueBindingPattern
  /// `p?`: pattern (only under a binding introducer)
  case optionalPattern
  /// `is T`: type
  case isTypePattern
  /// expression (an expression used as a pattern)
  case expressionPattern

  // MARK: Expressions
  /// Leaf. `x`, `self`, `Self`, `super`, `$0`, `$x`, `_x`, also `Any`; with `hasArgumentNames` a compound name `f(a:b:)`.
  case identifier
  /// Leaf. `_` in an expression.
  case discard
  /// Leaf. A number, boolean or nil. Flags `isFloat`, `isBool`, `isNil`; none of them: an integer.
  case literal
  /// interpolation*. Flags `isMultiline`, `isRaw`.
  case stringLiteral
  /// `\( ... )`: argument*
  case interpolation
  /// Leaf.
  case regexLiteral
  /// `{ ... }`: closureSignature?, (declaration | statement | expression)*
  case closure
  /// attribute*, captureList?, closureParameter* , throwsClause?, returnClause?. Flag `hasParentheses`.
  case closureSignature
  /// `[...]`: capture*
  case captureList
  /// modifier?, name, initializerClause? (`[weak self]`, `[x]`, `[n = x]`)
  case capture
  /// attribute*, modifier*, label?, name, type?. `{ $item in` has the name `$item`; `{ (a, b) in` two parameters.
  case closureParameter
  /// `( ... )`: argument*. One without a label is a parenthesised expression.
  case tuple
  /// `[ ... ]`: expression*
  case arrayLiteral
  /// `[k: v]`: dictionaryElement*. `[:]` has none.
  case dictionaryLiteral
  /// expression, expression
  case dictionaryElement
  /// `\Root.a[0]?.b`: type?, then (keyPathMember | callSuffix | indexSuffix | optionalSuffix | forceSuffix |
  /// genericArguments)*
  case keyPath
  /// Leaf. A named component of a key path, with its dot.
  case keyPathMember
  /// Leaf. `.name` without a base, name of the member. A chain goes on from it.
  case implicitMember
  /// `#name<T>(a) { }`: attribute*, modifier* (as a declaration), macroName, genericArguments?, callSuffix?
  case macroExpansion
  /// Leaf. The name after `#`.
  case macroName
  /// A base with what is applied to it: expression, then (memberSuffix | callSuffix | indexSuffix | optionalSuffix |
  /// forceSuffix | postfixOperator | genericArguments | ifConfig whose clauses hold suffixes)+
  case chain
  /// Leaf. `.name`, `.0`, `.init`, `.self` with its dot; flag `hasArgumentNames` for `.f(a:b:)`.
  case memberSuffix
  /// `(a, b: c) { } label: { }`: argument*, closure?, labeledClosure*. Flag `hasParentheses`.
  case callSuffix
  /// `label: { }` after a trailing closure: label, closure
  case labeledClosure
  /// `[a, b: c]`: argument*, closure?, labeledClosure*
  case indexSuffix
  /// Leaf `?`
  case optionalSuffix
  /// Leaf `!`
  case forceSuffix
  /// Leaf. Name of the operator.
  case postfixOperator
  /// label?, expression (or a pattern inside a matching pattern; an operator alone is `operatorReference`)
  case argument
  /// Operands and operators in order, not folded by precedence: expression, (binaryOperator expression | assignment
  /// expression | ternary expression | castOperator type)+. Arrow and effects in a type written as an expression
  /// stand as `binaryOperator`.
  case sequence
  /// Leaf. Name of the operator.
  case binaryOperator
  /// Leaf `=`
  case assignment
  /// `? expression :`: expression
  case ternary
  /// Leaf. `is`, `as`, `as?`, `as!`. The next sibling is a `type`.
  case castOperator
  /// `-x`, `!x`, `...x`: expression
  case prefixOperation
  /// `&x`: expression
  case inoutExpr
  /// `try x`, `try? x`, `await x`, `unsafe x`, `consume x`, `copy x`, `borrow x`, `each x`, `repeat x`: expression.
  /// Covers one operand of a sequence, as written; the keyword is the first token.
  case effectExpr
  /// A type in the place of an expression that can't be read as one (`any P`, `some P`, `~Copyable`): type
  case typeExpr
  /// Leaf. An operator used as a value: `reduce(0, +)`.
  case operatorReference
}

extension NodeKind {
  /// Whether nodes of this kind never have children and carry a name instead.
  @inlinable public var isLeaf: Bool {
    switch self {
    case .ifConfigCondition, .unexpected, .missing, .importPath, .accessorName, .accessorParameter, .name, .modifier,
      .attributeName, .label, .jumpStmt, .availabilityCondition, .identifierPattern, .wildcardPattern, .identifier,
      .discard, .literal, .regexLiteral, .keyPathMember, .implicitMember, .macroName, .memberSuffix, .optionalSuffix,
      .forceSuffix, .postfixOperator, .binaryOperator, .assignment, .castOperator, .operatorReference:
      return true
    default:
      return false
    }
  }
}
