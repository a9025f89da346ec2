import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

/// `bindlint map` over small projects, held against what it printed when people had read it.
@Suite struct MapTests {
  /// Folders below `Fixtures`, each a project of its own.
  static let projects = [
    "map/inputs", "map/library", "map/legacy", "map/notes", "map/platforms", "map/helpers", "map/actions", "SampleApp",
  ]

  private func map(_ arguments: String..., project: String) throws -> ProgramRun.Outcome {
    let folder = Golden.root.appendingPathComponent("Fixtures/\(project)").path
    return try ProgramRun.run(ProgramRun.bindlint(), ["map"] + arguments, in: folder)
  }

  private func expected(_ project: String) -> String {
    "map/expected/\(project.split(separator: "/").last ?? "")"
  }

  @Test(arguments: projects) func everyFormatIsAsItWasRead(_ project: String) throws {
    for (format, name) in [("text", "map.txt"), ("json", "map.json"), ("dot", "map.dot"), ("mermaid", "map.mmd")] {
      // The schema holds the others.
      if format == "json", project != "map/library", project != "map/legacy" { continue }
      let outcome = try map("--format", format, project: project)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      try Golden.check(outcome.output, name, in: expected(project))
    }
  }

  @Test(arguments: [
    ("Library.searchText", "map/library"), ("Library.borrowed", "map/library"), ("Library.books", "map/library"),
    ("LibraryApp.filter", "map/library"), ("Player.isPlaying", "map/legacy"), ("PlayerApp.player", "map/legacy"),
    ("Player.log", "map/legacy"), ("Compose.street", "map/helpers"), ("Mailbox.subject", "map/helpers"),
    ("Shelf.width", "map/helpers"), ("TrailMaps.searchText", "SampleApp"),
  ]) func stateIsFollowedToTheEnd(_ state: String, _ project: String) throws {
    for (format, ending) in [("text", "txt"), ("json", "json")] {
      if format == "json", project != "map/legacy" { continue }
      let outcome = try map("--state", state, "--format", format, project: project)
      #expect(outcome.status == 0)
      try Golden.check(outcome.output, "state-\(state).\(ending)", in: expected(project))
    }
  }

  @Test(arguments: projects) func theDocumentIsAsItsSchemaSays(_ project: String) throws {
    let schema = try SchemaValidator(MapSchema.text)
    for arguments in [[], ["--state", "Library.searchText"], ["--view", "ShelfList"]] as [[String]] {
      if !arguments.isEmpty, project != "map/library" { continue }
      let folder = Golden.root.appendingPathComponent("Fixtures/\(project)").path
      let outcome = try ProgramRun.run(ProgramRun.bindlint(), ["map", "--format", "json"] + arguments, in: folder)
      #expect(try schema.violations(in: Data(outcome.output.utf8)) == [])
      try namesOnlyWhatItHolds(outcome.output)
    }
  }

  /// Every number that stands for a view or model is the id of one in the document.
  private func namesOnlyWhatItHolds(_ text: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    let views = Set((document["views"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int })
    let models = Set((document["models"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int })
    #expect(!views.isEmpty)
    func check(_ value: Any) {
      if let object = value as? [String: Any] {
        for (key, member) in object {
          if key == "view", let number = member as? Int { #expect(views.contains(number)) }
          if key == "model", let number = member as? Int { #expect(models.contains(number)) }
          check(member)
        }
      } else if let array = value as? [Any] {
        array.forEach(check)
      }
    }
    check(document)
  }

  @Test func theSchemaBesideTheSourcesIsTheOneInside() throws {
    let url = Golden.root.appendingPathComponent("Sources/BindlintCLI/Map/map.schema.json")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(
      text == MapSchema.text, "run: swift run bindlint debug schema map > Sources/BindlintCLI/Map/map.schema.json")
    let folder = try TemporaryFolder()
    #expect(try ProgramRun.bindlint("debug", "schema", "map", in: folder).output == MapSchema.text)
  }

  @Test func theTreeFitsTheTerminal() throws {
    let sources = try ["Library.swift", "LibraryHelpers.swift", "LibraryViews.swift"].map { name in
      try SourceFile(
        path: name,
        text: String(contentsOf: Golden.root.appendingPathComponent("Fixtures/map/library/\(name)"), encoding: .utf8))
    }
    let map = DataFlowMap.make(
      sources.map { InputFile(path: $0.path, isReported: true) }, options: AnalysisOptions(severities: [:])
    ) { .source(sources[$0]) }
    let paths = DisplayedPaths(root: FilePath("/"), currentFolder: nil)
    for width in [40, 60, 80, 120] {
      let tree = MapTree(
        document: MapDocument(map: map, shown: Array(map.views.indices)), paths: paths,
        style: TextStyle(isColored: false), width: width)
      for line in tree.text.split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= width, "\(width): \(line)")
      }
      #expect(tree.text.contains("ShelfList"))
    }
  }

  @Test func aViewIsShownWithItsNeighbours() throws {
    let outcome = try map("--view", "SearchField", project: "map/library")
    #expect(outcome.output.hasPrefix("SearchField, view, LibraryViews.swift:"))
    #expect(outcome.output.contains("made by ShelfList"))
    #expect(!outcome.output.contains("BookList"))
  }

  @Test func pathsSayWhatIsShownAndNotWhatIsKnown() throws {
    let folder = try TemporaryFolder()
    try folder.write("Model.swift", "import Observation\n@Observable final class Model { var name = \"\" }\n")
    try folder.write(
      "Parent.swift",
      "import SwiftUI\nstruct Parent: View { @State var model = Model(); var body: some View { Child(model: model) } }\n"
    )
    try folder.write(
      "Child.swift",
      "import SwiftUI\nstruct Child: View { let model: Model; var body: some View { Text(model.name) } }\n")
    let outcome = try ProgramRun.bindlint("map", "Child.swift", "--index-root", ".", in: folder)
    #expect(outcome.output.hasPrefix("Child, view, Child.swift:2"))
    #expect(outcome.output.contains("runs for a change of Model.name (line 2)"))
    #expect(outcome.output.contains("made by Parent"))
    #expect(!outcome.output.contains("Parent, view"))
  }

  @Test func whatIsNotThereIsNamedWithTheNearest() throws {
    for (arguments, words) in [
      (["--view", "ShelfLst"], "did you mean 'ShelfList'?"),
      (["--state", "Libary.searchText"], "did you mean 'Library'?"),
      (["--state", "Library.serchText"], "did you mean 'searchText'?"),
      (["--state", "Library.isSearching"], "ask for what it comes from: Library.searchText"),
      (["--state", "searchText"], "as in --state Library.query"),
      (["--state", "Library.searchText", "--view", "ShelfList"], "don't go together"),
      (["--format", "dott"], "did you mean 'dot'?"),
    ] {
      let folder = Golden.root.appendingPathComponent("Fixtures/map/library").path
      let outcome = try ProgramRun.run(ProgramRun.bindlint(), ["map"] + arguments, in: folder)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.output == "")
      #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
    }
  }

  @Test func theMapIsTheSameWithAnyThreadsAndFromEverywhere() throws {
    let inside = try map("--format", "json", project: "map/library")
    for jobs in ["1", "3", "8"] {
      #expect(try map("--format", "json", "--jobs", jobs, project: "map/library").output == inside.output)
    }
    let folder = Golden.root.appendingPathComponent("Fixtures/map/library").path
    let outside = try ProgramRun.run(ProgramRun.bindlint(), ["map", "--format", "json", folder], in: "/")
    #expect(outside.output == inside.output)
  }

  @Test func hostileNamesStayTextInEveryFormat() throws {
    let folder = try TemporaryFolder()
    let name = "a\"];click n0 call alert()\n\u{202E}<script>"
    try folder.folder(name)
    try folder.write(
      "\(name)/A.swift",
      "import SwiftUI\nstruct A: View { @Environment(\\.`x`) var a; @Unseen(\"\\\"]\\n\\\\end%%\") var b; var body: some View { Text(\"\") } }\n"
    )
    let dot = try ProgramRun.bindlint("map", ".", "--format", "dot", in: folder)
    #expect(dot.output.contains(#"label="a\"];click n0 call alert()\\u{A}\\u{202E}<script>";"#))
    let mermaid = try ProgramRun.bindlint("map", ".", "--format", "mermaid", in: folder)
    #expect(mermaid.output.contains(#"subgraph g0["a#34;#93;#59;click n0 call alert()#92;u#123;A#125;#92;"#))
    #expect(!mermaid.output.contains("<"))
    for format in MapFormat.allCases {
      let outcome = try ProgramRun.bindlint("map", ".", "--format", format.rawValue, in: folder)
      #expect(outcome.status == 0)
      #expect(!outcome.output.unicodeScalars.contains("\u{202E}") || format == .json)
    }
  }

  @Test func theReadmeShowsWhatIsPrinted() throws {
    let readme = try String(contentsOf: Golden.root.appendingPathComponent("README.md"), encoding: .utf8)
    let arguments = ["map", "--state", "TrailMaps.searchText", "Fixtures/SampleApp"]
    let printed = try ProgramRun.run(ProgramRun.bindlint(), arguments, in: Golden.root.path).output
    #expect(readme.contains("```\n\(printed)```"), "put this into the README:\n\(printed)")
  }

  /// Graphviz takes the graph without a word, where it is installed.
  @Test(arguments: projects) func graphvizTakesTheGraph(_ project: String) throws {
    let folder = try TemporaryFolder()
    guard (try? ProgramRun.run("dot", ["-V"], in: folder.path))?.status == 0 else { return }
    let graph = try map("--format", "dot", project: project).output
    let drawn = try ProgramRun.run("dot", ["-Tplain"], in: folder.path, input: graph)
    #expect(drawn.status == 0)
    #expect(drawn.errors == "")
    #expect(drawn.output.split(separator: "\n").contains { $0.hasPrefix("node ") })
  }
}
