/// The folders of paths, for choosing one of them.
struct FolderTree {
  struct Folder {
    /// Relative to the project's root; empty for the root itself.
    var path: String
    /// How many of the paths lie in it or below it.
    var count: Int
    /// How many folders of the tree lie above it.
    var depth: Int
  }

  /// Parents before children, siblings by name. A folder that holds nothing but one other folder is left out.
  private(set) var folders: [Folder] = []

  /// - Parameter paths: Of files, relative to the root, with `/`.
  init(_ paths: some Sequence<String>) {
    var own: [String: Int] = [:]
    var below: [String: Int] = [:]
    for path in paths {
      let folder = Self.folder(of: path)
      own[folder, default: 0] += 1
      var parts = folder.split(separator: "/", omittingEmptySubsequences: true)[...]
      while true {
        below[parts.joined(separator: "/"), default: 0] += 1
        if parts.isEmpty { break }
        parts = parts.dropLast()
      }
    }
    var kept: Set<String> = []
    var children: [String: Set<String>] = [:]
    for path in below.keys where !path.isEmpty { children[Self.folder(of: path), default: []].insert(path) }
    for path in below.keys where own[path] != nil || (children[path]?.count ?? 0) > 1 { kept.insert(path) }
    for path in kept.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      var depth = 0
      var above = path
      while !above.isEmpty {
        above = Self.folder(of: above)
        if kept.contains(above) { depth += 1 }
      }
      folders.append(Folder(path: path, count: below[path] ?? 0, depth: depth))
    }
    // `A-b` stands before `A/c` by bytes; children belong behind their parents.
    folders.sort { a, b in
      a.path.split(separator: "/").lexicographicallyPrecedes(b.path.split(separator: "/"))
    }
  }

  /// Where a file or folder lies; empty for the top level.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  /// How a folder is called in text.
  static func title(_ path: String) -> String { path.isEmpty ? "top level" : path }
}
