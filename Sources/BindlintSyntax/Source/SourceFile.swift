/// The bytes of one source file, immutable, followed by `padding` NUL bytes that are not part of it.
///
/// All positions in this package are UTF-8 byte offsets into `bytes`, ranges are half-open. The padding lets the
/// lexer read a whole vector or look a few bytes ahead without asking for the end first.
///
/// - Note: `@unchecked Sendable` is sound because the memory is written only before `init` returns.
public final class SourceFile: @unchecked Sendable {
  /// How many NUL bytes follow the last byte of the file.
  public static let padding = 64

  /// The largest file that is read: token offsets are 32 bits wide, and the tree of a larger one would not fit.
  public static let maximumSize = 1 << 30

  public let path: String
  public let count: Int
  @usableFromInline let base: UnsafeMutablePointer<UInt8>

  /// Makes a file of `count` bytes that `fill` writes. `fill` gets room for exactly `count` bytes and returns how
  /// many it wrote; the rest is cut off.
  public init(path: String, capacity: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows {
    precondition(capacity >= 0 && capacity <= SourceFile.maximumSize)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + SourceFile.padding)
    do {
      let written = try fill(UnsafeMutableBufferPointer(start: memory, count: capacity))
      precondition(written >= 0 && written <= capacity)
      (memory + written).initialize(repeating: 0, count: SourceFile.padding)
      self.count = written
    } catch {
      memory.deallocate()
      throw error
    }
    self.base = memory
    self.path = path
  }

  public convenience init(path: String, bytes: some Collection<UInt8>) {
    self.init(path: path, capacity: bytes.count) { buffer in
      _ = buffer.initialize(from: bytes)
      return bytes.count
    }
  }

  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  deinit { base.deallocate() }

  /// The bytes without the padding. Valid as long as this object lives.
  @inlinable public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  @inlinable public subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count)
    return base[offset]
  }

  /// The text of a byte range; invalid UTF-8 becomes replacement characters.
  public func text(_ range: ByteRange) -> String {
    let low = min(Int(range.start), count)
    let high = min(max(Int(range.end), low), count)
    return String(decoding: UnsafeBufferPointer(start: base + low, count: high - low), as: UTF8.self)
  }
}

/// A half-open range of UTF-8 byte offsets in one file.
public struct ByteRange: Hashable, Sendable, Comparable {
  public var start: UInt32
  public var end: UInt32

  @inlinable public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable public var count: Int { Int(end) - Int(start) }
  @inlinable public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
  @inlinable public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
  @inlinable public func overlaps(_ other: ByteRange) -> Bool { start < other.end && other.start < end }

  @inlinable public static func < (a: ByteRange, b: ByteRange) -> Bool { (a.start, a.end) < (b.start, b.end) }
}
