import BindlintSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One file's new text, first beside the file under a temporary name, then in its place.
///
/// A reader sees the old text or the new one at any moment, also after the process was killed; what may stay behind then
/// is the temporary file.
final class AtomicReplacement {
  /// The file itself, without links: a link to it stays a link.
  private let target: [UInt8]
  private let temporary: [UInt8]
  private var isPending = true

  /// Writes `bytes` beside the file at `path`, with its permissions, and makes sure that they are on the disk.
  ///
  /// - Parameter expected: What the file holds; where it holds something else it is left alone.
  init(_ path: [UInt8], expected: SourceFile, bytes: [UInt8]) throws(FixError.Cause) {
    let target = try Self.check(path, expected: expected)
    let folder = target.lastIndex(of: UInt8(ascii: "/")).map { Array(target[...$0]) } ?? []
    let name = Array(".bindlint-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp".utf8)
    self.target = target
    temporary = folder + name
    var status = stat()
    guard Self.withPath(target, { stat($0, &status) }) == 0 else { throw Self.cause(of: errno) }
    // Only the owner may read it until it has the file's own mode.
    let descriptor = Self.withPath(temporary) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else {
      switch errno {
      case EACCES, EPERM: throw .folderNotWritable
      case ENOENT, ENOTDIR: throw .folderMissing
      default: throw Self.cause(of: errno)
      }
    }
    do throws(FixError.Cause) {
      defer { close(descriptor) }
      try Self.write(bytes, to: descriptor)
      // Another owner than ours is kept where the system lets us; the mode comes after, since a change of owner clears
      // parts of it.
      if status.st_uid != geteuid() || status.st_gid != getegid() {
        _ = fchown(descriptor, status.st_uid, status.st_gid)
      }
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw Self.cause(of: errno) }
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw Self.cause(of: errno) }
    } catch {
      _ = Self.withPath(temporary) { unlink($0) }
      throw error
    }
  }

  deinit { if isPending { _ = Self.withPath(temporary) { unlink($0) } } }

  /// Puts the new text in the place of the old one, if that is still what was expected.
  func commit(expected: SourceFile) throws(FixError.Cause) {
    guard Self.holds(target, expected) else { throw .changedSinceRead }
    let from = temporary
    let renamed = Self.withPath(target) { target in Self.withPath(from) { rename($0, target) } }
    guard renamed == 0 else {
      switch errno {
      case EACCES, EPERM: throw .folderNotWritable
      case ENOENT, ENOTDIR: throw .folderMissing
      default: throw Self.cause(of: errno)
      }
    }
    isPending = false
  }

  /// The path without links of a file that may be replaced and still holds `expected`.
  static func check(_ path: [UInt8], expected: SourceFile) throws(FixError.Cause) -> [UInt8] {
    var status = stat()
    guard withPath(path, { stat($0, &status) }) == 0 else { throw cause(of: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    // The mode is asked beside the system's own answer, which is always yes for the super-user.
    guard status.st_mode & 0o222 != 0 else { throw .readOnly }
    guard withPath(path, { access($0, W_OK) }) == 0 else {
      if errno == EACCES || errno == EPERM { throw .notWritable }
      throw cause(of: errno)
    }
    guard holds(path, expected) else { throw .changedSinceRead }
    guard let resolved = withPath(path, { realpath($0, nil) }) else { throw cause(of: errno) }
    defer { free(resolved) }
    return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  private static func holds(_ path: [UInt8], _ expected: SourceFile) -> Bool {
    let descriptor = withPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withExtendedLifetime(expected) {
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        guard let base = buffer.baseAddress else { return false }
        var position = 0
        while true {
          let count = read(descriptor, base, buffer.count)
          if count < 0 {
            if errno == EINTR { continue }
            return false
          }
          if count == 0 { return position == expected.count }
          guard position + count <= expected.count, let start = expected.bytes.baseAddress,
            memcmp(start + position, base, count) == 0
          else { return false }
          position += count
        }
      }
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FixError.Cause) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: $0[done...])) }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw cause(of: errno)
      }
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  static func withPath<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path + [0]).withUnsafeBytes { raw in
      raw.withMemoryRebound(to: CChar.self) { buffer in
        guard let base = buffer.baseAddress else { preconditionFailure("a buffer of at least one byte has an address") }
        return body(base)
      }
    }
  }

  private static func cause(of code: Int32) -> FixError.Cause {
    switch code {
    case ENOENT: return .missing
    case ENOTDIR: return .folderMissing
    case EACCES, EPERM: return .notWritable
    case ENOSPC, EDQUOT: return .noSpace
    case EFBIG: return .tooLarge
    case EROFS: return .readOnlyFileSystem
    default:
      let text = strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
      return .system(code: code, text: text)
    }
  }
}
