/// What a picture of the data flow shows: boxes, arrows, and lanes for folders. Knows nothing of how it was found out.
struct MapDiagram: Sendable {
  struct Node: Sendable {
    enum Kind: String, Sendable {
      case view, model, environment
      /// A folder that stands for all that is in it.
      case folder
    }

    var kind: Kind
    /// The anchor that it leads to, and by which the page knows it: letters, digits and hyphens.
    var anchor: String
    var title: String
    /// A few words below the title.
    var note: String
    var lane: Int
    /// How many findings are in it.
    var findings = 0
    /// It belongs elsewhere and is there for its arrows alone.
    var isOutside = false
    /// It is what the picture is about.
    var isFocus = false
  }

  struct Edge: Sendable {
    enum Kind: String, Sendable, CaseIterable {
      /// A view makes another one.
      case creates
      /// A view keeps a model, or hands it to the environment of its content.
      case owns
      /// A view runs when the model changes.
      case reads
      /// A view changes the model or binds to it; the arrow's end is the model.
      case changes
      /// Both.
      case writes
      /// A view runs when a value of the environment changes.
      case environment

      var legend: String {
        switch self {
        case .creates: "makes the view"
        case .owns: "keeps or hands on the model"
        case .reads: "runs when the model changes"
        case .changes: "changes the model or binds to it"
        case .writes: "runs when it changes, and changes it"
        case .environment: "runs when the environment changes"
        }
      }
    }

    /// For `reads`, `changes` and `writes` the model, so that what only changes it stands to the right of it, too.
    var from: Int
    var to: Int
    var kind: Kind
    /// What flows along it, for a hint; empty where there is nothing to say.
    var note: String
    /// How many arrows of the map it stands for.
    var weight = 1
    /// It is one of many of its kind at a box, and shows only once one of its ends is chosen.
    var isQuiet = false
  }

  var title: String
  var nodes: [Node] = []
  var edges: [Edge] = []
  /// Names of the lanes; one without a name is not drawn.
  var lanes: [String] = [""]
}
