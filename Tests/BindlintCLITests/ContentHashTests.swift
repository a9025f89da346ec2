import Testing

@testable import BindlintCLI

@Suite struct ContentHashTests {
  private func digest(_ text: String) -> String {
    ContentHash.sha256(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// The examples of FIPS 180-4 and the lengths around a block's end.
  @Test func digestsAreThoseOfTheStandard() {
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digest(String(repeating: "a", count: 1_000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  @Test func base64IsPadded() {
    #expect(ContentHash.base64(Array("M".utf8)) == "TQ==")
    #expect(ContentHash.base64(Array("Ma".utf8)) == "TWE=")
    #expect(ContentHash.base64(Array("Man".utf8)) == "TWFu")
  }
}
