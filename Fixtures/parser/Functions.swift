func plain() {}
func labels(_ a: Int, to b: Int = 1, `in` c: inout Int, with: String..., @ViewBuilder content: () -> View) -> Int { a }
func generic<T: Hashable, each U>(_ value: T, _ rest: repeat each U) -> (T, repeat each U) where T: Sendable {}
func effects() async throws -> Int { 1 }
func typed() throws(ParseError) -> Int { 1 }
func rethrowing(_ body: () throws -> Void) rethrows {}
func opaque() -> some View { Text("a") }
func named() -> <T: View> [T] { [] }
func ownership(a: borrowing Node, b: consuming Node, c: sending Node, d: isolated Actor, e: __owned Node) {}
func isolation(_ body: nonisolated(nonsending) () async -> Void) {}
func specifiers(isolated actor: isolated Actor, _const name: String, _ each: Int, some: Int, any: Int) {}
static func == (a: Plant, b: Plant) -> Bool { a.id == b.id }
static func <<T> (a: T, b: T) -> Bool { true }
static prefix func ! (a: Plant) -> Plant { a }
static func ..< (a: Plant, b: Plant) -> Int { 1 }
func `default`() -> Never { fatalError() }
class func make() -> Self { Self() }
init() {}
init?(_ text: String) { return nil }
init!<T>(value: T) where T == Int {}
convenience init(from decoder: any Decoder) async throws { self.init() }
deinit { close() }
isolated deinit {}
subscript(row: Int, column: Int = 0) -> Int { self[row * 2 + column] }
static subscript<T>(dynamicMember path: KeyPath<Self, T>) -> T {
  get { self[keyPath: path] }
  set { self[keyPath: path] = newValue }
}
mutating func change() { self = .init() }
func trailing(a: Int, b: Int,) {}
func lifetimes(a: Int) -> @escaping (_ result: Int) -> Void {}
func attributes(@Wrapped(a: 1) value: Int, _ body: @escaping @Sendable @MainActor (Int) async throws -> Void) {}
