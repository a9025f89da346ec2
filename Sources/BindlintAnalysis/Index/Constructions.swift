import BindlintSyntax

/// A place that makes a value of a type by the type's name: `Row(...)`, `Row<Int>(...)`, `Row.init(...)`.
struct Construction: Sendable {
  /// The number of the file in the index.
  var file: Int
  /// The suffix with the arguments; `nil` where the initializer is used as a function, `rows.map(Row.init)`.
  var call: NodeID?

  /// The places in `files` that make values of the types with this simple name, in the order of the files.
  static func all(of typeName: String, in index: ProjectIndex, files: Mentions.Files) -> [Construction] {
    let key = NameKey(typeName)
    var result: [Construction] = []
    for number in files {
      let file = index.files[number]
      guard let id = file.names.find(key), id != .none else { continue }
      let syntax = file.syntax()
      // As plain pointers, since every node of the file is looked at; `syntax` holds the tree.
      let tree = syntax.tree.view
      for position in 0..<UInt32(syntax.tree.nodeCount) {
        let node = NodeID(position)
        guard tree.kind(node) == .identifier || tree.kind(node) == .memberSuffix, tree.name(node) == id else {
          continue
        }
        let chain = syntax.parent(node)
        guard tree.kind(chain) == .chain else { continue }
        let parts = Array(tree.children(chain))
        guard var next = parts.firstIndex(of: node).map({ $0 + 1 }) else { continue }
        if next < parts.count, tree.kind(parts[next]) == .genericArguments { next += 1 }
        let isNamed = next < parts.count && tree.kind(parts[next]) == .memberSuffix && tree.name(parts[next]) == .`init`
        if isNamed { next += 1 }
        if next < parts.count, tree.kind(parts[next]) == .callSuffix {
          result.append(Construction(file: number, call: parts[next]))
        } else if isNamed {
          result.append(Construction(file: number, call: nil))
        }
      }
    }
    return result
  }
}
