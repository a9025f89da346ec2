func all() async throws {
  if a { b() } else if c, let d, var e = f, case .g(let h) = i, #available(iOS 17, *) { j() } else { k() }
  guard let self, let x = y as? Int, x > 1 else { return }
  while case let .some(value)? = next() { use(value) }
  repeat { step() } while running
  for (index, element) in items.enumerated() where index > 0 { use(element) }
  for case let .success(value) in results { use(value) }
  for try await line in lines { print(line) }
  for var item: Int in list {}
  for await x in stream.filter({ $0 > 1 }) {}
  outer: for _ in 0..<3 { continue outer }
  block: do { break block }
  label: if a { break label }
  switch value {
  case 1, 2 where flag: first()
  case let (x, y): use(x, y)
  case is Int, is String: typed()
  case .some(.leaf(let leaf)) where leaf > 1:
    use(leaf)
    fallthrough
  case 3...5, ..<0: range()
  case "text": ()
  case nil: return
  case (_, let second): use(second)
  @unknown default: break
  }
  do { try risky() } catch let error as MyError where error.code == 1 { handle(error) } catch MyError.other, is Second {
  } catch { print(error) }
  do throws(E) { try typed() } catch {}
  defer { cleanUp() }
  throw MyError.failed
  let value = if a { 1 } else if b { 2 } else { 3 }
  let other = switch value { case 1: "one" default: "other" }
  x = try await if a { load() } else { other() }
  return switch a { case true: 1 case false: 0 }
}
func loops() {
  while true, let x = y { break }
  for i in stride(from: 0, to: 10, by: 2) { print(i); continue }
  if case .a = b, case .c? = d {} else {}
  if let a = b, a {}; if (a) {}
  if a == { 1 }() {}
  if foo.map({ $0 }).isEmpty {}
  if foo(1) { print(1) }
  if array.contains { $0 > 1 }, b {}
  if items.first { $0.on } == nil {}
  while let node = queue.popLast() { visit(node) }
  if #unavailable(macOS 14, iOS 17) {}
  return
}
func yielding() { yield (1, 2); yield &x; discard self }
