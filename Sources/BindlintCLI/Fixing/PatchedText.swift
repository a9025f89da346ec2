import BindlintSyntax

/// A file's text after rounds of edits, as pieces of the original and of inserted text.
///
/// It knows what became of each byte of the original, so that a patch can be written without comparing texts.
struct PatchedText: Sendable {
  enum Piece: Sendable {
    /// A half-open range of offsets in the original.
    case original(Range<Int>)
    case inserted([UInt8])

    var count: Int {
      switch self {
      case .original(let range): range.count
      case .inserted(let bytes): bytes.count
      }
    }
  }

  let original: SourceFile
  private(set) var pieces: [Piece]
  /// The length of the text now.
  private(set) var count: Int

  init(_ original: SourceFile) {
    self.original = original
    pieces = original.count == 0 ? [] : [.original(0..<original.count)]
    count = original.count
  }

  /// One replacement of a half-open range of offsets in the text as it is now.
  struct Replacement: Sendable {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// Makes `replacements`, which are in order and don't overlap; insertions at one place follow each other.
  mutating func replace(_ replacements: [Replacement]) {
    var result: [Piece] = []
    var rest = pieces[...]
    // How far into the first piece of `rest` the text has been used, and where that is in the text.
    var used = 0
    var position = 0
    func append(_ piece: Piece) {
      if piece.count == 0 { return }
      switch (result.last, piece) {
      case (.original(let before)?, .original(let next)) where before.upperBound == next.lowerBound:
        result[result.count - 1] = .original(before.lowerBound..<next.upperBound)
      case (.inserted(let before)?, .inserted(let next)):
        result[result.count - 1] = .inserted(before + next)
      default: result.append(piece)
      }
    }
    func advance(to target: Int, keeping: Bool) {
      while position < target, let piece = rest.first {
        let take = min(piece.count - used, target - position)
        if keeping {
          switch piece {
          case .original(let range):
            append(.original(range.lowerBound + used..<range.lowerBound + used + take))
          case .inserted(let bytes): append(.inserted(Array(bytes[used..<used + take])))
          }
        }
        used += take
        position += take
        if used == piece.count {
          rest = rest.dropFirst()
          used = 0
        }
      }
    }
    for replacement in replacements {
      precondition(replacement.range.lowerBound >= position && replacement.range.upperBound <= count)
      advance(to: replacement.range.lowerBound, keeping: true)
      advance(to: replacement.range.upperBound, keeping: false)
      append(.inserted(replacement.bytes))
    }
    advance(to: count, keeping: true)
    pieces = result
    count = result.reduce(0) { $0 + $1.count }
  }

  var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for piece in pieces {
      switch piece {
      case .original(let range): result.append(contentsOf: original.bytes[range])
      case .inserted(let bytes): result.append(contentsOf: bytes)
      }
    }
    return result
  }

  var isChanged: Bool {
    if count != original.count { return true }
    switch pieces.first {
    case nil: return false
    case .original(let range)? where range == 0..<original.count: return false
    default: return !original.bytes.elementsEqual(bytes)
    }
  }

  /// A stretch of the original and what stands in its place.
  struct Change: Hashable, Sendable {
    var original: Range<Int>
    var bytes: [UInt8]
  }

  /// What changed, in order, with unchanged text between each two.
  var changes: [Change] {
    var result: [Change] = []
    var position = 0
    var inserted: [UInt8] = []
    func close(at next: Int) {
      if position < next || !inserted.isEmpty { result.append(Change(original: position..<next, bytes: inserted)) }
      inserted = []
    }
    for piece in pieces {
      switch piece {
      case .inserted(let bytes): inserted += bytes
      case .original(let range):
        close(at: range.lowerBound)
        position = range.upperBound
      }
    }
    close(at: original.count)
    return result
  }
}
