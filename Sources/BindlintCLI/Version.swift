/// The version of the tool.
enum Version {
  static let number = "0.1.0"

  /// The commit, which git writes here when it exports the sources (`git archive`, as the release script does).
  private static let exportedCommit = "$Format:%h$"

  static var commit: String? { exportedCommit.hasPrefix("$") ? nil : exportedCommit }

  /// For people: `0.1.0 (1a2b3c4)`.
  static var text: String { number + (commit.map { " (\($0))" } ?? "") }
}
