import Testing

@testable import BindlintCLI

@Suite struct MarkupTests {
  private func made(_ body: (inout Markup) -> Void) -> String {
    var page = Markup()
    body(&page)
    return page.buffer.text
  }

  @Test func textIsNeverMarkup() {
    #expect(
      made { $0.text("</script><b onclick='x'>\"&amp;") }
        == "&lt;/script&gt;&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;amp;")
    #expect(
      made { $0.element("p", ["title": "a\" onx='1'>"], text: "b") } == "<p title=\"a&quot; onx=&#39;1&#39;&gt;\">b</p>"
    )
    #expect(
      made { $0.link(to: "view-1", ["aria-label": "<"]) { $0.text("x") } }
        == "<a href=\"#view-1\" aria-label=\"&lt;\">x</a>")
  }

  @Test func hiddenCharactersAreNamed() {
    #expect(made { $0.text("a\u{202E}b") } == "a<span class=\"hidden-mark\">U+202E</span>b")
    #expect(Markup.escaped("\u{2066}\u{0}\u{1B}\u{200B}\u{E0041}\n") == "U+2066U+0000U+001BU+200BU+E0041U+000A")
    // Letters, emoji with their joiners, and tabs stay.
    #expect(Markup.escaped("é世\t👩‍👧") == "é世\t👩‍👧")
  }
}
