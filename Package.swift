// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "bindlint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "bindlint", targets: ["bindlint"])
  ],
  targets: [
    .target(name: "BindlintSyntax"),
    .target(name: "BindlintAnalysis", dependencies: ["BindlintSyntax"]),
    .target(name: "BindlintCLI", dependencies: ["BindlintAnalysis", "BindlintSyntax"]),
    .executableTarget(name: "bindlint", dependencies: ["BindlintCLI"]),
    .testTarget(name: "BindlintSyntaxTests", dependencies: ["BindlintSyntax"]),
    .testTarget(name: "BindlintAnalysisTests", dependencies: ["BindlintAnalysis"]),
    .testTarget(name: "BindlintCLITests", dependencies: ["BindlintCLI"]),
    .testTarget(name: "BindlintFixTests", dependencies: ["BindlintCLI", "BindlintAnalysis", "BindlintSyntax"]),
  ]
)
