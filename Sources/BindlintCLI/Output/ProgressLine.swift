#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line on a terminal that says how far a long run is; short ones never show it.
///
/// - Note: `@unchecked Sendable` is sound because all state is read and written under the lock.
final class ProgressLine: @unchecked Sendable {
  private static let delay = 0.5
  private static let interval = 0.1

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let total: Int
  private var done = 0
  private var nextShow: Double
  private var isShown = false

  /// `nil` where the stream of errors is no terminal.
  init?(total: Int) {
    guard StandardStream.errors.isTerminal else { return nil }
    self.total = total
    nextShow = Clock.now + Self.delay
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Counts one file more, from any thread.
  func advance() {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    done += 1
    let now = Clock.now
    guard now >= nextShow else { return }
    nextShow = now + Self.interval
    isShown = true
    StandardStream.errors.tryWrite("\rbindlint: \(done) of \(total) files")
  }

  /// Takes the line away.
  func finish() {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if isShown { StandardStream.errors.tryWrite("\r\u{1B}[K") }
    isShown = false
  }
}
