// Finds the bindings that a view's controls hold and drives them: the same seed gives the same reads and writes, so the
// traces of two versions of a view can be compared line by line.

public protocol _Container { @MainActor var _children: [any View] { get } }
public protocol _Control { @MainActor var _controlled: [any _AnyBinding] { get } }

public protocol _AnyBinding {
  func _read() -> String
  /// Writes a value that `random` picks and shows it; nil where the type's values can't be picked.
  func _write(_ random: inout _Random) -> String?
}
extension Binding: _AnyBinding {
  public func _read() -> String { _describe(wrappedValue) }
  public func _write(_ random: inout _Random) -> String? {
    guard let pickable = Value.self as? any _Pickable.Type, let value = pickable._pick(&random) as? Value else {
      return nil
    }
    wrappedValue = value
    return _describe(value)
  }
}

/// A linear congruential generator: the same numbers everywhere.
public struct _Random {
  var state: UInt64
  public init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }
  public mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

public protocol _Pickable { static func _pick(_ random: inout _Random) -> Self }
extension Bool: _Pickable { public static func _pick(_ random: inout _Random) -> Bool { random.next(below: 2) == 1 } }
extension Int: _Pickable { public static func _pick(_ random: inout _Random) -> Int { random.next(below: 7) - 2 } }
extension Double: _Pickable {
  public static func _pick(_ random: inout _Random) -> Double { Double(random.next(below: 9)) / 2 }
}
extension CGFloat: _Pickable {
  public static func _pick(_ random: inout _Random) -> CGFloat { CGFloat(random.next(below: 9)) / 2 }
}
extension String: _Pickable {
  public static func _pick(_ random: inout _Random) -> String { ["", "a", "b", "lamp", "42"][random.next(below: 5)] }
}
extension Date: _Pickable {
  public static func _pick(_ random: inout _Random) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(random.next(below: 5)))
  }
}
extension Color: _Pickable {
  public static func _pick(_ random: inout _Random) -> Color { [.red, .blue, .clear][random.next(below: 3)] }
}
extension Optional: _Pickable {
  public static func _pick(_ random: inout _Random) -> Wrapped? {
    guard random.next(below: 3) > 0, let pickable = Wrapped.self as? any _Pickable.Type else { return nil }
    return pickable._pick(&random) as? Wrapped
  }
}

/// A text that shows a value's stored contents, the same in any run: sets and dictionaries in order, no addresses.
public func _describe(_ value: Any, depth: Int = 0) -> String {
  if depth > 12 { return "..." }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    guard let child = mirror.children.first else { return "nil" }
    return _describe(child.value, depth: depth + 1)
  case .set, .dictionary:
    return "[" + mirror.children.map { _describe($0.value, depth: depth + 1) }.sorted().joined(separator: ", ") + "]"
  case .collection:
    return "[" + mirror.children.map { _describe($0.value, depth: depth + 1) }.joined(separator: ", ") + "]"
  case .tuple:
    return "(" + mirror.children.map { _describe($0.value, depth: depth + 1) }.joined(separator: ", ") + ")"
  case .struct, .class, .enum:
    if mirror.children.isEmpty { return "\(value)" }
    let children = mirror.children.compactMap { child -> String? in
      let label = child.label ?? "_"
      let text = _describe(child.value, depth: depth + 1)
      // Closures and the registrar of observations hold no state of the model.
      if label == "_$observationRegistrar" || text == "(Function)" { return nil }
      return label + ": " + text
    }
    return "\(type(of: value))(" + children.joined(separator: ", ") + ")"
  default:
    return mirror.children.isEmpty ? "\(value)" : "..."
  }
}

@MainActor public enum _Driver {
  static func collect(_ view: any View, into bindings: inout [any _AnyBinding]) {
    if let control = view as? any _Control { bindings += control._controlled }
    if let container = view as? any _Container {
      for child in container._children { collect(child, into: &bindings) }
    } else if let wrapped = optional(view) {
      if let inner = wrapped { collect(inner, into: &bindings) }
    } else if !hasNoBody(view) {
      collectBody(of: view, into: &bindings)
    }
  }
  private static func optional(_ view: any View) -> (any View)?? {
    let mirror = Mirror(reflecting: view)
    guard mirror.displayStyle == .optional else { return .none }
    return .some(mirror.children.first?.value as? any View)
  }
  private static func hasNoBody<V: View>(_ view: V) -> Bool { V.Body.self == Never.self }
  private static func collectBody<V: View>(of view: V, into bindings: inout [any _AnyBinding]) {
    collect(view.body, into: &bindings)
  }

  /// Prints what the view's bindings read while they are written at random, and the state that is left.
  ///
  /// Now and then the body is built again, sometimes keeping the old bindings as rows do that are about to go;
  /// `disturb`, where given, changes the model from outside.
  public static func drive(_ view: any View, steps: Int = 400, seed: UInt64 = 1, disturb: ((Int) -> Void)? = nil) {
    var random = _Random(seed: seed)
    var bindings: [any _AnyBinding] = []
    collect(view, into: &bindings)
    print("bindings \(bindings.count)")
    for step in 0..<steps {
      let chosen = random.next(below: max(bindings.count, 1))
      if bindings.isEmpty {
        print("\(step) no rows")
      } else if random.next(below: 3) > 0 {
        print("\(step) write \(chosen) \(bindings[chosen]._write(&random) ?? "-")")
        print("  " + bindings.map { $0._read() }.joined(separator: " | "))
      } else {
        print("\(step) read \(chosen) \(bindings[chosen]._read())")
      }
      if let disturb, random.next(below: 12) == 0 {
        disturb(random.next(below: 1000))
        print("  disturbed " + bindings.map { $0._read() }.joined(separator: " | "))
      }
      if random.next(below: 8) == 0 {
        bindings = []
        collect(view, into: &bindings)
        print("  rebuilt \(bindings.count)")
      }
    }
    print("view \(_describe(view))")
    for (_, object) in _InjectedObjects.objects.sorted(by: { "\($0.value)" < "\($1.value)" }) {
      print("object \(_describe(object))")
    }
    print("stored \(_describe(_KeyedStore.shared.values))")
  }
}
