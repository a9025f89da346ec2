let a = 1 )
let b = [1, 2) + 3
f(a b, c: d
let e = f((g)
switch x { stray(); case 1: y; }
struct S { 1 + 2; let t = 3; foo() }
€ let h = 4
case outside
}
let i = x ? y
let j = k as
func () {}
enum E { case a(, b }
let l = m n
import
let o = \
