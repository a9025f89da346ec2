// Generated from rules.json by `swift run bindlint debug generate`. Not to be edited.

extension Rules {
  static let all: [any Rule.Type] = [
    AsymmetricBinding.self,
    BindingSetterSideEffect.self,
    ClosureBindingInForeach.self,
    EnvironmentOutsideView.self,
    EnvironmentReadInInit.self,
    ForeachConstantRange.self,
    ForwardedClosure.self,
    IndexBasedBinding.self,
    LossyTextBinding.self,
    NonprivateState.self,
    PrintChangesCall.self,
    RedundantClosureBinding.self,
    SetterIgnoresValue.self,
    StateAccessInInit.self,
    StateSeededFromParameter.self,
    UnobservedGetter.self,
    UnprojectedBindable.self,
    UnusedEnvironment.self,
    UnusedSuppression.self,
    UnusedViewProperty.self,
  ]
}
