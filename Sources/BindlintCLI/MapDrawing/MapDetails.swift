import BindlintAnalysis
import BindlintSyntax

/// What a page says of each view, model and value of the environment once it is chosen.
struct MapDetails {
  let atlas: MapAtlas
  let result: LintResult
  /// Whether the page shows the findings, so that they can be led to.
  let listsFindings: Bool
  /// Behind this many bytes details come without a picture of their own, and behind the second they are a few words.
  static let pictureBudget = 2_500_000
  static let detailBudget = 4_500_000

  private var map: DataFlowMap { atlas.map }
  private let document: MapDocument
  private let shown: Set<Int>

  init(atlas: MapAtlas, result: LintResult, listsFindings: Bool) {
    self.atlas = atlas
    self.result = result
    self.listsFindings = listsFindings
    document = MapDocument(map: atlas.map, shown: atlas.views)
    shown = Set(atlas.views)
  }

  func write(to page: inout Markup) {
    // Views that are not reported but make ones that are can be chosen, too.
    for view in map.views.indices where isThere(view) { self.view(view, &page) }
    for model in atlas.models { self.model(model, &page) }
    for key in atlas.keys.indices { self.key(key, &page) }
  }

  /// Whether the page says anything of a view.
  private func isThere(_ view: Int) -> Bool { shown.contains(view) || atlas.linksOf[.view(view)] != nil }

  private func frame(_ part: MapAtlas.Part, kind: String, _ page: inout Markup, _ body: (inout Markup) -> Void) {
    page.element("section", ["class": "detail", "id": part.anchor, "tabindex": "-1"]) { page in
      page.element("p", ["class": "quiet"], text: kind)
      page.element("h3") { page in page.element("code", text: atlas.title(of: part)) }
      if let location = location(of: part) {
        let line = document.line(location)
        page.raw("<p>")
        page.element("code", ["class": "place"]) { $0.path("\(map.paths[location.file.index]):\(line)") }
        page.raw("</p>")
      }
      findings(of: part, &page)
      if page.count < Self.detailBudget {
        body(&page)
        picture(of: part, &page)
      } else {
        page.raw("<p>The rest is left out here to keep this page small; <code>bindlint map</code> shows it.</p>")
      }
    }
    page.raw("\n")
  }

  private func location(of part: MapAtlas.Part) -> Location? {
    switch part {
    case .view(let index): map.views[index].location
    case .model(let index): map.models[index].location
    case .key: nil
    }
  }

  private func findings(of part: MapAtlas.Part, _ page: inout Markup) {
    guard let numbers = atlas.findings[part] else { return }
    page.raw("<h4>Findings</h4><ul class=\"plain\">")
    for number in numbers {
      let finding = result.findings[number]
      page.raw("<li>")
      page.element("span", ["class": "sev sev-\(finding.severity.rawValue)"], text: finding.severity.rawValue)
      page.raw(" ")
      if listsFindings {
        page.link(to: FindingsSection.id(ofFinding: number)) { $0.text(finding.diagnostic.message) }
      } else {
        page.text(finding.diagnostic.message)
      }
      page.raw("</li>")
    }
    page.raw("</ul>")
  }

  private func picture(of part: MapAtlas.Part, _ page: inout Markup) {
    guard atlas.linksOf[part] != nil, page.count < Self.pictureBudget else { return }
    page.raw("<details class=\"around\"><summary>Picture of its neighbourhood</summary>")
    page.raw("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Neighbourhood\">")
    DiagramDrawing(atlas.neighbourhood(of: part)).write(to: &page)
    page.raw("</div></details>")
  }

  // MARK: - Views

  private func view(_ index: Int, _ page: inout Markup) {
    let view = map.views[index]
    frame(.view(index), kind: MapWords.kind(of: view), &page) { page in
      inputs(view, &page)
      if !view.otherReads.isEmpty {
        page.raw("<h4>Also runs when</h4><ul class=\"plain\">")
        for read in view.otherReads {
          page.raw("<li>")
          page.element("code", text: "\(read.base).\(read.property)")
          page.raw(" changes</li>")
        }
        page.raw("</ul>")
      }
      links("Made by", atlas.views(linkedTo: .view(index), by: [.creates]).filter { isMaker($0, of: index) }, &page)
      creations(view, &page)
    }
  }

  private func isMaker(_ maker: Int, of view: Int) -> Bool {
    map.views[maker].creations.contains { $0.view == view }
  }

  private func inputs(_ view: ViewNode, _ page: inout Markup) {
    if view.inputs.isEmpty {
      page.raw(
        "<p>It has no inputs: it runs when it appears, and when its maker makes it anew with another content.</p>")
      return
    }
    page.raw("<h4>Inputs, and what of them makes it run</h4><dl class=\"inputs\">")
    for input in view.inputs {
      page.raw("<div><dt>")
      page.element("code", text: input.name)
      page.raw(" ")
      page.element("span", ["class": "quiet"]) { page in
        page.text(MapWords.kind(of: input))
        if let type = input.type {
          page.raw(" ")
          page.element("code", text: ShortName.middle(type, limit: 60))
        }
      }
      if !input.isRead { page.raw(" <span class=\"tag alert\">never read</span>") }
      page.raw("</dt>")
      for trigger in MapWords.triggers(of: input, in: document) { page.element("dd", ["class": "runs"], text: trigger) }
      for use in uses(of: input) { page.element("dd", text: use) }
      page.raw("</div>")
    }
    page.raw("</dl>")
  }

  /// What is done with an input, where: `read while it runs: body (lines 8, 12)`.
  private func uses(of input: Input) -> [String] {
    var titles: [String] = []
    var members: [String: [String]] = [:]
    var lines: [String: [Int]] = [:]
    for use in input.uses {
      let title = Self.title(of: use)
      if !titles.contains(title) { titles.append(title) }
      let isHere = use.location.file == input.location.file
      let member = use.member + (isHere ? "" : " in \(document.fileName(use.location))")
      if members[title]?.contains(member) != true { members[title, default: []].append(member) }
      let line = document.line(use.location)
      let place = title + "\u{0}" + member
      if lines[place]?.contains(line) != true { lines[place, default: []].append(line) }
    }
    return titles.map { title in
      let places = (members[title] ?? []).map { member in
        let numbers = lines[title + "\u{0}" + member] ?? []
        return
          "\(member) (\(numbers.count == 1 ? "line" : "lines") \(numbers.map(String.init).joined(separator: ", ")))"
      }
      return "\(title): \(places.joined(separator: ", "))"
    }
  }

  private static func title(of use: Use) -> String {
    switch (use.action, use.time) {
    case (.write, _): "written"
    case (.projection, _): "bound"
    case (.read, .body): "read while it runs"
    case (.read, .presentation): "read when something is presented"
    case (.read, .getter): "read through a closure, when it is called"
    case (.read, .later): "read later"
    case (.read, .initializer): "read in an initializer"
    }
  }

  private func creations(_ view: ViewNode, _ page: inout Markup) {
    if view.creations.isEmpty { return }
    page.raw("<h4>Makes</h4><ul class=\"plain\">")
    for creation in view.creations {
      page.raw("<li>")
      link(to: creation.view, &page)
      if creation.loop != nil { page.raw(" <span class=\"tag\">each row</span>") }
      for argument in creation.arguments {
        page.raw("<br>")
        page.element(
          "code", ["class": "quiet"],
          text: "\(argument.label.isEmpty ? "" : argument.label + ": ")\(ShortName.middle(argument.text, limit: 60))")
      }
      page.raw("</li>")
    }
    page.raw("</ul>")
  }

  private func links(_ title: String, _ views: [Int], _ page: inout Markup) {
    if views.isEmpty { return }
    page.element("h4", text: title)
    page.raw("<ul class=\"plain inline\">")
    for view in views { page.element("li") { link(to: view, &$0) } }
    page.raw("</ul>")
  }

  private func link(to view: Int, _ page: inout Markup) {
    guard isThere(view) else { return page.element("code", text: map.views[view].name) }
    page.link(to: MapAtlas.Part.view(view).anchor) { page in page.element("code", text: map.views[view].name) }
  }

  // MARK: - Models and the environment

  private func model(_ index: Int, _ page: inout Markup) {
    let model = map.models[index]
    frame(.model(index), kind: MapWords.kind(of: model), &page) { page in
      let used = model.properties.filter { !users($0.readers).isEmpty || !users($0.writers).isEmpty }
      if used.isEmpty {
        page.raw("<p>No view uses a property of it that shows in the sources.</p>")
      } else {
        page.raw("<h4>Properties that views use</h4><dl class=\"inputs\">")
        for property in used {
          page.raw("<div><dt>")
          page.element("code", text: property.name)
          if let type = property.type {
            page.raw(" ")
            page.element("code", ["class": "quiet"], text: ShortName.middle(type, limit: 60))
          }
          page.raw("</dt>")
          for (verb, views) in [("read by ", users(property.readers)), ("written by ", users(property.writers))]
          where !views.isEmpty {
            page.raw("<dd>")
            page.text(verb)
            for (number, view) in views.enumerated() {
              if number > 0 { page.raw(", ") }
              link(to: view, &page)
            }
            page.raw("</dd>")
          }
          page.raw("</div>")
        }
        page.raw("</dl>")
      }
      links("Kept or handed on by", atlas.views(linkedTo: .model(index), by: [.owns]), &page)
    }
  }

  private func users(_ uses: [ModelUse]) -> [Int] {
    Set(uses.compactMap(\.view)).filter(isThere).sorted()
  }

  private func key(_ index: Int, _ page: inout Markup) {
    frame(.key(index), kind: "environment", &page) { page in
      links("Makes these run when it changes", atlas.views(linkedTo: .key(index), by: [.environment]), &page)
    }
  }
}
