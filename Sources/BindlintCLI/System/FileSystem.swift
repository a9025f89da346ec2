#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system refused something.
struct SystemError: Error, Hashable {
  var code: Int32

  static var current: SystemError { SystemError(code: errno) }

  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// A lower-case statement without the path.
  var reason: String {
    switch code {
    case ENOENT: return "does not exist"
    case EACCES, EPERM: return "may not be read (permission denied)"
    case ENOTDIR: return "does not exist (a part of its path is no folder)"
    case ELOOP: return "is a symbolic link that leads in a circle or may not be followed"
    case ENAMETOOLONG: return "has too long a name"
    case EMFILE, ENFILE: return "can't be opened: too many open files"
    case EISDIR: return "is a folder"
    case ENOSPC: return "can't be written: no space left on the device"
    case EROFS: return "can't be written: the file system is read-only"
    default:
      guard let text = strerror(code) else { return "error \(code)" }
      return "can't be used: " + String(cString: text).lowercased()
    }
  }
}

/// What stands at a path.
struct FileStatus {
  enum Kind { case file, folder, link, other }
  var kind: Kind
  var size: Int
  var device: UInt64
  var inode: UInt64

  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// The few calls of the system that this module needs, without Foundation: loading it takes longer than linting a file.
enum FileSystem {
  /// What `path` leads to; `nil` where nothing does.
  static func status(of path: FilePath, followingLinks: Bool = true) -> FileStatus? {
    var status = stat()
    let code = path.withCString { fstatat(AT_FDCWD, $0, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
    return code == 0 ? FileStatus(status) : nil
  }

  static func status(of path: FilePath, below folder: borrowing OpenFile, followingLinks: Bool) -> FileStatus? {
    var status = stat()
    let descriptor = folder.descriptor
    let code = path.withCString { fstatat(descriptor, $0, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
    return code == 0 ? FileStatus(status) : nil
  }

  /// The absolute path without links, `.` and `..`.
  static func realPath(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let resolved = path.withCString({ realpath($0, nil) }) else { throw SystemError.current }
    defer { free(resolved) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  static func currentFolder() throws(SystemError) -> FilePath { try realPath(FilePath(".")) }

  struct Entry {
    var name: [UInt8]
    /// `nil` where the file system does not say.
    var kind: FileStatus.Kind?
  }

  /// The entries of a folder but `.` and `..`, in the order of the file system.
  static func entries(of folder: FilePath) throws(SystemError) -> [Entry] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw SystemError.current }
    defer { closedir(stream) }
    var result: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
      let kind: FileStatus.Kind?
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): kind = .file
      case Int32(DT_DIR): kind = .folder
      case Int32(DT_LNK): kind = .link
      case Int32(DT_UNKNOWN): kind = nil
      default: kind = .other
      }
      result.append(Entry(name: name, kind: kind))
    }
    return result
  }

  /// The whole of a small file, of at most `limit` bytes; a pipe or a device is refused.
  static func contents(of path: FilePath, limit: Int = 64 << 20) throws(SystemError) -> [UInt8] {
    let file = try OpenFile(path)
    let status = try file.status()
    guard status.kind == .file else { throw SystemError(code: status.kind == .folder ? EISDIR : EINVAL) }
    guard status.size <= limit else { throw SystemError(code: EFBIG) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: max(4096, status.size + 1))
    while result.count <= limit {
      let count = chunk.withUnsafeMutableBytes { file.readOnce(into: $0) }
      if count < 0 { throw SystemError.current }
      if count == 0 { return result }
      result.append(contentsOf: chunk[..<count])
    }
    throw SystemError(code: EFBIG)
  }

  /// Writes `bytes` beside `path` and renames it, so that a reader sees the old file or the new one, never a part.
  /// What is no regular file (a device, a pipe) is written in place.
  static func replace(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
    var target = path
    if let status = status(of: path) {
      switch status.kind {
      case .folder: throw SystemError(code: EISDIR)
      case .other:
        let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError.current }
        defer { close(descriptor) }
        return try writeAll(bytes, to: descriptor)
      case .file, .link: target = try realPath(path)
      }
    }
    let folder = target.parent.bytes.isEmpty ? FilePath(".") : target.parent
    let temporary = folder.appending(".bindlint-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp")
    let descriptor = temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw SystemError.current }
    do {
      var old = stat()
      if target.withCString({ stat($0, &old) }) == 0 { fchmod(descriptor, old.st_mode & 0o7777) }
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor)
    } catch {
      _ = temporary.withCString { unlink($0) }
      throw error
    }
    let renamed = temporary.withCString { from in target.withCString { rename(from, $0) } }
    if renamed != 0 {
      let error = SystemError.current
      _ = temporary.withCString { unlink($0) }
      throw error
    }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { writeOnce(UnsafeRawBufferPointer(rebasing: $0[done...]), to: descriptor) }
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw SystemError.current
      }
    }
  }

  private static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }
}

/// An open file or folder, closed at the end of its life.
struct OpenFile: ~Copyable, Sendable {
  let descriptor: Int32

  /// Opens for reading; never waits for the other end of a pipe and never takes a terminal over.
  init(_ path: FilePath, below folder: Int32 = AT_FDCWD) throws(SystemError) {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    var result: Int32
    repeat { result = path.withCString { openat(folder, $0, flags) } } while result < 0 && errno == EINTR
    guard result >= 0 else { throw SystemError.current }
    descriptor = result
  }

  deinit { close(descriptor) }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.current }
    return FileStatus(status)
  }

  /// Goes back to the first byte; false for what can't.
  func rewind() -> Bool { lseek(descriptor, 0, SEEK_SET) == 0 }

  /// Reads at most the size of `buffer`: how many bytes, 0 at the end, -1 where `errno` says why not.
  func readOnce(into buffer: UnsafeMutableRawBufferPointer) -> Int { Self.readOnce(descriptor, into: buffer) }

  static func readOnce(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

extension FileSystem {
  /// Makes a folder in one that exists; one that is there already is fine.
  static func makeFolder(_ path: FilePath) throws(SystemError) {
    if path.withCString({ mkdir($0, 0o777) }) != 0, errno != EEXIST { throw SystemError.current }
  }

  static func remove(_ path: FilePath) throws(SystemError) {
    if path.withCString({ unlink($0) }) != 0 { throw SystemError.current }
  }
}
