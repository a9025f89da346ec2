import Foundation
import Testing

/// The Swift compiler of this machine with the stand-in for SwiftUI, built once and kept by its contents.
struct Compiler: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let program: String
  /// Holds the module and the library of the stand-in.
  let module: String

  /// Whether compiling proves anything here: on Apple's systems the module would meet the real SwiftUI.
  static let isAvailable: Bool = {
    #if os(Linux)
      return tool("swiftc") != nil
    #else
      return false
    #endif
  }()

  static let shared: Result<Compiler, Failure> = {
    do { return .success(try Compiler()) } catch { return .failure(Failure(description: "\(error)")) }
  }()

  private init() throws {
    guard let program = tool("swiftc") else { throw Failure(description: "no swiftc") }
    self.program = program
    let folder = packageRoot.appendingPathComponent("Fixtures/SwiftUIStandIn")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
    add(try run(program, ["--version"]).output.utf8)
    for file in files { add(try Data(contentsOf: file)) }
    let name = "bindlint-swiftui-\(String(hash, radix: 16))"
    let target = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    module = target.path
    if FileManager.default.fileExists(atPath: target.appendingPathComponent("SwiftUI.swiftmodule").path) { return }
    // Built elsewhere and renamed, since another run may build it at the same time.
    let scratch = try Scratch()
    let result = try run(
      program,
      [
        "-swift-version", "5", "-parse-as-library", "-emit-library", "-emit-module", "-module-name", "SwiftUI", "-o",
        scratch.path("libSwiftUI.so"), "-emit-module-path", scratch.path("SwiftUI.swiftmodule"),
      ] + files.map(\.path))
    guard result.status == 0 else { throw Failure(description: "the stand-in does not compile:\n\(result.output)") }
    try? FileManager.default.copyItem(atPath: scratch.url.path, toPath: target.path)
  }

  /// Compiles `files` of `folder` as far as the compiler can find faults; what it says, if it finds some.
  ///
  /// Type checking alone would accept a `let` that is assigned twice.
  func faults(_ files: [String], in folder: String) throws -> String? {
    let result = try run(
      program, ["-wmo", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", module] + files, in: folder)
    return result.status == 0 ? nil : result.output
  }

  /// Builds a program of `files` of `folder` and gives what it prints.
  func output(_ files: [String], in folder: String) throws -> String {
    let build = try run(
      program,
      [
        "-swift-version", "6", "-I", module, "-L", module, "-lSwiftUI", "-Xlinker", "-rpath", "-Xlinker", module, "-o",
        "program",
      ]
        + files, in: folder)
    guard build.status == 0 else { throw Failure(description: build.output) }
    let result = try run("\(folder)/program", [], in: folder)
    guard result.status == 0 else { throw Failure(description: "status \(result.status)\n\(result.output)") }
    return result.output
  }
}

let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
