import BindlintAnalysis
import BindlintSyntax

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

  static let app = "Fixtures/SampleApp"

  /// The picture of the sample app that `bindlint map --format svg Fixtures/SampleApp` prints in the package's folder.
  static func picture(root: FilePath) throws(CatalogueFailure) -> String {
    do {
      let root = try FileSystem.realPath(root)
      let project = try Discovery.find(DiscoveryRequest(paths: [root.appending(app)]))
      let loader = try SourceLoader(project)
      let options = AnalysisOptions(severities: Catalogue.defaultSeverities, jobs: 1)
      let report = Analyzer.run(project.inputs, options: options) { loader.load($0) }
      let map = DataFlowMap.make(of: report, options: options)
      let document = MapDocument(map: map, shown: map.views.indices.filter { map.views[$0].isReported })
      let result = LintResult(report: report, problems: [], root: project.root, currentFolder: root)
      return String(decoding: MapPictures.svg(document, asked: 0, result: result), as: UTF8.self)
    } catch let error as SystemError {
      throw CatalogueFailure("'\(root.text)' \(error.reason)")
    } catch let error as UsageError {
      throw CatalogueFailure(error.message)
    } catch {
      throw CatalogueFailure("\(error)")
    }
  }

  /// A fixture whose fix the tests hold against its golden, and prove by the compiler and by driving its bindings.
  static let fixedFile = "Fixtures/behaviour/set-membership.swift"

  /// What fixing that fixture changes, as a patch; the test's own comments are left out.
  static func patch(root: FilePath) throws(CatalogueFailure) -> String {
    do {
      let path = try FileSystem.realPath(root).appending(fixedFile)
      let project = try Discovery.find(DiscoveryRequest(paths: [path], indexRoot: path.parent))
      let loader = try SourceLoader(project)
      guard let number = project.inputs.firstIndex(where: { $0.isReported }),
        case .source(let whole) = loader.load(number)
      else { throw CatalogueFailure("'\(fixedFile)' is missing") }
      let lines = String(decoding: whole.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.filter { !$0.hasPrefix("// ") }.map { line -> Substring in
        guard let mark = line.firstRange(of: "  // expect:") else { return line }
        return line[..<mark.lowerBound]
      }.joined(separator: "\n")
      let input = InputFile(path: "CityList.swift", isReported: true)
      let options = AnalysisOptions(severities: Catalogue.defaultSeverities, jobs: 1)
      @Sendable func analyze(_ source: SourceFile) -> Report {
        Analyzer.run([input], options: options) { _ in .source(source) }
      }
      let applier = FixApplier(
        options: FixOptions(), reported: [FileID(0)], path: { _ in [] },
        analyze: { analyze($0[FileID(0)] ?? SourceFile(path: input.path, text: text)) })
      let patch = applier.plan(analyze(SourceFile(path: input.path, text: text))).patch
      return "```diff\n\(String(decoding: patch, as: UTF8.self))```\n"
    } catch let error as CatalogueFailure {
      throw error
    } catch let error as SystemError {
      throw CatalogueFailure("'\(root.text)' \(error.reason)")
    } catch let error as UsageError {
      throw CatalogueFailure(error.message)
    } catch {
      throw CatalogueFailure("\(error)")
    }
  }
}
