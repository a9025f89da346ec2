func boundaries() {
  let a = b
  (c, d) = (1, 2)
  let e = f
  [1, 2].forEach { print($0) }
  g()
    .h()
    .i { 1 }
  j
    + k
  l ? m
    : n
  return
  o()
}
func more() {
  x
  { print(1) }
  y = z
  !flag
  p; q; r
  return -1
}
func words() {
  get = set
  open(url)
  prefix(3)
  final()
  optional.map { $0 }
  let async = 1, await = 2, some = 3, any = 4, each = 5, macro = 6, actor = 7, package = 8
  actor.run(macro)
  lazy.map(any)
  yield(1)
  then { 1 }
  async { await next() }
  each.other()
  copy(consume)
  borrow = unsafe
  left.right = left
  open.close()
  dynamic()
  weak = nil
  indirect.call()
  return open
}
