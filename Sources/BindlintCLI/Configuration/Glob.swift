/// A pattern for paths below the folder of the configuration that holds it.
///
/// `*` and `?` stand for letters of one name, `**` for any number of folders, `[a-c]` and `[!a-c]` for one letter,
/// `{a,b}` for a choice. A pattern without a slash holds for that name at any depth; one that names a folder holds for
/// everything in it.
struct Glob: Hashable, Sendable {
  let text: String
  /// Absolute, without links.
  let folder: FilePath
  /// The pattern without braces, in every variant, split at its slashes.
  private let variants: [[[UInt8]]]

  init(_ text: String, below folder: FilePath) {
    self.text = text
    self.folder = folder
    variants = Self.expand(Array(text.utf8)).map { pattern in
      var parts = pattern.split(separator: UInt8(ascii: "/")).map(Array.init).filter { !$0.elementsEqual(".".utf8) }
      let isAnchored = pattern.dropLast().contains(UInt8(ascii: "/"))
      if !isAnchored { parts.insert(Array("**".utf8), at: 0) }
      return parts
    }
  }

  /// Whether it holds for an absolute path.
  func matches(_ path: FilePath) -> Bool {
    guard path.isAtOrBelow(folder) else { return false }
    let relative = path.bytes.dropFirst(folder.bytes.count).split(separator: UInt8(ascii: "/"))
    return variants.contains { Self.matches($0[...], relative[...]) }
  }

  /// The choices in braces, written out. Without the closing brace an opening one is a letter.
  private static func expand(_ pattern: [UInt8]) -> [[UInt8]] {
    guard let open = pattern.firstIndex(of: UInt8(ascii: "{")),
      let close = pattern[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return [pattern] }
    let choices = pattern[(open + 1)..<close].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let rest = expand(Array(pattern[(close + 1)...]))
    return choices.flatMap { choice in rest.map { Array(pattern[..<open]) + choice + $0 } }
  }

  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    guard let first = pattern.first else { return true }
    let rest = pattern.dropFirst()
    if first.elementsEqual("**".utf8) {
      if rest.isEmpty { return !path.isEmpty }
      for start in path.startIndex...path.endIndex where matches(rest, path[start...]) { return true }
      return false
    }
    guard let name = path.first, matches(first[...], name) else { return false }
    return matches(rest, path.dropFirst())
  }

  /// One name against one part of a pattern, going back to the last `*` where it must: never slower than the product
  /// of both lengths.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var p = pattern.startIndex
    var n = name.startIndex
    var retry: (pattern: Int, name: Int)?
    while n < name.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        retry = (p + 1, n)
        p += 1
      } else if p < pattern.endIndex, let next = letter(pattern, p, name[n]) {
        p = next
        n += 1
      } else if let last = retry {
        retry = (last.pattern, last.name + 1)
        p = last.pattern
        n = last.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The place behind what stands for one letter in `pattern` at `index`, if it stands for `byte`.
  private static func letter(_ pattern: ArraySlice<UInt8>, _ index: Int, _ byte: UInt8) -> Int? {
    switch pattern[index] {
    case UInt8(ascii: "?"): return index + 1
    case UInt8(ascii: "["):
      guard let close = pattern[(index + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else { fallthrough }
      var set = pattern[(index + 1)..<close]
      let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
      if isNegated { set = set.dropFirst() }
      var isMember = false
      while let low = set.first {
        set = set.dropFirst()
        if set.count >= 2, set.first == UInt8(ascii: "-"), let high = set.dropFirst().first {
          isMember = isMember || (low...max(low, high)).contains(byte)
          set = set.dropFirst(2)
        } else {
          isMember = isMember || low == byte
        }
      }
      return isMember != isNegated ? close + 1 : nil
    default: return pattern[index] == byte ? index + 1 : nil
    }
  }
}
