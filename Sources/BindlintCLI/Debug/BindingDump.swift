import BindlintAnalysis
import BindlintSyntax

/// `debug bindings`: what the rules hold of each closure binding, and why, one line each.
enum BindingDump {
  static func run(path: Argument) throws(UsageError) -> Int32 {
    let project = try Discovery.find(DiscoveryRequest(paths: [path.path]))
    let loader = try SourceLoader(project)
    var output = ""
    for line in BindingExplanation.lines(for: project.inputs, load: { loader.load($0) }) {
      guard case .source(let source) = loader.load(line.file) else { continue }
      let row = source.line(of: line.offset)
      output += VisibleText.line("\(project.inputs[line.file].path):\(row): \(line.text)") + "\n"
    }
    return try CommandLineTool.print(output)
  }
}
