import BindlintAnalysis
import BindlintSyntax

/// Reads the files of a project, from any thread.
final class SourceLoader: Sendable {
  /// The largest file that is read. Sources of people end far below; a table of this size costs half a gigabyte.
  static let sizeLimit = 32 << 20

  private let root: OpenFile
  private let files: [Project.File]
  /// Buffers of an editor that stand for the file of the same path.
  private let replacements: [FilePath: [UInt8]]

  init(_ project: Project, replacements: [FilePath: [UInt8]] = [:]) throws(UsageError) {
    do { root = try OpenFile(project.root) } catch {
      throw .unusableFile(path: project.root.text, reason: error.reason)
    }
    files = project.files
    self.replacements = replacements
  }

  func load(_ index: Int) -> LoadedSource {
    let path = files[index].path
    if !replacements.isEmpty, let bytes = replacements[path] {
      if bytes.count > Self.sizeLimit { return .problem(Self.tooLarge(bytes.count)) }
      return Self.checked(SourceFile(path: path.text, bytes: bytes))
    }
    do {
      let file = try OpenFile(path, below: root.descriptor)
      let status = try file.status()
      switch status.kind {
      case .file: break
      case .folder: return .problem("is a folder")
      case .link, .other: return .problem("is no regular file")
      }
      var expected = status.size
      // A file that grows while it is read is read again from its start, with more room.
      for _ in 0..<4 {
        if expected > Self.sizeLimit { return .problem(Self.tooLarge(expected)) }
        if let source = try Self.read(file, path: path.text, room: expected + 1) { return Self.checked(source) }
        guard file.rewind() else { return .problem("can't be read twice") }
        expected = max(try file.status().size, expected * 2 + 4096)
      }
      return .problem("keeps growing while it is read")
    } catch {
      return .problem((error as? SystemError)?.reason ?? "can't be read")
    }
  }

  /// `nil` where the file has more than `room` bytes, less one.
  private static func read(_ file: borrowing OpenFile, path: String, room: Int) throws -> SourceFile? {
    let descriptor = file.descriptor
    let source = try SourceFile(path: path, capacity: room) { buffer in
      var done = 0
      while done < room {
        let count = OpenFile.readOnce(
          descriptor, into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[done...]))
        if count < 0 { throw SystemError.current }
        done += count
        // A regular file gives all it has at once: what comes short of its known size by one byte is whole.
        if count == 0 || done == room - 1 { break }
      }
      return done
    }
    return source.count == room ? nil : source
  }

  /// The file as a source, or why it is none.
  static func checked(_ source: SourceFile) -> LoadedSource {
    switch TextCheck.check(source.bytes) {
    case .text: return .source(source)
    case .notText(let reason): return .problem(reason)
    }
  }

  private static func tooLarge(_ size: Int) -> String {
    "is \(size >> 20) MB large; files above \(sizeLimit >> 20) MB are not read"
  }
}
