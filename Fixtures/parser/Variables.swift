let plain = 1
var a = 1, b: Int, c: [String: Int] = [:], (d, e) = (1, 2)
let (x, _): (Int, Int) = pair
lazy var later: String = { "value" }()
weak var parent: Node?
unowned(unsafe) let owner: Node
private(set) public var counter = 0
nonisolated(unsafe) static var shared: Garden!
async let remote = load()
var computed: Int { 1 }
var full: Int {
  get async throws { try await load() }
  nonmutating set(newSize) { store(newSize) }
}
var observed = 1 {
  willSet { print(newValue) }
  didSet(previous) { print(previous) }
}
var coroutine: Int {
  _read { yield value }
  _modify { yield &value }
}
var unsafe: Int {
  unsafeAddress { pointer }
  unsafeMutableAddress { pointer }
}
var withInit: Int {
  @storageRestrictions(initializes: stored)
  init(initial) { stored = initial }
  get { stored }
}
var attributed: Int { @MainActor get { 1 } mutating get { 2 } }
@State private var on = false
@Environment(\.dismiss) var dismiss
@FetchRequest(sortDescriptors: [SortDescriptor(\.date)], animation: .default) private var rows: FetchedResults<Row>
@FocusState<Field?>.Binding var field: Field?
@Kit.Wrapped<Int>(wrappedValue: 1) var wrapped
var afterValue = make() { $0 + 1 } then: { 2 }
var observedValue = make() { didSet { log() } }
var empty: Int {}
