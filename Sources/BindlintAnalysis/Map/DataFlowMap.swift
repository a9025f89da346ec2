import BindlintSyntax

/// What makes each view of a project run again, and how state gets from its owner to those who read it.
///
/// Plain values in a stable order: files as given, views and models by path and place. All numbers are indices into the
/// arrays beside them. Places are a file and a half-open range of UTF-8 byte offsets.
public struct DataFlowMap: Sendable {
  /// Relative to the project's root, with `/`; `Location.file` is an index into it.
  public var paths: [String]
  /// The text of each file; nil where it can't be read.
  public var sources: [SourceFile?]
  /// By name of the type, then place.
  public var views: [ViewNode]
  /// Classes whose changes SwiftUI can follow, and other classes that views hold; by name, then place.
  public var models: [ModelNode]
  /// What could not be read or parsed whole.
  public var problems: [FileProblem]

  public init(
    paths: [String] = [], sources: [SourceFile?] = [], views: [ViewNode] = [], models: [ModelNode] = [],
    problems: [FileProblem] = []
  ) {
    self.paths = paths
    self.sources = sources
    self.views = views
    self.models = models
    self.problems = problems
  }

  /// The views that are called `name`: by the whole path of the type, else by its last part.
  public func views(named name: String) -> [Int] {
    let exact = views.indices.filter { views[$0].name == name }
    return exact.isEmpty ? views.indices.filter { views[$0].simpleName == name } : exact
  }

  /// Whether an object of the class `model` is one of `other` too.
  public func isKind(_ model: Int, of other: Int) -> Bool {
    var at: Int? = model
    // A circle of classes is no Swift, but may be read.
    for _ in 0..<32 {
      guard let now = at else { return false }
      if now == other { return true }
      at = models[now].superclass
    }
    return false
  }

  /// The models that are called `name`: by the whole path of the type, else by its last part.
  public func models(named name: String) -> [Int] {
    let exact = models.indices.filter { models[$0].name == name }
    return exact.isEmpty ? models.indices.filter { models[$0].simpleName == name } : exact
  }
}

/// A type whose stored properties SwiftUI connects and whose `body` (or what stands for it) SwiftUI runs.
public struct ViewNode: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case view, viewModifier, app, scene, representable, style, shape
    /// Commands, toolbar content, widgets, table and tab content.
    case content
    /// A property wrapper of the project that SwiftUI updates with the view around it.
    case dynamicProperty
  }

  /// The path of the type: `Outer.Inner`.
  public var name: String
  public var kind: Kind
  /// The name in the declaration.
  public var location: Location
  /// Whether the file was asked for; others are known because they belong to the project.
  public var isReported: Bool
  /// In order of declaration.
  public var inputs: [Input]
  /// Models that it reads through no input of its own directly: `Downloads.shared.active`, a row that a loop brings,
  /// what content reads that its maker gives it.
  public var otherReads: [PropertyRead]
  /// The views that its code makes, in order of place.
  public var creations: [Creation]
  /// What it hands to the environment of its content, in order of place.
  public var injections: [Injection]
  /// Its loops over data, in order of place.
  public var loops: [RowLoop]
  /// Its closure bindings that are made while it runs, in order of place.
  public var closureBindings: [MadeBinding]

  public var simpleName: String { name.lastPathComponent }
}

/// A stored property of a view type.
public struct Input: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case plainValue, plainReference
    /// Plain, of a type that is not in sight.
    case plain
    case closure, state, binding, bindable, environmentKey, environmentObject, observedObject, stateObject, query
    case focusedValue, storage, focusState, gestureState, namespace, scaledMetric, delegate, customWrapper
  }

  public var name: String
  /// The name in the declaration.
  public var location: Location
  public var kind: Kind
  /// The wrapper as written, without `@`: `State`, `Default`; nil for a plain property.
  public var wrapper: String?
  /// `colorScheme` of `@Environment(\.colorScheme)`; the key or name that other wrappers are given.
  public var key: String?
  /// As written, or as the initial value shows it; nil where it shows nowhere.
  public var type: String?
  /// The class that it holds, as an index into `models`.
  public var model: Int?
  public var isPrivate: Bool
  public var hasInitialValue: Bool
  /// What makes `body` run again; empty where nothing in it does.
  public var triggers: [Trigger]
  /// Every place in the type's own code that uses it, in order of place. Empty: it is never read.
  public var uses: [Use]

  /// Whether some code of the type reads it, now or later.
  public var isRead: Bool { uses.contains { $0.action != .write } }
  /// Whether `body`, or what it calls, reads it.
  public var isReadByBody: Bool { uses.contains { $0.action != .write && $0.time.isWhileRunning } }
}

/// Why an input makes `body` run.
///
/// Where each comes from: `newValue` from the comparison of a view's stored properties, `read` from the flag that a
/// read of `State` and `Binding` sets, `properties` from SE-0395, `declaration` and `anyChange` from what Apple's pages
/// on `Environment`, `EnvironmentObject`, `ObservedObject`, `StateObject`, `FocusedObject` say; a copy of SwiftUI made
/// from the outside (OpenSwiftUI) shows the same of `Environment`, `State` and `Binding`. How storage wrappers tell
/// that they were read is not known; they count as `declaration`.
public enum Trigger: Hashable, Sendable {
  /// The parent runs and hands over another value.
  case newValue
  /// A closure of the parent is another one each time the parent runs, as far as SwiftUI can tell.
  case newClosure
  /// Another object takes its place.
  case newInstance
  /// The view's own initializer makes it, from nothing that the parent gives, each time the parent runs.
  case remade
  /// Its value changes, because `body` read it.
  case read(isConditional: Bool)
  /// The value changes, whoever reads it.
  case declaration
  /// The object says that it changes, whatever changes in it.
  case anyChange
  /// One of these properties of an `@Observable` changes, because `body` read it.
  case properties([PropertyRead])
  /// The wrapper is not in sight: what it follows is not known.
  case unknown
}

/// A property of an `@Observable` class that `body` reads.
public struct PropertyRead: Hashable, Sendable {
  /// Index into `models`.
  public var model: Int
  public var property: String
  /// As the view's code reaches the model: `library`, `book`, `Downloads.shared`.
  public var base: String
  /// Computed properties and functions on the way, outermost first: `filtered()`; empty where it is read directly.
  public var through: [String]
  /// It is read only where some condition holds.
  public var isConditional: Bool
  /// The place in the view's code.
  public var location: Location
  /// The branch that alone makes it conditional.
  var branch: CodeBranch?
}

/// One place that uses an input.
public struct Use: Hashable, Sendable {
  public enum Action: String, Sendable, CaseIterable {
    case read
    /// `$x`, `_x`: a binding to it or a part of it is made.
    case projection
    case write
  }

  public enum Time: String, Sendable, CaseIterable {
    /// While `body` runs.
    case body
    /// While content runs that is shown on demand: a sheet, a popover.
    case presentation
    /// In the getter of a closure binding: when the control that gets the binding asks for its value.
    case getter
    /// In an action, a task, or a function that only such call.
    case later
    /// In an initializer or an initial value.
    case initializer

    public var isWhileRunning: Bool { self == .body || self == .presentation }
  }

  public var location: Location
  public var action: Action
  public var time: Time
  public var isConditional: Bool
  /// Members behind the input's name: `["filter", "text"]`.
  public var path: [String]
  /// The member of the type that the place stands in: `body`, `row`.
  public var member: String
  /// The branch that alone makes it conditional.
  var branch: CodeBranch?
}

/// A view that another one makes.
public struct Creation: Sendable {
  /// Index into `views`.
  public var view: Int
  /// The callee.
  public var location: Location
  public var time: Use.Time
  public var isConditional: Bool
  /// It is made for each row of a loop: an index into the maker's `loops`.
  public var loop: Int?
  public var arguments: [Argument]
}

/// What is passed to one input.
public struct Argument: Sendable {
  public enum Form: String, Sendable, CaseIterable {
    case value, binding, closure, constant
  }

  /// Index into the made view's `inputs`; nil where an initializer of its own takes it and does not store it as such.
  public var input: Int?
  public var label: String
  public var form: Form
  /// As written, white space made single.
  public var text: String
  public var location: Location
  /// Where what is passed comes from.
  public var sources: [Source]
}

/// What an expression is made from.
public struct Source: Hashable, Sendable {
  /// Index into the maker's `inputs`; nil where it comes through none.
  public var input: Int?
  /// Members behind it: `["searchText"]`.
  public var path: [String]
  /// The property of a model that is read last, where it shows.
  public var model: Int?
  public var property: String?
}

/// `.environment(library)`, `.environmentObject(library)`, `.environment(\.locale, value)`.
public struct Injection: Sendable {
  /// Index into `models`.
  public var model: Int?
  /// The last part of the key path.
  public var key: String?
  public var location: Location
  /// As written.
  public var text: String
  public var sources: [Source]
}

/// A loop whose content makes rows.
public struct RowLoop: Sendable {
  /// `ForEach`, `List`.
  public var callee: String
  public var location: Location
  /// The data as written; nil where there is none.
  public var data: String?
  public var sources: [Source]
  public var time: Use.Time
}

/// A `Binding(get:set:)`.
public struct MadeBinding: Sendable {
  /// Its first token.
  public var location: Location
  public var time: Use.Time
  /// It is made for each row of this loop of the view; nil where it is made once.
  public var loop: Int?
  /// What it binds to, where that shows: `maps.downloaded`.
  public var storage: String?
}

/// A class that views hold, read or are given.
public struct ModelNode: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// `@Observable`: views follow the properties that they read.
    case observable
    /// `ObservableObject`: views follow the object as a whole.
    case observableObject
    /// Neither: no view follows it.
    case plainClass
  }

  /// The path of the type.
  public var name: String
  public var kind: Kind
  public var location: Location
  /// Its superclass, as an index into `models`, where that is in sight.
  public var superclass: Int?
  /// In order of declaration, extensions behind; those of the superclass are the superclass's.
  public var properties: [ModelProperty]

  public var simpleName: String { name.lastPathComponent }
}

public struct ModelProperty: Sendable {
  public var name: String
  public var location: Location
  public var type: String?
  public var isComputed: Bool
  /// A change of it is told: stored in an `@Observable` and not ignored, or `@Published`.
  public var isObserved: Bool
  /// Of a computed one: the stored properties of models that it reads in the end.
  public var reads: [StoredProperty] = []
  /// Who reads and writes it, the model's own code included, in order of place.
  public var readers: [ModelUse]
  public var writers: [ModelUse]
}

/// A place that reads or writes a property of a model.
public struct ModelUse: Hashable, Sendable {
  /// Index into `views`; nil for code of no view.
  public var view: Int?
  /// The path of the type around, empty at the top level of a file.
  public var type: String
  public var member: String
  public var time: Use.Time
  public var isConditional: Bool
  /// A binding to it is made: it is both read and, perhaps, written.
  public var isProjection: Bool
  public var location: Location
}

/// A stored property of a model.
public struct StoredProperty: Hashable, Sendable {
  /// Index into `models`.
  public var model: Int
  public var property: String
}
