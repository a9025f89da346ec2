import BindlintAnalysis
import Foundation
import Testing

@testable import BindlintCLI

@Suite struct JSONReporterTests {
  @Test func theDocumentIsAsTheContractSays() throws {
    try Golden.check(SampleReport.rich().output(as: .json), "rich.json")
  }

  @Test func everyReportFitsTheSchema() throws {
    let schema = try SchemaValidator(ReportSchema.text)
    for sample in [SampleReport.rich(), SampleReport(), SampleReport([("A.swift", "")])] {
      #expect(try schema.violations(in: Data(sample.output(as: .json).utf8)) == [])
    }
  }

  @Test func theSchemaForbidsWhatTheContractForbids() throws {
    let schema = try SchemaValidator(ReportSchema.text)
    let document = SampleReport.rich().output(as: .json)
    let mistakes: [(String, String)] = [
      ("\"schemaVersion\": 1", "\"schemaVersion\": 2"), ("\"line\": 4", "\"line\": 0"),
      ("\"severity\": \"note\"", "\"severity\": \"info\""), ("\"symbol\": \"Row.locale\",", ""),
      ("\"indexedFiles\": 2", "\"indexedFiles\": -1"), ("\"suppressed\": 2", "\"suppressed\": \"2\""),
      ("\"applicability\": \"safe\"", "\"applicability\": \"display\""),
      ("\"suggestions\": 0", "\"suggestions\": 0, \"more\": 1"),
    ]
    for (text, mistake) in mistakes {
      #expect(document.contains(text))
      let broken = document.replacingOccurrences(of: text, with: mistake)
      #expect(try !schema.violations(in: Data(broken.utf8)).isEmpty, "\(mistake)")
    }
  }

  @Test func theSchemaInTheProjectIsTheOneInTheTool() throws {
    let url = Golden.root.appendingPathComponent("Sources/BindlintCLI/Reporters/report.schema.json")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let repair = "run: swift run bindlint debug schema > Sources/BindlintCLI/Reporters/report.schema.json"
    #expect(text == ReportSchema.text, "\(repair)")
  }

  @Test func everyCharacterSurvives() throws {
    let text = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "\u{2028}😀\u{10FFFF}"
    var writer = JSONWriter()
    writer.array { $0.string(text) }
    let read = try JSONSerialization.jsonObject(with: Data(writer.buffer.bytes)) as? [String]
    #expect(read?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func compactAndSpacedDocumentsHoldTheSame() throws {
    func write(compact: Bool) -> String {
      var writer = JSONWriter(compact: compact)
      writer.object { writer in
        writer.member("a", 1)
        writer.key("b")
        writer.array([1, 2]) { $0.integer($1) }
        writer.key("c")
        writer.inline { $0.object { $0.member("d", "e") } }
        writer.key("f")
        writer.array { _ in }
        writer.key("g")
        writer.object { _ in }
      }
      return writer.buffer.text
    }
    #expect(write(compact: true) == #"{"a":1,"b":[1,2],"c":{"d":"e"},"f":[],"g":{}}"#)
    #expect(
      write(compact: false)
        == "{\n  \"a\": 1,\n  \"b\": [\n    1,\n    2\n  ],\n  \"c\": {\"d\": \"e\"},\n  \"f\": [],\n  \"g\": {}\n}")
  }
}
