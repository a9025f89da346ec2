/// Reads the past of a work tree: what a commit held. No filter, hook or text conversion runs, nothing is fetched.
struct GitHistory {
  let workTree: FilePath
  let currentFolder: FilePath

  private func git(_ arguments: [String], input: [UInt8]? = nil) -> Result<[UInt8], GitListing.Refusal> {
    GitListing.run(arguments, in: workTree, currentFolder: currentFolder, input: input)
  }

  private func line(_ arguments: [String]) -> String? {
    guard case .success(let bytes) = git(arguments) else { return nil }
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The commit from which `HEAD` and `revision` went apart.
  func mergeBase(of revision: String) throws(UsageError) -> String {
    let isShallow = line(["rev-parse", "--is-shallow-repository"]) == "true"
    let advice =
      "this clone is shallow; fetch more of its history first: git fetch --unshallow, "
      + "or 'fetch-depth: 0' for actions/checkout"
    guard let commit = line(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]) else {
      let remote = "origin/" + revision
      let isOnRemote = line(["rev-parse", "--verify", "--quiet", "--end-of-options", remote + "^{commit}"]) != nil
      throw .unsupported(
        "--diff-base: git knows no commit '\(revision)'"
          + (isShallow ? "; \(advice)" : isOnRemote ? "; did you mean '\(remote)'?" : ""))
    }
    guard line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) != nil else {
      throw .unsupported("--diff-base: there is no commit here yet to compare with '\(revision)'")
    }
    guard let base = line(["merge-base", commit, "HEAD"]), !base.isEmpty else {
      throw .unsupported("--diff-base: '\(revision)' and HEAD have no common commit" + (isShallow ? "; \(advice)" : ""))
    }
    return base
  }

  /// The Swift files of a commit: path and bytes, in order of their paths.
  func files(of commit: String) throws(UsageError) -> [(path: FilePath, bytes: [UInt8])] {
    let listing: [UInt8]
    switch git(["ls-tree", "-r", "-z", "--full-tree", commit]) {
    case .success(let bytes): listing = bytes
    case .failure(let refusal): throw .unsupported("--diff-base: git can't list '\(commit)': \(refusal.reason)")
    }
    var entries: [(path: FilePath, id: ArraySlice<UInt8>)] = []
    for entry in listing.split(separator: 0) {
      // `100644 blob ID<tab>path`
      guard let tab = entry.firstIndex(of: 0x09), entry.starts(with: "100".utf8) else { continue }
      let path = FilePath(bytes: entry[(tab + 1)...])
      let words = entry[..<tab].split(separator: 0x20)
      if path.hasSuffix(".swift"), words.count == 3 { entries.append((path, words[2])) }
    }
    entries.sort { $0.path < $1.path }
    if entries.isEmpty { return [] }
    let input = entries.flatMap { $0.id + [0x0A] }
    let output: [UInt8]
    switch git(["cat-file", "--batch"], input: input) {
    case .success(let bytes): output = bytes
    case .failure(let refusal): throw .unsupported("--diff-base: git can't read '\(commit)': \(refusal.reason)")
    }
    return try split(output, entries.map(\.path))
  }

  /// `ID blob SIZE`, a line's end, the bytes, a line's end; for each path.
  private func split(_ output: [UInt8], _ paths: [FilePath]) throws(UsageError) -> [(path: FilePath, bytes: [UInt8])] {
    var result: [(path: FilePath, bytes: [UInt8])] = []
    var index = 0
    for path in paths {
      guard let end = output[index...].firstIndex(of: 0x0A) else { break }
      let words = output[index..<end].split(separator: 0x20)
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), end + 1 + size <= output.count
      else {
        throw .unsupported(
          "--diff-base: this clone does not have the text of '\(path.text)' at the merge base; it is a partial clone: "
            + "fetch it first, for example with 'git checkout' of that commit")
      }
      result.append((path, Array(output[(end + 1)..<(end + 1 + size)])))
      index = min(output.count, end + 1 + size + 1)
    }
    return result
  }
}
