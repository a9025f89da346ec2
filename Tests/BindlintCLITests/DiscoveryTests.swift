import BindlintAnalysis
import Foundation
import Testing

@testable import BindlintCLI

@Suite struct DiscoveryTests {
  private func find(_ paths: [String], in folder: TemporaryFolder, indexRoot: String? = nil, isHook: Bool = false)
    throws
    -> Project
  {
    try Discovery.find(
      DiscoveryRequest(
        paths: paths.map { folder.file($0) }, indexRoot: indexRoot.map { folder.file($0) }, isHook: isHook))
  }

  private func all(_ project: Project) -> [String] { project.files.map(\.path.text) }
  private func reported(_ project: Project) -> [String] { project.files.filter(\.isReported).map(\.path.text) }

  private func workTree() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    return folder
  }

  // MARK: In a git work tree

  @Test func gitSaysWhatBelongsToTheProject() throws {
    let folder = try workTree()
    try folder.write(".gitignore", "ignored/\n*.gen.swift\n")
    try folder.write("Sources/A.swift")
    try folder.write("Sources/New.swift")
    try folder.write("Sources/B.gen.swift")
    try folder.write("ignored/C.swift")
    try folder.write(".hidden/D.swift")
    try folder.write("Pods/E.swift")
    try folder.write("Notes.txt")
    try folder.git("add", "Sources/A.swift")
    let project = try find(["Sources"], in: folder)
    #expect(project.isWorkTree)
    #expect(project.root == folder.filePath)
    #expect(all(project) == [".hidden/D.swift", "Pods/E.swift", "Sources/A.swift", "Sources/New.swift"])
    #expect(reported(project) == ["Sources/A.swift", "Sources/New.swift"])
    #expect(project.problems.isEmpty)
  }

  @Test func aFileIsReportedAndTheProjectAroundItKnown() throws {
    let folder = try workTree()
    for name in ["A.swift", "B.swift", "Deep/C.swift"] { try folder.write(name) }
    let project = try find(["Deep/C.swift"], in: folder)
    #expect(all(project) == ["A.swift", "B.swift", "Deep/C.swift"])
    #expect(reported(project) == ["Deep/C.swift"])
  }

  @Test func whatIsNamedIsReportedAlthoughIgnored() throws {
    let folder = try workTree()
    try folder.write(".gitignore", "out/\n")
    try folder.write("A.swift")
    try folder.write("out/B.swift")
    try folder.write("out/deep/C.swift")
    #expect(reported(try find(["out/B.swift"], in: folder)) == ["out/B.swift"])
    #expect(reported(try find(["out"], in: folder)) == ["out/B.swift", "out/deep/C.swift"])
    #expect(all(try find(["A.swift"], in: folder)) == ["A.swift"])
  }

  @Test func deletedFilesAndLinksAreNoFilesOfTheProject() throws {
    let folder = try workTree()
    let outside = try TemporaryFolder()
    try outside.write("Outside.swift")
    try outside.write("Tree/X.swift")
    for name in ["A.swift", "Gone.swift", "Dir/X.swift"] { try folder.write(name) }
    try folder.link("Link.swift", to: outside.file("Outside.swift").text)
    try folder.git("add", "-A")
    try FileManager.default.removeItem(atPath: folder.file("Gone.swift").text)
    try FileManager.default.removeItem(atPath: folder.file("Dir").text)
    try folder.link("Dir", to: outside.file("Tree").text)
    let project = try find(["."], in: folder)
    #expect(all(project) == ["A.swift"])
    #expect(project.problems.isEmpty)
  }

  @Test func theIndexOfACommitHookCounts() throws {
    let folder = try workTree()
    for name in ["A.swift", "B.swift", "Untracked.swift"] { try folder.write(name) }
    try folder.git("add", "A.swift", "B.swift")
    #expect(all(try find(["A.swift"], in: folder, isHook: true)) == ["A.swift", "B.swift"])
    #expect(try find([], in: folder, isHook: true).files.isEmpty)

    // What git names for a commit of one path: another index, and with it another list of files.
    let index = folder.file(".git/other-index").text
    try folder.git("read-tree", "--empty", environment: ["GIT_INDEX_FILE": index])
    try folder.git("add", "A.swift", environment: ["GIT_INDEX_FILE": index])
    try folder.write("A.swift", "not parsed: \(String(repeating: "x", count: 10))\n")
    let outcome = try ProgramRun.bindlint(
      "lint", "--hook", "--format", "json", "A.swift", in: folder, environment: ["GIT_INDEX_FILE": index])
    #expect(outcome.output.contains("\"indexedFiles\": 1,"))
    let plain = try ProgramRun.bindlint("lint", "--hook", "--format", "json", "A.swift", in: folder)
    #expect(plain.output.contains("\"indexedFiles\": 2,"))
  }

  @Test func anotherRepositoryIsNotReadThroughTheHooksEnvironment() throws {
    let folder = try workTree()
    let other = try workTree()
    try other.write("Other.swift")
    try folder.write("Own.swift")
    let outcome = try ProgramRun.bindlint(
      "lint", "--format", "json", other.path, in: folder,
      environment: ["GIT_DIR": folder.file(".git").text, "GIT_INDEX_FILE": folder.file(".git/index").text])
    #expect(outcome.output.contains("\"indexedFiles\": 1,"))
    #expect(outcome.output.contains("\"problems\": []"))
  }

  @Test func nothingOfTheRepositoryRuns() throws {
    let folder = try workTree()
    try folder.write("A.swift")
    let marker = folder.file("ran").text
    let script = try folder.write("run.sh", "#!/bin/sh\ntouch '\(marker)'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.text)
    try folder.folder("hooks")
    for hook in ["post-index-change", "pre-commit", "fsmonitor-watchman"] {
      try FileManager.default.copyItem(atPath: script.text, toPath: folder.file("hooks/\(hook)").text)
    }
    try folder.git("config", "core.fsmonitor", script.text)
    try folder.git("config", "core.hooksPath", folder.file("hooks").text)
    try folder.git("config", "core.pager", script.text)
    try folder.git("config", "diff.external", script.text)
    try folder.git("config", "filter.x.clean", script.text)
    try folder.git("config", "filter.x.smudge", script.text)
    try folder.git("config", "filter.x.process", script.text)
    try folder.write(".gitattributes", "*.swift filter=x diff=x\n")
    #expect(all(try find(["."], in: folder)) == ["A.swift"])
    #expect(FileSystem.status(of: FilePath(marker)) == nil)
  }

  @Test func whereGitRefusesTheWalkHelps() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git", "gitdir: /nowhere\n")
    try folder.write("Sources/A.swift")
    try folder.write("Pods/B.swift")
    let project = try find(["Sources"], in: folder)
    #expect(all(project) == ["Sources/A.swift"])
    #expect(project.problems.count == 1)
    #expect(project.problems.first?.message.contains("git can't list the files") == true)
  }

  @Test func aSubmoduleIsAProjectOfItsOwn() throws {
    let folder = try workTree()
    try folder.write("A.swift")
    try folder.folder("Inner")
    let inner = folder.file("Inner").text
    _ = try ProgramRun.run("git", ["init", "-q"], in: inner)
    try folder.write("Inner/B.swift")
    #expect(all(try find(["A.swift"], in: folder)) == ["A.swift"])
    let project = try find(["Inner"], in: folder)
    #expect(project.root.text == inner)
    #expect(all(project) == ["B.swift"])
    #expect(reported(try find(["A.swift", "Inner"], in: folder)) == ["A.swift", "Inner/B.swift"])
  }

  @Test func aConfigurationMakesAFolderAProjectOfItsOwn() throws {
    let folder = try workTree()
    for name in ["A.swift", "App/B.swift", "App/Deep/C.swift", "Other/D.swift"] { try folder.write(name) }
    try folder.write("App/.bindlint.json", "{ \"root\": true }")
    let project = try find(["App/Deep"], in: folder)
    #expect(project.root == folder.filePath)
    #expect(all(project) == ["App/B.swift", "App/Deep/C.swift"])
    #expect(reported(project) == ["App/Deep/C.swift"])
    #expect(all(try find(["App", "Other"], in: folder)).count == 4)
    #expect(all(try find(["App"], in: folder, indexRoot: ".")).count == 4)
  }

  @Test func theIndexRootSaysWhatIsKnown() throws {
    let folder = try workTree()
    for name in ["A.swift", "Lib/B.swift", "Lib/C.swift"] { try folder.write(name) }
    let project = try find(["Lib/B.swift"], in: folder, indexRoot: "Lib")
    #expect(project.root == folder.filePath)
    #expect(all(project) == ["Lib/B.swift", "Lib/C.swift"])
    #expect(reported(project) == ["Lib/B.swift"])
  }

  // MARK: Elsewhere

  @Test func theWalkPrunesWhatToolsBring() throws {
    let folder = try TemporaryFolder()
    for name in [
      "A.swift", "Deep/er/B.swift", ".build/C.swift", ".hidden.swift", "DerivedData/D.swift", "Pods/E.swift",
      "Carthage/F.swift", "x/node_modules/G.swift", "No.txt",
    ] { try folder.write(name) }
    let project = try find(["."], in: folder)
    #expect(!project.isWorkTree)
    #expect(all(project) == ["A.swift", "Deep/er/B.swift"])
    #expect(reported(try find(["Pods"], in: folder)) == ["E.swift"])
  }

  @Test func linksAreNotFollowedOutOrInCircles() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("Outside.swift")
    try folder.write("Sub/A.swift")
    try folder.link("Sub/loop", to: "..")
    try folder.link("Sub/self", to: "self")
    try folder.link("out", to: outside.path)
    try folder.link("Out.swift", to: outside.file("Outside.swift").text)
    #expect(all(try find(["."], in: folder)) == ["Sub/A.swift"])
    // A link that is named is meant.
    let named = try find(["Out.swift"], in: folder)
    #expect(named.root == outside.filePath)
    #expect(reported(named) == ["Outside.swift"])
  }

  @Test func theRootIsTheDeepestCommonFolder() throws {
    let folder = try TemporaryFolder()
    for name in ["P/A/One.swift", "P/A/Two.swift", "P/B/Three.swift", "Four.swift"] { try folder.write(name) }
    let project = try find(["P/A/One.swift", "P/B"], in: folder)
    #expect(project.root == folder.file("P"))
    #expect(all(project) == ["A/One.swift", "A/Two.swift", "B/Three.swift"])
    #expect(reported(project) == ["A/One.swift", "B/Three.swift"])
    #expect(try find(["P/A/One.swift"], in: folder).root == folder.file("P/A"))
  }

  @Test func aLoneFileAmongCountlessOthersKnowsItsOwnFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("One.swift")
    try folder.write("Two.swift")
    try folder.write("Deep/Three.swift")
    try folder.folder("Crowd")
    for number in 0...FileWalk.guessLimit {
      try folder.write("Crowd/\(number)", "")
    }
    #expect(all(try find(["One.swift"], in: folder)) == ["One.swift", "Two.swift"])
    #expect(all(try find(["."], in: folder)).count == 3)
  }

  @Test func whatIsNotThereIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.folder("Empty")
    let project = try find(["A.swift", "Missing.swift", "Empty"], in: folder)
    #expect(reported(project) == ["A.swift"])
    #expect(Set(project.problems.map(\.message)) == ["does not exist", "holds no Swift file"])
  }

  @Test func namesNeedNotBeText() throws {
    #if os(Linux)
      let folder = try TemporaryFolder()
      let name: [UInt8] = [0x66, 0xFF, 0xE9] + Array(".swift".utf8)
      try FileSystem.replace(folder.filePath.appending(name), with: Array("let a = 1\n".utf8))
      let project = try find(["."], in: folder)
      #expect(project.files.map(\.path.bytes) == [name])
      let loader = try SourceLoader(project)
      guard case .source(let source) = loader.load(0) else {
        Issue.record("it should be read")
        return
      }
      #expect(source.path == "f\u{FFFD}\u{FFFD}.swift")
      #expect(source.count == 10)
    #endif
  }

  @Test func twoSpellingsOfOneLetterAreTwoFiles() throws {
    #if os(Linux)
      let folder = try TemporaryFolder()
      try folder.write("e\u{301}.swift")
      try folder.write("\u{E9}.swift")
      #expect(try find(["."], in: folder).files.count == 2)
    #endif
  }
}
