let a: Int? = nil, b: Int?? = nil, c: [Int?]! = nil
let d: (Int, label: String, _ other: Int) = x
let e: (inout Int, borrowing A, @escaping () -> Void) -> (Int, Int)
let f: any P & Q, g: some Collection<Int>, h: (any P)?
let i: A.B<C>.D.Type, j: P.Protocol, k: (A) async throws -> B
let l: [A: [B: C]], m: Set<Set<Int>>, n: A<(B, C), [D], E?>
let o: @Sendable @MainActor (Int) -> Void
let p: ~Copyable & P, q: any ~Escapable
let r: Swift::Int, s: Swift::Array<Swift::Int>
let t: (repeat each T), u: A<repeat each T>
let v: [5 of Int], w: Grid<3, -1>, x: _, y: [_: Int]
let z: () -> () -> Void = { { } }
func f(_: Int, a b: Int...) -> ((Int) -> Void)? {}
if x is [Int: Any].Type {}
let metatype = (any P.Type).self
let cast = x as! (A, B) -> C, other = y as? [A]
let sending: sending Int, isolated: isolated A?
let generic = A<B?>(c), tuple = A<(B) -> C>.d, nested = A<B<C>>.e<F>()
let throwing: (Int) throws(MyError) -> Void
let optionalChain: A?.B, implicit: A!.B
