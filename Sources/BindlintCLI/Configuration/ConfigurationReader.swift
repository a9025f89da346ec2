import BindlintAnalysis

/// Reads a `.bindlint.json`, checks every word of it, and works in what it extends.
struct ConfigurationReader {
  /// The words at the top of a file, which also make its schema.
  static let keys = [
    "$schema", "root", "extends", "rules", "include", "exclude", "overrides", "repeating_views", "view_protocols",
    "property_wrappers", "generated", "baseline",
  ]

  private let rules: RuleTable
  private let path: FilePath
  private let text: [UInt8]
  private var errors: [ConfigurationError] = []

  /// Reads the file at `path`, absolute and without links.
  static func read(_ path: FilePath, rules: RuleTable) throws(UsageError) -> Configuration {
    try read(path, rules: rules, extending: [])
  }

  /// The nearest folder at or above `folder` whose configuration says that it is the root of a project. Mistakes in it
  /// are told when it is read for its files.
  static func root(around folder: FilePath) -> FilePath? {
    var folder = folder
    while true {
      if let text = try? FileSystem.contents(of: folder.appending(Configuration.fileName), limit: 4 << 20),
        let document = try? JSONParser.parse(text), document["root"]?.boolean == true
      {
        return folder
      }
      if folder.bytes.count <= 1 { return nil }
      folder = folder.parent
    }
  }

  private static func read(_ path: FilePath, rules: RuleTable, extending chain: [FilePath]) throws(UsageError)
    -> Configuration
  {
    let text: [UInt8]
    do { text = try FileSystem.contents(of: path, limit: 4 << 20) } catch {
      throw .configuration([ConfigurationError(path: path.text, line: 0, key: "", message: error.reason)])
    }
    var reader = ConfigurationReader(rules: rules, path: path, text: text)
    return try reader.run(chain + [path])
  }

  private init(rules: RuleTable, path: FilePath, text: [UInt8]) {
    self.rules = rules
    self.path = path
    self.text = text
  }

  private mutating func run(_ chain: [FilePath]) throws(UsageError) -> Configuration {
    let document: JSONValue
    do { document = try JSONParser.parse(text) } catch {
      fail(error.offset, "", error.message)
      throw .configuration(errors)
    }
    var configuration = Configuration(path: path)
    guard let members = document.members else {
      fail(document.offset, "", "an object is expected, in braces, not \(document.kind)")
      throw .configuration(errors)
    }
    var bases: [(path: FilePath, offset: Int)] = []
    for (key, value) in members {
      switch key {
      case "$schema": break
      case "root": configuration.isRoot = boolean(value, key) ?? false
      case "extends":
        bases = strings(value, key, orOne: true).map { (path.parent.resolving(FilePath($0.text)), $0.offset) }
      case "rules": configuration.rules = ruleSettings(value, key)
      case "include": configuration.include = globs(value, key)
      case "exclude": configuration.exclude = globs(value, key)
      case "generated": configuration.generated = globs(value, key)
      case "overrides": configuration.overrides = overrides(value, key)
      case "baseline":
        if let text = value.string {
          configuration.baseline = (path.parent.resolving(FilePath(text)), origin(value.offset))
        } else {
          fail(value.offset, key, "a string is expected, not \(value.kind)")
        }
      case "repeating_views": configuration.repeatingViews = names(value, key)
      case "view_protocols": configuration.viewProtocols = names(value, key)
      case "property_wrappers": configuration.propertyWrappers = wrappers(value, key)
      default: unknown(key, at: value.offset, in: Self.keys, what: "key", path: key)
      }
    }
    for base in bases.reversed() {
      guard let resolved = try? FileSystem.realPath(base.path) else {
        fail(base.offset, "extends", "'\(base.path.text)' does not exist")
        continue
      }
      if chain.contains(resolved) {
        fail(base.offset, "extends", "'\(resolved.text)' extends itself")
        continue
      }
      configuration.extend(try Self.read(resolved, rules: rules, extending: chain))
    }
    if !errors.isEmpty { throw .configuration(errors) }
    return configuration
  }

  // MARK: Values

  private mutating func ruleSettings(_ value: JSONValue, _ key: String) -> [RuleID: Configuration.RuleSetting] {
    guard let members = object(value, key) else { return [:] }
    var result: [RuleID: Configuration.RuleSetting] = [:]
    for (name, value) in members {
      let path = "\(key).\(name)"
      guard let rule = rules.rule(RuleID(name)) else {
        unknown(name, at: value.offset, in: rules.rules.map(\.id.rawValue), what: "rule", path: path)
        continue
      }
      var setting = Configuration.RuleSetting(origin: origin(value.offset))
      if value.members == nil {
        setting.level = level(value, path)
      } else {
        for (name, value) in value.members ?? [] {
          if name == "severity" {
            setting.level = level(value, "\(path).severity")
          } else {
            option(name, value, of: rule, "\(path).\(name)", &setting)
          }
        }
      }
      result[rule.id] = setting
    }
    return result
  }

  private mutating func option(
    _ name: String, _ value: JSONValue, of rule: RuleTable.Rule, _ path: String,
    _ setting: inout Configuration.RuleSetting
  ) {
    guard let option = rule.options.first(where: { $0.name == name }) else {
      let known = ["severity"] + rule.options.map(\.name)
      unknown(name, at: value.offset, in: known, what: "option of \(rule.id)", path: path)
      return
    }
    guard RuleOptionType.accepts(value, option.type) else {
      fail(value.offset, path, "\(option.type) is expected, not \(value.kind)")
      return
    }
    setting.options[name] = (RuleOptionType.json(value), origin(value.offset))
  }

  private mutating func level(_ value: JSONValue, _ path: String) -> RuleLevel? {
    let choices = RuleLevel.allCases.map(\.rawValue)
    guard let text = value.string else {
      fail(value.offset, path, "one of \(list(choices)) is expected, not \(value.kind)")
      return nil
    }
    if let level = RuleLevel(rawValue: text) { return level }
    let nearest = nearestName(to: text, in: choices)
    fail(
      value.offset, path,
      "'\(text)' is no severity" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "; choose one of \(list(choices))"))
    return nil
  }

  private mutating func overrides(_ value: JSONValue, _ key: String) -> [Configuration.Override] {
    guard let elements = array(value, key) else { return [] }
    var result: [Configuration.Override] = []
    for (index, element) in elements.enumerated() {
      let path = "\(key)[\(index)]"
      guard let members = object(element, path) else { continue }
      var override = Configuration.Override(files: [], rules: [:])
      for (name, value) in members {
        switch name {
        case "files": override.files = globs(value, "\(path).files").map(\.glob)
        case "rules": override.rules = ruleSettings(value, "\(path).rules")
        default: unknown(name, at: value.offset, in: ["files", "rules"], what: "key", path: "\(path).\(name)")
        }
      }
      if element["files"] == nil { fail(element.offset, path, "'files' is missing: the globs that it holds for") }
      result.append(override)
    }
    return result
  }

  private mutating func wrappers(_ value: JSONValue, _ key: String)
    -> [(name: String, role: Configuration.WrapperRole, origin: Configuration.Origin)]
  {
    guard let members = object(value, key) else { return [] }
    var result: [(name: String, role: Configuration.WrapperRole, origin: Configuration.Origin)] = []
    let choices = Configuration.WrapperRole.allCases.map(\.rawValue)
    for (name, value) in members {
      let path = "\(key).\(name)"
      guard let text = value.string else {
        fail(value.offset, path, "one of \(list(choices)) is expected, not \(value.kind)")
        continue
      }
      guard let role = Configuration.WrapperRole(rawValue: text) else {
        unknown(text, at: value.offset, in: choices, what: "role of a wrapper", path: path)
        continue
      }
      if let name = identifier(name, value.offset, path) { result.append((name, role, origin(value.offset))) }
    }
    return result
  }

  private mutating func globs(_ value: JSONValue, _ key: String) -> [(glob: Glob, origin: Configuration.Origin)] {
    var result: [(glob: Glob, origin: Configuration.Origin)] = []
    for (text, offset) in strings(value, key, orOne: false) {
      if text.isEmpty || text.hasPrefix("/") || text.split(separator: "/").contains("..") {
        fail(offset, key, "'\(text)' has to be a pattern below this file's folder")
      } else {
        result.append((Glob(text, below: path.parent), origin(offset)))
      }
    }
    return result
  }

  private mutating func names(_ value: JSONValue, _ key: String) -> [(name: String, origin: Configuration.Origin)] {
    var result: [(name: String, origin: Configuration.Origin)] = []
    for (text, offset) in strings(value, key, orOne: false) {
      if let name = identifier(text, offset, key) { result.append((name, origin(offset))) }
    }
    return result
  }

  private mutating func identifier(_ text: String, _ offset: Int, _ path: String) -> String? {
    let isName = text.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
    if isName, text.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue }) { return text }
    fail(offset, path, "'\(text)' is no name of a Swift type; write it without module, generics and '@'")
    return nil
  }

  private mutating func strings(_ value: JSONValue, _ key: String, orOne: Bool) -> [(text: String, offset: Int)] {
    if orOne, let text = value.string { return [(text, value.offset)] }
    guard let elements = array(value, key) else { return [] }
    var result: [(text: String, offset: Int)] = []
    for element in elements {
      if let text = element.string {
        result.append((text, element.offset))
      } else {
        fail(element.offset, key, "a string is expected, not \(element.kind)")
      }
    }
    return result
  }

  private mutating func boolean(_ value: JSONValue, _ key: String) -> Bool? {
    if value.boolean == nil { fail(value.offset, key, "true or false is expected, not \(value.kind)") }
    return value.boolean
  }

  private mutating func object(_ value: JSONValue, _ key: String) -> [(key: String, value: JSONValue)]? {
    if value.members == nil { fail(value.offset, key, "an object is expected, in braces, not \(value.kind)") }
    return value.members
  }

  private mutating func array(_ value: JSONValue, _ key: String) -> [JSONValue]? {
    if value.elements == nil { fail(value.offset, key, "a list is expected, in brackets, not \(value.kind)") }
    return value.elements
  }

  // MARK: Errors

  private func origin(_ offset: Int) -> Configuration.Origin {
    Configuration.Origin(file: path, line: JSONError.position(of: offset, in: text).line)
  }

  private mutating func fail(_ offset: Int, _ key: String, _ message: String) {
    errors.append(ConfigurationError(path: path.text, line: origin(offset).line, key: key, message: message))
  }

  private mutating func unknown(_ name: String, at offset: Int, in known: [String], what: String, path: String) {
    let nearest = nearestName(to: name, in: known)
    fail(
      offset, path,
      "there is no \(what) '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? (known.count < 12 ? "; there are \(list(known))" : "")))
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

/// The types that the catalogue gives to options of rules.
enum RuleOptionType {
  static func accepts(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "boolean": return value.boolean != nil
    case "integer": return value.integer != nil
    case "string": return value.string != nil
    case "list of strings": return value.elements?.allSatisfy { $0.string != nil } ?? false
    default: return true
    }
  }

  static func json(_ value: JSONValue) -> String {
    switch value.content {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .string(let text): return JSONWriter.quoted(text)
    case .array(let elements): return "[" + elements.map(json).joined(separator: ", ") + "]"
    case .object(let members):
      return "{" + members.map { JSONWriter.quoted($0.key) + ": " + json($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// As JSON Schema.
  static func schema(_ type: String) -> String {
    switch type {
    case "boolean", "integer", "string": return "{\"type\": \"\(type)\"}"
    case "list of strings": return "{\"type\": \"array\", \"items\": {\"type\": \"string\"}}"
    default: return "{}"
    }
  }
}
