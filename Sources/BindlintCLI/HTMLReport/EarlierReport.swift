/// What a report shows of a run before: counts, and the findings by fingerprint.
struct EarlierReport {
  /// The file's name without folder and ending.
  var name: String
  /// By severity as the report spells it: `error`, `warning`, `note`.
  var counts: [String: Int]
  var fingerprints: Set<String>

  var total: Int { counts.values.reduce(0, +) }

  /// Reads a report as `bindlint lint --format json` wrote it.
  init(readFrom file: FilePath) throws(UsageError) {
    let bytes: [UInt8]
    do { bytes = try FileSystem.contents(of: file) } catch {
      throw .unusableFile(path: file.text, reason: error.reason)
    }
    let document: JSONValue
    do { document = try JSONParser.parse(bytes) } catch {
      let line = JSONError.position(of: error.offset, in: bytes).line
      throw .unusableFile(path: file.text, reason: "is no JSON report: line \(line): \(error.message)")
    }
    guard document["tool"]?["name"]?.string == "bindlint", let version = document["schemaVersion"]?.integer,
      let findings = document["findings"]?.elements
    else {
      throw .unusableFile(path: file.text, reason: "is no report of 'bindlint lint --format json'")
    }
    guard version == JSONReporter.schemaVersion else {
      throw .unusableFile(path: file.text, reason: "is a report of a version of bindlint that this one can't read")
    }
    counts = [:]
    fingerprints = []
    for finding in findings {
      guard let severity = finding["severity"]?.string, let fingerprint = finding["fingerprint"]?.string else {
        throw .unusableFile(path: file.text, reason: "holds a finding without severity or fingerprint")
      }
      counts[severity, default: 0] += 1
      fingerprints.insert(fingerprint)
    }
    let last = String(decoding: file.lastComponent, as: UTF8.self)
    name = last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }
}
