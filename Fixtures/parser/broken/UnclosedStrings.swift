let a = "not closed
let b = "not closed \(name
let c = "closed"
let d = "nested \("inner) end"
let e = 'single'
let f = 3
let g = """
  never closed \(a)
