import Foundation
import Testing

@testable import BindlintCLI

/// The built command, as a process.
@Suite struct CommandTests {
  private func lint(_ arguments: String..., in folder: TemporaryFolder) throws -> ProgramRun.Outcome {
    try ProgramRun.run(ProgramRun.bindlint(), ["lint"] + arguments, in: folder.path)
  }

  @Test func aCleanRunExitsWithZero() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    let outcome = try lint(in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "No findings in 1 file.\n")
    #expect(outcome.errors == "")
  }

  @Test func wrongUsageExitsWithTwoAndSaysTheWayOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    for (arguments, words) in [
      (["lint", "--formt", "json"], "did you mean '--format'?"),
      (["lint", "--select", "unused_enviroment"], "did you mean 'unused_environment'?"),
      (["lint", "--select", "unused_env"], "did you mean 'unused_environment'?"),
      (["explain", "unused"], "no rule 'unused'\nrun 'bindlint rules'"),
      (["lint", "--fix", "--stdin-filename", "A.swift"], "add --diff for a patch"),
      (["lnt"], "did you mean 'lint'?"),
      (["A.swift"], "bindlint lint A.swift"),
      (["debug"], "'debug structure'"),
      (["--wrong"], "no option --wrong"),
      (["lint", "--output", "json"], "--output json=report.json"),
      (["lint", "--output", "jsn=x"], "did you mean 'json'?"),
      (["lint", "--index-root", "nowhere"], "does not exist"),
    ] {
      let outcome = try ProgramRun.run(ProgramRun.bindlint(), arguments, in: folder.path)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.output == "", "\(arguments)")
      #expect(outcome.errors.hasPrefix("bindlint: error: "), "\(arguments)")
      #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
    }
  }

  @Test func nothingToLintExitsWithTwo() throws {
    let folder = try TemporaryFolder()
    try folder.folder("Empty")
    try folder.write("bad.swift", bytes: [0xFF])
    for arguments in [["Missing.swift"], ["Empty"], ["bad.swift"]] {
      let outcome = try ProgramRun.run(ProgramRun.bindlint(), ["lint"] + arguments, in: folder.path)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.errors.contains("\(arguments[0]): problem: "), "\(outcome.errors)")
    }
    #expect(try ProgramRun.run(ProgramRun.bindlint(), ["lint"], in: folder.file("Empty").text).status == 2)
  }

  @Test func whatIsMissingIsNamedFromWhereOneStands() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("Sources/A.swift")
    try folder.folder("Sources/Empty")
    let sources = folder.file("Sources").text
    for name in ["Missing.swift", "Empty"] {
      let outcome = try ProgramRun.run(ProgramRun.bindlint(), ["lint", "A.swift", name], in: sources)
      #expect(outcome.errors.hasPrefix("\(name): problem: "), "\(outcome.errors)")
      let report = try ProgramRun.run(ProgramRun.bindlint(), ["lint", "A.swift", name, "-fjson"], in: sources)
      #expect(report.output.contains("\"path\": \"Sources/\(name)\""), "\(report.output)")
    }
  }

  @Test func aPathThatIsExcludedSaysWhyItIsSilent() throws {
    let folder = try TemporaryFolder()
    try folder.write("Old/A.swift")
    try folder.write("New/B.swift")
    try folder.write(".bindlint.json", #"{ "exclude": ["Old"] }"#)
    let outcome = try lint("Old", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "No findings in 0 files.\nNot shown: 1 file that the configuration excludes (--no-exclude).\n")
    #expect(try lint(in: folder).output == "No findings in 1 file.\n")
    #expect(try lint("Old", "--no-exclude", in: folder).output == "No findings in 1 file.\n")
  }

  @Test func aHookWithoutPathsHasNothingToDo() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("bad.swift", bytes: [0xFF])
    let outcome = try lint("--hook", in: folder)
    #expect(outcome.status == 0)
    let json = try lint("--hook", "--format", "json", in: folder)
    #expect(json.status == 0)
    #expect(try SchemaValidator(ReportSchema.text).violations(in: Data(json.output.utf8)) == [])
  }

  @Test func brokenFilesAreProblemsAndTheRestIsLinted() throws {
    let folder = try TemporaryFolder()
    try folder.write("Good.swift")
    try folder.write("latin.swift", bytes: [0x2F, 0x2F, 0xE9, 0x0A])
    try folder.write("nul.swift", bytes: [0x61, 0, 0x62])
    try folder.write("empty.swift", "")
    try folder.write("crlf.swift", "import SwiftUI\r\n\r\nstruct A {\r\n")
    try folder.write("comment.swift", "/* /* */ never closed")
    try folder.write("string.swift", "let a = \"\"\"\n\\(\n")
    try folder.write("deep.swift", String(repeating: "(", count: 100_000))
    try folder.write("wide.swift", "let a = [" + String(repeating: "1, ", count: 50_000))
    try folder.link("loop.swift", to: "loop.swift")
    #expect(mkfifo(folder.file("pipe.swift").text, 0o600) == 0)
    let outcome = try lint("--format", "json", ".", in: folder)
    #expect(outcome.status == 0)
    #expect(try SchemaValidator(ReportSchema.text).violations(in: Data(outcome.output.utf8)) == [])
    #expect(outcome.errors.contains("latin.swift: problem: not valid UTF-8 (line 1)\n"))
    #expect(outcome.errors.contains("nul.swift: problem: holds a NUL byte"))
    #expect(outcome.errors.contains("pipe.swift: problem: is no regular file"))
    #expect(outcome.output.contains("{\"path\": \"latin.swift\", \"message\": \"not valid UTF-8 (line 1)\"}"))
    #expect(try lint("--strict", ".", in: folder).status == 2)
  }

  @Test func hostileNamesDoNotReachTheTerminal() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\u{1B}[31m\n\u{202E}b.swift", bytes: [0xFF])
    try folder.write("Good.swift")
    let outcome = try lint(in: folder)
    #expect(outcome.errors == "a\\u{1B}[31m\\u{A}\\u{202E}b.swift: problem: not valid UTF-8 (line 1)\n")
  }

  @Test func reportsGoToFilesWholeOrNotAtAll() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write("old.json", "old")
    let outcome = try lint("--output", "json=old.json", "--output=text=new.txt", "-q", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(try folder.text("new.txt") == "")
    #expect(try SchemaValidator(ReportSchema.text).violations(in: Data(try folder.text("old.json").utf8)) == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["A.swift", "new.txt", "old.json"])

    let failed = try lint("--output", "json=no/such/folder.json", in: folder)
    #expect(failed.status == 2)
    #expect(failed.errors.contains("the report could not be written: 'no/such/folder.json' does not exist"))
    #if os(Linux)
      let full = try lint("--output", "json=/dev/full", in: folder)
      #expect(full.status == 2)
      #expect(full.errors.contains("no space left"))
    #endif
  }

  @Test func theReportIsTheSameFromEverywhereAndWithAnyThreads() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    for number in 0..<40 { try folder.write("Sources/\(number % 7)/F\(number).swift") }
    let first = try lint("--format", "json", in: folder)
    #expect(first.output.contains("\"indexedFiles\": 40,"))
    for jobs in ["1", "2", "8"] {
      #expect(try lint("--format", "json", "--jobs", jobs, in: folder).output == first.output)
    }
    let inside = try ProgramRun.run(
      ProgramRun.bindlint(), ["lint", "--format", "json"], in: folder.file("Sources/3").text)
    #expect(inside.output == first.output)
    let outside = try ProgramRun.run(ProgramRun.bindlint(), ["lint", "--format", "json", folder.path], in: "/")
    #expect(outside.output == first.output)
  }

  @Test func aStampIsWrittenWhereTheWorkWasDone() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    #expect(try lint("--stamp", "done", in: folder).status == 0)
    #expect(try folder.text("done").isEmpty)
    #expect(try lint("--stamp", "not", "Missing.swift", in: folder).status == 2)
    #expect(FileSystem.status(of: folder.file("not")) == nil)
  }

  @Test func helpAndVersionAreOnStandardOutput() throws {
    let folder = try TemporaryFolder()
    for arguments in [[], ["--help"], ["help"], ["lint", "--help"], ["help", "lint"], ["lint", "--wrong", "-h"]] {
      let outcome = try ProgramRun.run(ProgramRun.bindlint(), arguments, in: folder.path)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("Usage: bindlint"))
      #expect(outcome.errors == "")
    }
    #expect(try ProgramRun.bindlint("--version", in: folder).output.hasPrefix("bindlint \(Version.number)"))
  }

  @Test func statisticsAndTimingAreNoPartOfTheReport() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    let outcome = try lint("--statistics", "--timing", "--format", "json", in: folder)
    #expect(try SchemaValidator(ReportSchema.text).violations(in: Data(outcome.output.utf8)) == [])
    #expect(outcome.errors.contains("unused_environment"))
    #expect(outcome.errors.contains("find files"))
    #expect(outcome.errors.contains("unused_view_property, "), "the time of each rule")
    let silent = try lint("--format", "json", in: folder)
    #expect(!silent.errors.contains("unused_view_property, "))
  }

  /// An option holds in the files that it is set for; what it brings up is never edited.
  @Test func anOptionOfARuleBringsUpMore() throws {
    let folder = try TemporaryFolder()
    let list = """
      import SwiftUI

      struct Entry: Identifiable {
        let id: Int
      }

      @Observable final class Amounts {
        var values: [Int: Int] = [:]
        var last = 0
      }

      struct AmountList: View {
        let entries: [Entry]
        @Bindable var amounts: Amounts
        @State private var edited: Set<Int> = []

        var body: some View {
          ForEach(entries) { entry in
            TextField(
              "Amount",
              text: Binding(
                get: { String(amounts.values[entry.id] ?? 0) },
                set: { amounts.values[entry.id] = Int($0) ?? 0 }))
            Stepper(
              "Amount",
              value: Binding(
                get: { amounts.values[entry.id] ?? 0 },
                set: {
                  amounts.values[entry.id] = $0
                  edited.insert(entry.id)
                }))
          }
        }
      }

      """
    try folder.write("A.swift", list)
    try folder.write("Old/B.swift", list)
    func places(_ options: String, inOld: String = "") throws -> [String] {
      try folder.write(
        ".bindlint.json",
        """
        { "rules": { "closure_binding_in_foreach": { \(options) } },
          "overrides": [{ "files": ["Old/"], "rules": { "closure_binding_in_foreach": { \(inOld) } } }] }
        """)
      let outcome = try lint("-s", "closure_binding_in_foreach", "--format", "concise", in: folder)
      #expect(outcome.errors == "" || !outcome.errors.contains(".bindlint.json"), "\(outcome.errors)")
      return outcome.output.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ":")
        return parts.count > 3 ? "\(parts[0]):\(parts[1])" : nil
      }
    }
    #expect(try places("") == [])
    #expect(try places(#""report_conversions": true"#) == ["A.swift:21", "Old/B.swift:21"])
    #expect(try places(#""report_multi_source": true"#) == ["A.swift:26", "Old/B.swift:26"])
    #expect(
      try places(#""report_conversions": true, "report_multi_source": true"#, inOld: #""report_conversions": false"#)
        == ["A.swift:21", "A.swift:26", "Old/B.swift:26"])
    let fixed = try lint("-s", "closure_binding_in_foreach", "--fix", in: folder)
    #expect(fixed.status == 1)
    #expect(try String(contentsOfFile: folder.path + "/A.swift", encoding: .utf8) == list)

    try folder.write(".bindlint.json", #"{ "rules": { "closure_binding_in_foreach": { "report_conversion": true } } }"#)
    let wrong = try lint(in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'report_conversions'?"))
  }

  @Test func coloursAreForTerminals() throws {
    let folder = try TemporaryFolder()
    let plain = try ProgramRun.bindlint("lnt", in: folder)
    #expect(!plain.errors.contains("\u{1B}"))
  }
}
