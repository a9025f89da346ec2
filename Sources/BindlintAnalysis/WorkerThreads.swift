#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads with room for the deepest tree. What collects facts and checks rules descends as far as the parser nests,
/// some kilobytes a level; a thread of the system's pools may have half a megabyte, and so may the main thread.
enum WorkerThreads {
  /// Bytes of stack for each thread. Only what is used takes memory.
  static let stackSize = 32 << 20

  /// Runs `body` once for each number below `count`, each on a thread of its own, and waits for all.
  ///
  /// - Parameter needsMuchMemory: whether a thread will need many megabytes
  static func run(_ count: Int, needsMuchMemory: Bool = false, _ body: @Sendable (Int) -> Void) {
    WorkerHeap.prepare()
    withoutActuallyEscaping(body) { body in
      var handles: [pthread_t] = []
      for number in 0..<count {
        let handle = start {
          if needsMuchMemory { WorkerHeap.askForLargePages() }
          body(number)
        }
        if let handle {
          handles.append(handle)
        } else {
          // The system has no further thread: this one does the work.
          body(number)
        }
      }
      for handle in handles { pthread_join(handle, nil) }
    }
  }

  /// A thread that runs `work`; `nil` where the system gives none, and then `work` has not run.
  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let box = Unmanaged.passRetained(Work(work))
    #if canImport(Darwin)
      var handle: pthread_t?
      let status = pthread_create(
        &handle, &attributes,
        { argument in
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, box.toOpaque())
    #else
      var handle = pthread_t()
      let status = pthread_create(
        &handle, &attributes,
        { argument in
          if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, box.toOpaque())
    #endif
    guard status == 0 else {
      box.release()
      return nil
    }
    return handle
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
