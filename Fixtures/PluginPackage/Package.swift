// swift-tools-version: 6.0
import PackageDescription

// A package that uses both plugins, built by the project's external checks.
let package = Package(
  name: "PluginPackage",
  dependencies: [.package(name: "bindlint", path: "../..")],
  targets: [
    .target(name: "Dirty", plugins: [.plugin(name: "BindlintBuildTool", package: "bindlint")]),
    .target(name: "Clean", plugins: [.plugin(name: "BindlintBuildTool", package: "bindlint")]),
  ]
)
