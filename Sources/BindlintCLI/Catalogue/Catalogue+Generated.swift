// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

extension Catalogue {
  static let generatedEntries: [CatalogueEntry] = [
    asymmetricBinding,
    bindingSetterSideEffect,
    closureBindingInForeach,
    environmentOutsideView,
    environmentReadInInit,
    foreachConstantRange,
    forwardedClosure,
    indexBasedBinding,
    lossyTextBinding,
    nonprivateState,
    printChangesCall,
    redundantClosureBinding,
    setterIgnoresValue,
    stateAccessInInit,
    stateSeededFromParameter,
    unobservedGetter,
    unprojectedBindable,
    unusedEnvironment,
    unusedSuppression,
    unusedViewProperty,
  ]
}
