import BindlintSyntax
import Dispatch

/// Buffers for files that are parsed once more while rules run: as many as ever were needed at once.
final class ScratchPool: @unchecked Sendable {
  static let shared = ScratchPool()

  // Guarded by `lock`.
  private var free: [ParserScratch] = []
  private let lock = DispatchSemaphore(value: 1)

  /// Calls `body` with buffers that no one else uses meanwhile.
  func lend<Result>(_ body: (ParserScratch) -> Result) -> Result {
    lock.wait()
    let scratch = free.popLast() ?? ParserScratch()
    lock.signal()
    defer {
      lock.wait()
      free.append(scratch)
      lock.signal()
    }
    return body(scratch)
  }
}
