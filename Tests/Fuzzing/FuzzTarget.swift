import BindlintSyntax

@testable import BindlintAnalysis

/// The entry point of libFuzzer: whatever the bytes, they are parsed and checked by every rule, and what comes out
/// keeps its promises. Anything else stops the process, which libFuzzer reports with the input that did it.
///
/// A line that begins with `//%` begins the next file of the project, so that inputs reach what works across files.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = data.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  let sources = files(of: bytes)
  let trees = sources.map { Parser.parse($0) }
  for (tree, source) in zip(trees, sources) {
    demand(violations(of: tree))
    if !isSame(tree, Parser.parse(source)) { demand(["two parses differ"]) }
  }
  let report = analyze(sources)
  demand(faults(of: report, sources))
  if report.findings != analyze(sources).findings { demand(["two runs differ"]) }
  return 0
}

private func demand(_ faults: [String]) {
  if !faults.isEmpty { fatalError(faults.joined(separator: "\n")) }
}

private func files(of bytes: [UInt8]) -> [SourceFile] {
  var starts = [0]
  let mark = Array("//%".utf8)
  for start in bytes.indices.dropFirst() where bytes[start - 1] == UInt8(ascii: "\n") {
    if starts.count < 4 && bytes[start...].starts(with: mark) { starts.append(start) }
  }
  return starts.indices.map { number in
    let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    return SourceFile(path: "Sources/App/File\(number).swift", bytes: bytes[starts[number]..<end])
  }
}

private func analyze(_ sources: [SourceFile]) -> Report {
  let severities = Dictionary(uniqueKeysWithValues: Rules.ids.map { ($0, Severity.warning) })
  return Analyzer.run(
    sources.map { InputFile(path: $0.path, isReported: true) },
    options: AnalysisOptions(severities: severities, minimumConfidence: .low)
  ) { .source(sources[$0]) }
}
