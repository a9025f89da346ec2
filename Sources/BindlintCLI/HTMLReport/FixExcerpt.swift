import BindlintAnalysis
import BindlintSyntax

/// A fix as the lines that it takes out and puts in.
struct FixExcerpt {
  static let lineLimit = 80

  /// Path, and the lines of the patch from the first hunk on.
  private var files: [(path: String, lines: [String])] = []

  /// `nil` where a file of the fix is not at hand, or nothing would change.
  init?(_ fix: Fix, in result: LintResult) {
    var application = EditApplication()
    guard application.take(fix) == .taken else { return nil }
    for file in application.changedFiles {
      guard let source = result.places.source(file) else { return nil }
      var text = PatchedText(source)
      let style = LineStyle(source)
      text.replace(JoinedRemovals.tidy(application.edits(in: file).map(style.replacement), in: source))
      style.restoreLastLine(of: &text)
      var diff = UnifiedDiff()
      diff.append(path: result.path(file), text: text)
      let lines = diff.bytes.split(separator: UInt8(ascii: "\n")).map { line in
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
      // Three lines name the file.
      if lines.count > 3 { files.append((result.path(file), Array(lines[3...]))) }
    }
    if files.isEmpty { return nil }
  }

  func write(to page: inout Markup) {
    var shown = 0
    for (path, lines) in files {
      // Where the fix changes several files, each stands under its name.
      if files.count > 1 { page.element("div", ["class": "l file"], text: path) }
      for (index, line) in lines.enumerated() {
        if shown >= Self.lineLimit {
          page.element("div", ["class": "l cut"], text: "… the rest is left out here; bindlint lint --diff shows it")
          return
        }
        let text = String(line.unicodeScalars.dropFirst())
        switch line.utf8.first {
        case UInt8(ascii: "@"):
          if index > 0 { page.raw("<div class=\"l cut\">⋯</div>") }
        case UInt8(ascii: "+"): page.element("ins", ["class": "l"], text: text)
        case UInt8(ascii: "-"): page.element("del", ["class": "l"], text: text)
        case UInt8(ascii: "\\"): continue
        default: page.element("div", ["class": "l"], text: text)
        }
        shown += 1
      }
    }
  }
}
