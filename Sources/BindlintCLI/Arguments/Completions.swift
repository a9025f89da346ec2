/// Scripts by which shells complete the command line, made from the option table.
struct Completions {
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  let commands: [CommandSyntax]
  /// Completed after options that take rules, and after `explain`.
  let rules: [String]

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: return bash
    case .zsh: return zsh
    case .fish: return fish
    }
  }

  private var listed: [CommandSyntax] { commands.filter(\.isListed) }

  /// The words that an option's value may be, where these are known.
  private func words(_ option: CommandOption) -> [String]? {
    switch option.value {
    case .choice(_, let choices): return choices
    case .rules: return rules
    case .none, .text, .number, .file, .folder: return nil
    }
  }

  private func takesRules(_ command: CommandSyntax) -> Bool { command.arguments == "RULE" }

  // MARK: bash

  private var bash: String {
    var text = """
      # Completion of bindlint for bash. Put it into a file that your .bashrc reads.
      _bindlint() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(listed.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in

      """
    for command in listed {
      text += "    \(command.name))\n      case \"$previous\" in\n"
      for option in command.options where option.value.placeholder != nil {
        let names = [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
        text += "        \(names.joined(separator: "|")))\n"
        switch (words(option), option.value) {
        case (let words?, .rules):
          // Of a list separated by commas the last word is completed.
          text += "          local before=\"\"\n"
          text += "          case \"$current\" in *,*) before=\"${current%,*},\" ;; esac\n"
          text +=
            "          COMPREPLY=($(compgen -P \"$before\" -W \"\(words.joined(separator: " "))\" -- \"${current##*,}\"))\n"
        case (let words?, _):
          text += "          COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))\n"
        case (nil, .file): text += "          COMPREPLY=($(compgen -f -- \"$current\"))\n"
        case (nil, .folder): text += "          COMPREPLY=($(compgen -d -- \"$current\"))\n"
        default: break
        }
        text += "          return ;;\n"
      }
      text += "      esac\n"
      text += "      case \"$current\" in\n        -*)\n"
      text +=
        "          COMPREPLY=($(compgen -W \"\(command.options.map(\.spelling).joined(separator: " "))\" -- \"$current\")) ;;\n"
      let arguments =
        takesRules(command) ? "-W \"\(rules.joined(separator: " "))\"" : command.arguments.isEmpty ? nil : "-f"
      if let arguments { text += "        *) COMPREPLY=($(compgen \(arguments) -- \"$current\")) ;;\n" }
      text += "      esac ;;\n"
    }
    return text + "  esac\n}\ncomplete -o filenames -F _bindlint bindlint\n"
  }

  // MARK: zsh

  private var zsh: String {
    var text = """
      #compdef bindlint
      # Completion of bindlint for zsh. Put it as _bindlint into a folder of your fpath.
      _bindlint() {
        local context state line
        _arguments -C '1:command:->command' '*::argument:->argument'
        case $state in
          command)
            local -a commands
            commands=(

      """
    for command in listed { text += "        \(zshQuoted("\(command.name):\(command.summary)"))\n" }
    text += "      )\n      _describe command commands ;;\n    argument)\n      case $words[1] in\n"
    for command in listed {
      text += "        \(command.name))\n          _arguments -s"
      for option in command.options { text += " \\\n            " + zsh(option) }
      if takesRules(command) {
        text += " \\\n            " + zshQuoted("1:rule:(\(rules.joined(separator: " ")))")
      } else if !command.arguments.isEmpty {
        text += " \\\n            '*:path:_files'"
      }
      text += " ;;\n"
    }
    return text + "      esac ;;\n  esac\n}\n_bindlint \"$@\"\n"
  }

  private func zsh(_ option: CommandOption) -> String {
    let help = option.help.filter { $0 != "[" && $0 != "]" }.replacing(":", with: "\\:")
    var action = ""
    if let placeholder = option.value.placeholder {
      let name = placeholder.replacing(":", with: "\\:")
      switch (words(option), option.value) {
      case (let words?, .rules): action = ":\(name):_values -s , rule \(words.joined(separator: " "))"
      case (let words?, _): action = ":\(name):(\(words.joined(separator: " ")))"
      case (nil, .file): action = ":\(name):_files"
      case (nil, .folder): action = ":\(name):_files -/"
      default: action = ":\(name): "
      }
    }
    let star = option.isRepeatable ? "*" : ""
    let equals = option.value.placeholder == nil ? "" : "="
    var specifications = [zshQuoted("\(star)\(option.spelling)\(equals)[\(help)]\(action)")]
    if let short = option.short { specifications.append(zshQuoted("\(star)-\(short)[\(help)]\(action)")) }
    return specifications.joined(separator: " ")
  }

  private func zshQuoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  // MARK: fish

  private var fish: String {
    var text = "# Completion of bindlint for fish. Put it into ~/.config/fish/completions/bindlint.fish.\n"
    let names = listed.map(\.name).joined(separator: " ")
    text += "complete -c bindlint -n 'not __fish_seen_subcommand_from \(names)' -f\n"
    for command in listed {
      text += "complete -c bindlint -n 'not __fish_seen_subcommand_from \(names)' "
      text += "-a \(command.name) -d \(fishQuoted(command.summary))\n"
    }
    for command in listed {
      let condition = "complete -c bindlint -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        text += "\(condition) -l \(option.name)"
        if let short = option.short { text += " -s \(short)" }
        switch (words(option), option.value) {
        case (let words?, _): text += " -x -a \(fishQuoted(words.joined(separator: " ")))"
        case (nil, .file): text += " -r -F"
        case (nil, .folder): text += " -x -a '(__fish_complete_directories)'"
        case (nil, .none): break
        default: text += " -x"
        }
        text += " -d \(fishQuoted(option.help))\n"
      }
      if takesRules(command) { text += "\(condition) -f -a \(fishQuoted(rules.joined(separator: " ")))\n" }
    }
    return text
  }

  private func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

extension String {
  /// Every `word` replaced; the standard library's own needs a newer system.
  fileprivate func replacing(_ word: Character, with text: String) -> String {
    reduce(into: "") { $0 += $1 == word ? text : String($1) }
  }
}
