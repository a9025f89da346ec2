/// The buffers that a parse needs only while it runs. A worker that parses many files passes the same one each time,
/// so that they are allocated once; it must not be used by two threads at a time.
public final class ParserScratch {
  private(set) var tokens: UnsafeMutablePointer<Token>
  private(set) var details: UnsafeMutablePointer<UInt32>
  private var tokenCapacity: Int
  var nodes: UnsafeMutablePointer<Node>
  var nodeCapacity: Int
  var names: NameInterner

  public init() {
    tokenCapacity = 1 << 16
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

  /// Makes room for the tokens of a file; what the buffers held is lost.
  func prepare(for source: SourceFile) {
    let needed = Lexer.capacity(source)
    guard needed > tokenCapacity else { return }
    tokens.deallocate()
    details.deallocate()
    tokenCapacity = max(needed, tokenCapacity * 2)
    tokens = .allocate(capacity: tokenCapacity)
    details = .allocate(capacity: tokenCapacity)
  }
}
