import Foundation
import PackagePlugin

/// Lints a target whenever one of its files changed, and prints findings as warnings of the build.
///
/// The whole package is known to the analysis. Nothing is written but an empty source file in the plugin's own folder,
/// by which the build system knows that the work is done.
@main
struct BindlintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url)
    return Self.command(
      try context.tool(named: "bindlint").url, target: target.name, files: files, root: context.package.directoryURL,
      workFolder: context.pluginWorkDirectoryURL)
  }

  static func command(_ tool: URL, target: String, files: [URL], root: URL, workFolder: URL) -> [Command] {
    // Files that other plugins generate are nobody's to mend.
    let files = files.filter { !$0.path.hasPrefix(workFolder.path) && !$0.path.contains("/.build/") }
    if files.isEmpty { return [] }
    let stamp = workFolder.appendingPathComponent("bindlint.\(target).swift")
    return [
      .buildCommand(
        displayName: "bindlint \(target)",
        executable: tool,
        arguments: ["lint", "--format", "xcode", "--fail-on", "error", "--quiet", "--index-root", root.path]
          + ["--stamp", stamp.path, "--"] + files.map(\.path),
        inputFiles: files,
        outputFiles: [stamp])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BindlintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      return Self.command(
        try context.tool(named: "bindlint").url, target: target.displayName, files: files,
        root: context.xcodeProject.directoryURL, workFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
