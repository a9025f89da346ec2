/// Why a file could not be given its new text.
struct FixError: Error, Hashable, Sendable {
  enum Cause: Error, Hashable, Sendable {
    /// Its bytes are not those that were analysed.
    case changedSinceRead
    case missing
    case folderMissing
    case readOnly
    case notWritable
    case folderNotWritable
    case noSpace
    case tooLarge
    case readOnlyFileSystem
    case notRegular
    /// Another file of the project is the same file by another name.
    case sameAs(String)
    case system(code: Int32, text: String)
  }

  /// As the report names it.
  var path: String
  var cause: Cause

  /// A lower-case statement that continues "'PATH' ".
  var reason: String {
    switch cause {
    case .changedSinceRead: "has changed since it was read; run again"
    case .missing: "is gone since it was read"
    case .folderMissing: "can't be written: its folder is gone"
    case .readOnly: "is read-only"
    case .notWritable: "may not be written (permission denied)"
    case .folderNotWritable: "can't be replaced: its folder may not be written (permission denied)"
    case .noSpace: "can't be written: no space is left on the device"
    case .tooLarge: "can't be written: it would exceed the limit for file sizes"
    case .readOnlyFileSystem: "can't be written: its file system is read-only"
    case .notRegular: "is no regular file"
    case .sameAs(let other): "is the same file as '\(other)'"
    case .system(_, let text): "can't be written: \(text)"
    }
  }
}
