/// The number of an identifier in its file's name table. Equal names have equal numbers within one file; the
/// well-known names have the same number in every file.
public struct NameID: Hashable, Comparable, Sendable {
  public var index: UInt32
  @inlinable public init(_ index: UInt32) { self.index = index }
  @inlinable public static func < (a: NameID, b: NameID) -> Bool { a.index < b.index }
  /// No name.
  @inlinable public static var none: NameID { NameID(UInt32(0)) }
}

/// A spelling made ready to be looked up in the tables of many files.
public struct NameKey: Sendable {
  /// The UTF-8 bytes, padded with NUL so that a word can be read at the last one.
  fileprivate let bytes: [UInt8]
  fileprivate let length: Int
  public let hash: UInt64

  public init(_ spelling: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(spelling.utf8.count + 8)
    bytes.append(contentsOf: spelling.utf8)
    let length = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: 8))
    hash = bytes.withUnsafeBufferPointer { NameTable.hash(of: UnsafeBufferPointer(rebasing: $0[..<length])) }
    self.bytes = bytes
    self.length = length
  }
}

/// The identifiers of one file, each once, without backticks. Read only once the file is parsed.
public struct NameTable: Sendable {
  private let storage: Storage

  /// How many names there are, `none` and the well-known ones included: their numbers are below it.
  public var count: Int { storage.seedCount + storage.count }

  /// The spelling of a name.
  public func string(_ id: NameID) -> String { String(decoding: bytes(id), as: UTF8.self) }

  /// The UTF-8 bytes of a name, valid as long as the table or its tree lives.
  public func bytes(_ id: NameID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(id.index)
    if index < storage.seedCount {
      let entry = storage.seeds[index]
      return UnsafeBufferPointer(start: entry.text, count: Int(entry.length))
    }
    let name = storage.name(index)
    return UnsafeBufferPointer(start: storage.text + Int(name.start), count: Int(name.length))
  }

  /// A hash of the spelling: the same in every file and on every run.
  public func hash(_ id: NameID) -> UInt64 {
    let index = Int(id.index)
    if index < storage.seedCount { return storage.seeds[index].hash }
    let name = storage.name(index)
    return NameHash.of(storage.text + Int(name.start), Int(name.length))
  }

  /// The number of a spelling, if the file has it.
  public func find(_ spelling: String) -> NameID? { find(NameKey(spelling)) }

  /// The same for a spelling that is asked of many files.
  public func find(_ key: NameKey) -> NameID? {
    key.bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { find($0, key.length, hash: key.hash) }
    }
  }

  /// For `$x` and `_x` the number of `x` (which is interned together with them); otherwise the name itself. `$0`, `$`,
  /// `_` and names with more than one such mark are themselves.
  public func bare(_ id: NameID) -> NameID {
    let index = Int(id.index)
    return NameID(index < storage.seedCount ? storage.seeds[index].bare : storage.name(index).bare)
  }

  /// Appends the hashes of the names that the file brings itself, `$x` and `_x` as `x`, as far as they pass the filter.
  /// The well-known names, which every table has, are left out.
  public func appendOwnHashes(passing filter: HashFilter, to result: inout [UInt64]) {
    let names = storage.names
    let first = storage.seedCount
    filter.bits.withUnsafeBufferPointer { bits in
      for position in 0..<storage.count {
        let bare = Int(names[position].bare) - first
        guard bare >= 0 else { continue }
        let hash = NameHash.of(storage.text + Int(names[bare].start), Int(names[bare].length))
        let bit = Int(truncatingIfNeeded: hash & filter.mask)
        if bits[bit >> 6] & 1 << UInt64(bit & 63) != 0 { result.append(hash) }
      }
    }
  }

  /// Whether every table has the name, whether or not its file does.
  public static func isWellKnown(_ spelling: String) -> Bool {
    let key = NameKey(spelling)
    return key.bytes.withUnsafeBufferPointer { SeedIndex.shared.holds($0, key.length, hash: key.hash) }
  }

  /// Whether the file has a well-known name or keyword; every table has its number.
  public func mentions(_ name: WellKnownName) -> Bool { storage.usedSeeds.contains(Int(name.rawValue)) }

  /// Whether the file has a name, well-known or not.
  public func mentions(_ name: NameKey) -> Bool {
    guard let id = find(name) else { return false }
    return Int(id.index) >= storage.seedCount || storage.usedSeeds.contains(Int(id.index))
  }

  /// See `NameSketch`.
  public var sketch: NameSketch { storage.sketch }

  /// Whether the file has a projection, `$x`.
  public var hasProjections: Bool { storage.hasProjections }

  /// Whether the name is a projection, `$x`, or an anonymous closure parameter, `$0`.
  public func isDollar(_ id: NameID) -> Bool { bytes(id).first == UInt8(ascii: "$") }

  /// The hash that a name with these bytes has in every file. Seven bytes behind them must be readable, as they are
  /// in a `SourceFile`.
  public static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    bytes.baseAddress.map { NameHash.of($0, bytes.count) } ?? 0
  }

  public static func hash(of spelling: String) -> UInt64 { NameKey(spelling).hash }

  /// As `find`; eight bytes behind the spelling must be readable.
  func find(_ text: UnsafePointer<UInt8>, _ length: Int, hash: UInt64) -> NameID? {
    guard length > 0 else { return NameID.none }
    return find(text, length, hash, in: storage.seedIndex) ?? find(text, length, hash, in: storage.index)
  }

  private func find(_ text: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt64, in table: Index) -> NameID? {
    var at = Int(truncatingIfNeeded: hash) & table.mask
    while true {
      let id = NameID(table.slots[at])
      if id.index == 0 { return nil }
      let other = bytes(id)
      if other.count == length && other.elementsEqual(UnsafeBufferPointer(start: text, count: length)) { return id }
      at = (at + 1) & table.mask
    }
  }

  /// Takes the names out of an interner; `source` holds the text that they point to.
  init(_ interner: NameInterner, source: SourceFile) { storage = Storage(interner, source: source) }
}

/// A few bits for each name of a file: of most names that it has not they tell so, without a look into its table.
public struct NameSketch: Sendable {
  /// As many as fill one line of a processor's cache.
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)

  init() {}

  @inline(__always) mutating func insert(_ hash: UInt64) {
    withUnsafeMutableBytes(of: &words) { bytes in
      let bit = Int(truncatingIfNeeded: hash >> 32 & 511)
      bytes[bit >> 3] |= 1 << UInt8(truncatingIfNeeded: bit & 7)
    }
  }

  /// Whether the file can have a name with this hash. Not to be asked for well-known names.
  public func mayHold(_ hash: UInt64) -> Bool {
    withUnsafeBytes(of: words) { bytes in
      let bit = Int(truncatingIfNeeded: hash >> 32 & 511)
      return bytes[bit >> 3] & 1 << UInt8(truncatingIfNeeded: bit & 7) != 0
    }
  }
}

/// Tells of most hashes that they are none of a set.
public struct HashFilter: Sendable {
  fileprivate let mask: UInt64
  fileprivate let bits: [UInt64]

  public init(_ hashes: some Collection<UInt64>) {
    var size = 1_024
    while size < hashes.count * 16 { size *= 2 }
    let mask = UInt64(size - 1)
    var bits = [UInt64](repeating: 0, count: size / 64)
    for hash in hashes { bits[Int(hash & mask) / 64] |= 1 << (hash & mask % 64) }
    self.mask = mask
    self.bits = bits
  }
}

extension NameTable {
  /// Where a name stands first. Its hash is made anew for who asks: kept, it was a tenth of all memory.
  private struct Name {
    var start: UInt32
    var length: UInt32
    var bare: UInt32
  }

  /// Numbers by hash, open addressing; 0 is an empty slot.
  private struct Index {
    let slots: UnsafeMutablePointer<UInt32>
    let mask: Int

    init(count: Int) {
      var size = 4
      while size * 3 < count * 4 { size *= 2 }
      slots = .allocate(capacity: size)
      slots.initialize(repeating: 0, count: size)
      mask = size - 1
    }
    func place(_ hash: UInt64, _ id: Int) {
      var at = Int(truncatingIfNeeded: hash) & mask
      while slots[at] != 0 { at = (at + 1) & mask }
      slots[at] = UInt32(id)
    }
  }

  /// The seeds' index is the same for all files. The pointer is written before anyone can read it.
  private struct SeedIndex: @unchecked Sendable {
    static let shared = SeedIndex()
    let index: Index
    init() {
      let seed = NameSeed.shared
      index = Index(count: seed.count)
      for id in 1..<seed.count { index.place(seed.entries[id].hash, id) }
    }

    func holds(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int, hash: UInt64) -> Bool {
      var at = Int(truncatingIfNeeded: hash) & index.mask
      while index.slots[at] != 0 {
        let entry = NameSeed.shared.entries[Int(index.slots[at])]
        if entry.hash == hash, Int(entry.length) == length,
          bytes.prefix(length).elementsEqual(UnsafeBufferPointer(start: entry.text, count: length))
        {
          return true
        }
        at = (at + 1) & index.mask
      }
      return false
    }
  }

  /// - Note: `@unchecked Sendable` is sound because the memory is written only before `init` returns.
  private final class Storage: @unchecked Sendable {
    let seedCount: Int
    let seeds: UnsafePointer<NameInterner.Entry>
    let source: SourceFile
    let text: UnsafePointer<UInt8>
    let names: UnsafeMutablePointer<Name>
    let count: Int
    let index: Index
    let seedIndex: Index
    let usedSeeds: BitSet
    let hasProjections: Bool
    let sketch: NameSketch

    init(_ interner: NameInterner, source: SourceFile) {
      let seed = NameSeed.shared
      seedCount = seed.count
      seeds = seed.entries
      seedIndex = SeedIndex.shared.index
      self.source = source
      text = UnsafePointer(source.base)
      count = interner.count - seed.count
      usedSeeds = BitSet(marks: interner.used, count: seed.count)
      hasProjections = interner.hasProjections
      names = .allocate(capacity: count)
      index = Index(count: count)
      var sketch = NameSketch()
      for i in 0..<count {
        let entry = interner.entries[seed.count + i]
        (names + i).initialize(
          to: Name(start: UInt32(entry.text - text), length: entry.length, bare: entry.bare))
        index.place(entry.hash, seed.count + i)
        sketch.insert(entry.hash)
      }
      self.sketch = sketch
    }

    func name(_ index: Int) -> Name {
      precondition(index - seedCount < count)
      return names[index - seedCount]
    }

    deinit {
      names.deallocate()
      index.slots.deallocate()
    }
  }
}
