/// Turns the bytes of a file into a tree. Never fails: what makes no sense becomes `unexpected` and `missing` nodes
/// and a problem beside the tree.
public enum Parser {
  public static func parse(_ source: SourceFile) -> SyntaxTree {
    let tokens = UnsafeMutablePointer<Token>.allocate(capacity: 1)
    tokens.initialize(to: Token(start: UInt32(source.count), length: 0, kind: .endOfFile, flags: 0))
    let nodes = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    nodes.initialize(to: Node(kind: .sourceFile, first: 0, payload: 0))
    return SyntaxTree(
      source: source, names: NameTable(), problems: [], tokens: tokens, tokenCount: 1, nodes: nodes, nodeCount: 1,
      longTokens: [:])
  }
}
