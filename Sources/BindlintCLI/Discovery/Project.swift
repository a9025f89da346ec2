import BindlintAnalysis

/// The files of one run and where they lie.
struct Project: Sendable {
  struct File: Hashable, Sendable {
    /// Relative to the root; with `..` or absolute only where it was named on the command line and lies elsewhere.
    var path: FilePath
    var isReported: Bool
  }

  /// Absolute and without links.
  var root: FilePath
  /// Whether `root` is a git work tree.
  var isWorkTree: Bool
  /// Whether nothing above `root` may matter: it is a work tree, or the files were listed for a build system.
  var isClosed = false
  /// In the order of the bytes of their paths, each once.
  var files: [File]
  /// What was asked for and could not be found or listed.
  var problems: [FileProblem]

  /// Files that were asked for and that the configuration excludes.
  var excluded = 0

  var inputs: [InputFile] { files.map { InputFile(path: $0.path.text, isReported: $0.isReported) } }
}

/// Where a run reports and what it knows.
struct DiscoveryRequest: Sendable {
  /// As given on the command line; none means the current work tree, or else the current folder.
  var paths: [FilePath]
  /// The folder to index in place of the project around the first path.
  var indexRoot: FilePath?
  /// The files of the project, all of them, as a build system names them: nothing is searched for, no link resolved.
  var listedFiles: [FilePath]?
  /// A file that an editor holds, which need not exist on the disk.
  var bufferPath: FilePath?
  /// Only files that git tracks, and nothing where no path is given: how a commit hook calls.
  var isHook = false
}

/// Finds the project around the paths of a command line.
///
/// Inside a git work tree these are the Swift files that git tracks or would track, below the nearest configuration
/// that says `root` where there is one. Elsewhere a walk of that folder, or of the deepest common one, finds them. Links are followed where they are named and nowhere else.
struct Discovery {
  private let request: DiscoveryRequest
  private let currentFolder: FilePath
  private var problems: [FileProblem] = []
  private var files: [FilePath: Bool] = [:]

  static func find(_ request: DiscoveryRequest) throws(UsageError) -> Project {
    let currentFolder: FilePath
    do { currentFolder = try FileSystem.currentFolder() } catch {
      throw .unusableFile(path: ".", reason: error.reason)
    }
    var discovery = Discovery(request: request, currentFolder: currentFolder)
    return try discovery.run()
  }

  private init(request: DiscoveryRequest, currentFolder: FilePath) {
    self.request = request
    self.currentFolder = currentFolder
  }

  /// An argument as it stands on the disk.
  private struct Target {
    var path: FilePath
    var isFolder: Bool
  }

  private mutating func run() throws(UsageError) -> Project {
    if let listed = request.listedFiles { return try listedProject(listed) }
    if request.isHook && request.paths.isEmpty && request.bufferPath == nil {
      return Project(root: currentFolder, isWorkTree: false, files: [], problems: [])
    }
    let targets = resolveTargets()
    var indexRoot: FilePath?
    if let named = request.indexRoot {
      do { indexRoot = try FileSystem.realPath(named) } catch {
        throw .unusableFile(path: named.text, reason: error.reason)
      }
    }
    let start = indexRoot ?? targets.first.map { $0.isFolder ? $0.path : $0.path.parent } ?? currentFolder
    let workTree = GitListing.workTree(around: start)
    let common = commonFolder(of: targets)
    let configured = indexRoot == nil ? ConfigurationReader.root(around: common) : nil
    let root = workTree ?? indexRoot ?? configured ?? common

    var listed: [FilePath]?
    if let workTree {
      switch GitListing.files(in: workTree, trackedOnly: request.isHook, currentFolder: currentFolder) {
      case .files(let paths): listed = paths
      case .refusal(let reason):
        problems.append(
          FileProblem(
            path: "",
            message: "git can't list the files of \(workTree.text) (\(reason)); every Swift file below it is read"))
      }
    }
    if let listed {
      // A folder of the work tree whose configuration says so is a project of its own.
      let scope = (indexRoot ?? configured.flatMap { $0.isAtOrBelow(root) ? $0 : nil })?.relative(to: root)
      for path in listed where scope.map(path.isAtOrBelow) ?? true { files[path] = false }
    } else {
      walkProject(indexRoot ?? root, root: root, targets: targets)
    }

    if request.paths.isEmpty && request.bufferPath == nil {
      for path in files.keys { files[path] = true }
    } else {
      for target in targets { report(target, root: root, known: listed != nil) }
    }
    let sorted = files.map { Project.File(path: $0.key, isReported: $0.value) }.sorted { $0.path < $1.path }
    // As the paths of files are: what was named could only be told absolute before the root was known.
    for number in problems.indices where FilePath(problems[number].path).isAbsolute {
      let path = FilePath(problems[number].path).relative(to: root).text
      problems[number].path = path.isEmpty ? "." : path
    }
    return Project(
      root: root, isWorkTree: workTree != nil, isClosed: workTree != nil, files: sorted, problems: problems.sorted())
  }

  /// The current folder with exactly these files; all are reported, or those that are named as paths too.
  private mutating func listedProject(_ listed: [FilePath]) throws(UsageError) -> Project {
    func relative(_ path: FilePath) -> FilePath { currentFolder.resolving(path).relative(to: currentFolder) }
    let named = request.paths.map(relative)
    for path in listed { files[relative(path)] = named.isEmpty }
    for path in named {
      for file in files.keys.filter({ $0.isAtOrBelow(path) }) { files[file] = true }
      if FileSystem.status(of: path)?.kind != .folder { files[path] = true }
    }
    if let buffer = request.bufferPath { files[relative(buffer)] = true }
    let sorted = files.map { Project.File(path: $0.key, isReported: $0.value) }.sorted { $0.path < $1.path }
    return Project(root: currentFolder, isWorkTree: false, isClosed: true, files: sorted, problems: [])
  }

  private mutating func resolveTargets() -> [Target] {
    var targets: [Target] = []
    if let buffer = request.bufferPath, let target = resolveBuffer(buffer) { targets.append(target) }
    for path in request.paths {
      do {
        let resolved = try FileSystem.realPath(path)
        targets.append(Target(path: resolved, isFolder: FileSystem.status(of: resolved)?.kind == .folder))
      } catch {
        problems.append(FileProblem(path: currentFolder.resolving(path).text, message: error.reason))
      }
    }
    return targets
  }

  /// The folder of a buffer has to exist, the file need not.
  private mutating func resolveBuffer(_ path: FilePath) -> Target? {
    let absolute = currentFolder.resolving(path)
    if let resolved = try? FileSystem.realPath(absolute) { return Target(path: resolved, isFolder: false) }
    do {
      let folder = try FileSystem.realPath(absolute.parent)
      return Target(path: folder.appending(absolute.lastComponent), isFolder: false)
    } catch {
      problems.append(FileProblem(path: absolute.text, message: error.reason))
      return nil
    }
  }

  private func commonFolder(of targets: [Target]) -> FilePath {
    guard let first = targets.first else { return currentFolder }
    var common = first.isFolder ? first.path : first.path.parent
    for target in targets.dropFirst() {
      while !target.path.isAtOrBelow(common) { common = common.parent }
    }
    return common
  }

  /// Indexes what lies below `folder`. Where only files are named, outside a work tree, the folder around them is
  /// nobody's project in particular (`/tmp`, a home folder): the walk gives up where it is large, and only the files'
  /// own folders are read.
  private mutating func walkProject(_ folder: FilePath, root: FilePath, targets: [Target]) {
    let isGuess = request.indexRoot == nil && !request.paths.isEmpty && !targets.contains(where: \.isFolder)
    var walk = FileWalk(root: root, limit: isGuess ? FileWalk.guessLimit : .max)
    walk.visit(folder)
    if !walk.isComplete {
      walk = FileWalk(root: root, limit: .max)
      for folder in Set(targets.map(\.path.parent)) { walk.visit(folder, recursively: false) }
    }
    for path in walk.files { files[path] = false }
    problems += walk.problems
  }

  private mutating func report(_ target: Target, root: FilePath, known: Bool) {
    let path = target.path.relative(to: root)
    guard target.isFolder else {
      files[path] = true
      return
    }
    let below = files.keys.filter { $0.isAtOrBelow(path) && !$0.bytes.starts(with: "../".utf8) }
    for file in below { files[file] = true }
    if !below.isEmpty || (!known && target.path.isAtOrBelow(root)) {
      if below.isEmpty { reportEmpty(target) }
      return
    }
    // A folder that git ignores, or one elsewhere, is meant when it is named.
    var walk = FileWalk(root: root, limit: .max)
    if !request.isHook { walk.visit(target.path) }
    for file in walk.files { files[file] = true }
    problems += walk.problems
    if walk.files.isEmpty { reportEmpty(target) }
  }

  private mutating func reportEmpty(_ target: Target) {
    problems.append(FileProblem(path: target.path.text, message: "holds no Swift file"))
  }
}
