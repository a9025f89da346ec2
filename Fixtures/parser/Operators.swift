a + b - c * d / e % f
a = b += c
a ?? b ?? c
a ? b : c ? d : e
a ? (b ? c : d) : e
-a + -b
!a && !b || c
a & b | c ^ d ~> e
a...b
...b
a...
..<b
a..<b
&a
f(&a, &b.c[1])
reduce(0, +)
sort(by: <)
sort(by: >)
sort(>=)
f(-, ==, !=)
a == b
a != b
a >= b
a <= b
a >> b
a << b
a >>= b
a === b
a -> b
~a
a as B
a as? B
a as! B
a is B
a as (B) -> C
a is any P
a as [B]?
try a
try? a
try! a + b
await a
try await a.b()
consume a
copy a
x = unsafe a
x = try unsafe await b
let f: (Int) -> Int = (+)
1...2 ~= 3
a !== b
a | b
a |> b |> c
x = -1
x-1
x - 1
a**b
∑a ≤ b ∪ c
a ⊕ b
_ = a
(a, _) = b
_ = (_, b)
if a, b {}
a &+ b &- c &* d
