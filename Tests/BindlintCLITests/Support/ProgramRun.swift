import Foundation

/// A program run to its end.
enum ProgramRun {
  struct Outcome {
    var output: String
    var errors: String
    var status: Int32
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// The built command, which lies beside the test bundle.
  static func bindlint() throws -> String {
    #if os(macOS)
      let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      let folders = bundles.map { $0.bundleURL.deletingLastPathComponent() }
    #else
      let folders = [URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()]
    #endif
    for folder in folders {
      let path = folder.appendingPathComponent("bindlint").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw Failure(description: "bindlint is not built beside the tests in \(folders.map(\.path))")
  }

  static func bindlint(
    _ arguments: String..., in folder: TemporaryFolder, input: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(bindlint(), arguments, in: folder.path, input: input, environment: environment)
  }

  static func run(
    _ program: String, _ arguments: [String], in folder: String, input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    variables.merge(environment) { $1 }
    process.environment = variables
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    if let input {
      let pipe = Pipe()
      process.standardInput = pipe
      try process.run()
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    } else {
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus)
  }
}
