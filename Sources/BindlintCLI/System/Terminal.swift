#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard streams, written without buffering of the C library: a report is one buffer already.
enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  var isTerminal: Bool { isatty(rawValue) != 0 }

  /// How many columns the terminal has; nil where the stream is none, or does not say.
  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try FileSystem.writeAll(bytes, to: rawValue) }

  /// All of standard input.
  static func readInput(limit: Int = 64 << 20) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while result.count <= limit {
      let count = chunk.withUnsafeMutableBytes { OpenFile.readOnce(0, into: $0) }
      if count < 0 { throw SystemError.current }
      if count == 0 { return result }
      result.append(contentsOf: chunk[..<count])
    }
    throw SystemError(code: EFBIG)
  }

  /// For what must be tried but has no one to tell when it fails.
  func tryWrite(_ text: String) {
    do { try write(Array(text.utf8)) } catch {}
  }
}

/// What the machine has and the process used.
enum Machine {
  /// How many processors work.
  static var processors: Int {
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// The largest resident size so far, in bytes.
  static var peakMemory: Int {
    guard let usage = usage(ofChildren: false) else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// How many bytes of memory the process has of its own, files that are mapped not counted; nil where the system does
  /// not tell (Linux does: proc_pid_statm(5)).
  static var ownMemory: Int? {
    guard let file = try? OpenFile(FilePath("/proc/self/statm")) else { return nil }
    var text = [UInt8](repeating: 0, count: 256)
    let count = text.withUnsafeMutableBytes { OpenFile.readOnce(file.descriptor, into: $0) }
    guard count > 0 else { return nil }
    let pages = text[..<count].split(separator: UInt8(ascii: " ")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    return pages.count > 2 ? (pages[1] - pages[2]) * Int(getpagesize()) : nil
  }

  /// Seconds of processor time that child processes used so far, once they have ended.
  static var childrenProcessorSeconds: Double {
    guard let usage = usage(ofChildren: true) else { return 0 }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// What the process used so far, or its child processes that have ended.
  private static func usage(ofChildren: Bool) -> rusage? {
    let who = ofChildren ? RUSAGE_CHILDREN : RUSAGE_SELF
    var usage = rusage()
    #if canImport(Glibc)
      return getrusage(Int32(who.rawValue), &usage) == 0 ? usage : nil
    #else
      return getrusage(who, &usage) == 0 ? usage : nil
    #endif
  }

  /// Seconds of processor time that the process used so far, in all threads.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Seconds that only grow.
enum Clock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
