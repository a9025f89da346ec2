import BindlintAnalysis

/// How the map says things to people.
enum MapWords {
  /// `@State`, `@Environment(\.locale)`, `plain value`.
  static func kind(of input: Input) -> String {
    if let wrapper = input.wrapper {
      switch input.kind {
      case .environmentKey: return "@\(wrapper)(\\.\(input.key ?? "?"))"
      case .environmentObject where wrapper == "Environment": return "@Environment object"
      case .customWrapper: return "@\(wrapper)\(input.key.map { "(\($0))" } ?? ""), custom wrapper"
      default: return "@\(wrapper)"
      }
    }
    switch input.kind {
    case .plainValue: return "plain value"
    case .plainReference: return "plain reference"
    case .plain: return "plain, type not in sight"
    case .closure: return "closure"
    case .binding: return "Binding"
    case .focusState: return "FocusState.Binding"
    default: return input.kind.rawValue
    }
  }

  static func kind(of view: ViewNode) -> String {
    switch view.kind {
    case .viewModifier: return "view modifier"
    case .dynamicProperty: return "dynamic property"
    default: return view.kind.rawValue
    }
  }

  static func kind(of model: ModelNode) -> String {
    switch model.kind {
    case .observable: return "@Observable class"
    case .observableObject: return "ObservableObject class"
    case .plainClass: return "class that no view follows"
    }
  }

  /// What makes the body run, a line each.
  static func triggers(of input: Input, in document: MapDocument) -> [String] {
    var result: [String] = []
    for trigger in input.triggers {
      switch trigger {
      case .newValue: result.append("runs for another value from the parent")
      case .newClosure: result.append("runs each time the parent does: no closure is known to be the same")
      case .remade:
        let made = input.kind == .plainValue || input.kind == .plain ? "value" : "object"
        result.append("runs for another \(made) from its own initializer, which makes it each time the parent runs")
      case .newInstance: result.append("runs for another object")
      case .read(let isConditional):
        result.append("runs for a change of it" + (isConditional ? ", where it was read" : ""))
      case .declaration: result.append("runs for a change of it, read or not")
      case .anyChange: result.append("runs for any change in the object, read or not")
      case .unknown: result.append("runs for what is not known: @\(input.wrapper ?? "") is not in sight")
      case .properties(let reads): result += reads.map { "runs for \(property($0, of: input.location, in: document))" }
      }
    }
    return result.isEmpty ? ["runs for nothing: \(nothing(input))"] : result
  }

  private static func nothing(_ input: Input) -> String {
    switch input.kind {
    case .plainValue, .plain, .plainReference, .closure, .bindable, .namespace, .delegate:
      return "it stays as it is"
    default: return "body does not read it"
    }
  }

  /// `home` is where the view is declared: places in other files are named with the file.
  static func property(_ read: PropertyRead, base: String? = nil, of home: Location, in document: MapDocument) -> String
  {
    var text = "a change of \(document.map.models[read.model].simpleName).\(read.property)"
    if !read.through.isEmpty { text += " through \(read.through.map { "'\($0)'" }.joined(separator: ", "))" }
    text += " (\(document.line(read.location, from: home)))"
    if let base { text += " of \(base)" }
    if read.isConditional { text += ", where it was read" }
    return text
  }

  /// Where an input is used, by what is done when.
  static func uses(of input: Input, in document: MapDocument) -> [String] {
    func lines(_ title: String, _ isWanted: (Use) -> Bool) -> String? {
      var shown: [String] = []
      for use in input.uses where isWanted(use) {
        let file = use.location.file == input.location.file ? "" : document.fileName(use.location) + ":"
        let text = "\(use.member) \(file)\(document.line(use.location))"
        let conditional = text + "?"
        if shown.contains(text) { continue }
        if use.isConditional {
          if !shown.contains(conditional) { shown.append(conditional) }
        } else if let place = shown.firstIndex(of: conditional) {
          shown[place] = text
        } else {
          shown.append(text)
        }
      }
      return shown.isEmpty ? nil : "\(title): \(shown.joined(separator: ", "))"
    }
    let found = [
      lines("read while it runs") { $0.action == .read && $0.time == .body },
      lines("read when something is presented") { $0.action == .read && $0.time == .presentation },
      lines("read through a closure, when it is called") { $0.action == .read && $0.time == .getter },
      lines("bound") { $0.action == .projection },
      lines("read later") { $0.action == .read && $0.time == .later },
      lines("read in an initializer") { $0.action == .read && $0.time == .initializer },
      lines("written") { $0.action == .write },
    ].compactMap { $0 }
    return input.isRead ? found : found + ["never read"]
  }

  static func reason(_ run: StateFlow.Run, in map: DataFlowMap) -> String {
    switch run.reason {
    case .reads(let through):
      return "reads it" + (through.isEmpty ? "" : " through \(through.map { "'\($0)'" }.joined(separator: ", "))")
    case .readsBinding(let input): return "reads it through its binding '\(map.views[run.view].inputs[input].name)'"
    case .observes(let input, let isRead):
      return "follows '\(map.views[run.view].inputs[input].name)' as a whole" + (isRead ? "" : " and never reads this")
    case .newValue(let from, let input):
      let name = input.map { " as '\(map.views[run.view].inputs[$0].name)'" } ?? ""
      return "gets a new value\(name) from \(map.views[from].name)"
    case .environment(let key): return "declares the environment's '\(key)'"
    }
  }
}
