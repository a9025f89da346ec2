/// Asks git once for the Swift files of a work tree.
///
/// Nothing that a repository brings may run: hooks and the file system monitor are switched off, missing objects of a
/// partial clone are not fetched, and listing files needs no filter, text conversion or pager.
enum GitListing {
  enum Outcome {
    /// Relative to the work tree, unsorted.
    case files([FilePath])
    /// A statement from git, or about it.
    case refusal(String)
  }

  /// Settings that keep git from starting other programs.
  static let safeSettings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never", "submodule.recurse=false",
  ]

  /// The nearest folder at or above `folder` with a `.git` in it.
  static func workTree(around folder: FilePath) -> FilePath? {
    var folder = folder
    while true {
      if FileSystem.status(of: folder.appending(".git")) != nil { return folder }
      if folder.bytes.count <= 1 { return nil }
      folder = folder.parent
    }
  }

  /// The regular files named `*.swift` that git tracks, or would track if asked to add everything.
  ///
  /// The environment is inherited where the work tree is the one that this process stands in: in a commit hook
  /// `GIT_INDEX_FILE` names what is being committed. For another work tree those variables would be wrong.
  static func files(in workTree: FilePath, trackedOnly: Bool, currentFolder: FilePath) -> Outcome {
    var arguments = ["ls-files", "-z", "--cached"]
    if !trackedOnly { arguments += ["--others", "--exclude-standard"] }
    arguments += ["--", ":(glob)**/*.swift"]
    switch run(arguments, in: workTree, currentFolder: currentFolder) {
    case .failure(let refusal): return .refusal(refusal.reason)
    case .success(let output): return .files(regularFiles(output.split(separator: 0), in: workTree))
    }
  }

  struct Refusal: Error { var reason: String }

  /// Runs git in `workTree` with nothing of the repository allowed to run.
  static func run(_ arguments: [String], in workTree: FilePath, currentFolder: FilePath, input: [UInt8]? = nil)
    -> Result<[UInt8], Refusal>
  {
    var words: [[UInt8]] = [Array("git".utf8), Array("--no-pager".utf8), Array("-C".utf8), workTree.bytes]
    for setting in safeSettings { words += [Array("-c".utf8), Array(setting.utf8)] }
    words += arguments.map { Array($0.utf8) }
    let isOwn = self.workTree(around: currentFolder) == workTree
    let outcome: Subprocess.Outcome
    do {
      outcome = try Subprocess.run(
        words, input: input,
        added: [
          ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_NO_LAZY_FETCH", "1"), ("GIT_TERMINAL_PROMPT", "0"), ("LC_ALL", "C"),
        ],
        isDropped: { name in
          name.hasSuffix("_PATHSPECS") && name.hasPrefix("GIT_") || !isOwn && repositoryVariables.contains(name)
        })
    } catch {
      return .failure(Refusal(reason: error.isAbsence ? "git is not installed" : "git \(error.reason)"))
    }
    guard outcome.status == 0 else {
      let lines = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      let reason = lines.first { $0.hasPrefix("fatal: ") }?.dropFirst(7) ?? lines.first ?? "it failed"
      return .failure(Refusal(reason: String(reason)))
    }
    return .success(outcome.output)
  }

  /// The variables that bind git to one repository.
  private static let repositoryVariables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE",
  ]

  /// Leaves out what is deleted but still tracked, links, folders, and whatever lies behind a link.
  private static func regularFiles(_ names: [ArraySlice<UInt8>], in workTree: FilePath) -> [FilePath] {
    guard let root = try? OpenFile(workTree) else { return [] }
    var result: [FilePath] = []
    result.reserveCapacity(names.count)
    var folders: [FilePath: Bool] = [FilePath(bytes: []): true]
    func isRealFolder(_ folder: FilePath) -> Bool {
      if let known = folders[folder] { return known }
      let isReal =
        isRealFolder(folder.parent)
        && FileSystem.status(of: folder, below: root, followingLinks: false)?.kind == .folder
      folders[folder] = isReal
      return isReal
    }
    for name in names {
      let path = FilePath(bytes: name)
      if path.isAbsolute || name.starts(with: "../".utf8) { continue }
      guard isRealFolder(path.parent),
        let status = FileSystem.status(of: path, below: root, followingLinks: false), status.kind != .folder,
        status.kind != .link
      else { continue }
      result.append(path)
    }
    return result
  }
}
