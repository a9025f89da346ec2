/// The JSON Schema of the `json` format. `Sources/BindlintCLI/Reporters/report.schema.json` is this text, for people and editors.
enum ReportSchema {
  static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "bindlint report",
      "description": "What 'bindlint lint --format json' writes. Offsets count UTF-8 bytes from 0, lines and columns count from 1, columns in UTF-8 bytes; an end is exclusive. Paths are relative to the project's root, with '/'.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schemaVersion", "tool", "summary", "findings"],
      "properties": {
        "schemaVersion": {
          "description": "Grows only when a reader of the document would break.",
          "const": 1
        },
        "tool": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "version"],
          "properties": {
            "name": { "const": "bindlint" },
            "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+" }
          }
        },
        "summary": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "indexedFiles", "reportedFiles", "lines", "findings", "fixable", "suggestions", "suppressed", "baselined",
            "rules", "problems"
          ],
          "properties": {
            "indexedFiles": { "$ref": "#/$defs/count" },
            "reportedFiles": { "$ref": "#/$defs/count" },
            "lines": { "$ref": "#/$defs/count" },
            "findings": {
              "type": "object",
              "additionalProperties": false,
              "required": ["error", "warning", "note"],
              "properties": {
                "error": { "$ref": "#/$defs/count" },
                "warning": { "$ref": "#/$defs/count" },
                "note": { "$ref": "#/$defs/count" }
              }
            },
            "fixable": {
              "type": "object",
              "additionalProperties": false,
              "required": ["safe", "unsafe"],
              "properties": {
                "safe": { "$ref": "#/$defs/count" },
                "unsafe": { "$ref": "#/$defs/count" }
              }
            },
            "suggestions": {
              "description": "Findings whose refactor is there to read only.",
              "$ref": "#/$defs/count"
            },
            "suppressed": {
              "description": "Findings that a comment in the sources silences.",
              "$ref": "#/$defs/count"
            },
            "baselined": {
              "description": "Findings that the baseline holds.",
              "$ref": "#/$defs/count"
            },
            "rules": {
              "description": "The rules that ran.",
              "type": "array",
              "items": { "$ref": "#/$defs/rule" }
            },
            "problems": {
              "description": "Files that could not be read or parsed whole, and what else was not done; the path is empty where it is about no file.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["path", "message"],
                "properties": {
                  "path": { "type": "string" },
                  "message": { "type": "string", "minLength": 1 }
                }
              }
            }
          }
        },
        "findings": {
          "description": "By path, offset and rule.",
          "type": "array",
          "items": { "$ref": "#/$defs/finding" }
        }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "rule": { "type": "string", "pattern": "^[a-z][a-z0-9_]*$" },
        "path": { "type": "string", "minLength": 1 },
        "place": {
          "type": "object",
          "additionalProperties": false,
          "required": ["line", "column", "offset"],
          "properties": {
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 },
            "offset": { "type": "integer", "minimum": 0 }
          }
        },
        "range": {
          "type": "object",
          "additionalProperties": false,
          "required": ["start", "end"],
          "properties": {
            "start": { "$ref": "#/$defs/place" },
            "end": { "$ref": "#/$defs/place" }
          }
        },
        "finding": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "rule", "severity", "confidence", "message", "path", "range", "symbol", "fingerprint", "related"
          ],
          "properties": {
            "rule": { "$ref": "#/$defs/rule" },
            "severity": { "enum": ["error", "warning", "note"] },
            "confidence": { "enum": ["high", "medium", "low"] },
            "message": { "type": "string", "minLength": 1 },
            "path": { "$ref": "#/$defs/path" },
            "range": { "$ref": "#/$defs/range" },
            "symbol": {
              "description": "The declaration that the finding belongs to, as in 'Row.theme'.",
              "type": "string"
            },
            "fingerprint": {
              "description": "Of rule, path, symbol and ordinal: the same while lines move and messages change.",
              "type": "string",
              "pattern": "^[0-9a-f]{16}$"
            },
            "change": {
              "description": "With --diff-base: whether its line changed, or something elsewhere that brings it up.",
              "enum": ["line", "elsewhere"]
            },
            "related": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["path", "range", "message"],
                "properties": {
                  "path": { "$ref": "#/$defs/path" },
                  "range": { "$ref": "#/$defs/range" },
                  "message": { "type": "string", "minLength": 1 }
                }
              }
            },
            "suggestion": {
              "description": "Code to read.",
              "type": "object",
              "additionalProperties": false,
              "required": ["title", "code"],
              "properties": {
                "title": { "type": "string", "minLength": 1 },
                "code": { "type": "string" }
              }
            },
            "fix": {
              "description": "Edits that belong together, in any number of files: all of them or none.",
              "type": "object",
              "additionalProperties": false,
              "required": ["title", "applicability", "edits"],
              "properties": {
                "title": { "type": "string", "minLength": 1 },
                "applicability": { "enum": ["safe", "unsafe"] },
                "edits": {
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["path", "range", "replacement"],
                    "properties": {
                      "path": { "$ref": "#/$defs/path" },
                      "range": { "$ref": "#/$defs/range" },
                      "replacement": { "type": "string" }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }

    """#
}
