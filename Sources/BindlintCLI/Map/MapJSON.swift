import BindlintAnalysis

/// The map for programs; `map.schema.json` describes it. Views and models are named by their numbers in the whole map,
/// which stand beside them as `id`.
struct MapJSON {
  static let schemaVersion = 1
  private let document: MapDocument
  private var map: DataFlowMap { document.map }

  static func text(_ document: MapDocument) -> String { MapJSON(document: document).text() }

  private func text() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schemaVersion", MapJSON.schemaVersion)
      writer.key("tool")
      writer.inline { writer in
        writer.object { writer in
          writer.member("name", "bindlint")
          writer.member("version", Version.number)
        }
      }
      // Those that the shown ones name, so that every number in the document stands in it.
      writer.key("views")
      writer.array(namedViews) { writer, number in view(number, &writer) }
      writer.key("models")
      writer.array(namedModels) { writer, number in model(number, &writer) }
      writer.key("flows")
      writer.array(document.flows) { writer, flow in self.flow(flow, &writer) }
    }
    var buffer = TextBuffer()
    buffer.line(writer.buffer.text)
    return buffer.text
  }

  private var namedViews: [Int] {
    var result = Set(document.shown)
    for number in document.shown { result.formUnion(map.views[number].creations.map(\.view)) }
    for number in map.views.indices
    where map.views[number].creations.contains(where: { document.shown.contains($0.view) }) {
      result.insert(number)
    }
    return result.sorted()
  }

  private var namedModels: [Int] {
    var result = Set(document.models)
    for number in namedViews {
      let view = map.views[number]
      result.formUnion(view.inputs.compactMap(\.model) + view.otherReads.map(\.model))
      result.formUnion(view.injections.compactMap(\.model))
      for input in view.inputs { result.formUnion(input.triggers.flatMap(\.properties).map(\.model)) }
      let sources =
        view.injections.flatMap(\.sources) + view.loops.flatMap(\.sources)
        + view.creations.flatMap { $0.arguments.flatMap(\.sources) }
      result.formUnion(sources.compactMap(\.model))
    }
    for model in result {
      for other in map.models.indices where map.isKind(model, of: other) { result.insert(other) }
    }
    for model in result { result.formUnion(map.models[model].properties.flatMap(\.reads).map(\.model)) }
    return result.sorted()
  }

  // MARK: Views

  private func view(_ number: Int, _ writer: inout JSONWriter) {
    let view = map.views[number]
    writer.object { writer in
      writer.member("id", number)
      writer.member("name", view.name)
      writer.member("kind", view.kind.rawValue)
      flag("shown", document.shown.contains(number), &writer)
      place(view.location, &writer)
      writer.key("inputs")
      writer.array(view.inputs) { writer, input in self.input(input, &writer) }
      writer.key("otherReads")
      writer.array(view.otherReads) { writer, read in property(read, &writer) }
      writer.key("makes")
      writer.array(view.creations) { writer, creation in self.creation(creation, &writer) }
      writer.key("injects")
      writer.array(view.injections) { writer, injection in
        writer.object { writer in
          if let model = injection.model { writer.member("model", model) }
          if let key = injection.key { writer.member("key", key) }
          writer.member("text", injection.text)
          place(injection.location, &writer)
          sources(injection.sources, &writer)
        }
      }
      writer.key("loops")
      writer.array(view.loops) { writer, loop in
        writer.object { writer in
          writer.member("callee", loop.callee)
          if let data = loop.data { writer.member("data", data) }
          writer.member("time", loop.time.rawValue)
          place(loop.location, &writer)
          sources(loop.sources, &writer)
        }
      }
      writer.key("closureBindings")
      writer.array(view.closureBindings) { writer, binding in
        writer.object { writer in
          if let storage = binding.storage { writer.member("storage", storage) }
          if let loop = binding.loop { writer.member("loop", loop) }
          writer.member("time", binding.time.rawValue)
          place(binding.location, &writer)
        }
      }
    }
  }

  private func input(_ input: Input, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", input.name)
      writer.member("kind", input.kind.rawValue)
      if let wrapper = input.wrapper { writer.member("wrapper", wrapper) }
      if let key = input.key { writer.member("key", key) }
      if let type = input.type { writer.member("type", type) }
      if let model = input.model { writer.member("model", model) }
      flag("private", input.isPrivate, &writer)
      flag("hasInitialValue", input.hasInitialValue, &writer)
      flag("read", input.isRead, &writer)
      place(input.location, &writer)
      writer.key("triggers")
      writer.array(input.triggers) { writer, trigger in self.trigger(trigger, &writer) }
      writer.key("uses")
      writer.array(input.uses) { writer, use in
        writer.object { writer in
          writer.member("action", use.action.rawValue)
          writer.member("time", use.time.rawValue)
          flag("conditional", use.isConditional, &writer)
          writer.member("member", use.member)
          strings("members", use.path, &writer)
          place(use.location, &writer)
        }
      }
    }
  }

  private func trigger(_ trigger: Trigger, _ writer: inout JSONWriter) {
    writer.object { writer in
      switch trigger {
      case .newValue: writer.member("kind", "newValue")
      case .newClosure: writer.member("kind", "newClosure")
      case .newInstance: writer.member("kind", "newInstance")
      case .remade: writer.member("kind", "remade")
      case .declaration: writer.member("kind", "declaration")
      case .anyChange: writer.member("kind", "anyChange")
      case .unknown: writer.member("kind", "unknown")
      case .read(let isConditional):
        writer.member("kind", "read")
        flag("conditional", isConditional, &writer)
      case .properties(let reads):
        writer.member("kind", "properties")
        writer.key("properties")
        writer.array(reads) { writer, read in property(read, &writer) }
      }
    }
  }

  private func property(_ read: PropertyRead, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("model", read.model)
      writer.member("property", read.property)
      writer.member("base", read.base)
      strings("through", read.through, &writer)
      flag("conditional", read.isConditional, &writer)
      place(read.location, &writer)
    }
  }

  private func creation(_ creation: Creation, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("view", creation.view)
      writer.member("time", creation.time.rawValue)
      flag("conditional", creation.isConditional, &writer)
      if let loop = creation.loop { writer.member("loop", loop) }
      place(creation.location, &writer)
      writer.key("arguments")
      writer.array(creation.arguments) { writer, argument in
        writer.object { writer in
          writer.member("label", argument.label)
          if let input = argument.input { writer.member("input", map.views[creation.view].inputs[input].name) }
          writer.member("form", argument.form.rawValue)
          writer.member("text", argument.text)
          place(argument.location, &writer)
          sources(argument.sources, &writer)
        }
      }
    }
  }

  private func sources(_ sources: [Source], _ writer: inout JSONWriter) {
    writer.key("sources")
    writer.array(sources) { writer, source in
      writer.object { writer in
        if let input = source.input { writer.member("input", input) }
        strings("members", source.path, &writer)
        if let model = source.model { writer.member("model", model) }
        if let property = source.property { writer.member("property", property) }
      }
    }
  }

  // MARK: Models

  private func model(_ number: Int, _ writer: inout JSONWriter) {
    let model = map.models[number]
    writer.object { writer in
      writer.member("id", number)
      writer.member("name", model.name)
      writer.member("kind", model.kind.rawValue)
      if let superclass = model.superclass { writer.member("superclass", superclass) }
      place(model.location, &writer)
      writer.key("properties")
      writer.array(model.properties) { writer, property in
        writer.object { writer in
          writer.member("name", property.name)
          if let type = property.type { writer.member("type", type) }
          flag("computed", property.isComputed, &writer)
          flag("observed", property.isObserved, &writer)
          place(property.location, &writer)
          writer.key("reads")
          writer.array(property.reads) { writer, read in
            writer.inline { writer in
              writer.object { writer in
                writer.member("model", read.model)
                writer.member("property", read.property)
              }
            }
          }
          uses("readers", property.readers, &writer)
          uses("writers", property.writers, &writer)
        }
      }
    }
  }

  private func uses(_ name: String, _ uses: [ModelUse], _ writer: inout JSONWriter) {
    writer.key(name)
    writer.array(uses) { writer, use in
      writer.object { writer in
        writer.member("type", use.type)
        writer.member("member", use.member)
        writer.member("time", use.time.rawValue)
        flag("conditional", use.isConditional, &writer)
        flag("projection", use.isProjection, &writer)
        place(use.location, &writer)
      }
    }
  }

  // MARK: Flows

  private func flow(_ flow: StateFlow, _ writer: inout JSONWriter) {
    writer.object { writer in
      switch flow.subject {
      case .property(let model, let property):
        writer.member("type", map.models[model].name)
        writer.member("property", map.models[model].properties[property].name)
      case .input(let view, let input):
        writer.member("type", map.views[view].name)
        writer.member("property", map.views[view].inputs[input].name)
      }
      writer.key("owners")
      writer.array(flow.owners) { writer, owner in
        writer.inline { writer in
          writer.object { writer in
            writer.member("view", owner.view)
            writer.member("input", map.views[owner.view].inputs[owner.input].name)
          }
        }
      }
      writer.key("runs")
      writer.array(flow.runs) { writer, run in
        writer.object { writer in
          writer.member("view", run.view)
          writer.member("reason", MapWords.reason(run, in: map))
          flag("conditional", run.isConditional, &writer)
          place(run.location, &writer)
        }
      }
      for (name, remade) in [("loops", flow.loops), ("closureBindings", flow.closureBindings)] {
        writer.key(name)
        writer.array(remade) { writer, remade in
          writer.inline { writer in
            writer.object { writer in
              writer.member("view", remade.view)
              writer.member("number", remade.number)
            }
          }
        }
      }
      uses("readers", flow.readers, &writer)
      uses("writers", flow.writers, &writer)
    }
  }

  // MARK: Parts

  private func flag(_ name: String, _ value: Bool, _ writer: inout JSONWriter) {
    writer.key(name)
    writer.boolean(value)
  }

  private func strings(_ name: String, _ values: [String], _ writer: inout JSONWriter) {
    writer.key(name)
    writer.inline { writer in writer.array(values) { writer, value in writer.string(value) } }
  }

  private func place(_ location: Location, _ writer: inout JSONWriter) {
    writer.place(location, path: map.paths[location.file.index], document.places)
  }
}
