// Generated from rules.json by `swift run bindlint debug generate`. Not to be edited.

extension Rules {
  static let all: [any Rule.Type] = [
    ClosureBindingInForeach.self,
    ForeachConstantRange.self,
    IndexBasedBinding.self,
    NonprivateState.self,
    PrintChangesCall.self,
    RedundantClosureBinding.self,
    UnusedEnvironment.self,
    UnusedSuppression.self,
    UnusedViewProperty.self,
  ]
}
