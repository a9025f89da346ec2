import BindlintSyntax

/// An environment property that is read before the view is installed.
///
///     @Environment(\.colorScheme) private var scheme
///     init() { isDark = scheme == .dark }   // always the default, whatever the environment says
///
/// SwiftUI fills environment properties when it installs the view, after the initializer. Until then a value is the
/// default, and an `@EnvironmentObject` stops the app.
enum EnvironmentReadInInit: Rule {
  static let id = RuleID("environment_read_in_init")

  static func check(_ pass: Pass) {
    for initializer in InitializerOfAView.all(in: pass, naming: .Environment, .EnvironmentObject)
    where !pass.isOfTheProject("Environment", in: initializer.group) {
      let syntax = pass.file.syntax()
      let names = Set(initializer.properties.keys)
      for access in InitializerAccess.all(in: initializer.member.node, of: names, syntax)
      where access.kind == .read || access.kind == .memberChange {
        report(access, initializer.properties[access.name], member: initializer.number, syntax, pass)
      }
    }
    checkInitialValues(pass)
  }

  /// `var title = scheme == .dark ? "Night" : "Day"`
  private static func checkInitialValues(_ pass: Pass) {
    let properties = pass.properties(wrappedIn: .Environment, .EnvironmentObject)
    guard !properties.isEmpty else { return }
    let facts = pass.file.facts
    for (number, type) in facts.types.enumerated() where type.kind == .structType || type.kind == .classType {
      let own = properties.filter {
        facts.types[$0.fact.type].path == type.path && pass.index.conformances[$0.group].isView
      }
      guard let first = own.first, !pass.isOfTheProject("Environment", in: first.group) else { continue }
      for use in pass.file.code.uses(of: number) where use.flags.contains(.read) {
        let member = facts.members[Int(use.member)]
        guard member.kind == .property, member.flags.contains(.hasInitialValue), !member.flags.contains(.isLazy),
          !member.flags.contains(.isStatic), let property = own.first(where: { $0.fact.name == use.name })
        else { continue }
        let syntax = pass.file.syntax()
        guard let value = syntax.tree.child(member.node, .initializerClause) else { continue }
        for access in InitializerAccess.all(below: value, of: [property.name], syntax) where access.kind == .read {
          report(access, property.reference, member: Int(use.member), syntax, pass)
        }
      }
    }
  }

  private static func report(
    _ access: InitializerAccess, _ property: MemberReference?, member: Int, _ syntax: FileSyntax, _ pass: Pass
  ) {
    guard let property else { return }
    let isObject = pass.index.isWrapped(property, in: .EnvironmentObject)
    pass.report(
      Diagnostic(
        rule: id, at: pass.location(syntax.tree.range(access.node)), message(access.name, isObject: isObject),
        symbol: BindingSymbol.of(member, pass),
        related: [
          RelatedLocation(
            Location(pass.index.files[property.file].id, pass.index.member(property).nameRange),
            "declared here, filled when the view is installed")
        ]))
  }

  // MARK: Messages

  private static func message(_ name: String, isObject: Bool) -> String {
    isObject
      ? "environment object '\(name)' is read before the view is installed, which stops the app; read it in 'body' or in 'onAppear'"
      : "environment value '\(name)' is read before the view is installed, which always gives the default; read it in 'body', or pass the value to the initializer"
  }
}
