#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `rules.json` as it is written.
struct RulesFile: Codable {
  var schemaVersion: Int
  var rules: [Rule]

  struct Rule: Codable {
    var id: String
    var since: String
    var category: CatalogueEntry.Category
    var severity: String
    var enabled: Bool
    var confidence: String
    var summary: String
    var why: [String]
    var reports: [String]
    var leavesAlone: [String]
    var limits: [String]
    var fix: Fix
    var options: [CatalogueOption]
    var references: [String]
    var example: Example
  }

  struct Fix: Codable {
    var availability: CatalogueEntry.FixAvailability
    var summary: String
  }

  /// Names of files in the rule's fixture folder, without `.swift`.
  struct Example: Codable {
    var flagged: String
    var corrected: String
  }
}
