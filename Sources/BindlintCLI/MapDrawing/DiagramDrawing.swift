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
        edges: diagram.edges.filter { !$0.isQuiet }.map {
          LayeredGraph.Edge(
            from: $0.from, to: $0.to, bundle: MapDiagram.Edge.Kind.allCases.firstIndex(of: $0.kind) ?? 0)
        }, laneCount: diagram.lanes.count),
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
        "class": "flow", "role": "group", "aria-label": diagram.title, "width": Self.number(width),
        "height": Self.number(height), "viewBox": "0 0 \(Self.number(width)) \(Self.number(height))",
      ]
    ) { page in content(&page, linked: linked) }
  }

  /// The picture as a file.
  func file() -> [UInt8] {
    var page = Markup()
    let width = max(layout.width, legend.width).rounded(.up) + 32
    let height = layout.height.rounded(.up) + 32 + 12 + legend.height
    page.empty(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "flow file", "role": "img", "aria-label": diagram.title,
        "width": Self.number(width), "height": Self.number(height),
        "viewBox": "-16 -16 \(Self.number(width)) \(Self.number(height))",
      ])
    page.raw("\n<style>")
    page.raw(DrawingStyle.text)
    page.raw("</style>\n")
    page.closed(
      "rect",
      [
        "class": "ground", "x": "-16", "y": "-16", "width": Self.number(width), "height": Self.number(height),
        "rx": "12",
      ]
    )
    content(&page, linked: false)
    writeLegend(&page, y: layout.height + 12)
    page.raw("\n</svg>\n")
    return page.buffer.bytes
  }

  private func content(_ page: inout Markup, linked: Bool) {
    for (index, lane) in layout.lanes.enumerated() where lane.height > 0 && !diagram.lanes[index].isEmpty {
      page.closed(
        "rect",
        [
          "class": "lane", "x": Self.number(lane.x), "y": Self.number(lane.y), "width": Self.number(lane.width),
          "height": Self.number(lane.height), "rx": "8",
        ]
      )
      page.element(
        "text", ["class": "lane-name", "x": Self.number(lane.x + spacing.insideLane), "y": Self.number(lane.y + 18)]
      ) { $0.plainText(diagram.lanes[index]) }
      page.raw("\n")
    }
    var routes = layout.routes[...]
    for edge in diagram.edges {
      if edge.isQuiet {
        draw(edge, along: direct(edge), &page)
      } else if let route = routes.popFirst() {
        draw(edge, along: route, &page)
      }
    }
    for index in diagram.nodes.indices { node(index, &page, linked: linked) }
  }

  /// The way of an arrow that had no part in the layout: from the side of one box to the nearer side of the other.
  private func direct(_ edge: MapDiagram.Edge) -> [GraphLayout.Point] {
    let (from, to) = (layout.boxes[edge.from], layout.boxes[edge.to])
    let isForward = from.x + from.width < to.x + to.width
    return [
      GraphLayout.Point(x: isForward ? from.x + from.width : from.x, y: from.y + from.height / 2),
      GraphLayout.Point(x: isForward ? to.x : to.x + to.width, y: to.y + to.height / 2),
    ]
  }

  private func draw(_ edge: MapDiagram.Edge, along route: [GraphLayout.Point], _ page: inout Markup) {
    var points = route
    guard points.count > 1 else { return }
    // Arrows of different kinds between the same boxes don't lie on each other.
    points[0].y += Self.port(edge.kind)
    points[points.count - 1].y += Self.port(edge.kind)
    let (start, end) = (points[0], points[points.count - 1])
    page.element(
      "g",
      [
        "class": "edge \(edge.kind.rawValue)\(edge.weight > 4 ? " heavy" : "")\(edge.isQuiet ? " still" : "")",
        "data-from": diagram.nodes[edge.from].anchor, "data-to": diagram.nodes[edge.to].anchor,
      ]
    ) { page in
      page.closed("path", ["class": "way", "d": way(points)])
      var heads = edge.kind == .changes ? "" : Self.head(at: end, from: points[points.count - 2])
      if edge.kind == .writes || edge.kind == .changes { heads += Self.head(at: start, from: points[1]) }
      page.closed("path", ["class": "head", "d": heads])
      if edge.kind == .owns {
        page.element("circle", ["class": "dot", "cx": Self.number(start.x), "cy": Self.number(start.y), "r": "3"]) {
          _ in
        }
      }
      if !edge.note.isEmpty { page.element("title") { $0.plainText(edge.note) } }
    }
    page.raw("\n")
  }

  private static func port(_ kind: MapDiagram.Edge.Kind) -> Double {
    switch kind {
    case .creates, .environment: 0
    case .owns: -8
    case .reads, .changes, .writes: 8
    }
  }

  /// Curves between columns, straight lines through them.
  private func way(_ points: [GraphLayout.Point]) -> String {
    var path = "M\(Self.number(points[0].x)) \(Self.number(points[0].y))"
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      if index % 2 == 0 || from.y == to.y {
        path += "L\(Self.number(to.x)) \(Self.number(to.y))"
      } else {
        let middle = (from.x + to.x) / 2
        path +=
          "C\(Self.number(middle)) \(Self.number(from.y)) \(Self.number(middle)) \(Self.number(to.y)) \(Self.number(to.x)) \(Self.number(to.y))"
      }
    }
    return path
  }

  /// Arrows end level.
  private static func head(at end: GraphLayout.Point, from: GraphLayout.Point) -> String {
    let back = from.x < end.x ? -6.0 : 6.0
    return "M\(Self.number(end.x + back)) \(Self.number(end.y - 4))L\(Self.number(end.x)) \(Self.number(end.y))"
      + "L\(Self.number(end.x + back)) \(Self.number(end.y + 4))"
  }

  private func node(_ index: Int, _ page: inout Markup, linked: Bool) {
    let node = diagram.nodes[index]
    let box = layout.boxes[index]
    let label = Self.label(node)
    if linked {
      // The title is the link's name, too.
      page.link(to: node.anchor, ["class": Self.classes(of: node)]) { page in
        page.element("title") { $0.plainText(label) }
        Self.shape(node, box, &page)
      }
    } else {
      page.element("g", ["class": Self.classes(of: node)]) { page in
        page.element("title") { $0.plainText(label) }
        Self.shape(node, box, &page)
      }
    }
    page.raw("\n")
  }

  /// A box without text, as the picture draws those of its kind.
  static func sample(of node: MapDiagram.Node, to page: inout Markup) {
    page.element(
      "svg", ["class": "flow", "width": "60", "height": "36", "viewBox": "-1 -1 60 36", "aria-hidden": "true"]
    ) { page in
      page.element("g", ["class": classes(of: node)]) { page in
        shape(node, GraphLayout.Box(x: 0, y: 0, width: 54, height: 30), &page)
      }
    }
  }

  private static func classes(of node: MapDiagram.Node) -> String {
    var words = ["node", node.kind.rawValue]
    if node.isOutside { words.append("outside") }
    if node.isFocus { words.append("focus") }
    return words.joined(separator: " ")
  }

  private static func label(_ node: MapDiagram.Node) -> String {
    var parts = [node.title, node.kind.rawValue]
    if !node.note.isEmpty { parts.append(node.note) }
    if node.findings > 0 { parts.append(Counted.of(node.findings, "finding")) }
    return parts.joined(separator: ", ")
  }

  private static func shape(_ node: MapDiagram.Node, _ box: GraphLayout.Box, _ page: inout Markup) {
    if node.kind == .folder {
      rectangle(box, shift: 3, radius: 6, "behind", &page)
    }
    rectangle(box, shift: 0, radius: node.kind == .environment ? box.height / 2 : 6, "box", &page)
    if node.kind == .model {
      page.closed(
        "path",
        ["class": "edge-mark", "d": "M\(Self.number(box.x + 5)) \(Self.number(box.y))v\(Self.number(box.height))"]
      )
    }
    let x = Self.number(box.x + (node.kind == .environment ? 18 : 13))
    page.element("text", ["class": "title", "x": x, "y": Self.number(box.y + (node.note.isEmpty ? 25 : 18))]) {
      $0.plainText(Self.shown(node.title))
    }
    if !node.note.isEmpty {
      page.element("text", ["class": "note", "x": x, "y": Self.number(box.y + 33)]) { $0.plainText(node.note) }
    }
    if node.findings > 0 {
      let text = String(node.findings)
      let width = Double(text.count) * 7 + 11
      page.element("g", ["class": "badge"]) { page in
        page.closed(
          "rect",
          [
            "x": Self.number(box.x + box.width - width - 7), "y": Self.number(box.y + 6), "width": Self.number(width),
            "height": "17",
            "rx": "8.5",
          ]
        )
        page.element(
          "text",
          [
            "x": Self.number(box.x + box.width - width / 2 - 7), "y": Self.number(box.y + 18.5),
            "text-anchor": "middle",
          ],
          text: text)
      }
    }
  }

  private static func rectangle(
    _ box: GraphLayout.Box, shift: Double, radius: Double, _ name: String, _ page: inout Markup
  ) {
    page.closed(
      "rect",
      [
        "class": name, "x": Self.number(box.x + shift), "y": Self.number(box.y + shift),
        "width": Self.number(box.width),
        "height": Self.number(box.height), "rx": Self.number(radius),
      ]
    )
  }

  // MARK: - Legend

  private static let legendRow = 22.0

  /// The kinds that occur, with their places relative to the legend's corner, and the legend's height.
  private var legend: (entries: [(kind: MapDiagram.Edge.Kind, x: Double, y: Double)], width: Double, height: Double) {
    var entries: [(kind: MapDiagram.Edge.Kind, x: Double, y: Double)] = []
    var (x, y, widest) = (0.0, 0.0, 0.0)
    for kind in MapDiagram.Edge.Kind.allCases where diagram.edges.contains(where: { $0.kind == kind && !$0.isQuiet }) {
      let width = Double(kind.legend.count) * 6.4 + 36
      if x > 0, x + width > layout.width {
        x = 0
        y += Self.legendRow
      }
      entries.append((kind, x, y))
      widest = max(widest, x + width)
      x += width + 24
    }
    return (entries, widest, entries.isEmpty ? 0 : y + Self.legendRow)
  }

  private func writeLegend(_ page: inout Markup, y: Double) {
    for (kind, left, top) in legend.entries {
      Self.arrow(kind, x: left, y: y + top + 8, &page)
      page.element(
        "text", ["class": "note", "x": Self.number(left + 36), "y": Self.number(y + top + 12)], text: kind.legend)
    }
  }

  /// A short arrow as the picture draws those of `kind`.
  static func sample(of kind: MapDiagram.Edge.Kind, to page: inout Markup) {
    page.element(
      "svg", ["class": "flow", "width": "36", "height": "12", "viewBox": "-4 0 36 12", "aria-hidden": "true"]
    ) { arrow(kind, x: 0, y: 6, &$0) }
  }

  private static func arrow(_ kind: MapDiagram.Edge.Kind, x: Double, y: Double, _ page: inout Markup) {
    let (start, end) = (GraphLayout.Point(x: x, y: y), GraphLayout.Point(x: x + 28, y: y))
    page.element("g", ["class": "edge \(kind.rawValue)"]) { page in
      page.closed("path", ["class": "way", "d": "M\(number(x)) \(number(y))h28"])
      let heads =
        (kind == .changes ? "" : head(at: end, from: start))
        + (kind == .writes || kind == .changes ? head(at: start, from: end) : "")
      page.closed("path", ["class": "head", "d": heads])
      if kind == .owns {
        page.closed("circle", ["class": "dot", "cx": number(x), "cy": number(y), "r": "3"])
      }
    }
  }

  private static func number(_ value: Double) -> String {
    let text = RunSummary.decimal(value, digits: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
