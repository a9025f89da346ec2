// Generated from rules.json and Fixtures/rules by `swift run bindlint debug generate`. Not to be edited.
// swift-format-ignore-file

extension Catalogue {
  static let generatedEntries: [CatalogueEntry] = [
    closureBindingInForeach,
    foreachConstantRange,
    indexBasedBinding,
    nonprivateState,
    printChangesCall,
    redundantClosureBinding,
    unusedEnvironment,
    unusedSuppression,
    unusedViewProperty,
  ]
}
