import Foundation
import PackagePlugin

/// `swift package bindlint`: lints the package, or the targets named with `--target`. Other arguments are those of
/// `bindlint lint`.
@main
struct BindlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? [] : try context.package.targets(named: names)
    let files = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { $0.sourceFiles(withSuffix: "swift") }
    var paths = files.map(\.url.path)
    // Without a path `lint` means the git work tree, which may hold more than this package.
    let folder = context.package.directoryURL
    let namesPath = extractor.remainingArguments.contains { argument in
      !argument.hasPrefix("-") && FileManager.default.fileExists(atPath: argument)
    }
    if paths.isEmpty, !namesPath { paths = [folder.path] }
    // Nothing outside of a package reaches what is not public in it.
    let scope =
      extractor.remainingArguments.contains { $0.hasPrefix("--index-root") } ? [] : ["--index-root", folder.path]
    try Self.lint(
      try context.tool(named: "bindlint").url, in: folder, arguments: scope + extractor.remainingArguments, paths: paths
    )
  }

  static func lint(_ tool: URL, in folder: URL, arguments: [String], paths: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = ["lint"] + arguments + paths
    try process.run()
    process.waitUntilExit()
    // What was found is printed already; the error makes the command fail as `bindlint` itself does.
    if process.terminationReason != .exit || process.terminationStatus > 1 {
      Diagnostics.error("bindlint could not do its work")
    } else if process.terminationStatus == 1 {
      Diagnostics.error("bindlint has findings")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BindlintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
      let paths = targets.flatMap { $0.inputFiles.map(\.url.path) }.filter { $0.hasSuffix(".swift") }
      try Self.lint(
        try context.tool(named: "bindlint").url, in: context.xcodeProject.directoryURL,
        arguments: extractor.remainingArguments, paths: paths)
    }
  }
#endif
