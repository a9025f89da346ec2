let a = { 1 }
let b = { x in x }
let c = { x, y in x + y }
let d = { (x: Int, y: Int) -> Int in x + y }
let e = { [weak self, unowned(safe) owner, copy = value, x] in self?.run() }
let f = { [self] (x) async throws -> Int in try await load(x) }
let g = { @MainActor @Sendable [a] (x: isolated Actor, _ y: Int) throws(E) in print(x) }
let h = { _, _ in }
let i = { () -> Void in }
let j = { (_: Int) in }
let k = { x -> Int in x }
let l = { x async in x }
let m = { $0 + $1.count }
let n = { $item in $item.name }
let p = { (first second: Int) in second }
let q = { (x: Int...) in x }
let r = { [weak self] in guard let self else { return }; self.go() }
let s = { (x, y: Int) in }
let t = {}
let u = { /* nothing */ }
let v = { [a] b in b }
let w: (Int) -> Int = { [x = y.z, w = { 1 }()] in $0 }
list.map { $0 }.filter { $0 > 1 }
list.map({ $0 }) { $1 }
call { 1 } second: { 2 } _: { 3 }
call(a, b: c) { 1 } done: { 2 }
call[1] { 2 }
outer { inner { deepest { $0 } } }
make { (x) in x } as! Int
Task { @MainActor in await run() }
let x1 = { (x.y).z }
let x2 = { (a, b) }
let x3 = { [1, 2].map { $0 } }
let x4 = { [a: 1] }
let x5 = { a.b = c }
let x6 = { a ? b : c }
let x7 = { x as Int }
let x8 = { if a { b } else { c } }
let x9 = { a, b -> Int in a }
