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

  public init() {}

  /// Takes all edits of `fix`, or none of them.
  ///
  /// Two edits conflict if their ranges overlap, if one inserts inside the other's range, or if both change the same
  /// place. Insertions at one place agree if both carry a merge key: equal keys are made once, different ones follow
  /// each other.
  public mutating func take(_ fix: Fix) -> Outcome {
    var fresh: [TextEdit] = []
    for edit in fix.edits {
      let beside = fresh.filter { $0.location.file == edit.location.file }
      switch relation(of: edit, to: (edits[edit.location.file] ?? []) + beside) {
      case .same: continue
      case .free: fresh.append(edit)
      case .conflict: return .conflict
      }
    }
    guard !fresh.isEmpty else { return .alreadyTaken }
    for edit in fresh {
      var list = edits[edit.location.file] ?? []
      // Behind everything that begins no later, so that insertions at one place keep the order they came in; but
      // before a replacement that begins where an insertion stands.
      let place =
        list.firstIndex {
          edit.location.range.start < $0.location.range.start
            || edit.location.range.start == $0.location.range.start && edit.location.range.count == 0
              && $0.location.range.count > 0
        } ?? list.endIndex
      list.insert(edit, at: place)
      edits[edit.location.file] = list
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

  private func relation(of edit: TextEdit, to others: [TextEdit]) -> Relation {
    let range = edit.location.range
    for other in others {
      let taken = other.location.range
      if let key = edit.mergeKey, key == other.mergeKey {
        return edit.replacement == other.replacement ? .same : .conflict
      }
      if range == taken {
        let bothMayFollow = range.count == 0 && edit.mergeKey != nil && other.mergeKey != nil
        if !bothMayFollow { return .conflict }
      } else if range.overlaps(taken) {
        // Two ranges that only touch don't overlap; an insertion at the edge of a range doesn't either.
        return .conflict
      }
    }
    return .free
  }
}
