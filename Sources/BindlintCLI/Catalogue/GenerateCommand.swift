/// `bindlint debug generate [--check]`: makes everything that repeats the catalogue, in bindlint's own package.
public enum GenerateCommand {
  /// Writes what is stale in the package at `root`, or with `check` only names it.
  ///
  /// - Returns: what to print, ending in a line's end, and whether everything is as it should be now.
  public static func run(root: String, check: Bool) throws(CatalogueFailure) -> (output: String, isCurrent: Bool) {
    let generator = try CatalogueGenerator(root: root)
    if check {
      let stale = try generator.staleFiles()
      guard !stale.isEmpty else { return ("everything generated is current\n", true) }
      return (
        stale.map { "\($0) is stale\n" }.joined() + "run '\(CatalogueGenerator.repairCommand)' and commit the result\n",
        false
      )
    }
    let written = try generator.write()
    return (written.isEmpty ? "everything generated is current\n" : written.map { "updated \($0)\n" }.joined(), true)
  }
}
