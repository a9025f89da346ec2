#if canImport(Glibc)
  import Glibc
#endif

/// The memory that worker threads allocate from.
///
/// The GNU C library gives each thread a heap of its own and lets it grow by single pages: one call of the system and
/// one page fault for each 4 KB, during which other threads that touch new memory wait. On 10 MB of sources that was
/// 14 % of the processor time. Here a heap is made large at once and asked for large pages; what is not touched takes
/// no memory. Other systems' allocators grow in larger steps by themselves.
enum WorkerHeap {
  /// Two parts of so many bytes each does a thread's heap have from the start: a heap of the library has room for
  /// 64 MB, and what is larger than 32 MB never comes from a heap.
  private static let partSize = 28 << 20

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
      return set(mapThreshold, 32 << 20) == 1 && set(topPad, CInt(partSize)) == 1 && set(trimThreshold, 1 << 30) == 1
    #else
      return false
    #endif
  }()

  /// On each thread, first of all.
  static func reserve() {
    #if canImport(Glibc)
      guard isPrepared else { return }
      let first = malloc(partSize)
      let second = malloc(partSize)
      for memory in [first, second] {
        askForLargePages(memory)
        free(memory)
      }
    #endif
  }

  #if canImport(Glibc)
    private static func askForLargePages(_ part: UnsafeMutableRawPointer?) {
      guard let part else { return }
      let pageSize: UInt = 2 << 20
      let start = (UInt(bitPattern: part) + pageSize - 1) & ~(pageSize - 1)
      let end = (UInt(bitPattern: part) + UInt(partSize)) & ~(pageSize - 1)
      madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
    }
  #endif
}
