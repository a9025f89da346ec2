#if canImport(Glibc)
  import Glibc
#endif

/// The memory that worker threads allocate from.
///
/// The GNU C library gives each thread heaps of its own and lets them grow by single pages: one call of the system and
/// one page fault for each 4 KB, during which other threads that touch new memory wait. On 10 MB of sources that was
/// 14 % of the processor time. Here a heap is made as large as it can become at once, and large pages are asked for;
/// what is not touched takes no memory. Other systems' allocators grow in larger steps by themselves.
enum WorkerHeap {
  /// The size of a thread's heap, to a multiple of which it is aligned (HEAP_MAX_SIZE of the library). Where another
  /// release has another one, part of the advice below falls on nothing.
  private static let heapSize = 64 << 20

  /// What is larger comes from the system by itself and goes back to it: the buffers for a file of a megabyte, of which
  /// a part is used, would otherwise leave holes of large pages.
  private static let largestInHeap: CInt = 4 << 20

  /// Large enough to be cut from the part of a heap that was never used.
  private static let probeSize = 256 << 10

  /// Before the first thread starts.
  static func prepare() { _ = isPrepared }

  private static let isPrepared: Bool = {
    #if canImport(Glibc)
      // `mallopt` and its numbers (malloc.h) are not part of the module map.
      typealias SetOption = @convention(c) (_ option: CInt, _ value: CInt) -> CInt
      guard let symbol = dlsym(nil, "mallopt") else { return false }
      let set = unsafeBitCast(symbol, to: SetOption.self)
      let trimThreshold: CInt = -1
      let topPad: CInt = -2
      let mapThreshold: CInt = -3
      return set(mapThreshold, largestInHeap) == 1 && set(topPad, CInt(heapSize)) == 1
        && set(trimThreshold, 1 << 30) == 1
    #else
      return false
    #endif
  }()

  /// On a thread that will need many megabytes, first of all and now and then: where its heap is full it has got another
  /// one. A large page costs a millisecond when it is first
  /// touched, more than a few small files take altogether.
  static func askForLargePages() {
    #if canImport(Glibc)
      guard isPrepared, let place = malloc(probeSize) else { return }
      let pageSize: UInt = 2 << 20
      let start = (UInt(bitPattern: place) + pageSize - 1) & ~(pageSize - 1)
      let end = (UInt(bitPattern: place) & ~UInt(heapSize - 1)) + UInt(heapSize)
      if start < end { madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE) }
      free(place)
    #endif
  }
}
