/// The JSON Schema of `.bindlint.json`, made from the catalogue, for editors.
enum ConfigurationSchema {
  static func text(rules: RuleTable) -> String {
    var writer = JSONWriter()
    let globs = "{\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/glob\"}}"
    let names = "{\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/name\"}}"
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "bindlint configuration")
      writer.member("description", "A .bindlint.json; comments are allowed in it.")
      writer.member("type", "object")
      writer.key("additionalProperties")
      writer.boolean(false)
      writer.key("properties")
      writer.object { writer in
        property("$schema", "Where this schema is.", "\"type\": \"string\"", &writer)
        property(
          "root", "This folder is a project of its own: nothing outside it is known.", "\"type\": \"boolean\"", &writer)
        property(
          "extends", "Configurations whose values hold where this one says nothing else, relative to this file.",
          "\"oneOf\": [{\"type\": \"string\"}, {\"type\": \"array\", \"items\": {\"type\": \"string\"}}]", &writer)
        property("rules", "Severity and options of rules.", "\"$ref\": \"#/$defs/rules\"", &writer)
        property("include", "Report on these files alone.", inner(globs), &writer)
        property("exclude", "Don't report on these files; they are still known.", inner(globs), &writer)
        property("generated", "Files of generators: fixes don't touch them.", inner(globs), &writer)
        writer.key("overrides")
        writer.object { writer in
          writer.member("description", "Other severities for some files; later ones win.")
          writer.member("type", "array")
          writer.key("items")
          writer.object { writer in
            writer.member("type", "object")
            writer.key("additionalProperties")
            writer.boolean(false)
            writer.key("required")
            writer.inline { $0.array { $0.string("files") } }
            writer.key("properties")
            writer.object { writer in
              property("files", "The files that it holds for.", inner(globs), &writer)
              property("rules", "Severity and options of rules.", "\"$ref\": \"#/$defs/rules\"", &writer)
            }
          }
        }
        property(
          "repeating_views", "Views whose content is repeated for each element, as that of ForEach.", inner(names),
          &writer)
        property("view_protocols", "Protocols of other modules that refine View.", inner(names), &writer)
        property(
          "property_wrappers",
          "Wrappers of other modules: 'subscribes' where a change evaluates the view again, 'owns' where declaring one "
            + "keeps something alive.",
          "\"type\": \"object\", \"additionalProperties\": {\"enum\": [\"subscribes\", \"owns\"]}", &writer)
        property("baseline", "The file of known findings, relative to this file.", "\"type\": \"string\"", &writer)
      }
      writer.key("$defs")
      writer.object { writer in
        property(
          "glob", "'*', '**', '?', '[a-c]', '{a,b}'; without a slash at any depth; a folder means all in it.",
          "\"type\": \"string\", \"minLength\": 1", &writer)
        property(
          "name", "The name of a type, without module and '@'.", "\"type\": \"string\", \"minLength\": 1", &writer)
        writer.key("level")
        writer.inline { writer in
          writer.object { writer in
            writer.key("enum")
            writer.array(RuleLevel.allCases) { $0.string($1.rawValue) }
          }
        }
        writer.key("rules")
        writer.object { writer in
          writer.member("type", "object")
          writer.key("additionalProperties")
          writer.boolean(false)
          writer.key("properties")
          writer.object { writer in for rule in rules.rules { self.rule(rule, &writer) } }
        }
      }
    }
    return writer.buffer.text + "\n"
  }

  private static func rule(_ rule: RuleTable.Rule, _ writer: inout JSONWriter) {
    let level = rule.isEnabled ? rule.severity.rawValue : "off"
    writer.key(rule.id.rawValue)
    writer.object { writer in
      writer.member("description", "\(rule.summary). Default: \(level).")
      writer.key("oneOf")
      writer.array { writer in
        writer.inline { $0.literal("{\"$ref\": \"#/$defs/level\"}") }
        writer.object { writer in
          writer.member("type", "object")
          writer.key("additionalProperties")
          writer.boolean(false)
          writer.key("properties")
          writer.object { writer in
            writer.key("severity")
            writer.literal("{\"$ref\": \"#/$defs/level\"}")
            for option in rule.options {
              property(option.name, option.summary, inner(RuleOptionType.schema(option.type)), &writer)
            }
          }
        }
      }
    }
  }

  /// A member with a description and more members, given as JSON without the braces.
  private static func property(_ name: String, _ description: String, _ members: String, _ writer: inout JSONWriter) {
    writer.key(name)
    let text = "{\"description\": \(JSONWriter.quoted(description))" + (members.isEmpty ? "" : ", " + members) + "}"
    writer.literal(text)
  }

  private static func inner(_ object: String) -> String { String(object.dropFirst().dropLast()) }
}
