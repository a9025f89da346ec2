switch x {
case let .a(b, c: d), .e(let b, c: var d): 1
case let (a, (b, _)), (let a, let b): 2
case .some(let x)?: 3
case let x as Int, let x? where x > 1: 4
case is A, _: 5
case .a, A.b, A.c(1), d, "e", 6, 7...8, nil, true: 6
case let A<Int>.b(c): 7
case (1, _, let c): 8
case [a, b]: 9
case var x: 10
case ~=x, -1: 11
case let (x, z) where y is B: 12
case .a(let (b, c)): 13
case .a(.b(.c(let d))): 14
case let .a(b: b): 15
case a.b(c).d: 16
case \.a: 17
case { $0 }(1): 18
default: 19
}
if case let a? = b, case .c(let d) = e, case (let f, 1) = g {}
guard case .a = b else { return }
while case let (a, b)? = next() {}
for case .a(let x) in y {}
for (a, (b, c)) in d {}
let (a, (b, c)) = d
var (e, f): (Int, Int) = (1, 2), g = 3
if let a, let b = c, var d, let _ = e, let (f, g) = h {}
do {} catch let e as A {} catch .b(let c) {} catch where d {} catch A.e {}
if let self = self, let `class` {}
