/// Text being put together, as bytes, so that a report is written with one call.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func write(_ more: [UInt8]) { bytes.append(contentsOf: more) }
  mutating func line(_ text: String = "") {
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x0A)
  }
}
