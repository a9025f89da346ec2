func zip<each A, each B>(_ a: repeat each A, b: repeat each B) -> (repeat (each A, each B)) {
  for x in repeat each a { print(x) }
  _ = (repeat (each a, each b))
  let all = repeat (each a).isEmpty
  return (repeat (each a, each b))
}
struct Box<T: ~Copyable>: ~Copyable {
  consuming func take() -> T { value }
  borrowing func peek() {}
  mutating func set(_ x: consuming T) { value = consume x }
  deinit { discard self }
}
func f(_ x: inout T, _ y: sending T) { g(consume y); h(copy x); let z = copy(x) }
let x: any P & ~Copyable = consume(y)
extension Box: Copyable where T: Copyable {}
struct Tuple<each T: Hashable> where repeat each T: P, repeat (each T).Kind == Int {}
@lifetime(borrow a) func g() {}
nonisolated(nonsending) func h() async {}
func i(_ f: nonisolated(nonsending) @Sendable () async -> Void) {}
nonisolated struct J {}
@concurrent func k() async {}
let unsafeValue = unsafe pointer.pointee + unsafe other
for unsafe x in y {}
let l = unsafe { 1 }, m = unsafe[1], n = unsafe (1), o = unsafe.a
