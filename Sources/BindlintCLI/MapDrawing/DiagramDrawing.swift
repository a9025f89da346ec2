/// Draws a diagram as SVG: in a page, or as a file of its own.
struct DiagramDrawing {
  let diagram: MapDiagram
  private let layout: GraphLayout
  private let spacing: GraphLayout.Spacing

  /// Longer names are cut in the middle; the whole one is in the hint.
  static let titleLimit = 32
  private static let rowHeight = 42.0

  init(_ diagram: MapDiagram) {
    self.diagram = diagram
    var spacing = GraphLayout.Spacing()
    if diagram.lanes == [""] {
      spacing.laneHeader = spacing.insideLane
    }
    self.spacing = spacing
    layout = GraphLayout(
      LayeredGraph(
        nodes: diagram.nodes.map {
          LayeredGraph.Node(width: Self.width(of: $0), height: Self.rowHeight, lane: $0.lane)
        },
        edges: diagram.edges.map { LayeredGraph.Edge(from: $0.from, to: $0.to) }, laneCount: diagram.lanes.count),
      spacing: spacing)
  }

  /// Monospaced letters are 0.6 of their size wide in all common fonts; the note is in a proportional font and smaller.
  private static func width(of node: MapDiagram.Node) -> Double {
    let title = Double(DisplayWidth.of(shown(node.title))) * 7.3 + (node.findings > 0 ? 26 : 0)
    let note = Double(DisplayWidth.of(node.note)) * 6.4
    return max(104, max(title, note) + 26).rounded(.up)
  }

  private static func shown(_ title: String) -> String {
    // What will stand as a number takes its room.
    ShortName.middle(title, limit: titleLimit)
  }

  // MARK: - Drawing

  /// The picture as part of a page.
  func write(to page: inout Markup, linked: Bool = true) {
    let width = layout.width.rounded(.up)
    let height = layout.height.rounded(.up)
    page.element(
      "svg",
      [
        "class": "flow", "role": "group", "aria-label": diagram.title, "width": number(width),
        "height": number(height), "viewBox": "0 0 \(number(width)) \(number(height))",
      ]
    ) { page in content(&page, linked: linked) }
  }

  /// The picture as a file.
  func file() -> [UInt8] {
    var page = Markup()
    let width = layout.width.rounded(.up) + 32
    let height = layout.height.rounded(.up) + 32 + Self.legendHeight
    page.empty(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "flow file", "role": "img", "aria-label": diagram.title,
        "width": number(width), "height": number(height), "viewBox": "-16 -16 \(number(width)) \(number(height))",
      ])
    page.raw("\n<style>")
    page.raw(DrawingStyle.text)
    page.raw("</style>\n")
    page.element(
      "rect",
      ["class": "ground", "x": "-16", "y": "-16", "width": number(width), "height": number(height), "rx": "12"]
    ) { _ in }
    content(&page, linked: false)
    legend(&page, y: layout.height + 16)
    page.raw("\n</svg>\n")
    return page.buffer.bytes
  }

  private func content(_ page: inout Markup, linked: Bool) {
    for (index, lane) in layout.lanes.enumerated() where lane.height > 0 && diagram.lanes != [""] {
      page.element(
        "rect",
        [
          "class": "lane", "x": number(lane.x), "y": number(lane.y), "width": number(lane.width),
          "height": number(lane.height), "rx": "8",
        ]
      ) { _ in }
      page.element(
        "text", ["class": "lane-name", "x": number(lane.x + spacing.insideLane), "y": number(lane.y + 18)]
      ) { $0.plainText(diagram.lanes[index]) }
      page.raw("\n")
    }
    for index in diagram.edges.indices { edge(index, &page) }
    for index in diagram.nodes.indices { node(index, &page, linked: linked) }
  }

  private func edge(_ index: Int, _ page: inout Markup) {
    let edge = diagram.edges[index]
    let points = layout.routes[index]
    guard let start = points.first, let end = points.last, points.count > 1 else { return }
    page.element(
      "g",
      [
        "class": "edge \(edge.kind.rawValue)\(edge.weight > 4 ? " heavy" : "")",
        "data-from": diagram.nodes[edge.from].anchor, "data-to": diagram.nodes[edge.to].anchor,
      ]
    ) { page in
      page.element("path", ["class": "way", "d": way(points)]) { _ in }
      var heads = head(at: end, from: points[points.count - 2])
      if edge.kind == .writes { heads += head(at: start, from: points[1]) }
      page.element("path", ["class": "head", "d": heads]) { _ in }
      if edge.kind == .owns {
        page.element("circle", ["class": "dot", "cx": number(start.x), "cy": number(start.y), "r": "3"]) { _ in }
      }
      if !edge.note.isEmpty { page.element("title") { $0.plainText(edge.note) } }
    }
    page.raw("\n")
  }

  /// Curves between columns, straight lines through them.
  private func way(_ points: [GraphLayout.Point]) -> String {
    var path = "M\(number(points[0].x)) \(number(points[0].y))"
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      if index % 2 == 0 || from.y == to.y {
        path += "L\(number(to.x)) \(number(to.y))"
      } else {
        let middle = (from.x + to.x) / 2
        path += "C\(number(middle)) \(number(from.y)) \(number(middle)) \(number(to.y)) \(number(to.x)) \(number(to.y))"
      }
    }
    return path
  }

  /// Arrows end level.
  private func head(at end: GraphLayout.Point, from: GraphLayout.Point) -> String {
    let back = from.x < end.x ? -6.0 : 6.0
    return "M\(number(end.x + back)) \(number(end.y - 4))L\(number(end.x)) \(number(end.y))"
      + "L\(number(end.x + back)) \(number(end.y + 4))"
  }

  private func node(_ index: Int, _ page: inout Markup, linked: Bool) {
    let node = diagram.nodes[index]
    var words = ["node", node.kind.rawValue]
    if node.isOutside { words.append("outside") }
    if node.isFocus { words.append("focus") }
    if linked {
      page.link(
        to: node.anchor, ["class": words.joined(separator: " "), "aria-label": label(node)]
      ) { shape(node, layout.boxes[index], &$0) }
    } else {
      page.element("g", ["class": words.joined(separator: " ")]) { shape(node, layout.boxes[index], &$0) }
    }
    page.raw("\n")
  }

  private func label(_ node: MapDiagram.Node) -> String {
    var parts = [node.title, node.kind.rawValue]
    if !node.note.isEmpty { parts.append(node.note) }
    if node.findings > 0 { parts.append(Counted.of(node.findings, "finding")) }
    return parts.joined(separator: ", ")
  }

  private func shape(_ node: MapDiagram.Node, _ box: GraphLayout.Box, _ page: inout Markup) {
    page.element("title") { $0.plainText(label(node)) }
    if node.kind == .folder {
      rectangle(box, inset: 0, shift: 3, radius: 6, "behind", &page)
    }
    rectangle(box, inset: 0, shift: 0, radius: node.kind == .environment ? box.height / 2 : 6, "box", &page)
    if node.kind == .model {
      page.element(
        "path", ["class": "edge-mark", "d": "M\(number(box.x + 5)) \(number(box.y))v\(number(box.height))"]
      ) { _ in }
    }
    let x = number(box.x + (node.kind == .environment ? 18 : 13))
    page.element("text", ["class": "title", "x": x, "y": number(box.y + (node.note.isEmpty ? 25 : 18))]) {
      $0.plainText(Self.shown(node.title))
    }
    if !node.note.isEmpty {
      page.element("text", ["class": "note", "x": x, "y": number(box.y + 33)]) { $0.plainText(node.note) }
    }
    if node.findings > 0 {
      let text = String(node.findings)
      let width = Double(text.count) * 7 + 11
      page.element("g", ["class": "badge"]) { page in
        page.element(
          "rect",
          [
            "x": number(box.x + box.width - width - 7), "y": number(box.y + 6), "width": number(width), "height": "17",
            "rx": "8.5",
          ]
        ) { _ in }
        page.element(
          "text",
          ["x": number(box.x + box.width - width / 2 - 7), "y": number(box.y + 18.5), "text-anchor": "middle"],
          text: text)
      }
    }
  }

  private func rectangle(
    _ box: GraphLayout.Box, inset: Double, shift: Double, radius: Double, _ name: String, _ page: inout Markup
  ) {
    page.element(
      "rect",
      [
        "class": name, "x": number(box.x + shift), "y": number(box.y + shift), "width": number(box.width),
        "height": number(box.height), "rx": number(radius),
      ]
    ) { _ in }
  }

  // MARK: - Legend

  private static let legendHeight = 30.0

  /// Only the kinds that occur.
  private func legend(_ page: inout Markup, y: Double) {
    var x = 0.0
    for kind in MapDiagram.Edge.Kind.allCases where diagram.edges.contains(where: { $0.kind == kind }) {
      page.element("g", ["class": "legend edge \(kind.rawValue)"]) { page in
        page.element("path", ["class": "way", "d": "M\(number(x)) \(number(y + 8))h28"]) { _ in }
        let end = GraphLayout.Point(x: x + 28, y: y + 8)
        var heads = head(at: end, from: GraphLayout.Point(x: x, y: y + 8))
        if kind == .writes { heads += head(at: GraphLayout.Point(x: x, y: y + 8), from: end) }
        page.element("path", ["class": "head", "d": heads]) { _ in }
        if kind == .owns {
          page.element("circle", ["class": "dot", "cx": number(x), "cy": number(y + 8), "r": "3"]) { _ in }
        }
        page.element("text", ["class": "note", "x": number(x + 36), "y": number(y + 12)], text: kind.legend)
      }
      x += Double(kind.legend.count) * 6.2 + 60
    }
  }

  private func number(_ value: Double) -> String {
    let text = RunSummary.decimal(value, digits: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
