import BindlintAnalysis

/// `rules.json` read into entries.
struct RulesFile {
  /// An entry with the names of its example's fixtures in the place of their text.
  private(set) var entries: [CatalogueEntry] = []

  /// Reads the text of the file; `path` is for messages.
  init(_ text: [UInt8], path: String) throws(CatalogueFailure) {
    let document: JSONValue
    do { document = try JSONParser.parse(text) } catch {
      let (line, column) = JSONError.position(of: error.offset, in: text)
      throw CatalogueFailure("\(path):\(line):\(column): \(error.message)")
    }
    let reader = Reader(path: path, text: text)
    guard try reader.integer("schemaVersion", in: document) == 1 else {
      throw reader.failure(document, "only schemaVersion 1 is known")
    }
    for rule in try reader.list("rules", in: document) {
      let entry = try reader.entry(rule)
      if let last = entries.last, entry.id <= last.id {
        throw reader.failure(rule, "rules stand in order of their names, but '\(entry.id)' follows '\(last.id)'")
      }
      entries.append(entry)
    }
  }

  private struct Reader {
    var path: String
    var text: [UInt8]

    func failure(_ value: JSONValue, _ message: String) -> CatalogueFailure {
      let (line, column) = JSONError.position(of: value.offset, in: text)
      return CatalogueFailure("\(path):\(line):\(column): \(message)")
    }

    private func member<T>(
      _ key: String, _ kind: String, in object: JSONValue, _ read: (JSONValue) -> T?
    ) throws(CatalogueFailure) -> T {
      guard let value = object[key] else { throw failure(object, "'\(key)' is missing") }
      guard let result = read(value) else { throw failure(value, "'\(key)' must be \(kind), not \(value.kind)") }
      return result
    }

    func string(_ key: String, in object: JSONValue) throws(CatalogueFailure) -> String {
      try member(key, "a string", in: object) { $0.string }
    }
    func integer(_ key: String, in object: JSONValue) throws(CatalogueFailure) -> Int {
      try member(key, "a whole number", in: object) { $0.integer }
    }
    func list(_ key: String, in object: JSONValue) throws(CatalogueFailure) -> [JSONValue] {
      try member(key, "a list", in: object) { $0.elements }
    }
    func strings(_ key: String, in object: JSONValue) throws(CatalogueFailure) -> [String] {
      try member(key, "a list of strings", in: object) { value in
        guard let elements = value.elements else { return nil }
        let strings = elements.compactMap(\.string)
        return strings.count == elements.count ? strings : nil
      }
    }
    func choice<T: RawRepresentable & CaseIterable>(
      _ key: String, in object: JSONValue
    ) throws(CatalogueFailure) -> T where T.RawValue == String {
      try member(key, "one of \(T.allCases.map(\.rawValue).joined(separator: ", "))", in: object) { value in
        value.string.flatMap { T(rawValue: $0) }
      }
    }

    func entry(_ rule: JSONValue) throws(CatalogueFailure) -> CatalogueEntry {
      let fix = try member("fix", "an object", in: rule) { $0.members == nil ? nil : $0 }
      let example = try member("example", "an object", in: rule) { $0.members == nil ? nil : $0 }
      var options: [CatalogueOption] = []
      for option in try list("options", in: rule) {
        options.append(
          CatalogueOption(
            name: try string("name", in: option), type: try string("type", in: option),
            defaultValue: try string("default", in: option), summary: try string("summary", in: option)))
      }
      return CatalogueEntry(
        id: RuleID(try string("id", in: rule)), since: try string("since", in: rule),
        category: try choice("category", in: rule), severity: try choice("severity", in: rule),
        isEnabled: try member("enabled", "true or false", in: rule) { $0.boolean },
        confidence: try choice("confidence", in: rule), summary: try string("summary", in: rule),
        why: try strings("why", in: rule), reports: try strings("reports", in: rule),
        leavesAlone: try strings("leavesAlone", in: rule), limits: try strings("limits", in: rule),
        fix: try choice("availability", in: fix), fixSummary: try string("summary", in: fix), options: options,
        references: try strings("references", in: rule),
        example: CatalogueExample(
          flagged: try string("flagged", in: example), corrected: try string("corrected", in: example)))
    }
  }
}

/// What keeps the catalogue's own commands from their work, worded for the person at the keyboard.
public struct CatalogueFailure: Error, Hashable, CustomStringConvertible {
  public var description: String

  init(_ description: String) { self.description = description }
}
