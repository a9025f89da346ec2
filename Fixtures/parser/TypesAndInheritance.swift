struct Plant: Identifiable, Hashable {
  var id: Int
}
final class Bed<Seed: Plantable, each Row>: Container where Seed.Kind == Int {}
public indirect enum Tree<Leaf>: Sequence, ~Copyable { case leaf(Leaf), fork(Tree, Tree) }
actor Gardener {}
distributed actor Helper {}
protocol Growing<Stage>: AnyObject, Sendable {
  associatedtype Stage: Comparable = Int where Stage: Hashable
  associatedtype Other
  var stage: Stage { get async throws }
  func grow()
  init?(seed: Int)
  subscript(row: Int) -> Stage { get set }
  static var all: [Self] { get }
}
extension [Plant] {}
extension Plant.Kind: @retroactive Equatable, @unchecked Sendable where Self: Growing {}
extension Array where Element == any Growing {}
struct `Type` {}
class Legacy: class, Old {}
struct Grid<let rows: Int, let columns: Int>: ~Copyable {}
