import BindlintSyntax

/// When the code at a place runs, against the member that it stands in.
struct CodeContext: Hashable {
  var time = Use.Time.body
  var isConditional = false
  /// The innermost loop around, as an index into the file's facts.
  var loop: Int?
  /// The branch that alone makes it conditional.
  var branch: CodeBranch?
  /// The group of the view whose body runs it: it stands in content that another view keeps and calls.
  var runner: Int?

  /// This context inside another one: a member that is called there.
  func inside(_ outer: CodeContext) -> CodeContext {
    CodeContext(
      time: max(time, outer.time), isConditional: isConditional || outer.isConditional, loop: loop ?? outer.loop,
      branch: isConditional && outer.isConditional ? nil : branch ?? outer.branch, runner: runner ?? outer.runner)
  }

  /// Comes under one more condition, or into one of the branches of which one always runs.
  mutating func enterCondition(_ branch: CodeBranch? = nil) {
    self.branch = isConditional ? nil : branch
    isConditional = true
  }

  /// Whether code that runs so says more of what makes a view run than code that runs as `other`.
  func comesBefore(_ other: CodeContext) -> Bool {
    if time != other.time { return time < other.time }
    if (runner == nil) != (other.runner == nil) { return runner == nil }
    return !isConditional && other.isConditional
  }
}

/// When a closure runs that is given to a call, and the group of the view whose body runs it where that is another one.
struct ClosureRun: Hashable {
  var time: Use.Time
  var runner: Int?
}

/// One of the branches of an `if` with an `else`, or of a `switch`.
struct CodeBranch: Hashable, Sendable {
  var file: Int
  var statement: NodeID
  var number: Int
  /// How many branches the statement has.
  var count: Int

  /// Whether some statement has all its branches among these.
  static func coverAll(_ branches: some Sequence<CodeBranch>) -> Bool {
    var numbers: [CodeBranch: Set<Int>] = [:]
    for branch in branches {
      var statement = branch
      statement.number = 0
      numbers[statement, default: []].insert(branch.number)
    }
    return numbers.contains { $0.value.count == $0.key.count }
  }
}

extension Use.Time: Comparable {
  private var rank: Int { Use.Time.allCases.firstIndex(of: self) ?? 0 }
  public static func < (a: Use.Time, b: Use.Time) -> Bool { a.rank < b.rank }
}

/// A name with what is applied to it, in the code of a member.
struct CodeReference {
  enum Role {
    case read, write, update
  }

  /// A chain, an identifier, the pattern of `if let x`, the name of a capture, a key path.
  var node: NodeID
  /// The chain's parts; of anything else the node alone.
  var parts: [NodeID]
  var role: Role
  var context: CodeContext
  /// It is an argument that would be called later if it were a function.
  var isHandedOver = false
  /// A parameter or local handed to a call: when it would run there if it were a function.
  var handedRun: ClosureRun?
}
