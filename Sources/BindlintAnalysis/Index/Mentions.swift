import BindlintSyntax

/// Which files mention a name: without it every question about a name would look into the names of every file, which
/// on a project of 15,000 files took longer than reading it.
///
/// Where there are few files the sketches of their names answer, one behind the other. Else the files are kept for the
/// names that rules ask for: those of types, and of the stored properties of what SwiftUI connects, whose `$x` and `_x`
/// count as `x`. That is built once in time proportional to the names of the project.
struct Mentions: Sendable {
  /// From how many files on lists are worth their making: on 1,600 they cost 2.5 % of the instructions and save 2.
  private static let threshold = 2_500

  /// The numbers of files in their order.
  struct Files: Sequence, Sendable {
    fileprivate let listed: [Int32]?
    fileprivate let count: Int

    func makeIterator() -> Iterator { Iterator(files: self) }

    struct Iterator: IteratorProtocol {
      fileprivate let files: Files
      private var position = 0

      fileprivate init(files: Files) { self.files = files }

      mutating func next() -> Int? {
        guard position < files.count else { return nil }
        defer { position += 1 }
        return files.listed.map { Int($0[position]) } ?? position
      }
    }
  }

  /// By the hash of a name: where in `lists` its files stand.
  private var numbers: [UInt64: Int] = [:]
  private var lists: [[Int32]] = []
  private var sketches: [NameSketch] = []
  private let fileCount: Int

  init(_ index: ProjectIndex) {
    fileCount = index.files.count
    guard fileCount >= Self.threshold else {
      sketches = index.files.map(\.names.sketch)
      return
    }
    for (number, group) in index.groups.enumerated() {
      want(NameTable.hash(of: group.name))
      guard index.conformances[number].isView else { continue }
      for context in group.contexts {
        let file = index.files[context.file]
        for member in file.facts.memberOrder[file.facts.types[context.type].members] {
          let fact = file.facts.members[member]
          guard fact.kind == .property, fact.flags.contains(.isStored) else { continue }
          want(file.names.hash(file.names.bare(fact.name)))
        }
      }
    }
    lists = [[Int32]](repeating: [], count: numbers.count)
    // Most names are none of these: a look at some bits tells so before the dictionary is asked.
    let filter = HashFilter(numbers.keys)
    var hashes: [UInt64] = []
    for (number, file) in index.files.enumerated() {
      hashes.removeAll(keepingCapacity: true)
      file.names.appendOwnHashes(passing: filter, to: &hashes)
      for hash in hashes {
        guard let list = numbers[hash], lists[list].last != Int32(number) else { continue }
        lists[list].append(Int32(number))
      }
    }
  }

  private mutating func want(_ hash: UInt64) {
    if numbers[hash] == nil { numbers[hash] = numbers.count }
  }

  /// The files that mention a name, and perhaps some that don't; all where the name is none of those kept, or one that
  /// every table of names has.
  func files(mentioning name: String) -> Files {
    if !sketches.isEmpty {
      guard !NameTable.isWellKnown(name) else { return Files(listed: nil, count: fileCount) }
      // Who has `$x` or `_x` has `x` too.
      let hash = NameTable.hash(of: name)
      let listed = sketches.indices.filter { sketches[$0].mayHold(hash) }.map { Int32($0) }
      return Files(listed: listed, count: listed.count)
    }
    let bare = name.first == "$" || name.first == "_" ? String(name.dropFirst()) : name
    guard !NameTable.isWellKnown(bare), let list = numbers[NameTable.hash(of: bare)] else {
      return Files(listed: nil, count: fileCount)
    }
    return Files(listed: lists[list], count: lists[list].count)
  }
}
