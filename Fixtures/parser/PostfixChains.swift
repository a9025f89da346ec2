a.b.c
a?.b!.c?[1]!
a.0.1.b
a.init(b).self
a.b(c)(d)[e](f)
a(b: c, d, e: f)
Type.method(a:b:)(1, 2)
f(_:)
x.map(f(of:))
.implicit.chain(1).other
.init()
.some(1)
[1, 2, 3].first?.description
"text".count
1.description
1.0.rounded()
true.toggle()
nil.map { $0 }
a++
a...
a.b?.c { $0 }
a
  .b
  // a comment
  .c(1)
  .d { 2 }
Self.shared.value
super.viewDidLoad()
super[1]
self.x = self[2]
a.Type.self
(a as? B)?.c
(a, b).0
a[b, c: d, default: 1]
a[]
a[keyPath: \.b]
foo<Int>.bar
foo<Int, String>(1)
Array<[Int]>()
Dictionary<String, Array<Int>>()
Set<Int>.self
a.b<Int>(c)
A<B>.C<D>.e
f(a < b, c > d)
f(a<b, c>(d))
a < b
a > b
x = a < b ? c : d
(a < b) == (c > d)
let y: Array<Array<Int>> = [], z: A<B<C<D>>>? = nil
let w: A<B>=c
i<j&&k>l
