/// Numbers the identifiers of one file while it is lexed, and tells keywords from names in the same look-up.
///
/// An open-addressing table of (hash, number) pairs. It begins with the well-known names and every keyword; `reset`
/// takes out what a file has added, so that one table serves many files without being built again.
struct NameInterner {
  /// One distinct name, 32 bytes.
  struct Entry {
    var hash: UInt64
    /// The first eight bytes, padded with NUL: names up to that length are equal when this and the length are.
    var word: UInt64
    var text: UnsafePointer<UInt8>
    var length: UInt32
    var bare: UInt32
  }
  private struct Slot {
    var tag: UInt32
    var id: UInt32
  }

  private(set) var entries: UnsafeMutablePointer<Entry>
  /// By number: 1 where the file at hand has the name. Only those of the seeds are asked for.
  private(set) var used: UnsafeMutablePointer<UInt8>
  /// Whether some name is a projection, `$x`.
  private(set) var hasProjections = false
  private(set) var count: Int
  private var capacity: Int
  private var slots: UnsafeMutablePointer<Slot>
  /// By number: the slot of a name.
  private var slotNumbers: UnsafeMutablePointer<UInt32>
  private var mask: Int

  init() {
    let seed = NameSeed.shared
    capacity = 2048
    entries = .allocate(capacity: capacity)
    used = .allocate(capacity: capacity)
    used.initialize(repeating: 0, count: capacity)
    slotNumbers = .allocate(capacity: capacity)
    mask = 2047
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(tag: 0, id: 0), count: mask + 1)
    count = seed.count
    entries.initialize(from: seed.entries, count: seed.count)
    for id in 1..<seed.count { place(id) }
  }

  func deallocate() {
    entries.deallocate()
    used.deallocate()
    slotNumbers.deallocate()
    slots.deallocate()
  }

  /// Takes out all names but the seeded ones.
  mutating func reset() {
    let seedCount = NameSeed.shared.count
    // Seeds were placed first, so taking all others out leaves every seed where its probe finds it.
    for id in seedCount..<count { slots[Int(slotNumbers[id])] = Slot(tag: 0, id: 0) }
    count = seedCount
    used.update(repeating: 0, count: seedCount)
    hasProjections = false
  }

  private mutating func place(_ id: Int) {
    let hash = entries[id].hash
    var at = Int(truncatingIfNeeded: hash) & mask
    while slots[at].id != 0 { at = (at + 1) & mask }
    slots[at] = Slot(tag: UInt32(truncatingIfNeeded: hash >> 32), id: UInt32(truncatingIfNeeded: id))
    (slotNumbers + id).initialize(to: UInt32(truncatingIfNeeded: at))
  }

  /// The number of the name of `length` bytes at `text`, of which `word` are the first eight, padded with NUL.
  @inline(__always)
  mutating func intern(_ text: UnsafePointer<UInt8>, _ length: Int, _ word: UInt64) -> UInt32 {
    let hash = length <= 8 ? NameHash.short(word, length) : NameHash.long(text, length)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var at = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[at]
      if slot.tag == tag && slot.id != 0 {
        let entry = entries + Int(slot.id)
        if entry.pointee.word == word && entry.pointee.length == UInt32(truncatingIfNeeded: length)
          && (length <= 8 || NameInterner.equal(entry.pointee.text, text, length))
        {
          used[Int(slot.id)] = 1
          return slot.id
        }
      }
      if slot.id == 0 { return insert(text, length, word, hash, at) }
      at = (at &+ 1) & mask
    }
  }

  /// As `intern`, for a caller that has not loaded the first word.
  mutating func intern(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    intern(text, length, NameHash.word(text, length))
  }

  private static func equal(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    var i = 8
    while i < length {
      if a[i] != b[i] { return false }
      i &+= 1
    }
    return true
  }

  @inline(never)
  private mutating func insert(
    _ text: UnsafePointer<UInt8>, _ length: Int, _ word: UInt64, _ hash: UInt64, _ slot: Int
  ) -> UInt32 {
    if count == capacity { grow() }
    let id = UInt32(count)
    entries[count] = Entry(hash: hash, word: word, text: text, length: UInt32(length), bare: id)
    slots[slot] = Slot(tag: UInt32(truncatingIfNeeded: hash >> 32), id: id)
    (slotNumbers + count).initialize(to: UInt32(truncatingIfNeeded: slot))
    count += 1
    if count * 2 > mask { rehash() }
    if NameInterner.isWrapped(text, length) {
      if text[0] == UInt8(ascii: "$") { hasProjections = true }
      let bare = intern(text + 1, length - 1)
      entries[Int(id)].bare = bare
    }
    return id
  }

  /// Whether the name is `$x` or `_x`, with one mark only and a name behind it.
  static func isWrapped(_ text: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    guard length >= 2, text[0] == UInt8(ascii: "$") || text[0] == UInt8(ascii: "_") else { return false }
    let second = text[1]
    if second >= UInt8(ascii: "0") && second <= UInt8(ascii: "9") || second == text[0] { return false }
    return second != UInt8(ascii: "$")
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    let marks = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    marks.initialize(repeating: 0, count: capacity * 2)
    marks.update(from: used, count: NameSeed.shared.count)
    used.deallocate()
    used = marks
    let numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
    numbers.moveInitialize(from: slotNumbers, count: count)
    slotNumbers.deallocate()
    slotNumbers = numbers
    capacity *= 2
  }

  private mutating func rehash() {
    slots.deallocate()
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(tag: 0, id: 0), count: mask + 1)
    for id in 1..<count { place(id) }
  }
}

/// The hash of a spelling: the same in every file, on every run and on every machine of little-endian order.
enum NameHash {
  @inline(__always) private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
  private static let start: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let factor: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// The first eight bytes of a name, padded with NUL. Up to seven bytes behind the name are read.
  @inline(__always) static func word(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
    return length >= 8 ? word : word & ((1 << (UInt64(truncatingIfNeeded: length) &* 8)) &- 1)
  }

  @inline(__always) static func short(_ word: UInt64, _ length: Int) -> UInt64 {
    fold(word ^ start, factor &+ UInt64(truncatingIfNeeded: length) &* 2)
  }

  /// Of a name of more than eight bytes.
  static func long(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var hash = start
    var i = 0
    while i < length {
      hash = fold(word(text + i, length - i) ^ hash, factor &+ UInt64(truncatingIfNeeded: length) &* 2)
      i += 8
    }
    return hash
  }

  static func of(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    length <= 8 ? short(word(text, length), length) : long(text, length)
  }
}

/// The names that every table begins with: the well-known ones, then the keywords that are not among them.
struct NameSeed: @unchecked Sendable {
  static let shared = NameSeed()

  let count: Int
  /// Never freed, as is the text that they point to.
  let entries: UnsafePointer<NameInterner.Entry>
  /// `TokenKind` by number.
  let kinds: UnsafePointer<TokenKind>

  private init() {
    let words = TokenKind.words + [("_", .wildcard)]
    let kindOfWord = Dictionary(words.map { ($0.text, $0.kind) }) { first, _ in first }
    var spellings: [(text: String, kind: TokenKind)] = []
    var ids: [String: Int] = [:]
    func add(_ text: String) {
      if ids[text] == nil { ids[text] = spellings.count }
      spellings.append((text, kindOfWord[text] ?? .identifier))
    }
    for name in WellKnownName.allCases { add(name.text) }
    for word in words where ids[word.text] == nil { add(word.text) }
    // Eight bytes more than the text, since names are read a word at a time.
    let size = spellings.reduce(8) { $0 + $1.text.utf8.count }
    let blob = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    blob.initialize(repeating: 0, count: size)
    let kinds = UnsafeMutablePointer<TokenKind>.allocate(capacity: spellings.count)
    let entries = UnsafeMutablePointer<NameInterner.Entry>.allocate(capacity: spellings.count)
    var at = blob
    for (id, spelling) in spellings.enumerated() {
      let start = at
      for byte in spelling.text.utf8 {
        at.pointee = byte
        at += 1
      }
      let length = at - start
      (kinds + id).initialize(to: spelling.kind)
      let bare = NameInterner.isWrapped(start, length) ? ids[String(spelling.text.dropFirst())] ?? id : id
      (entries + id).initialize(
        to: NameInterner.Entry(
          hash: NameHash.of(start, length), word: NameHash.word(start, length), text: UnsafePointer(start),
          length: UInt32(length), bare: UInt32(bare)))
    }
    count = spellings.count
    self.entries = UnsafePointer(entries)
    self.kinds = UnsafePointer(kinds)
  }
}
