import BindlintAnalysis
import BindlintSyntax
import Foundation
import Testing

@testable import BindlintCLI

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MapPicturesTests {
  private func map(_ files: KeyValuePairs<String, String>) -> DataFlowMap {
    let texts = files.map { SourceFile(path: $0.key, text: $0.value) }
    return DataFlowMap.make(
      texts.map { InputFile(path: $0.path, isReported: true) }, options: AnalysisOptions(severities: [:], jobs: 1)
    ) { .source(texts[$0]) }
  }

  private let small: KeyValuePairs = [
    "App/Shelf.swift": """
    import SwiftUI
    @Observable final class Library { var books: [Book] = []; var query = "" }
    struct Book: Identifiable { let id: String }
    struct Shelf: View {
      @State private var library = Library()
      var body: some View {
        Search(library: library)
        ForEach(library.books) { book in Row(book: book) }
      }
    }
    """,
    "App/Rows/Row.swift": """
    import SwiftUI
    struct Row: View {
      let book: Book
      @Environment(\\.locale) private var locale
      var body: some View { Text(book.id + "\\(locale)") }
    }
    """,
    "App/Search.swift": """
    import SwiftUI
    struct Search: View {
      @Bindable var library: Library
      var body: some View { TextField("", text: $library.query) }
    }
    """,
  ]

  private func described(_ diagram: MapDiagram) -> [String] {
    diagram.edges.map { edge in
      let ends = "\(diagram.nodes[edge.from].title) \(edge.kind.rawValue) \(diagram.nodes[edge.to].title)"
      return ends + (edge.note.isEmpty ? "" : ": " + edge.note.replacingOccurrences(of: "\n", with: " | "))
    }.sorted()
  }

  @Test func arrowsAreWhatTheMapSays() {
    let diagram = MapAtlas(map(small)).wholeDiagram
    #expect(
      described(diagram) == [
        "Library changes Search: library",
        "Library reads Shelf: books",
        "Shelf creates Row: for each row, book",
        "Shelf creates Search: library",
        "Shelf owns Library: library",
        "locale environment Row: locale",
      ])
    // Each in the lane of its folder; the environment's value beside the view that follows it.
    #expect(diagram.lanes == ["App", "Rows"])
    #expect(Set(diagram.nodes.filter { $0.lane == 1 }.map(\.title)) == ["Row", "locale"])
  }

  @Test func aNeighbourhoodHoldsWhatTouchesTheView() throws {
    let map = map(small)
    let row = try #require(map.views(named: "Row").first)
    let diagram = MapAtlas(map).neighbourhood(of: .view(row))
    #expect(Set(diagram.nodes.map(\.title)) == ["Row", "Shelf", "locale"])
    #expect(diagram.nodes.filter(\.isFocus).map(\.title) == ["Row"])
  }

  @Test func aPictureIsAsItShouldBe() throws {
    let svg = DiagramDrawing(MapAtlas(map(small)).wholeDiagram).file()
    let text = String(decoding: svg, as: UTF8.self)
    // The style has tests of its own.
    let style = try #require(text.firstMatch(of: /(?s)<style>.*<\/style>\n/)).range
    try Golden.check(String(text[..<style.lowerBound] + text[style.upperBound...]), "map.svg")
    #expect(XMLParser(data: Data(svg)).parse())
  }

  private func many(_ count: Int) -> DataFlowMap {
    let files = (0..<count).map { number -> SourceFile in
      let children = [2 * number + 1, 2 * number + 2].filter { $0 < count }.map { "Screen\($0)()" }
      return SourceFile(
        path: "Sources/Feature\(number / 12)/Screen\(number).swift",
        text: """
          import SwiftUI
          struct Screen\(number): View {
            @Environment(\\.locale) private var locale
            var body: some View { Text("\\(locale)"); \(children.joined(separator: "; ")) }
          }
          """)
    }
    return DataFlowMap.make(
      files.map { InputFile(path: $0.path, isReported: true) }, options: AnalysisOptions(severities: [:], jobs: 1)
    ) { .source(files[$0]) }
  }

  @Test func manyViewsAreDrawnByFolder() throws {
    let atlas = MapAtlas(many(400))
    #expect(atlas.units.count == 34)
    #expect(atlas.units.reduce(0) { $0 + $1.views.count } == 400)
    #expect(atlas.units.allSatisfy { $0.views.count <= MapAtlas.unitLimit })
    #expect(atlas.overview.nodes.allSatisfy { $0.kind == .folder } && atlas.overview.nodes.count == 34)
    for unit in atlas.units.indices {
      let diagram = atlas.unitDiagram(unit)
      #expect(diagram.nodes.count < 60)
      // What every view reads stands apart, with arrows that show when they are asked for.
      let locale = try #require(diagram.nodes.firstIndex { $0.title == "locale" })
      if atlas.units[unit].views.count > MapAtlas.hubLimit {
        #expect(diagram.lanes[diagram.nodes[locale].lane] == MapAtlas.hubLane)
        func isHub(_ node: Int) -> Bool { diagram.lanes[diagram.nodes[node].lane] == MapAtlas.hubLane }
        #expect(diagram.edges.allSatisfy { $0.isQuiet == (isHub($0.from) || isHub($0.to)) })
        #expect(unit > 0 || diagram.edges.contains { !$0.isQuiet })
      }
    }
  }

  @Test func namesCanNotBecomeMarkup() {
    var diagram = MapDiagram(title: "\"><script>alert(1)</script>")
    diagram.lanes = ["</text><script>"]
    diagram.nodes = [
      MapDiagram.Node(kind: .view, anchor: "view-1", title: "</svg><img src=x>\u{202E}", note: "&amp;", lane: 0),
      MapDiagram.Node(kind: .model, anchor: "model-1", title: "'\"", note: "", lane: 0, findings: 3),
    ]
    diagram.edges = [MapDiagram.Edge(from: 0, to: 1, kind: .owns, note: "<b>")]
    let svg = DiagramDrawing(diagram).file()
    let text = String(decoding: svg, as: UTF8.self)
    #expect(XMLParser(data: Data(svg)).parse())
    for piece in ["<script", "<img", "<b>", "\u{202E}"] { #expect(!text.contains(piece)) }
    #expect(text.contains("U+202E"))
  }

  @Test func theCommandDraws() throws {
    let folder = try TemporaryFolder()
    for (path, text) in small { try folder.write(path, text) }
    let svg = try ProgramRun.bindlint("map", "-f", "svg", "--view", "Row", in: folder)
    #expect(svg.status == 0 && svg.output.hasPrefix("<svg xmlns=") && svg.output.contains(">Shelf</text>"))
    #expect(!svg.output.contains(">Search</text>"))
    let page = try ProgramRun.bindlint("map", "-f", "html", in: folder)
    #expect(page.status == 0 && page.output.hasPrefix("<!DOCTYPE html>") && page.output.contains("id=\"view-3\""))
  }
}
