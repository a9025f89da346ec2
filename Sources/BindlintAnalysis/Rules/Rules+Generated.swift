// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

extension Rules {
  static let all: [any Rule.Type] = [
    AsymmetricBinding.self,
    BindingSetterSideEffect.self,
    BroadSetObservation.self,
    ClosureBindingInForeach.self,
    CrossFeatureProjection.self,
    EnvironmentOutsideView.self,
    EnvironmentReadInInit.self,
    ExpensiveBody.self,
    ForeachConstantRange.self,
    ForwardedClosure.self,
    IndexBasedBinding.self,
    LossyTextBinding.self,
    NonprivateState.self,
    PickerTagMismatch.self,
    PositionalIdentity.self,
    PrintChangesCall.self,
    RedundantClosureBinding.self,
    SetterIgnoresValue.self,
    StateAccessInInit.self,
    StateSeededFromParameter.self,
    UnobservedGetter.self,
    UnprojectedBindable.self,
    UnstableIdentity.self,
    UnusedEnvironment.self,
    UnusedSuppression.self,
    UnusedViewProperty.self,
    WholeObjectObservation.self,
  ]
}
