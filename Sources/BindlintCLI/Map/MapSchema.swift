/// The JSON Schema of the `json` format of the map. `Sources/BindlintCLI/Map/map.schema.json` is this text, for people and
/// editors.
enum MapSchema {
  static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "bindlint map",
      "description": "What 'bindlint map --format json' writes. Offsets count UTF-8 bytes from 0, lines and columns count from 1, columns in UTF-8 bytes; an end is exclusive. Paths are relative to the project's root, with '/'. Views and models are named by their 'id'; a part of a view, as one of its loops, by its place in the view's list, from 0.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schemaVersion", "tool", "views", "models", "flows"],
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
        "views": {
          "description": "By name. Those that were asked for, and those that they make or are made by.",
          "type": "array",
          "items": { "$ref": "#/$defs/view" }
        },
        "models": {
          "description": "Classes that the views hold, read or follow; by name.",
          "type": "array",
          "items": { "$ref": "#/$defs/model" }
        },
        "flows": {
          "description": "What '--state' asked for.",
          "type": "array",
          "items": { "$ref": "#/$defs/flow" }
        }
      },
      "$defs": {
        "number": { "type": "integer", "minimum": 0 },
        "path": { "type": "string", "minLength": 1 },
        "name": { "type": "string", "minLength": 1 },
        "names": { "type": "array", "items": { "type": "string" } },
        "time": {
          "description": "When the code runs: while the body runs, in content that is presented, in the getter of a closure binding, in an action or task, in an initializer or initial value.",
          "enum": ["body", "presentation", "getter", "later", "initializer"]
        },
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
        "view": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id", "name", "kind", "shown", "path", "range", "inputs", "otherReads", "makes", "injects", "loops",
            "closureBindings"
          ],
          "properties": {
            "id": { "$ref": "#/$defs/number" },
            "name": { "$ref": "#/$defs/name" },
            "kind": {
              "enum": [
                "view", "viewModifier", "app", "scene", "representable", "style", "shape", "content", "dynamicProperty"
              ]
            },
            "shown": {
              "description": "Whether it was asked for itself.",
              "type": "boolean"
            },
            "path": { "$ref": "#/$defs/path" },
            "range": { "$ref": "#/$defs/range" },
            "inputs": {
              "description": "Its stored properties, in order.",
              "type": "array",
              "items": { "$ref": "#/$defs/input" }
            },
            "otherReads": {
              "description": "Properties of models that its body reads through none of its inputs.",
              "type": "array",
              "items": { "$ref": "#/$defs/propertyRead" }
            },
            "makes": {
              "description": "The views that it makes, in order of place.",
              "type": "array",
              "items": { "$ref": "#/$defs/creation" }
            },
            "injects": {
              "description": "What it puts into the environment of its content.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["text", "path", "range", "sources"],
                "properties": {
                  "model": { "$ref": "#/$defs/number" },
                  "key": { "type": "string" },
                  "text": { "type": "string" },
                  "path": { "$ref": "#/$defs/path" },
                  "range": { "$ref": "#/$defs/range" },
                  "sources": { "$ref": "#/$defs/sources" }
                }
              }
            },
            "loops": {
              "description": "Its loops over data.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["callee", "time", "path", "range", "sources"],
                "properties": {
                  "callee": { "type": "string" },
                  "data": { "type": "string" },
                  "time": { "$ref": "#/$defs/time" },
                  "path": { "$ref": "#/$defs/path" },
                  "range": { "$ref": "#/$defs/range" },
                  "sources": { "$ref": "#/$defs/sources" }
                }
              }
            },
            "closureBindings": {
              "description": "Bindings by closures that are made while it runs.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["time", "path", "range"],
                "properties": {
                  "storage": { "type": "string" },
                  "loop": {
                    "description": "It is made for each row of this one of the view's loops.",
                    "$ref": "#/$defs/number"
                  },
                  "time": { "$ref": "#/$defs/time" },
                  "path": { "$ref": "#/$defs/path" },
                  "range": { "$ref": "#/$defs/range" }
                }
              }
            }
          }
        },
        "input": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "kind", "private", "hasInitialValue", "read", "path", "range", "triggers", "uses"],
          "properties": {
            "name": { "$ref": "#/$defs/name" },
            "kind": {
              "description": "'plain' is a plain property of a type that is not in sight.",
              "enum": [
                "plainValue", "plainReference", "plain", "closure", "state", "binding", "bindable", "environmentKey",
                "environmentObject", "observedObject", "stateObject", "query", "focusedValue", "storage", "focusState",
                "gestureState", "namespace", "scaledMetric", "delegate", "customWrapper"
              ]
            },
            "wrapper": { "$ref": "#/$defs/name" },
            "key": {
              "description": "The key path, name or text that the wrapper is given.",
              "type": "string"
            },
            "type": { "type": "string" },
            "model": {
              "description": "The class that it holds.",
              "$ref": "#/$defs/number"
            },
            "private": { "type": "boolean" },
            "hasInitialValue": { "type": "boolean" },
            "read": {
              "description": "Whether any code of the type reads it or makes a binding to it.",
              "type": "boolean"
            },
            "path": { "$ref": "#/$defs/path" },
            "range": { "$ref": "#/$defs/range" },
            "triggers": {
              "description": "What makes the body run; empty where nothing in it does.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["kind"],
                "properties": {
                  "kind": {
                    "description": "Another value, closure or object from the parent; another one that its own initializer makes; a change because the body read it; a change, read or not; any change in the object; a change of one of the named properties; not known.",
                    "enum": [
                      "newValue", "newClosure", "newInstance", "remade", "read", "declaration", "anyChange", "properties",
                      "unknown"
                    ]
                  },
                  "conditional": { "type": "boolean" },
                  "properties": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/propertyRead" } }
                }
              }
            },
            "uses": {
              "description": "Every place of the type's own code that uses it.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["action", "time", "conditional", "member", "members", "path", "range"],
                "properties": {
                  "action": { "enum": ["read", "projection", "write"] },
                  "time": { "$ref": "#/$defs/time" },
                  "conditional": { "type": "boolean" },
                  "member": {
                    "description": "The member of the type that the place stands in.",
                    "type": "string"
                  },
                  "members": {
                    "description": "What is read of it: the names behind it.",
                    "$ref": "#/$defs/names"
                  },
                  "path": { "$ref": "#/$defs/path" },
                  "range": { "$ref": "#/$defs/range" }
                }
              }
            }
          }
        },
        "propertyRead": {
          "type": "object",
          "additionalProperties": false,
          "required": ["model", "property", "base", "through", "conditional", "path", "range"],
          "properties": {
            "model": { "$ref": "#/$defs/number" },
            "property": { "$ref": "#/$defs/name" },
            "base": {
              "description": "As the view's code reaches the model.",
              "type": "string"
            },
            "through": {
              "description": "Computed properties and functions on the way.",
              "$ref": "#/$defs/names"
            },
            "conditional": { "type": "boolean" },
            "path": { "$ref": "#/$defs/path" },
            "range": { "$ref": "#/$defs/range" }
          }
        },
        "creation": {
          "type": "object",
          "additionalProperties": false,
          "required": ["view", "time", "conditional", "path", "range", "arguments"],
          "properties": {
            "view": { "$ref": "#/$defs/number" },
            "time": { "$ref": "#/$defs/time" },
            "conditional": { "type": "boolean" },
            "loop": {
              "description": "It is made for each row of this one of the view's loops.",
              "$ref": "#/$defs/number"
            },
            "path": { "$ref": "#/$defs/path" },
            "range": { "$ref": "#/$defs/range" },
            "arguments": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["label", "form", "text", "path", "range", "sources"],
                "properties": {
                  "label": { "type": "string" },
                  "input": {
                    "description": "The input of the made view that it fills.",
                    "$ref": "#/$defs/name"
                  },
                  "form": { "enum": ["value", "binding", "closure", "constant"] },
                  "text": { "type": "string" },
                  "path": { "$ref": "#/$defs/path" },
                  "range": { "$ref": "#/$defs/range" },
                  "sources": { "$ref": "#/$defs/sources" }
                }
              }
            }
          }
        },
        "sources": {
          "description": "What an expression is made from.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["members"],
            "properties": {
              "input": {
                "description": "One of the view's inputs, by its place in the list.",
                "$ref": "#/$defs/number"
              },
              "members": { "$ref": "#/$defs/names" },
              "model": { "$ref": "#/$defs/number" },
              "property": { "$ref": "#/$defs/name" }
            }
          }
        },
        "model": {
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "name", "kind", "path", "range", "properties"],
          "properties": {
            "id": { "$ref": "#/$defs/number" },
            "name": { "$ref": "#/$defs/name" },
            "kind": { "enum": ["observable", "observableObject", "plainClass"] },
            "superclass": {
              "description": "The superclass, where it is one of the models.",
              "$ref": "#/$defs/number"
            },
            "path": { "$ref": "#/$defs/path" },
            "range": { "$ref": "#/$defs/range" },
            "properties": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["name", "computed", "observed", "path", "range", "reads", "readers", "writers"],
                "properties": {
                  "name": { "$ref": "#/$defs/name" },
                  "type": { "type": "string" },
                  "computed": { "type": "boolean" },
                  "observed": {
                    "description": "Whether a change of it is told to those who follow the object.",
                    "type": "boolean"
                  },
                  "path": { "$ref": "#/$defs/path" },
                  "range": { "$ref": "#/$defs/range" },
                  "reads": {
                    "description": "Of a computed one: the stored properties that it comes from.",
                    "type": "array",
                    "items": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["model", "property"],
                      "properties": {
                        "model": { "$ref": "#/$defs/number" },
                        "property": { "$ref": "#/$defs/name" }
                      }
                    }
                  },
                  "readers": { "$ref": "#/$defs/modelUses" },
                  "writers": { "$ref": "#/$defs/modelUses" }
                }
              }
            }
          }
        },
        "modelUses": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["type", "member", "time", "conditional", "projection", "path", "range"],
            "properties": {
              "type": { "type": "string" },
              "member": { "type": "string" },
              "time": { "$ref": "#/$defs/time" },
              "conditional": { "type": "boolean" },
              "projection": {
                "description": "A binding to it is made.",
                "type": "boolean"
              },
              "path": { "$ref": "#/$defs/path" },
              "range": { "$ref": "#/$defs/range" }
            }
          }
        },
        "remade": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["view", "number"],
            "properties": {
              "view": { "$ref": "#/$defs/number" },
              "number": { "$ref": "#/$defs/number" }
            }
          }
        },
        "flow": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type", "property", "owners", "runs", "loops", "closureBindings", "readers", "writers"],
          "properties": {
            "type": { "$ref": "#/$defs/name" },
            "property": { "$ref": "#/$defs/name" },
            "owners": {
              "description": "The inputs that hold it.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["view", "input"],
                "properties": {
                  "view": { "$ref": "#/$defs/number" },
                  "input": { "$ref": "#/$defs/name" }
                }
              }
            },
            "runs": {
              "description": "The views that run when it changes.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["view", "reason", "conditional", "path", "range"],
                "properties": {
                  "view": { "$ref": "#/$defs/number" },
                  "reason": { "type": "string", "minLength": 1 },
                  "conditional": { "type": "boolean" },
                  "path": { "$ref": "#/$defs/path" },
                  "range": { "$ref": "#/$defs/range" }
                }
              }
            },
            "loops": {
              "description": "Loops whose rows are made anew.",
              "$ref": "#/$defs/remade"
            },
            "closureBindings": {
              "description": "Closure bindings that are made anew.",
              "$ref": "#/$defs/remade"
            },
            "readers": { "$ref": "#/$defs/modelUses" },
            "writers": { "$ref": "#/$defs/modelUses" }
          }
        }
      }
    }

    """#
}
