let `class` = 1, `a b` = 2, naïve = 3, 名前 = 4, _x = 5, $y = 6
struct Ñandú {}
let emoji👍 = `class` + naïve
print(`self`, `default`.`init`)
Swift::print(1)
Kit::Type.member
x.Kit::member()
let a: Kit::Type<Other::Thing>
let _$id = _$other.$value
func `func`(`in`: Int, `for` x: Int) {}
x.`default`.self.`Type`
self.init()
Self.init(a)
x.init
f(self: 1, init: 2, class: 3, default: 4, _: 5)
enum E { case `init`, `true` }
let i = $0, j = $x, k = $1.a
