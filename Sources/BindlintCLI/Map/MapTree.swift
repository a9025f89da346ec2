import BindlintAnalysis

/// The map as a tree that fits a terminal.
struct MapTree {
  let document: MapDocument
  let paths: DisplayedPaths
  let style: TextStyle
  /// Columns of the terminal.
  let width: Int
  private var map: DataFlowMap { document.map }

  init(document: MapDocument, paths: DisplayedPaths, style: TextStyle, width: Int) {
    self.document = document
    self.paths = paths
    self.style = style
    self.width = max(40, width)
  }

  /// A line with what hangs below it.
  private struct Branch {
    var text: String
    var role: TextStyle.Role?
    var children: [Branch] = []

    init(_ text: String, _ role: TextStyle.Role? = nil, _ children: [Branch] = []) {
      self.text = text
      self.role = role
      self.children = children
    }
  }

  var text: String {
    var buffer = TextBuffer()
    let roots =
      document.flows.isEmpty
      ? document.shown.map(view) + document.models.filter { map.models[$0].kind != .plainClass }.map(model)
      : document.flows.map(flow)
    for (number, root) in roots.enumerated() {
      if number > 0 { buffer.line() }
      write(root, first: "", rest: "", to: &buffer)
    }
    if roots.isEmpty { buffer.line("No views here.") }
    return buffer.text
  }

  // MARK: Drawing

  private func write(_ branch: Branch, first: String, rest: String, to buffer: inout TextBuffer) {
    let below = branch.children.isEmpty ? "   " : "│  "
    for (number, line) in wrapped(VisibleText.line(branch.text), width - DisplayWidth.of(first)).enumerated() {
      let prefix = number == 0 ? first : rest + below
      buffer.line(style(prefix, .gutter) + (branch.role.map { style(line, $0) } ?? line))
    }
    for (number, child) in branch.children.enumerated() {
      let isLast = number == branch.children.count - 1
      write(child, first: rest + (isLast ? "└─ " : "├─ "), rest: rest + (isLast ? "   " : "│  "), to: &buffer)
    }
  }

  /// Breaks a line between words; a word that is too long is cut.
  private func wrapped(_ text: String, _ room: Int) -> [String] {
    // Continued lines stand three columns further in.
    let room = max(16, room - 3)
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let shown = cut(String(word), room)
      if !current.isEmpty, DisplayWidth.of(current) + 1 + DisplayWidth.of(shown) > room {
        lines.append(current)
        current = shown
      } else {
        current += (current.isEmpty ? "" : " ") + shown
      }
    }
    return lines + [current]
  }

  private func cut(_ text: String, _ room: Int) -> String {
    guard DisplayWidth.of(text) > room else { return text }
    var result = ""
    var taken = 0
    for character in text {
      taken += DisplayWidth.of(character)
      if taken >= room { break }
      result.append(character)
    }
    return result + "…"
  }

  private func short(_ code: String) -> String { cut(code, 60) }

  private func place(_ location: Location) -> String {
    "\(paths(map.paths[location.file.index])):\(document.line(location))"
  }

  // MARK: Views

  private func view(_ number: Int) -> Branch {
    let view = map.views[number]
    var branch = Branch("\(view.name), \(MapWords.kind(of: view)), \(place(view.location))", .strong)
    for input in view.inputs {
      let type = input.type.map { ": \(short($0))" } ?? ""
      branch.children.append(
        Branch(
          "\(input.name)\(type), \(MapWords.kind(of: input))", .path,
          MapWords.triggers(of: input, in: document).map { Branch($0) }
            + MapWords.uses(of: input, in: document).map { Branch($0) }))
    }
    if !view.otherReads.isEmpty {
      branch.children.append(
        Branch(
          "through no input directly", .path,
          view.otherReads.map {
            Branch("runs for \(MapWords.property($0, base: short($0.base), of: view.location, in: document))")
          }))
    }
    if !view.injections.isEmpty {
      branch.children.append(
        Branch(
          "puts into the environment", .path,
          view.injections.map { injection in
            let key = injection.key.map { "\\.\($0): " } ?? ""
            return Branch("\(key)\(short(injection.text)) (\(document.line(injection.location, from: view.location)))")
          }))
    }
    if !view.creations.isEmpty {
      branch.children.append(Branch("makes", .path, view.creations.map { creation($0, in: view) }))
    }
    let makers = map.views.indices.filter { other in map.views[other].creations.contains { $0.view == number } }
    if !makers.isEmpty {
      branch.children.append(Branch("made by \(makers.map { map.views[$0].name }.joined(separator: ", "))"))
    }
    return branch
  }

  private func creation(_ creation: Creation, in view: ViewNode) -> Branch {
    var text = "\(map.views[creation.view].name) (\(document.line(creation.location, from: view.location))"
    if let loop = creation.loop { text += ", for each row of \(view.loops[loop].callee)" }
    switch creation.time {
    case .presentation: text += ", when presented"
    case .later: text += ", later"
    case .body, .getter, .initializer: if creation.isConditional { text += ", where a condition holds" }
    }
    let target = map.views[creation.view]
    return Branch(
      text + ")", nil,
      creation.arguments.map { argument in
        let name = argument.input.map { target.inputs[$0].name } ?? (argument.label.isEmpty ? "_" : argument.label)
        let value = argument.form == .closure ? "a closure" : short(argument.text)
        return Branch("\(name) ← \(value)\(argument.form == .binding ? ", a binding" : "")")
      })
  }

  // MARK: Models

  private func model(_ number: Int) -> Branch {
    let model = map.models[number]
    return Branch(
      "\(model.name), \(MapWords.kind(of: model)), \(place(model.location))", .strong,
      model.properties.filter { !$0.isComputed }.map { property in
        let type = property.type.map { ": \(short($0))" } ?? ""
        return Branch(
          "\(property.name)\(type)\(property.isObserved ? "" : ", not followed")", .path,
          [
            ("read by", property.readers.filter { !$0.isProjection }),
            ("bound by", property.readers.filter(\.isProjection)), ("written by", property.writers),
          ].compactMap { title, uses in
            uses.isEmpty ? nil : Branch("\(title) \(members(uses))")
          })
      })
  }

  /// `Row.body, Library.add`: each member once.
  private func members(_ uses: [ModelUse]) -> String {
    var result: [String] = []
    for use in uses {
      let name = member(use)
      if !result.contains(name) { result.append(name) }
    }
    return result.joined(separator: ", ")
  }

  private func member(_ use: ModelUse) -> String {
    let parts = [use.type, use.member].filter { !$0.isEmpty }
    return parts.isEmpty ? "\(paths(map.paths[use.location.file.index]))" : parts.joined(separator: ".")
  }

  // MARK: State

  private func flow(_ flow: StateFlow) -> Branch {
    var branch = subject(flow.subject)
    let owners = flow.owners.map { owner in
      let input = map.views[owner.view].inputs[owner.input]
      return Branch(
        "\(map.views[owner.view].name).\(input.name), \(MapWords.kind(of: input)), \(place(input.location))")
    }
    if case .property = flow.subject, !owners.isEmpty { branch.children.append(Branch("held by", .path, owners)) }
    let runs = flow.runs.map { run in
      Branch(
        "\(map.views[run.view].name) \(MapWords.reason(run, in: map))\(run.isConditional ? ", where a condition holds" : "") (\(place(run.location)))"
      )
    }
    branch.children.append(Branch(runs.isEmpty ? nobody(flow) : "runs when it changes", .path, runs))
    let remade =
      flow.loops.map { remade in
        let loop = map.views[remade.view].loops[remade.number]
        return Branch(
          "the rows of \(loop.callee)(\(short(loop.data ?? ""))) in \(map.views[remade.view].name) (\(place(loop.location)))"
        )
      }
      + flow.closureBindings.map { remade in
        let binding = map.views[remade.view].closureBindings[remade.number]
        let storage = binding.storage.map { " over '\($0)'" } ?? ""
        return Branch(
          "a closure binding\(storage)\(binding.loop == nil ? "" : " for every row") in \(map.views[remade.view].name) (\(place(binding.location)))"
        )
      }
    if !remade.isEmpty { branch.children.append(Branch("made anew each time", .path, remade)) }
    for (title, uses) in [
      ("read by", flow.readers.filter { !$0.isProjection }), ("bound by", flow.readers.filter(\.isProjection)),
      ("written by", flow.writers),
    ] where !uses.isEmpty {
      var lines: [String] = []
      for use in uses {
        let line = "\(member(use)) (\(place(use.location)))"
        if !lines.contains(line) { lines.append(line) }
      }
      branch.children.append(Branch(title, .path, lines.map { Branch($0) }))
    }
    return branch
  }

  /// Where a binding to it or a closure that reads it is handed on, not all that may read it is in sight.
  private func nobody(_ flow: StateFlow) -> String {
    flow.readers.contains { $0.isProjection || $0.time == .getter }
      ? "no view is known to run when it changes" : "no view runs when it changes"
  }

  private func subject(_ subject: StateFlow.Subject) -> Branch {
    switch subject {
    case .property(let model, let number):
      let model = map.models[model]
      let property = model.properties[number]
      let type = property.type.map { ": \(short($0))" } ?? ""
      let followed = property.isObserved ? "" : ", which no view follows"
      return Branch(
        "\(model.name).\(property.name)\(type), property of \(model.kind == .plainClass ? "a" : "an") \(MapWords.kind(of: model))\(followed), \(place(property.location))",
        .strong)
    case .input(let view, let number):
      let input = map.views[view].inputs[number]
      let type = input.type.map { ": \(short($0))" } ?? ""
      return Branch(
        "\(map.views[view].name).\(input.name)\(type), \(MapWords.kind(of: input)), \(place(input.location))", .strong)
    }
  }
}
