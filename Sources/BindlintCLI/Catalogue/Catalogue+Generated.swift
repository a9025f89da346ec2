// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

extension Catalogue {
  static let generatedEntries: [CatalogueEntry] = [
    asymmetricBinding,
    bindingSetterSideEffect,
    broadSetObservation,
    closureBindingInForeach,
    crossFeatureProjection,
    environmentOutsideView,
    environmentReadInInit,
    expensiveBody,
    foreachConstantRange,
    forwardedClosure,
    indexBasedBinding,
    lossyTextBinding,
    nonprivateState,
    pickerTagMismatch,
    positionalIdentity,
    printChangesCall,
    redundantClosureBinding,
    setterIgnoresValue,
    stateAccessInInit,
    stateSeededFromParameter,
    unobservedGetter,
    unprojectedBindable,
    unstableIdentity,
    unusedEnvironment,
    unusedSuppression,
    unusedViewProperty,
    wholeObjectObservation,
  ]
}
