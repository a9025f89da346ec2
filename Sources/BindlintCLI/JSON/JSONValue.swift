/// A JSON document as it was read: members keep their order, every value knows where it stands.
struct JSONValue {
  indirect enum Content {
    case null
    case boolean(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])
  }

  var content: Content
  /// UTF-8 byte offset of its first byte.
  var offset: Int

  var string: String? { if case .string(let value) = content { value } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  var integer: Int? { if case .number(let value) = content { Int(value) } else { nil } }
  var elements: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  var members: [(key: String, value: JSONValue)]? { if case .object(let value) = content { value } else { nil } }

  /// The member of that name; of several the last, as most readers of JSON do.
  subscript(_ key: String) -> JSONValue? { members?.last { $0.key == key }?.value }

  /// What it is, for messages: `a string`.
  var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Why a text is no JSON document.
struct JSONError: Error, Hashable {
  /// UTF-8 byte offset of the place.
  var offset: Int
  /// What is wrong, as a lower-case statement.
  var message: String

  /// The line and column of `offset` in `text`, counted from 1; the column in bytes.
  static func position(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    let before = text.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    return (line, column)
  }
}
