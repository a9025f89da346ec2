import Testing

@testable import BindlintCLI

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    let value = try parse(#" { "a": [1, -2.5e3, true, false, null, "x"], "b": { } } "#)
    #expect(value.members?.map(\.key) == ["a", "b"])
    #expect(
      value["a"]?.elements?.map(\.kind) == [
        "a number", "a number", "true or false", "true or false", "null", "a string",
      ])
    #expect(value["a"]?.elements?[0].integer == 1)
    #expect(value["a"]?.elements?[5].string == "x")
    #expect(value["b"]?.members?.isEmpty == true)
    #expect(value["a"]?.elements?[2].offset == 20)
  }

  @Test func readsCommentsAndCommasAtTheEnd() throws {
    let value = try parse("// for us\n{ /* one */ \"a\": [1, 2,], // two\n}\n")
    #expect(value["a"]?.elements?.compactMap(\.integer) == [1, 2])
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9 \ud83d\ude00""#, "é 😀"),
    (#""\ud83d x""#, "\u{FFFD} x"), (#""\udc00""#, "\u{FFFD}"), ("\"é😀\"", "é😀"),
  ])
  func readsStrings(_ text: String, _ expected: String) throws {
    #expect(try parse(text).string == expected)
  }

  @Test(arguments: [
    ("", 0, "the document ends where a value is expected"), ("[1 2]", 3, "',' or ']' is expected here"),
    ("{\"a\" 1}", 5, "':' is expected behind a key"), ("{a: 1}", 1, "a key in quotes is expected here"),
    ("[1", 2, "',' or ']' is expected here"), ("\"a", 0, "this string has no end"),
    ("\"\\x\"", 2, "no such escape in a string"), ("\"\\u12\"", 2, "'\\u' needs four hexadecimal digits"),
    ("1.2.3", 0, "'1.2.3' is no number"), ("nil", 0, "a value is expected here"),
    ("1 2", 2, "something follows the end of the document"), ("/* x", 0, "this comment has no end"),
    ("\"a\nb\"", 2, "a control character in a string must be escaped"),
  ])
  func saysWhatIsWrong(_ text: String, _ offset: Int, _ message: String) {
    #expect(throws: JSONError(offset: offset, message: message)) { try parse(text) }
  }

  @Test func refusesWhatIsNestedTooDeep() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError(offset: JSONParser.maximumDepth, message: "lists and objects are nested too deep")) {
      try parse(deep)
    }
  }

  @Test func placesCountFromOne() {
    let text = Array("a\nbc".utf8)
    #expect(JSONError.position(of: 0, in: text) == (1, 1))
    #expect(JSONError.position(of: 3, in: text) == (2, 2))
  }
}
