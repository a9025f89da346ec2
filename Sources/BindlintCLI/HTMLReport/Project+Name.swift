extension Project {
  /// What a page is called: the only folder that was asked for, else the project's.
  func name(asked paths: [FilePath]) -> String {
    var folder = root
    if paths.count == 1, let path = try? FileSystem.realPath(paths[0]), FileSystem.status(of: path)?.kind == .folder {
      folder = path
    }
    return String(decoding: folder.lastComponent, as: UTF8.self)
  }
}
