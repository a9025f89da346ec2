import BindlintSyntax

/// What the rest of the analysis knows of one file once its tree is gone: its types, their members, its loops and
/// closure bindings. Plain values; all numbers are indices into the arrays beside them.
public struct FileFacts: Sendable {
  public var imports: [String] = []
  /// The file itself is type 0, so that global functions and variables have an owner.
  public var types: [TypeFact] = []
  /// In order of position; a type's own members are those that name it as `type`.
  public var members: [MemberFact] = []
  /// The numbers of the members, grouped by type, each group in order of position.
  public var memberOrder: [Int] = []
  /// The members that are type aliases.
  public var typeAliases: [Int] = []
  public var attributes: [AttributeFact] = []
  public var loops: [LoopFact] = []
  public var repeatedUses: [RepeatedUse] = []
  public var closureBindings: [ClosureBindingFact] = []
  /// `$x[i]` with an index that is no literal.
  public var projectedIndices: [ProjectedIndexFact] = []
  /// Calls that some rule looks at, chosen by their names and arguments.
  public var notedCalls: [NotedCall] = []
  public var localBindables: [LocalBindableFact] = []
  /// How many lines the file has.
  public var lines = 0
  /// Whether a name of SwiftUI can mean SwiftUI's here.
  public var mayUseSwiftUI = false

  public init() {}

  /// Whether the rules will want the tree of this file.
  public var wantsTree: Bool {
    !closureBindings.isEmpty || !projectedIndices.isEmpty || notedCalls.contains { $0.kind != .costly }
      || loops.contains { $0.isPositional || $0.editsIdentity }
  }
}

public struct TypeFact: Sendable {
  public enum Kind: UInt8, Sendable {
    case file, structType, classType, enumType, actorType, protocolType, extensionType
  }

  public var kind: Kind
  public var node: NodeID
  /// Dotted from the outermost type: `Outer.Inner`; for an extension what it extends, generic arguments left out,
  /// inside another type prefixed by that. Empty for the file.
  public var path: String
  /// As written, without white space and generic arguments: `SwiftUI.View`, `Identifiable`.
  public var inherited: [String]
  public var attributeRange: Range<Int>
  public var access: Access
  public var genericParameters: [String]
  /// The type around it; 0 where there is none.
  public var parent: Int
  /// The parser met something it could not make sense of inside.
  public var isBroken: Bool
  /// It stands in a function or closure.
  public var isLocal: Bool
  /// Its own members in `memberOrder`.
  public var members: Range<Int> = 0..<0

  public var name: String {
    path.lastPathComponent
  }
}

public enum Access: UInt8, Sendable, Comparable {
  case privateAccess, fileprivateAccess, internalAccess, packageAccess, publicAccess, openAccess

  public static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }

  public var keyword: String {
    switch self {
    case .privateAccess: "private"
    case .fileprivateAccess: "fileprivate"
    case .internalAccess: "internal"
    case .packageAccess: "package"
    case .publicAccess: "public"
    case .openAccess: "open"
    }
  }
}

public struct MemberFlags: OptionSet, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let isStatic = MemberFlags(rawValue: 1 << 0)
  public static let isLet = MemberFlags(rawValue: 1 << 1)
  public static let isStored = MemberFlags(rawValue: 1 << 2)
  public static let hasInitialValue = MemberFlags(rawValue: 1 << 3)
  public static let hasObservers = MemberFlags(rawValue: 1 << 4)
  public static let hasSetter = MemberFlags(rawValue: 1 << 5)
  public static let isLazy = MemberFlags(rawValue: 1 << 6)
  public static let isOverride = MemberFlags(rawValue: 1 << 7)
  /// `private(set)` or `fileprivate(set)`.
  public static let hasPrivateSetter = MemberFlags(rawValue: 1 << 8)
  public static let isAsyncOrThrowing = MemberFlags(rawValue: 1 << 9)
  public static let isBroken = MemberFlags(rawValue: 1 << 10)
  /// One of several names of a declaration: `let (a, b)`, `var x = 1, y = 2`.
  public static let sharesDeclaration = MemberFlags(rawValue: 1 << 11)
  public static let isWeak = MemberFlags(rawValue: 1 << 12)
  public static let isMutating = MemberFlags(rawValue: 1 << 13)
  public static let hasExplicitAccess = MemberFlags(rawValue: 1 << 14)
  public static let isNonisolated = MemberFlags(rawValue: 1 << 15)
}

public struct MemberFact: Sendable {
  public enum Kind: UInt8, Sendable {
    case property, function, initializer, deinitializer, subscriptMember, enumCase, typeAlias, associatedType
    /// A function inside another member.
    case localFunction
    /// Statements that stand in no member: the file's top level.
    case statements
  }

  /// What is known of the type of a property without looking at other files.
  public enum TypeSource: UInt8, Sendable {
    case unknown
    /// `typeRange` is the written type; for a function its result, for a type alias what it stands for.
    case annotation
    /// `typeRange` is the callee of the initial value, `Foo` in `= Foo()`.
    case constructor
    /// `typeRange` is the base of a static member, `Foo` in `= Foo.shared`.
    case staticMember
    /// `typeRange` is the type in `@Environment(Foo.self)`.
    case wrapperArgument
    case integerLiteral, floatLiteral, booleanLiteral, stringLiteral
  }

  public var kind: Kind
  /// The number of the type, the file where it stands in none. In 32 bits as all numbers here: there is one such fact
  /// for every 200 bytes of source.
  private var typeNumber: UInt32
  public var type: Int { Int(typeNumber) }
  /// patternBinding, functionDecl, initializerDecl, subscriptDecl, enumCaseElement, typealiasDecl, ...
  public var node: NodeID
  public var name: NameID
  /// UTF-8 bytes of the name; of the whole node's first token where it has none.
  public var nameRange: ByteRange
  public var flags: MemberFlags
  public var access: Access
  public var typeSource: TypeSource = .unknown
  public var typeRange = ByteRange(0, 0)
  private var firstAttribute: UInt32 = 0
  private var attributeEnd: UInt32 = 0
  /// Its attributes in the file's `attributes`.
  public var attributeRange: Range<Int> {
    get { Int(firstAttribute)..<Int(attributeEnd) }
    set { (firstAttribute, attributeEnd) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }

  init(
    kind: Kind, type: Int, node: NodeID, name: NameID, nameRange: ByteRange, flags: MemberFlags, access: Access
  ) {
    self.kind = kind
    typeNumber = UInt32(type)
    self.node = node
    self.name = name
    self.nameRange = nameRange
    self.flags = flags
    self.access = access
  }
}

public struct AttributeFact: Sendable {
  public var name: NameID
  public var node: NodeID
}

/// A call whose content closure is evaluated once for each element.
public struct LoopFact: Sendable {
  /// The chain of the call, and its suffix with the arguments.
  public var chain: NodeID
  public var call: NodeID
  /// The callee's name: the place to show.
  public var callee: NodeID
  public var calleeName: NameID
  /// The first argument's expression, where there is one.
  public var data: NodeID?
  public var content: NodeID
  public var member: Int
  /// The loop around it in the same member.
  public var outer: Int?
  /// Its rows never change: a literal range.
  public var isConstant: Bool
  /// Its data mentions positions: `indices`, `count`, `enumerated`, `zip`, a range, a plain name.
  public var isPositional: Bool
  /// Its rows get bindings, `ForEach($tags, id: ...)`, and it says what identifies them.
  public var editsIdentity = false
  /// Its data are made on the way: `.filter`, `.sorted`, `.map`.
  public var isDerived = false
}

/// A name that the content of a loop uses while it runs, bound by no local scope.
public struct RepeatedUse: Sendable {
  public var name: NameID
  public var loop: Int
  public var member: Int
  /// It is a member of something else: `model.binding(for:)`.
  public var isMember: Bool
  public var node: NodeID
}

public struct ClosureBindingFact: Sendable {
  /// The chain `Binding(...)` or `.init(...)`, and its call suffix.
  public var chain: NodeID
  public var call: NodeID
  public var member: Int
  public var loop: Int?
  /// It is made in an action or a presented content, not while the member runs.
  public var isDeferred: Bool
  /// Spelled `.init(get:set:)`.
  public var isImplicit: Bool
}

/// A call that a rule wants to look at in the tree.
public struct NotedCall: Sendable {
  public enum Kind: UInt8, Sendable {
    /// `Picker`, `List` or `TabView` with a `selection`.
    case selection
    /// `.id(...)` with a value that is made there or that the view before it edits.
    case identity
    /// `_printChanges()`, `_logChanges()`.
    case changePrinting
    /// A formatter or coder made while its member runs.
    case costly
  }

  public var kind: Kind
  /// The chain of the call, its callee's name and its suffix with the arguments.
  public var chain: NodeID
  public var callee: NodeID
  public var call: NodeID
  public var member: Int
}

public struct ProjectedIndexFact: Sendable {
  public var chain: NodeID
  public var member: Int
  public var loop: Int?
  public var isDeferred: Bool
}

/// `@Bindable var x = y` in a function, closure or accessor.
public struct LocalBindableFact: Sendable {
  /// The leaf that names it.
  public var node: NodeID
  public var member: Int
  /// `$x` or `_x` is used.
  public var isProjected: Bool
}
