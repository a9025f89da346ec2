let a = 1, b = 1_000, c = 0xFF_FF, d = 0b10_10, e = 0o17
let f = 1.5, g = 1e10, h = 1.5e-3, i = 0x1p4, j = 0x1.8p-2, k = 1_0.0_1E+2
let l = true, m = false, n: Int? = nil
let o = [1, 2, 3,], p: [Int] = [], q = [[1], [2]]
let r = ["a": 1, "b": 2,], s: [String: Int] = [:]
let t = [a: [b: c]], u = [.a: .b]
let v = (1, 2), w = (a: 1, b: (2, 3)), x = (), y = (1)
let z = [1: { 2 }, 3: nil]
let types = ([Int](), [String: Int](), [Int?](), [(Int) -> Void](), [[Int: String]]().count, (Int?).none)
let any = [any P](), none = Int?.none, metatype = [Int].self
let inline: [3 of Int] = [1, 2, 3]
let inlineValue = [3 of Int](repeating: 1)
let pack = (repeat each value), other = [repeat each value]
let index = x.1.2, member = 0xFF.description, range = 1...2
let ofName = [of, of.a]
let lines = [
  1,
  2
]
