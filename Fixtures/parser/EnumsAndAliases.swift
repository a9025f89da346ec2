enum Direction: String, CaseIterable {
  case north, south = "S"
  case east(Int), west(distance: Int = 0, _ name: String, [Int: String])
  indirect case other(Direction)
  case `default`, `self`
  #if DEBUG
  case test
  #endif
  static let first = Direction.north
  var opposite: Self { self == .north ? .south : .north }
}
typealias Pair<A, B> = (first: A, second: B) where A: Hashable
typealias Handler = @Sendable (Result<Int, any Error>) async throws -> Void
typealias Nested = Outer.Middle<Int>.Inner?
typealias Meta = (any P).Type
typealias Composed = A & B & ~Copyable
typealias Fixed = [3 of [2 of Int]]
typealias Curried = (Int) -> (String) throws(E) -> [Int: () -> Void]
typealias Packed<each T> = (repeat (each T)?)
precedencegroup Additive { associativity: left higherThan: Comparative assignment: false }
infix operator +++ : Additive
prefix operator ???
postfix operator ^^
infix operator <>
infix operator /^/
macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "Macros", type: "Stringify")
@attached(member, names: named(init), arbitrary) @attached(extension, conformances: Observable)
macro Watched() = #externalMacro(module: "M", type: "T")
@freestanding(declaration) public macro make(_ name: String)
