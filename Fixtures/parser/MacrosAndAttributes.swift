#Preview { Text("a") }
#Preview("name", traits: .sizeThatFits) {
  Text("b")
} second: { 1 }
let a = #file, b = #line + 1, c = #selector(View.tap(_:)), d = #keyPath(a.b)
let e = #stringify(a + b), f = #generic<Int>(1)
struct S {
  #member
  #member(1) { 2 }
  @Attached #member(a: 1)
  @available(iOS 15, macOS 12.0, *) @available(*, deprecated, message: "old", renamed: "new") func a() {}
  @objc func b() {}
  @objc(name:with:) func c() {}
  @inline(__always) @inlinable func d() {}
  @Test("title", .tags(.a), arguments: [1, 2]) func e() {}
  @ViewBuilder(a) var f: Int { 1 }
  @MainActor @Sendable func g() {}
  @Kit.Attribute<Int>(1, b: { 2 }) func h() {}
  @_specialize(where T == Int) func j() {}
  @backDeployed(before: iOS 17) func k() {}
  @_spi(A) @usableFromInline let l = 1
  @Attribute(\.a, $b, c: .d) var m
  @_dynamicReplacement(for: other(a:)) func n() {}
  @_originallyDefinedIn(module: "Kit", iOS 15) func o() {}
  @convention(c) func p() {}
  var q: @convention(block) (Int) -> Void
  @abi(func r2()) func r() {}
  @_implements(Equatable, ==(_:_:)) func s() {}
  #warning("a")
}
#error("b")
func f() {
  #expect(a == b)
  #expect(throws: Never.self) { try x() }
  #require(a).b.c
  let x = #macro { 1 }.value
  @Local var y = 1
  @discardableResult func z() {}
}
