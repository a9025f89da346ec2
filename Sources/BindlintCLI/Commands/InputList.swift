/// Paths and texts that reach the command otherwise than as arguments.
enum InputList {
  /// The paths in a file, one a line, or ended by NUL bytes as `find -print0` writes them. `-` is standard input.
  static func read(_ file: Argument) throws(UsageError) -> [FilePath] {
    let text: [UInt8]
    do { text = try file.text == "-" ? standardInput() : FileSystem.contents(of: file.path) } catch let error
      as SystemError
    {
      throw .unusableFile(path: file.text, reason: error.reason)
    } catch {
      throw .unusableFile(path: file.text, reason: "can't be read")
    }
    return paths(in: text)
  }

  static func paths(in text: [UInt8]) -> [FilePath] {
    let separator: UInt8 = text.contains(0) ? 0 : 0x0A
    return text.split(separator: separator).compactMap { line in
      let path = separator == 0x0A && line.last == 0x0D ? line.dropLast() : line
      return path.isEmpty ? nil : FilePath(bytes: path)
    }
  }

  static func standardInput() throws(UsageError) -> [UInt8] {
    do { return try StandardStream.readInput() } catch {
      throw .unusableFile(path: "standard input", reason: error.reason)
    }
  }

  /// The Swift files that an Xcode script phase declares as its inputs: `SCRIPT_INPUT_FILE_0` and on, and those in the
  /// lists `SCRIPT_INPUT_FILE_LIST_0` and on.
  static func scriptInputs() throws(UsageError) -> [FilePath] {
    func values(_ name: String) throws(UsageError) -> [String] {
      guard let text = Environment["\(name)_COUNT"] else { return [] }
      guard let count = Int(text), (0...100_000).contains(count) else {
        throw .unsupported("\(name)_COUNT is '\(text)', not a number of files")
      }
      return (0..<count).compactMap { Environment["\(name)_\($0)"] }
    }
    if Environment["SCRIPT_INPUT_FILE_COUNT"] == nil && Environment["SCRIPT_INPUT_FILE_LIST_COUNT"] == nil {
      throw .unsupported("--script-inputs works in a script phase of Xcode: SCRIPT_INPUT_FILE_COUNT is not set")
    }
    var paths = try values("SCRIPT_INPUT_FILE").map { FilePath($0) }
    for list in try values("SCRIPT_INPUT_FILE_LIST") {
      paths += try read(Argument(list)).filter { $0.bytes.first != UInt8(ascii: "#") }
    }
    return paths.filter { $0.hasSuffix(".swift") }
  }
}
