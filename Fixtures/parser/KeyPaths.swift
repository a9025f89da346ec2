let a = \Root.name
let b = \.name.count
let c = \Root.list[0].name
let d = \.[0]
let e = \Root.optional?.value!
let f = \.self
let g = \[Int].count
let h = \(Int, String).0
let i = \Root.[1, 2]
let j = \Outer.Inner.value
let k = \Box<Int>.value
let l = \.a.b<Int>
let m = list.map(\.name).sorted(using: \.count)
let n = x[keyPath: \.y]
let o = \Root.list[index + 1, default: value]
let p = \.?.name
let q = \Root?.name
let r: KeyPath = \.a, s = \.b
ForEach(items, id: \.self) { item in Text(item) }
let t = \Int?.!.description
let u = \.list.first?.name
let v = \.method(a:)
