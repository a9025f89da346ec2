import BindlintSyntax

/// The rows of a picker's content: their tags, and the loops that leave the tag to the rows' ids.
struct SelectionRows {
  struct Tag {
    var value: NodeID
    /// The call's suffix, and the first byte of `.tag`.
    var call: NodeID
    var start: UInt32
    /// `includeOptional: false`: the tag is for its very own type only.
    var isExact: Bool
  }

  private(set) var tags: [Tag] = []
  private(set) var untaggedLoops: [LoopFact] = []
  private let syntax: FileSyntax
  private var tree: SyntaxTree { syntax.tree }

  /// Containers whose rows are the picker's own.
  private static let transparent: Set<String> = ["ForEach", "Section", "Group"]
  /// Views that surely bring no tag along.
  private static let plain: Set<String> = ["Text", "Label", "Image", "HStack", "VStack", "ZStack", "Color"]

  init(content: NodeID, own: NotedCall, others: Set<NodeID>, syntax: FileSyntax, facts: FileFacts) {
    self.syntax = syntax
    var at = NodeID(content.index + 1)
    let end = tree.after(content)
    while at < end {
      if tree.kind(at) == .callSuffix, !isTransparent(at) || others.contains(at) {
        // What a row holds is no row.
        at = tree.after(at)
        continue
      }
      if tree.kind(at) == .chain {
        noteTags(of: at)
        if let loop = facts.loops.first(where: { $0.chain == at }), isUntagged(loop) { untaggedLoops.append(loop) }
      }
      at = NodeID(at.index + 1)
    }
  }

  /// Whether the content of a call stands for itself: `ForEach(...) { }`.
  private func isTransparent(_ call: NodeID) -> Bool {
    let chain = syntax.parent(call)
    guard tree.kind(chain) == .chain, let base = tree.firstChild(chain), tree.kind(base) == .identifier,
      tree.after(base) == call
    else { return false }
    return SelectionRows.transparent.contains(tree.names.string(tree.name(base)))
  }

  private mutating func noteTags(of chain: NodeID) {
    var previous: NodeID?
    for part in tree.children(chain) {
      defer { previous = part }
      guard tree.kind(part) == .callSuffix, let name = previous, tree.kind(name) == .memberSuffix,
        tree.name(name) == .tag
      else { continue }
      var value: NodeID?
      var isExact = false
      for argument in tree.children(part) where tree.kind(argument) == .argument {
        let (label, given) = syntax.argument(argument)
        if label == .none {
          value = given
        } else if tree.names.string(label) == "includeOptional", given.map({ tree.text($0) }) == "false" {
          isExact = true
        }
      }
      if let value { tags.append(Tag(value: value, call: part, start: tree.range(name).start, isExact: isExact)) }
    }
  }

  /// Rows that are plain views only, and no tag anywhere in or on them.
  private func isUntagged(_ loop: LoopFact) -> Bool {
    for node in syntax.descendants(loop.chain) {
      if tree.kind(node) == .memberSuffix, tree.name(node) == .tag { return false }
      if tree.kind(node) == .identifier, tree.name(node) == .NavigationLink { return false }
    }
    for child in tree.children(loop.content) where tree.kind(child) != .closureSignature {
      guard tree.kind(child) == .chain, let base = tree.firstChild(child), tree.kind(base) == .identifier,
        SelectionRows.plain.contains(tree.names.string(tree.name(base)))
      else { return false }
    }
    return true
  }
}
