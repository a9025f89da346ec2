// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

import BindlintAnalysis

extension Catalogue {
  static let crossFeatureProjection = CatalogueEntry(
    id: RuleID(#"cross_feature_projection"#),
    since: #"0.1.0"#,
    category: .bindings,
    severity: .warning,
    isEnabled: true,
    confidence: .high,
    summary: #"A binding into another feature's state through this feature's store"#,
    why: [
      #"In the Composable Architecture `$store.child.name` is a projection of this feature's store. Writing to it sends this feature's binding action with the whole state of the child in it: the child's reducer doesn't get a binding action, and whatever it does on an edit (validate, save, look something up) doesn't happen."#,
      #"A scoped store sends the child's own action, and the child's view projects its own state."#,
    ],
    reports: [
      #"`$store.child.field` where `store` is a `StoreOf` or `Store`, and `child` holds the `State` of another feature of the index."#,
    ],
    leavesAlone: [
      #"This feature's own state, and plain values in it: `$store.address.street`."#,
      #"`scope`, reads, and projections that send an action of their own with `sending`."#,
      #"Ordinary observable models."#,
    ],
    limits: [
      #"Optional and presented child state can't be projected this way and isn't looked at."#,
    ],
    fix: .display,
    fixSummary: #"Shows the call that scopes the store; the control belongs into the child's view."#,
    options: [],
    references: [
      #"https://developer.apple.com/documentation/swiftui/bindable"#,
      #"https://github.com/swiftlang/swift-evolution/blob/main/proposals/0252-keypath-dynamic-member-lookup.md"#,
    ],
    example: CatalogueExample(
      flagged: #"""
        import ComposableArchitecture

        @Reducer struct Address {
          @ObservableState struct State: Equatable {
            var street = ""
          }
        }

        @Reducer struct Profile {
          @ObservableState struct State: Equatable {
            var name = ""
            var address = Address.State()
          }
        }

        struct ProfileView: View {
          @Bindable var store: StoreOf<Profile>

          var body: some View {
            TextField("Name", text: $store.name)
            TextField("Street", text: $store.address.street)  // finding
          }
        }
        """#,
      corrected: #"""
        import ComposableArchitecture

        @Reducer struct Address {
          @ObservableState struct State: Equatable {
            var street = ""
          }
        }

        @Reducer struct Profile {
          @ObservableState struct State: Equatable {
            var name = ""
            var address = Address.State()
          }
        }

        struct ProfileView: View {
          @Bindable var store: StoreOf<Profile>

          var body: some View {
            TextField("Name", text: $store.name)
            AddressView(store: store.scope(state: \.address, action: \.address))
          }
        }

        struct AddressView: View {
          @Bindable var store: StoreOf<Address>

          var body: some View {
            TextField("Street", text: $store.street)
          }
        }
        """#))
}
