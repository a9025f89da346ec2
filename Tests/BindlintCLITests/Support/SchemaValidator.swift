import Foundation

/// Holds a JSON value against a JSON Schema; knows the words that the schemas of this project use, and says so when
/// it meets another one.
struct SchemaValidator {
  struct UnknownWord: Error { var word: String }

  private let root: [String: Any]

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// Every way in which `json` is not as the schema says; empty where it is.
  func violations(in json: Data) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: json, options: [.fragmentsAllowed])
    return try check(value, root, at: "$")
  }

  private func check(_ value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    var found: [String] = []
    for (word, rule) in schema {
      switch word {
      case "$schema", "$id", "title", "description", "$defs", "default", "examples", "markdownDescription": break
      case "$ref":
        guard let name = (rule as? String)?.split(separator: "/").last,
          let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
        else { throw UnknownWord(word: "\(rule)") }
        found += try check(value, target, at: path)
      case "type":
        let names = rule as? [String] ?? [rule as? String ?? ""]
        if !names.contains(where: { isOfType(value, $0) }) {
          found.append("\(path) is no \(names.joined(separator: " or "))")
        }
      case "const":
        if !isEqual(value, rule) { found.append("\(path) is not \(rule)") }
      case "enum":
        if !(rule as? [Any] ?? []).contains(where: { isEqual(value, $0) }) {
          found.append("\(path) is not one of \(rule)")
        }
      case "pattern":
        if let text = value as? String, text.range(of: rule as? String ?? "", options: .regularExpression) == nil {
          found.append("\(path) does not match \(rule)")
        }
      case "minLength":
        if let text = value as? String, text.unicodeScalars.count < rule as? Int ?? 0 {
          found.append("\(path) is too short")
        }
      case "minimum":
        if let number = value as? Double, number < rule as? Double ?? 0 { found.append("\(path) is too small") }
      case "minItems":
        if let array = value as? [Any], array.count < rule as? Int ?? 0 { found.append("\(path) has too few elements") }
      case "items":
        for (index, element) in (value as? [Any] ?? []).enumerated() {
          found += try check(element, rule as? [String: Any] ?? [:], at: "\(path)[\(index)]")
        }
      case "required":
        if let object = value as? [String: Any] {
          for name in rule as? [String] ?? [] where object[name] == nil { found.append("\(path).\(name) is missing") }
        }
      case "properties":
        for (name, schema) in rule as? [String: [String: Any]] ?? [:] {
          if let member = (value as? [String: Any])?[name] { found += try check(member, schema, at: "\(path).\(name)") }
        }
      case "additionalProperties":
        let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
        for (name, member) in value as? [String: Any] ?? [:] where !known.contains(name) {
          if let schema = rule as? [String: Any] {
            found += try check(member, schema, at: "\(path).\(name)")
          } else if rule as? Bool == false {
            found.append("\(path).\(name) is not allowed")
          }
        }
      case "oneOf", "anyOf":
        let fitting = try (rule as? [[String: Any]] ?? []).filter { try check(value, $0, at: path).isEmpty }
        if word == "oneOf" ? fitting.count != 1 : fitting.isEmpty {
          found.append("\(path) fits \(fitting.count) of \(word)")
        }
      default: throw UnknownWord(word: word)
      }
    }
    return found
  }

  private func isOfType(_ value: Any, _ name: String) -> Bool {
    let number = value as? NSNumber
    let isBoolean = number.map { CFNumberIsBoolean($0) } ?? false
    switch name {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return isBoolean
    case "number": return number != nil && !isBoolean
    case "integer": return !isBoolean && number.map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "null": return value is NSNull
    default: return false
    }
  }

  private func CFNumberIsBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
      || type(of: number) == type(of: NSNumber(value: true)) && (number == 0 || number == 1) && "\(number)".count > 1
  }

  private func isEqual(_ a: Any, _ b: Any) -> Bool { (a as? NSObject) == (b as? NSObject) || "\(a)" == "\(b)" }
}
