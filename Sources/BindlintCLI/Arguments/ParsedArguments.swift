import BindlintAnalysis

/// The words of a command line, sorted by option.
struct ParsedArguments: Sendable {
  private(set) var positionals: [Argument] = []
  private var values: [String: [Argument]] = [:]

  /// Reads `words` as `command` allows. `--name value`, `--name=value`, `-n value` and `-nvalue` are one; after `--`
  /// everything is positional; options and positionals may mix. An option is no value of the one before it: a value
  /// that reads like one is written behind `=`.
  init(_ words: [Argument], for command: CommandSyntax) throws(UsageError) {
    var index = 0
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      let text = word.text
      if optionsEnded || !text.hasPrefix("-") || text == "-" {
        positionals.append(word)
        continue
      }
      if text == "--" {
        optionsEnded = true
        continue
      }
      let option: CommandOption
      var attached: Argument?
      if text.hasPrefix("--") {
        let body = word.bytes.dropFirst(2)
        let nameBytes = body.prefix { $0 != UInt8(ascii: "=") }
        let name = String(decoding: nameBytes, as: UTF8.self)
        guard let found = command.option(named: name) else {
          let nearest = nearestName(to: name, in: command.options.map(\.name))
          throw .unknownOption("--" + name, command: command.name, nearest: nearest.map { "--" + $0 })
        }
        option = found
        if nameBytes.count < body.count { attached = Argument(bytes: Array(body.dropFirst(nameBytes.count + 1))) }
      } else {
        let letters = text.dropFirst()
        guard let letter = letters.first, let found = command.options.first(where: { $0.short == letter }) else {
          throw .unknownOption(text, command: command.name, nearest: nil)
        }
        option = found
        if letters.count > 1 {
          guard option.value.placeholder != nil else { throw .unknownOption(text, command: command.name, nearest: nil) }
          attached = Argument(bytes: Array(word.bytes.dropFirst(1 + String(letter).utf8.count)))
        }
      }
      var value = Argument("")
      if let placeholder = option.value.placeholder {
        if let attached {
          value = attached
        } else if index < words.count, !command.isOption(words[index]) {
          value = words[index]
          index += 1
        } else {
          throw .missingValue(option: option.spelling, placeholder: placeholder)
        }
        try check(value, of: option)
      } else if attached != nil {
        throw .unexpectedValue(option: option.spelling)
      }
      if values[option.name] != nil, !option.isRepeatable, option.value.placeholder != nil {
        throw .repeatedOption(option.spelling)
      }
      values[option.name, default: []].append(value)
    }
    if positionals.count > command.argumentCount.upperBound {
      throw .unexpectedArgument(positionals[command.argumentCount.upperBound].text, command: command.name)
    }
    if positionals.count < command.argumentCount.lowerBound {
      throw .missingArgument(command.arguments, command: command.name)
    }
  }

  private func check(_ value: Argument, of option: CommandOption) throws(UsageError) {
    switch option.value {
    case .choice(_, let choices):
      guard choices.contains(value.text) else {
        throw .badChoice(
          option: option.spelling, value: value.text, choices: choices,
          nearest: nearestName(to: value.text, in: choices))
      }
    case .number:
      guard let number = Int(value.text), number > 0 else {
        throw .badNumber(option: option.spelling, value: value.text)
      }
    case .none, .text, .file, .folder, .rules: break
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func all(_ name: String) -> [Argument] { values[name] ?? [] }
  func last(_ name: String) -> Argument? { values[name]?.last }
  func text(_ name: String) -> String? { last(name)?.text }
  func number(_ name: String) -> Int? { last(name).flatMap { Int($0.text) } }

  /// The values of an option that takes several, separated by commas or given again.
  func list(_ name: String) -> [String] {
    all(name).flatMap { $0.text.split(separator: ",").map { trimmed($0) } }.filter { !$0.isEmpty }
  }

  private func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    guard let end = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...end])
  }
}
