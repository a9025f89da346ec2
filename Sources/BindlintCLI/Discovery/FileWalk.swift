import BindlintAnalysis

/// Finds the Swift files below a folder without the help of git.
///
/// Never follows a link, so that it neither leaves the folder nor goes in circles.
struct FileWalk {
  /// How many entries are looked at around files that were named outside any project.
  static let guessLimit = 4000

  /// Folders of tools that hold other people's or generated sources.
  private static let pruned: Set<[UInt8]> = Set(
    ["DerivedData", "Pods", "Carthage", "node_modules"].map { Array($0.utf8) })

  private let root: FilePath
  private let limit: Int
  private var visited = 0
  /// Relative to the root.
  private(set) var files: [FilePath] = []
  private(set) var problems: [FileProblem] = []

  init(root: FilePath, limit: Int) {
    self.root = root
    self.limit = limit
  }

  /// Whether all was seen before the limit was reached.
  var isComplete: Bool { visited <= limit }

  /// Adds the files of `folder`, an absolute path without links.
  mutating func visit(_ folder: FilePath, recursively: Bool = true) {
    var waiting = [(path: folder, relative: folder.relative(to: root))]
    while let (current, relative) = waiting.popLast(), isComplete {
      let entries: [FileSystem.Entry]
      do { entries = try FileSystem.entries(of: current) } catch {
        problems.append(FileProblem(path: relative.text, message: error.reason))
        continue
      }
      visited += entries.count
      for entry in entries where entry.name.first != UInt8(ascii: ".") {
        let kind = entry.kind ?? FileSystem.status(of: current.appending(entry.name), followingLinks: false)?.kind
        switch kind ?? .other {
        case .folder:
          if recursively, !Self.pruned.contains(entry.name) {
            waiting.append((current.appending(entry.name), relative.appending(entry.name)))
          }
        case .file, .other:
          if entry.name.suffix(6).elementsEqual(".swift".utf8) { files.append(relative.appending(entry.name)) }
        case .link: break
        }
      }
    }
  }
}
