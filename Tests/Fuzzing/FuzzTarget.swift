import BindlintSyntax

/// The entry point of libFuzzer: whatever the bytes, trees and report keep their promises. Anything else stops the
/// process, which libFuzzer reports with the input that did it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = data.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  for source in filesOfInput(bytes) {
    let tree = Parser.parse(source)
    demand(violations(of: tree))
    if !isSame(tree, Parser.parse(source)) { demand(["two parses differ"]) }
  }
  demand(faultsOfInput(bytes))
  return 0
}

private func demand(_ faults: [String]) {
  if !faults.isEmpty { fatalError(faults.joined(separator: "\n")) }
}
