/// The buffers that a parse needs only while it runs. A worker that parses many files passes the same one each time,
/// so that they are allocated once; it must not be used by two threads at a time.
public final class ParserScratch {
  private(set) var tokens: UnsafeMutablePointer<Token>
  private(set) var details: UnsafeMutablePointer<UInt32>
  private var tokenCapacity: Int
  var nodes: UnsafeMutablePointer<Node>
  var nodeCapacity: Int
  var names: NameInterner
  /// The comments of the file that was parsed last, in order of position.
  public internal(set) var comments: [ByteRange] = []

  /// Room for the tokens of a file of 40 KB at the least, and of many that are twice as large.
  private static let usualCapacity = 1 << 16

  public init() {
    tokenCapacity = ParserScratch.usualCapacity
    tokens = .allocate(capacity: tokenCapacity)
    details = .allocate(capacity: tokenCapacity)
    nodeCapacity = 1 << 14
    nodes = .allocate(capacity: nodeCapacity)
    names = NameInterner()
  }

  deinit {
    tokens.deallocate()
    details.deallocate()
    nodes.deallocate()
    names.deallocate()
  }

  /// Makes room for the tokens of a file; what the buffers held is lost. What a large file needed is given back for the
  /// next one that needs little: kept, it was a fifth of all memory on a project with one such file.
  func prepare(for source: SourceFile) {
    let needed = Lexer.capacity(source)
    let isFarTooLarge = tokenCapacity > ParserScratch.usualCapacity * 8 && needed < tokenCapacity / 8
    guard needed > tokenCapacity || isFarTooLarge else { return }
    tokens.deallocate()
    details.deallocate()
    tokenCapacity = isFarTooLarge ? max(needed, ParserScratch.usualCapacity) : max(needed, tokenCapacity * 2)
    tokens = .allocate(capacity: tokenCapacity)
    details = .allocate(capacity: tokenCapacity)
    if isFarTooLarge { prepareNodes(capacity: ParserScratch.usualCapacity / 4) }
  }

  /// Makes room for the nodes of a file with so many tokens, as far as can be foreseen. Real files have 0.8 nodes for a
  /// token, tables of literals 1.2.
  func prepareNodes(tokenCount: Int) {
    let expected = tokenCount + tokenCount / 4
    if expected > nodeCapacity { prepareNodes(capacity: expected) }
  }

  private func prepareNodes(capacity: Int) {
    nodes.deallocate()
    nodeCapacity = capacity
    nodes = .allocate(capacity: capacity)
  }
}
