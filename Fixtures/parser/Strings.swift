let a = "plain"
let b = "with \(value) and \(other, format: .short) end"
let c = "\("nested \("deeper \(x)")")"
let d = "\(a)\(b)"
let e = "escapes \n \t \" \\ \u{1F600}"
let f = #"raw \n \(not) \#(yes) "quotes" "#
let g = ##"a "# b \##(c)"##
let h = """
  several
  lines with \(value) and "quotes" and \
  an escaped line break
  \"""
  """
let i = #"""
  raw \(no) \#(yes)
  """#
let j = #"""quoted"""#
let k = ""
let l = #""#
let m = """
  \(list.map { "\($0)" }.joined(separator: ", "))
  \(
    spread
  )
  """
let n = "\(a ? "b" : "c") \(f { $0 }) \(x[1]) \((1, 2))"
let o = "unicode é 漢字 👩‍👩‍👧‍👧 \(naïve)"
let p = "\(raw: a, b: c)"
let q = "a" + "b\("c" + "d")"
let r = "\(")")"
let s = "{\(a)}[\(b)](\(c))"
let t = """
  """
