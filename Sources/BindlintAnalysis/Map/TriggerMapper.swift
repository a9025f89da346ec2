import BindlintSyntax

/// Says what makes `body` run for one input whose uses are known.
struct TriggerMapper {
  let builder: MapBuilder
  let group: Int
  let input: Input
  private var index: ProjectIndex { builder.index }

  /// `isRemade`: every initializer makes it from nothing that it is given.
  func triggers(isAssignedInInitializer: Bool, isRemade: Bool, properties: [PropertyRead]) -> [Trigger] {
    var result = own(isAssignedInInitializer: isAssignedInInitializer)
    if isRemade, result == [.newValue] || result == [.newInstance] { result = [.remade] }
    if !properties.isEmpty { result.append(.properties(properties)) }
    return result
  }

  private func own(isAssignedInInitializer: Bool) -> [Trigger] {
    let isFixed = input.hasInitialValue && !isAssignedInInitializer && (isConstant || input.isPrivate)
    switch input.kind {
    case .plainValue, .plain: return isFixed ? [] : [.newValue]
    case .closure: return isFixed ? [] : [.newClosure]
    case .plainReference: return isFixed ? [] : [.newInstance]
    case .bindable: return isFixed ? [] : [.newInstance]
    case .state, .gestureState, .focusState: return read
    case .binding: return read
    case .environmentObject: return input.wrapper == "EnvironmentObject" ? [.anyChange] : [.newInstance]
    case .stateObject: return [.anyChange]
    // The parent may hand over another one.
    case .observedObject:
      return input.hasInitialValue && !isAssignedInInitializer ? [.anyChange] : [.newInstance, .anyChange]
    case .focusedValue: return input.wrapper == "FocusedObject" ? [.anyChange] : [.declaration]
    // `@Environment(\.self)` follows the keys that were used.
    case .environmentKey: return input.key == "self" ? read : [.declaration]
    case .query, .scaledMetric, .storage: return [.declaration]
    case .namespace, .delegate: return []
    case .customWrapper: return custom
    }
  }

  private var isConstant: Bool {
    guard let member = index.storedProperty(input.name, of: group) else { return false }
    return index.member(member).flags.contains(.isLet)
  }

  /// A read while `body` ran. A closure binding's getter reads too, when a control asks it; so does whoever gets `$x`,
  /// but that is the reader's own.
  private var read: [Trigger] {
    let reads = input.uses.filter { $0.action == .read && ($0.time.isWhileRunning || $0.time == .getter) }
    guard !reads.isEmpty else { return [] }
    let isAlways = reads.contains { !$0.isConditional && $0.time != .getter }
    // Read in each of the branches of which one runs, it is always read.
    return [.read(isConditional: !isAlways && !CodeBranch.coverAll(reads.compactMap(\.branch)))]
  }

  /// A wrapper of the project follows what its own properties follow; one of elsewhere what the configuration says.
  private var custom: [Trigger] {
    guard let wrapper = input.wrapper else { return [.unknown] }
    if builder.queries.subscribingWrappers.contains(wrapper) { return [.declaration] }
    guard let found = index.findType(wrapper, from: index.groups[group].path).value ?? index.group(path: wrapper),
      !index.groups[found].declarations.isEmpty
    else { return [.unknown] }
    guard index.conformances[found].swiftUI.contains("DynamicProperty") else {
      // SwiftUI knows nothing of it: only its stored value is compared.
      return [.newValue]
    }
    return [.declaration]
  }
}
