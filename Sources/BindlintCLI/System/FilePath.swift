#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path as the bytes that the system knows it by, which need not be UTF-8.
///
/// Compared byte by byte: two spellings of one accented letter are two files.
struct FilePath: Hashable, Comparable, Sendable {
  var bytes: [UInt8]

  init(bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }
  init(_ text: String) { self.bytes = Array(text.utf8) }

  /// For people: replacement characters stand where the bytes are no UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// All bytes at once; the derived one hashes them one by one.
  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  static func < (a: FilePath, b: FilePath) -> Bool {
    a.bytes.withUnsafeBytes { own in
      b.bytes.withUnsafeBytes { other in
        let count = min(own.count, other.count)
        guard count > 0, let first = own.baseAddress, let second = other.baseAddress else {
          return own.count < other.count
        }
        let order = memcmp(first, second, count)
        return order != 0 ? order < 0 : own.count < other.count
      }
    }
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for (index, byte) in bytes.enumerated() { buffer.initializeElement(at: index, to: CChar(bitPattern: byte)) }
      buffer.initializeElement(at: bytes.count, to: 0)
      guard let base = buffer.baseAddress else { preconditionFailure("a buffer of at least one byte has an address") }
      return try body(UnsafePointer(base))
    }
  }

  func appending(_ component: some Collection<UInt8>) -> FilePath {
    var result = self
    if let last = result.bytes.last, last != UInt8(ascii: "/") { result.bytes.append(UInt8(ascii: "/")) }
    result.bytes.append(contentsOf: component)
    return result
  }

  func appending(_ component: String) -> FilePath { appending(component.utf8) }
  func appending(_ path: FilePath) -> FilePath { path.isAbsolute ? path : appending(path.bytes) }

  /// The folder that holds it: `/a` for `/a/b`, `/` for `/a`, empty for `a`.
  var parent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(bytes: []) }
    return FilePath(bytes: bytes[..<max(slash, bytes.first == UInt8(ascii: "/") && slash == 0 ? 1 : slash)])
  }

  var lastComponent: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

  func hasSuffix(_ suffix: String) -> Bool {
    bytes.count >= suffix.utf8.count && bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Whether it is `folder` or lies below it. Both absolute and without `.` and `..`, or both relative to one folder.
  func isAtOrBelow(_ folder: FilePath) -> Bool {
    if folder.bytes.isEmpty || folder.bytes == [UInt8(ascii: "/")] { return true }
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || bytes[folder.bytes.count] == UInt8(ascii: "/")
  }

  /// `path` seen from this folder, with its `.` and `..` worked off word by word.
  func resolving(_ path: FilePath) -> FilePath {
    if path.isAbsolute { return path }
    var result = self
    for component in path.components where !component.elementsEqual(".".utf8) {
      result = component.elementsEqual("..".utf8) ? result.parent : result.appending(component)
    }
    return result
  }

  /// The way from `folder` to this path, both absolute and without `.` and `..`; with `..` where it lies elsewhere,
  /// empty where both are one.
  func relative(to folder: FilePath) -> FilePath {
    let own = components
    let other = folder.components
    var common = 0
    while common < own.count, common < other.count, own[common].elementsEqual(other[common]) { common += 1 }
    var result: [UInt8] = []
    for _ in common..<other.count {
      if !result.isEmpty { result.append(UInt8(ascii: "/")) }
      result.append(contentsOf: "..".utf8)
    }
    for component in own[common...] {
      if !result.isEmpty { result.append(UInt8(ascii: "/")) }
      result.append(contentsOf: component)
    }
    return FilePath(bytes: result)
  }
}
