import BindlintAnalysis

/// What a finding is known by while lines move and messages change. Equal ones are told apart by their number.
struct FindingKey: Hashable, Comparable, Sendable {
  var path: String
  var rule: String
  var symbol: String

  static func < (a: FindingKey, b: FindingKey) -> Bool {
    (a.path, a.rule, a.symbol) < (b.path, b.rule, b.symbol)
  }
}

extension LintResult {
  func key(of finding: Finding) -> FindingKey {
    FindingKey(
      path: path(finding.diagnostic.location.file), rule: finding.diagnostic.rule.rawValue,
      symbol: finding.diagnostic.symbol)
  }
}

/// Findings that are known: how many of each key.
struct Baseline: Sendable {
  private(set) var counts: [FindingKey: Int] = [:]

  init(counts: [FindingKey: Int] = [:]) { self.counts = counts }

  init(_ findings: some Sequence<FindingKey>) {
    for key in findings { counts[key, default: 0] += 1 }
  }

  var total: Int { counts.values.reduce(0, +) }

  // MARK: Files

  /// The version of the file's form.
  private static let version = 1

  init(readFrom file: FilePath) throws(UsageError) {
    let bytes: [UInt8]
    do { bytes = try FileSystem.contents(of: file) } catch {
      throw .unusableFile(path: file.text, reason: error.reason)
    }
    func mistake(_ offset: Int, _ message: String) -> UsageError {
      let line = JSONError.position(of: offset, in: bytes).line
      return .configuration([ConfigurationError(path: file.text, line: line, key: "", message: message)])
    }
    let document: JSONValue
    do { document = try JSONParser.parse(bytes) } catch { throw mistake(error.offset, error.message) }
    guard document["version"]?.integer == Self.version, let entries = document["findings"]?.elements else {
      throw mistake(0, "this is no baseline of this version of bindlint; --write-baseline makes one")
    }
    for entry in entries {
      guard let path = entry["path"]?.string, let rule = entry["rule"]?.string, let symbol = entry["symbol"]?.string
      else { throw mistake(entry.offset, "an entry needs path, rule and symbol") }
      counts[FindingKey(path: path, rule: rule, symbol: symbol), default: 0] += 1
    }
  }

  /// Sorted, an entry a line: two branches that each add one merge without a conflict wherever these are not neighbours.
  var text: String {
    var lines: [String] = []
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
      for ordinal in 1..<(count + 1) {
        lines.append(
          "    {\"path\": \(JSONWriter.quoted(key.path)), \"rule\": \(JSONWriter.quoted(key.rule)), "
            + "\"symbol\": \(JSONWriter.quoted(key.symbol)), \"ordinal\": \(ordinal)}")
      }
    }
    let entries = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(entries)\n}\n"
  }

  // MARK: Matching

  /// What became of findings and entries.
  struct Match {
    /// By the number of the finding: whether it is known.
    var isKnown: [Bool]
    /// Entries of files that were looked at, or are gone, that no finding answers to.
    var stale: Baseline
    /// The entries that findings answer to, under the paths that these have now, and those that could not be judged.
    var kept: Baseline
  }

  /// Compares findings with the entries.
  ///
  /// The first so many findings of a key are known. One without an entry is known too where a file that is gone held a
  /// finding of the same rule and symbol: the file was renamed.
  ///
  /// - Parameter isGone: Whether no file of the project has that path.
  /// - Parameter isJudged: Whether findings in the file of that path were asked for.
  func match(_ keys: [FindingKey], isGone: (String) -> Bool, isJudged: (String) -> Bool) -> Match {
    var left = counts
    var kept: [FindingKey: Int] = [:]
    var isKnown = [Bool](repeating: false, count: keys.count)
    for (index, key) in keys.enumerated() {
      guard let count = left[key], count > 0 else { continue }
      left[key] = count - 1
      kept[key, default: 0] += 1
      isKnown[index] = true
    }
    struct Name: Hashable {
      var rule: String
      var symbol: String
    }
    var gone: [Name: [FindingKey]] = [:]
    for (key, count) in left.sorted(by: { $0.key < $1.key }) where count > 0 && !key.symbol.isEmpty && isGone(key.path)
    {
      gone[Name(rule: key.rule, symbol: key.symbol), default: []] += Array(repeating: key, count: count)
    }
    for (index, key) in keys.enumerated() where !isKnown[index] && !gone.isEmpty {
      let name = Name(rule: key.rule, symbol: key.symbol)
      guard var candidates = gone[name], !candidates.isEmpty else { continue }
      let file = FilePath(key.path).lastComponent
      let choice = candidates.firstIndex { FilePath($0.path).lastComponent.elementsEqual(file) } ?? 0
      let old = candidates.remove(at: choice)
      gone[name] = candidates
      left[old, default: 1] -= 1
      kept[key, default: 0] += 1
      isKnown[index] = true
    }
    var stale: [FindingKey: Int] = [:]
    for (key, count) in left where count > 0 {
      if isJudged(key.path) || isGone(key.path) { stale[key] = count } else { kept[key, default: 0] += count }
    }
    return Match(isKnown: isKnown, stale: Baseline(counts: stale), kept: Baseline(counts: kept))
  }

  /// These entries, and those of `other` for which `holds` is true.
  func adding(_ other: Baseline, where holds: (String) -> Bool) -> Baseline {
    var result = counts
    for (key, count) in other.counts where holds(key.path) { result[key, default: 0] += count }
    return Baseline(counts: result)
  }
}
