// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "bindlint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "bindlint", targets: ["bindlint"]),
    .plugin(name: "BindlintCommand", targets: ["BindlintCommand"]),
    .plugin(name: "BindlintBuildTool", targets: ["BindlintBuildTool"]),
  ],
  targets: [
    .target(name: "BindlintSyntax"),
    .target(name: "BindlintAnalysis", dependencies: ["BindlintSyntax"]),
    .target(
      name: "BindlintCLI", dependencies: ["BindlintAnalysis", "BindlintSyntax"],
      exclude: ["Map/map.schema.json", "Reporters/report.schema.json"]),
    .executableTarget(name: "bindlint", dependencies: ["BindlintCLI"]),
    .plugin(
      name: "BindlintCommand",
      capability: .command(
        intent: .custom(verb: "bindlint", description: "Find SwiftUI bindings and inputs that cost updates"),
        permissions: [.writeToPackageDirectory(reason: "'--fix' writes fixes into the sources")]),
      dependencies: ["bindlint"],
      path: "Sources/BindlintCommand"),
    .plugin(
      name: "BindlintBuildTool",
      capability: .buildTool(),
      dependencies: ["bindlint"],
      path: "Sources/BindlintBuildTool"),
    .testTarget(name: "BindlintSyntaxTests", dependencies: ["BindlintSyntax"]),
    .testTarget(name: "BindlintAnalysisTests", dependencies: ["BindlintAnalysis"]),
    .testTarget(name: "BindlintCLITests", dependencies: ["BindlintCLI"]),
    .testTarget(name: "BindlintFixTests", dependencies: ["BindlintCLI", "BindlintAnalysis", "BindlintSyntax"]),
  ]
)
