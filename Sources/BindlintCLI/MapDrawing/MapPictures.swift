import BindlintAnalysis

/// What `bindlint map` writes as pictures.
enum MapPictures {
  /// One picture: the neighbourhood of the only view that was asked for, else all that is shown, by folders where that
  /// is too much.
  static func svg(_ document: MapDocument, asked: Int, result: LintResult) -> [UInt8] {
    if asked == 1, document.shown.count == 1, let view = document.shown.first {
      return DiagramDrawing(MapAtlas(document.map, result: result).neighbourhood(of: .view(view))).file()
    }
    return DiagramDrawing(MapAtlas(document.map, shown: document.shown, result: result).wholeDiagram).file()
  }

  /// The pictures as a page, with what is known of each view.
  static func page(_ document: MapDocument, name: String, result: LintResult) -> [UInt8] {
    PageFrame(title: "bindlint map: \(name)").page { page in
      page.raw("<header class=\"top\"><div class=\"wide\"><p class=\"tool\">bindlint map</p>")
      page.element("h1", text: name)
      page.raw("<p></p></div></header><main id=\"main\" tabindex=\"-1\">")
      if var section = MapSection(document.map, shown: document.shown, result: result) {
        section.listsFindings = false
        section.write(to: &page)
      } else {
        page.raw("<p class=\"wide\">There is no view to show.</p>")
      }
      page.raw("</main><footer class=\"wide\"><p>")
      page.text("Made by bindlint \(Version.text).")
      page.raw("</p></footer>")
    }
  }
}
