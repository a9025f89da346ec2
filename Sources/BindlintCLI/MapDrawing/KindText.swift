import BindlintAnalysis

/// What the kinds of a map are called in pictures and beside them.
enum KindText {
  static func of(_ kind: ViewNode.Kind) -> String {
    switch kind {
    case .view: "view"
    case .viewModifier: "view modifier"
    case .app: "app"
    case .scene: "scene"
    case .representable: "representable"
    case .style: "style"
    case .shape: "shape"
    case .content: "content"
    case .dynamicProperty: "property wrapper"
    }
  }

  static func of(_ kind: ModelNode.Kind) -> String {
    switch kind {
    case .observable: "@Observable"
    case .observableObject: "ObservableObject"
    case .plainClass: "class, not followed"
    }
  }

  static func of(_ input: Input) -> String {
    switch input.kind {
    case .plainValue: "value"
    case .plainReference: "reference"
    case .plain: "plain, type not known"
    case .closure: "closure"
    case .environmentKey: "@Environment"
    default: input.wrapper.map { "@" + $0 } ?? "plain"
    }
  }

  /// A clause that follows "runs when".
  static func of(_ trigger: Trigger, in map: DataFlowMap) -> String {
    switch trigger {
    case .newValue: return "its maker runs and passes another value"
    case .newClosure: return "its maker runs (closures can't be compared)"
    case .newInstance: return "another object takes its place"
    case .read(let isConditional):
      return "its value changes" + (isConditional ? ", where a condition lets 'body' read it" : ", which 'body' reads")
    case .declaration: return "its value changes, whether it is read or not"
    case .anyChange: return "anything in the object changes"
    case .properties(let reads):
      var names: [String] = []
      for read in reads {
        var name = map.models.indices.contains(read.model) ? map.models[read.model].simpleName + "." : ""
        name += read.property
        if !read.through.isEmpty { name += " (through \(read.through.joined(separator: ", ")))" }
        if read.isConditional { name += " (under a condition)" }
        if !names.contains(name) { names.append(name) }
      }
      if names.isEmpty { return "nothing of it: 'body' reads none of its properties" }
      return names.joined(separator: ", ") + (names.count == 1 ? " changes" : " change")
    case .unknown: return "not known: the wrapper's source is not in sight"
    }
  }
}
