#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A program run to its end, without a shell.
enum Subprocess {
  struct Outcome {
    var output: [UInt8]
    var errors: [UInt8]
    /// The exit status; 128 and the signal's number where a signal ended it.
    var status: Int32
  }

  /// Runs the first of `arguments`, found on `PATH`, with the environment of this process less the variables for
  /// which `isDropped` holds, and `added`.
  ///
  /// - Parameter input: What it reads on standard input; nothing where it is `nil`.
  static func run(
    _ arguments: [[UInt8]], input: [UInt8]? = nil, added: [(name: String, value: String)] = [],
    isDropped: (String) -> Bool = { _ in false }
  ) throws(SystemError) -> Outcome {
    let output = try Pipe()
    let errors = try Pipe()
    let feed = input == nil ? nil : try Pipe()
    defer {
      output.closeBoth()
      errors.closeBoth()
      feed?.closeBoth()
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw SystemError.current }
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let feed {
      posix_spawn_file_actions_adddup2(&actions, feed.reading, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)

    var variables = Environment.all.filter { !isDropped($0.name) && !added.map(\.name).contains($0.name) }
    variables += added.map { ($0.name, Array("\($0.name)=\($0.value)".utf8)) }
    var process = pid_t()
    let code = withCStrings(arguments) { argumentPointers in
      withCStrings(variables.map(\.assignment)) { environmentPointers -> Int32 in
        guard let program = argumentPointers[0] else { return EINVAL }
        return posix_spawnp(&process, program, &actions, nil, argumentPointers, environmentPointers)
      }
    }
    guard code == 0 else { throw SystemError(code: code) }
    output.closeWriting()
    errors.closeWriting()
    feed?.closeReading()
    // A program that ends before it read everything must not end this one.
    let previous = feed == nil ? nil : signal(SIGPIPE, SIG_IGN)
    let (outputBytes, errorBytes) = exchange(output.reading, errors.reading, feed: feed, input: input ?? [])
    if feed != nil { signal(SIGPIPE, previous) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return Outcome(output: outputBytes, errors: errorBytes, status: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }

  /// Reads both to their ends and writes the input at the same time, so that none fills while another is waited for.
  private static func exchange(_ first: Int32, _ second: Int32, feed: Pipe?, input: [UInt8]) -> ([UInt8], [UInt8]) {
    var results: [[UInt8]] = [[], []]
    var written = 0
    var waiting = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    waiting.append(pollfd(fd: feed?.writing ?? -1, events: Int16(POLLOUT), revents: 0))
    if let feed { _ = fcntl(feed.writing, F_SETFL, O_NONBLOCK) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.prefix(2).contains(where: { $0.fd >= 0 }) {
      if poll(&waiting, nfds_t(waiting.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in 0..<2 where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = read(waiting[index].fd, &chunk, chunk.count)
        if count > 0 {
          results[index].append(contentsOf: chunk[..<count])
        } else if count == 0 || errno != EINTR {
          waiting[index].fd = -1
        }
      }
      guard let feed, waiting[2].fd >= 0, waiting[2].revents != 0 else { continue }
      let count = input.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return rest.isEmpty ? 0 : write(feed.writing, rest.baseAddress, rest.count)
      }
      if count > 0 { written += count }
      if written == input.count || (count < 0 && errno != EAGAIN && errno != EINTR) {
        feed.closeWriting()
        waiting[2].fd = -1
      }
    }
    return (results[0], results[1])
  }

  private static func withCStrings<Result>(
    _ strings: [[UInt8]], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count + 1)
    pointers.initialize(repeating: nil, count: strings.count + 1)
    for (index, string) in strings.enumerated() {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: string.count + 1)
      for (offset, byte) in string.enumerated() { (copy + offset).initialize(to: CChar(bitPattern: byte)) }
      (copy + string.count).initialize(to: 0)
      pointers[index] = copy
    }
    defer {
      for index in strings.indices { pointers[index]?.deallocate() }
      pointers.deallocate()
    }
    return body(pointers)
  }

  /// Both ends of a pipe; neither is inherited under its own number.
  private final class Pipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw SystemError.current }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      reading = ends[0]
      writing = ends[1]
    }

    func closeWriting() {
      if writing >= 0 { close(writing) }
      writing = -1
    }

    func closeReading() {
      if reading >= 0 { close(reading) }
      reading = -1
    }

    func closeBoth() {
      closeReading()
      closeWriting()
    }
  }
}

/// The variables that this process was started with.
enum Environment {
  static subscript(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// Every variable with the bytes of its whole assignment.
  static var all: [(name: String, assignment: [UInt8])] {
    #if canImport(Darwin)
      let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    guard var entry = first else { return [] }
    var result: [(name: String, assignment: [UInt8])] = []
    while let assignment = entry.pointee {
      let bytes = Array(UnsafeRawBufferPointer(start: assignment, count: strlen(assignment)))
      let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      result.append((name, bytes))
      entry += 1
    }
    return result
  }
}
