f(a, b: c,)
a[b,]
let h = (1, 2,)
let c = [1, 2,], d = [1: 2,]
func f<T, U,>(a: T, b: U,) {}
enum E { case a(Int, String,) }
{ [a, b,] in a }
"\(a, b,)"
struct S<T>: P, Q {}
