import BindlintAnalysis

/// The data flow as pictures, a folder each, beside what is known of the view that is chosen.
struct MapSection {
  let atlas: MapAtlas
  let result: LintResult
  /// Whether the page shows the findings, so that they can be led to.
  var listsFindings = true

  /// `nil` where there is no view to show.
  init?(_ map: DataFlowMap, shown: [Int]? = nil, result: LintResult) {
    atlas = MapAtlas(map, shown: shown, result: result)
    self.result = result
    if atlas.views.isEmpty { return nil }
  }

  func write(to page: inout Markup) {
    page.element("section", ["id": "map", "aria-labelledby": "map-title"]) { page in
      page.raw("<div class=\"wide\"><h2 id=\"map-title\">Data flow</h2>")
      page.element(
        "p", ["class": "lead"],
        text: "What makes a view run: \(Counted.of(atlas.views.count, "view")), "
          + "\(Counted.of(atlas.models.count, "model")), \(Counted.of(atlas.keys.count, "environment value")). "
          + "Choose one to see its inputs and what triggers it.")
      tools(&page)
      page.raw("</div><div class=\"broad map-sides\"><div class=\"pictures\">")
      pictures(&page)
      page.raw("</div><p class=\"away\" role=\"status\" id=\"chosen\"></p>")
      page.raw("<aside class=\"panel\" aria-label=\"What was chosen\" id=\"panel\">")
      hint(&page)
      MapDetails(atlas: atlas, result: result, listsFindings: listsFindings).write(to: &page)
      page.raw("</aside></div>")
    }
  }

  /// Stands in the panel until something is chosen: what the shapes are.
  private func hint(_ page: inout Markup) {
    page.raw("<div class=\"hint\"><h3>Nothing is chosen yet</h3>")
    page.raw("<p class=\"quiet\">Choose a box to see what makes it run. A folder opens its picture.</p>")
    page.raw("<dl class=\"shapes\">")
    let shapes: [(node: MapDiagram.Node, meaning: StaticString)] = [
      (Self.shape(.view), "a view; the number counts findings in it"),
      (Self.shape(.model), "a class that views keep, read or change"),
      (Self.shape(.environment), "a value of the environment"),
      (Self.shape(.folder), "all views of a folder"),
      (Self.shape(.model, isOutside: true), "declared elsewhere"),
    ]
    for (node, meaning) in shapes {
      page.raw("<div><dt>")
      DiagramDrawing.sample(of: node, to: &page)
      page.raw("</dt><dd>")
      page.raw(meaning)
      page.raw("</dd></div>")
    }
    page.raw("</dl></div>")
  }

  private static func shape(_ kind: MapDiagram.Node.Kind, isOutside: Bool = false) -> MapDiagram.Node {
    MapDiagram.Node(
      kind: kind, anchor: "", title: "", note: "", lane: 0, findings: kind == .view ? 1 : 0, isOutside: isOutside)
  }

  // MARK: - Tools

  private func tools(_ page: inout Markup) {
    page.raw("<div class=\"tools\">")
    page.raw("<form id=\"map-search\" hidden><label>Find a view or model")
    page.raw(
      "<input type=\"search\" id=\"map-q\" list=\"map-names\" autocomplete=\"off\" spellcheck=\"false\"></label>")
    page.raw("<datalist id=\"map-names\">")
    for part in parts {
      page.empty("option", ["value": atlas.title(of: part), "data-anchor": part.anchor])
    }
    page.raw("</datalist><button type=\"submit\">Show</button>")
    page.raw("<label class=\"check\"><input type=\"checkbox\" id=\"map-fit\">fit to the width</label></form>")
    page.raw("<ul class=\"legend plain inline\" aria-label=\"Arrows\">")
    for kind in MapDiagram.Edge.Kind.allCases where atlas.links.contains(where: { $0.kind == kind }) {
      page.raw("<li>")
      DiagramDrawing.sample(of: kind, to: &page)
      page.raw(" ")
      page.text(kind.legend)
      page.raw("</li>")
    }
    page.raw("</ul></div>")
  }

  private var parts: [MapAtlas.Part] {
    atlas.views.map { .view($0) } + atlas.models.map { .model($0) } + atlas.keys.indices.map { .key($0) }
  }

  // MARK: - Pictures

  /// All folders at once where there are several, then each; only the first is open.
  private func pictures(_ page: inout Markup) {
    if atlas.units.count > 1 {
      picture(atlas.overview, id: "folders", title: "All folders", note: "", isOpen: true, &page)
    }
    for (number, unit) in atlas.units.enumerated() {
      let diagram = atlas.unitDiagram(number)
      let findings = unit.views.reduce(0) { $0 + (atlas.findings[.view($1)]?.count ?? 0) }
      picture(
        diagram, id: unit.anchor(number), title: FolderTree.title(unit.folder),
        note: Counted.of(unit.views.count, "view") + (findings > 0 ? ", \(Counted.of(findings, "finding"))" : ""),
        isOpen: atlas.units.count == 1, &page)
    }
  }

  private func picture(
    _ diagram: MapDiagram, id: String, title: String, note: String, isOpen: Bool, _ page: inout Markup
  ) {
    if isOpen {
      page.element("details", ["class": "picture", "id": id, "open": ""]) { content(diagram, title, note, &$0) }
    } else {
      page.element("details", ["class": "picture", "id": id]) { content(diagram, title, note, &$0) }
    }
    page.raw("\n")
  }

  private func content(_ diagram: MapDiagram, _ title: String, _ note: String, _ page: inout Markup) {
    page.raw("<summary>")
    page.element("code") { $0.path(title) }
    page.raw(" ")
    page.element("span", ["class": "quiet"], text: note)
    page.raw("</summary>")
    page.element(
      "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": "Picture of \(title)"]
    ) { page in DiagramDrawing(diagram).write(to: &page) }
  }
}
