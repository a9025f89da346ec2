import BindlintSyntax

/// Fixes taken together: which of them fit beside each other, and the text of each file after them.
///
/// A fix is taken whole or not at all, in the order in which fixes are offered. Pure: nothing is read or written.
public struct EditApplication: Sendable {
  /// What taking a fix came to.
  public enum Outcome: Hashable, Sendable {
    case taken
    /// Every edit of it was there already, asked for by fixes before it.
    case alreadyTaken
    /// It changes text that a fix before it changes; it can be offered again in a run over the changed files.
    case conflict
  }

  /// The edits of each file, by location; edits at one place in the order in which they were taken.
  private var edits: [FileID: [TextEdit]] = [:]
  /// What is written under each merge key of a file.
  private var merged: [FileID: [String: String]] = [:]

  public init() {}

  /// Takes all edits of `fix`, or none of them.
  ///
  /// Two edits conflict if their ranges overlap, if one inserts inside the other's range, or if both change the same
  /// place. Insertions at one place agree if both carry a merge key: equal keys are made once, different ones follow
  /// each other.
  public mutating func take(_ fix: Fix) -> Outcome {
    var fresh: [TextEdit] = []
    for edit in fix.edits {
      switch relation(of: edit, beside: fresh) {
      case .same: continue
      case .free: fresh.append(edit)
      case .conflict: return .conflict
      }
    }
    guard !fresh.isEmpty else { return .alreadyTaken }
    for edit in fresh {
      let file = edit.location.file
      let place = place(of: edit, in: edits[file] ?? [])
      edits[file, default: []].insert(edit, at: place)
      if let key = edit.mergeKey { merged[file, default: [:]][key] = edit.replacement }
    }
    return .taken
  }

  /// The files that change, in order.
  public var changedFiles: [FileID] { edits.keys.sorted() }

  /// The edits of one file in order of location, not overlapping.
  public func edits(in file: FileID) -> [TextEdit] { edits[file] ?? [] }

  /// The bytes of `source` after the edits of `file`.
  ///
  /// - Precondition: `source` is the text that the edits were made for: every range lies inside it.
  public func text(of file: FileID, after source: SourceFile) -> [UInt8] {
    let bytes = source.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits(in: file) {
      let start = Int(edit.location.range.start)
      precondition(start >= position && Int(edit.location.range.end) <= bytes.count)
      result.append(contentsOf: bytes[position..<start])
      result.append(contentsOf: edit.replacement.utf8)
      position = Int(edit.location.range.end)
    }
    result.append(contentsOf: bytes[position...])
    return result
  }

  private enum Relation { case free, same, conflict }

  /// Behind everything that begins no later, so that insertions at one place keep the order they came in; but before a
  /// replacement that begins where an insertion stands.
  private func place(of edit: TextEdit, in list: [TextEdit]) -> Int {
    let range = edit.location.range
    var place = firstIndex(in: list) { $0.start > range.start }
    if range.count == 0 {
      while place > 0, list[place - 1].location.range.start == range.start, list[place - 1].location.range.count > 0 {
        place -= 1
      }
    }
    return place
  }

  /// The first edit of `list`, which is in order of location, from which on `isBehind` holds.
  private func firstIndex(in list: [TextEdit], where isBehind: (ByteRange) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(list[middle].location.range) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func relation(of edit: TextEdit, beside fresh: [TextEdit]) -> Relation {
    let file = edit.location.file
    let range = edit.location.range
    if let key = edit.mergeKey {
      let same = fresh.first { $0.location.file == file && $0.mergeKey == key }?.replacement ?? merged[file]?[key]
      if let same { return edit.replacement == same ? .same : .conflict }
    }
    for other in fresh where other.location.file == file && isConflict(edit, other) { return .conflict }
    guard let list = edits[file] else { return .free }
    // Those taken don't overlap each other, so that only neighbours can touch the range.
    var number = firstIndex(in: list) { $0.end >= range.start }
    while number < list.count, list[number].location.range.start <= range.end {
      if isConflict(edit, list[number]) { return .conflict }
      number += 1
    }
    return .free
  }

  private func isConflict(_ edit: TextEdit, _ other: TextEdit) -> Bool {
    let range = edit.location.range
    let taken = other.location.range
    if range == taken {
      let bothMayFollow = range.count == 0 && edit.mergeKey != nil && other.mergeKey != nil
      return !bothMayFollow
    }
    // Two ranges that only touch don't overlap; an insertion at the edge of a range doesn't either.
    return range.overlaps(taken)
  }
}
