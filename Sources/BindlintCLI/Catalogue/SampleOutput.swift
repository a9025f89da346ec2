import BindlintAnalysis

/// What the README shows of a run: the text report on one file of the sample app, the package being indexed.
enum SampleOutput {
  static let file = "Fixtures/SampleApp/Maps/TrailRegionList.swift"

  static func markdown(root: FilePath) throws(CatalogueFailure) -> String {
    do {
      let root = try FileSystem.realPath(root)
      let project = try Discovery.find(DiscoveryRequest(paths: [root.appending(file)]))
      let loader = try SourceLoader(project)
      let report = Analyzer.run(
        project.inputs, options: AnalysisOptions(severities: Catalogue.defaultSeverities, jobs: 1)
      ) { loader.load($0) }
      var buffer = TextBuffer()
      let result = LintResult(report: report, problems: project.problems, root: project.root, currentFolder: root)
      ReportWriter().write(result, as: .text, to: &buffer)
      return "```\n\(buffer.text)```\n"
    } catch let error as SystemError {
      throw CatalogueFailure("'\(root.text)' \(error.reason)")
    } catch let error as UsageError {
      throw CatalogueFailure(error.message)
    } catch {
      throw CatalogueFailure("\(error)")
    }
  }
}
