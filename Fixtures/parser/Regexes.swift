let a = /abc/
let b = /a b+ (c|d) [e-f\/] \d/
let c = #/ a / b /#
let d = #/
  (?<year> \d+) # comment
  /#
let e = x / y / z
let f = (x) / (y)
let g = [/a/, /b/]
f(/a/, b: /c/)
x.split(separator: /,/)
let h = try /a/.firstMatch(in: s)
let i = try? /^ x/.wholeMatch(in: s)
x = /a/ ? /b/ : /c/
return /a/
switch x { case /a/: 1 default: 2 }
let j = a/b
let l = reduce(1, /)
let m = 1 / 2 // comment /
let n = (1 + 2)/3/4
let o = x.y/z.w
let p = /[(]/
let q = ##/a/#b/##
foo(a / b, c / d)
let r = -/a/
let s = { $0 / 2 }, t = { /a/ }
