import BindlintSyntax

/// An environment property in a type that SwiftUI never installs.
///
///     final class Exporter {
///       @Environment(\.locale) private var locale   // always the default
///
/// Only views and their kin have their environment properties filled. Elsewhere a value stays the default, and an
/// environment object stops the app when it is read.
enum EnvironmentOutsideView: Rule {
  static let id = RuleID("environment_outside_view")

  static func check(_ pass: Pass) {
    for property in pass.properties(wrappedIn: .Environment, .EnvironmentObject) {
      let wrapper = property.wrapper.text
      guard !pass.isOfTheProject(wrapper, in: property.group), isSurelyNoView(property, pass) else { continue }
      let owner = pass.index.groups[property.group]
      pass.report(
        Diagnostic(
          rule: id, at: pass.location(property.fact.nameRange),
          message(property.name, owner: owner.name, isObject: property.wrapper == .EnvironmentObject),
          symbol: "\(owner.path).\(property.name)"))
    }
  }

  /// Superclasses and protocols of the system that SwiftUI connects nothing in.
  private static let unconnected: Set<String> = [
    "UIViewController", "UIView", "UIApplicationDelegate", "UIResponder", "NSViewController", "NSView",
    "NSWindowController", "NSApplicationDelegate", "UNUserNotificationCenterDelegate", "UIWindowSceneDelegate",
    "UITableViewController", "UICollectionViewController", "NSWindow", "WKNavigationDelegate",
    "CLLocationManagerDelegate",
    "UITextFieldDelegate", "NSTextFieldDelegate", "UITextViewDelegate", "NSTextViewDelegate", "TimelineEntry",
    "CustomNSError", "LocalizedError", "RawRepresentable", "Layout", "GeometryEffect",
  ]

  /// Every name that the type is made from is known, and none of them is connected.
  private static func isSurelyNoView(_ property: WrappedProperty, _ pass: Pass) -> Bool {
    let index = pass.index
    let conformances = index.conformances[property.group]
    let group = index.groups[property.group]
    guard !conformances.isView, group.declarations.count == 1 else { return false }
    let type = pass.file.facts.types[property.fact.type]
    guard type.kind == .structType || type.kind == .classType || type.kind == .actorType, !type.isBroken else {
      return false
    }
    // An attached macro may bring a conformance.
    let attributes = pass.file.facts.attributes[type.attributeRange].map { pass.file.names.string($0.name) }
    guard attributes.allSatisfy({ harmlessAttributes.contains($0) }) else { return false }
    return conformances.unknown.allSatisfy { SwiftUIProtocols.harmless.contains($0) || unconnected.contains($0) }
  }

  private static let harmlessAttributes: Set<String> = [
    "MainActor", "available", "Observable", "objc", "objcMembers", "frozen", "usableFromInline", "dynamicMemberLookup",
  ]

  // MARK: Messages

  private static func message(_ name: String, owner: String, isObject: Bool) -> String {
    isObject
      ? "environment object '\(name)' is never filled, since '\(owner)' is no view: reading it stops the app; pass the object to the initializer"
      : "environment value '\(name)' is never filled, since '\(owner)' is no view: it stays the default; pass the value to the initializer"
  }
}
