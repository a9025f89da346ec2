import BindlintSyntax

/// What one piece of state does when it changes: which views run, and what they make anew.
public struct StateFlow: Sendable {
  public enum Subject: Hashable, Sendable {
    /// A property of a class: indices into the map's `models` and the model's `properties`.
    case property(model: Int, property: Int)
    /// An input of a view: indices into the map's `views` and the view's `inputs`.
    case input(view: Int, input: Int)
  }

  public enum Reason: Hashable, Sendable {
    /// Its code reads the state while it runs, through these members of the model.
    case reads(through: [String])
    /// It reads the state through a binding that it was given.
    case readsBinding(input: Int)
    /// It follows the object as a whole; whether its code reads the state at all.
    case observes(input: Int, isRead: Bool)
    /// The view that makes it runs, and hands it a value made from the state.
    case newValue(from: Int, input: Int?)
    /// The state is put into the environment under a key that it declares.
    case environment(key: String)
  }

  public struct Run: Hashable, Sendable {
    public var view: Int
    public var reason: Reason
    /// It runs only where some condition held when it ran last.
    public var isConditional: Bool
    /// Where the reason stands: the read, the argument, the declaration.
    public var location: Location
  }

  /// Something that views make anew when they run.
  public struct Remade: Hashable, Sendable {
    public var view: Int
    /// Index into the view's `loops` or `closureBindings`.
    public var number: Int

    public init(view: Int, number: Int) {
      self.view = view
      self.number = number
    }
  }

  public var subject: Subject
  /// Those that hold the object or state: views and their inputs.
  public var owners: [(view: Int, input: Int)]
  /// In order of name of the view, each view once for each reason; the first is the nearest.
  public var runs: [Run]
  public var readers: [ModelUse]
  public var writers: [ModelUse]
  /// The loops whose rows are made anew.
  public var loops: [Remade]
  /// The closure bindings that are made anew.
  public var closureBindings: [Remade]
}

/// Why `--state` found nothing to follow.
public enum StateLookUpProblem: Error, Hashable, Sendable {
  /// It is not `Type.property`.
  case notAPath
  case unknownType(nearest: String?)
  case unknownProperty(type: String, nearest: String?)
  /// It is computed from these, written as `Type.property`; what changes are they.
  case isComputed(from: [String])
}

extension DataFlowMap {
  /// What a change of one piece of state does.
  public func flow(of subject: StateFlow.Subject) -> StateFlow { StateFlowTracer(map: self).flow(of: subject) }

  /// The flows of `Type.property`, one for each type of that name; `Type` is a model or a view.
  public func flows(of text: String) throws(StateLookUpProblem) -> [StateFlow] {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { throw .notAPath }
    let type = String(text[..<dot])
    let property = String(text[text.utf8.index(after: dot)...])
    guard !type.isEmpty, !property.isEmpty else { throw .notAPath }
    let models = self.models(named: type), views = self.views(named: type)
    guard !models.isEmpty || !views.isEmpty else {
      throw .unknownType(
        nearest: nearestName(
          to: type,
          in: self.models.flatMap { [$0.name, $0.simpleName] } + self.views.flatMap { [$0.name, $0.simpleName] }))
    }
    var result: [StateFlow] = []
    var computed: [String] = []
    for model in models {
      for (number, found) in self.models[model].properties.enumerated() where found.name == property {
        if found.isComputed {
          computed += found.reads.map { "\(self.models[$0.model].name).\($0.property)" }
        } else {
          result.append(flow(of: .property(model: model, property: number)))
        }
      }
    }
    for view in views {
      for (number, found) in self.views[view].inputs.enumerated() where found.name == property {
        result.append(flow(of: .input(view: view, input: number)))
      }
    }
    if result.isEmpty, !computed.isEmpty { throw .isComputed(from: computed) }
    guard !result.isEmpty else {
      let known =
        models.flatMap { self.models[$0].properties.map(\.name) } + views.flatMap { self.views[$0].inputs.map(\.name) }
      throw .unknownProperty(type: type, nearest: nearestName(to: property, in: known))
    }
    return result
  }
}

/// Follows one piece of state through the map.
struct StateFlowTracer {
  let map: DataFlowMap
  private var runs: [StateFlow.Run] = []
  private var seen: Set<StateFlow.Run> = []
  private var visited: Set<StateFlow.Subject> = []

  init(map: DataFlowMap) { self.map = map }

  func flow(of subject: StateFlow.Subject) -> StateFlow {
    var tracer = self
    var flow = StateFlow(
      subject: subject, owners: [], runs: [], readers: [], writers: [], loops: [], closureBindings: [])
    switch subject {
    case .property(let model, let property):
      tracer.follow(model: model, property: property)
      flow.owners = owners(ofModel: model)
      flow.readers = map.models[model].properties[property].readers
      flow.writers = map.models[model].properties[property].writers
    case .input(let view, let input):
      tracer.follow(view: view, input: input, isGiven: false)
      flow.owners = [(view, input)]
      flow.readers = uses(view, input) { $0.action != .write }
      flow.writers = uses(view, input) { $0.action == .write }
    }
    flow.runs = tracer.runs
    var views: [Int] = []
    for run in tracer.runs where !views.contains(run.view) { views.append(run.view) }
    for view in views.sorted() {
      let node = map.views[view]
      for loop in node.loops.indices where node.loops[loop].time.isWhileRunning {
        flow.loops.append(StateFlow.Remade(view: view, number: loop))
      }
      for binding in node.closureBindings.indices where node.closureBindings[binding].time.isWhileRunning {
        flow.closureBindings.append(StateFlow.Remade(view: view, number: binding))
      }
    }
    return flow
  }

  /// The views whose own state, or state object, is of that class; where there is none, all that hold one.
  private func owners(ofModel model: Int) -> [(view: Int, input: Int)] {
    var holders: [(view: Int, input: Int)] = []
    var owning: [(view: Int, input: Int)] = []
    for (number, view) in map.views.enumerated() {
      for (input, value) in view.inputs.enumerated() where value.model.map({ map.isKind($0, of: model) }) ?? false {
        holders.append((number, input))
        if value.kind == .state || value.kind == .stateObject { owning.append((number, input)) }
      }
    }
    return owning.isEmpty ? holders : owning
  }

  private func uses(_ view: Int, _ input: Int, where isWanted: (Use) -> Bool) -> [ModelUse] {
    map.views[view].inputs[input].uses.filter(isWanted).map {
      ModelUse(
        view: view, type: map.views[view].name, member: $0.member, time: $0.time, isConditional: $0.isConditional,
        isProjection: $0.action == .projection, location: $0.location)
    }
  }

  private mutating func run(_ view: Int, _ reason: StateFlow.Reason, isConditional: Bool, at location: Location) -> Bool
  {
    let run = StateFlow.Run(view: view, reason: reason, isConditional: isConditional, location: location)
    guard seen.insert(run).inserted else { return false }
    runs.append(run)
    return true
  }

  // MARK: Models

  private mutating func follow(model: Int, property: Int) {
    let name = map.models[model].properties[property].name
    let isObserved = map.models[model].properties[property].isObserved
    for (number, view) in map.views.enumerated() {
      for (input, value) in view.inputs.enumerated() {
        for read in value.triggers.flatMap(\.properties) where read.model == model && read.property == name {
          _ = run(number, .reads(through: read.through), isConditional: read.isConditional, at: read.location)
        }
        if map.models[model].kind == .observableObject, isObserved, value.triggers.contains(.anyChange),
          value.model.map({ map.isKind($0, of: model) }) ?? false
        {
          let isRead = map.models[model].properties[property].readers.contains { $0.view == number }
          _ = run(number, .observes(input: input, isRead: isRead), isConditional: false, at: value.location)
        }
      }
      for read in view.otherReads where read.model == model && read.property == name {
        _ = run(number, .reads(through: read.through), isConditional: read.isConditional, at: read.location)
      }
    }
    let running = Set(runs.map(\.view))
    for (number, view) in map.views.enumerated() {
      pass(from: number, isRunning: running.contains(number)) { $0.model == model && $0.property == name }
      for injection in view.injections {
        guard let key = injection.key, running.contains(number),
          injection.sources.contains(where: { $0.model == model && $0.property == name })
        else { continue }
        runReaders(ofKey: key, at: injection.location)
      }
    }
  }

  // MARK: Inputs

  private mutating func follow(view: Int, input: Int, isGiven: Bool) {
    guard visited.insert(.input(view: view, input: input)).inserted else { return }
    let value = map.views[view].inputs[input]
    var isRunning = isGiven
    for trigger in value.triggers {
      switch trigger {
      case .read(let isConditional):
        guard let use = value.uses.first(where: { $0.action == .read && $0.time != .later && $0.time != .initializer })
        else { continue }
        isRunning = true
        _ = run(
          view, value.kind == .binding ? .readsBinding(input: input) : .reads(through: []),
          isConditional: isConditional, at: use.location)
      case .declaration, .anyChange:
        isRunning = true
        if !isGiven {
          _ = run(view, .observes(input: input, isRead: value.isReadByBody), isConditional: false, at: value.location)
        }
      default: continue
      }
    }
    // An object that tells of a change stays the same object.
    let isSameObject = !isGiven && value.triggers.contains(.anyChange)
    pass(from: view, isRunning: isRunning, isSameObject: isSameObject) { $0.input == input }
    for injection in map.views[view].injections {
      guard let key = injection.key, isRunning, injection.sources.contains(where: { $0.input == input }) else {
        continue
      }
      runReaders(ofKey: key, at: injection.location)
    }
  }

  /// Follows what a view passes to those that it makes.
  private mutating func pass(
    from view: Int, isRunning: Bool, isSameObject: Bool = false, where isWanted: (Source) -> Bool
  ) {
    for creation in map.views[view].creations where creation.time.isWhileRunning {
      for argument in creation.arguments where argument.sources.contains(where: isWanted) {
        if isSameObject, argument.sources.allSatisfy({ $0.path.isEmpty && $0.property == nil }) {
          if let input = argument.input, map.views[creation.view].inputs[input].triggers.contains(.anyChange) {
            follow(view: creation.view, input: input, isGiven: false)
          }
          continue
        }
        switch argument.form {
        case .binding:
          if let input = argument.input { follow(view: creation.view, input: input, isGiven: false) }
        case .value:
          guard isRunning else { continue }
          let isNew = run(
            creation.view, .newValue(from: view, input: argument.input), isConditional: creation.isConditional,
            at: argument.location)
          if isNew, let input = argument.input { follow(view: creation.view, input: input, isGiven: true) }
        case .closure, .constant: continue
        }
      }
    }
  }

  private mutating func runReaders(ofKey key: String, at location: Location) {
    for (number, view) in map.views.enumerated() {
      for value in view.inputs where value.kind == .environmentKey && value.key == key {
        _ = run(number, .environment(key: key), isConditional: false, at: value.location)
      }
    }
  }
}
