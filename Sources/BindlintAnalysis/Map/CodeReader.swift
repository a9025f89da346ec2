import BindlintSyntax

/// Where a reference begins: at a property of the type around, or somewhere else.
struct ReferenceOrigin: Hashable {
  enum Root: Hashable {
    /// A member of the type around.
    case member(String)
    case other
  }
  var root: Root
  /// Members behind the root, aliases resolved: `["items"]`. An element of a collection adds nothing.
  var path: [String]
  var isProjection: Bool
  /// It leads there through a local that is a part of the member, or an element of it, and not the member itself.
  var isPart = false
}

/// A reference to a member of a class in sight.
struct ModelAccess {
  /// The group of the class as the expression's type shows it.
  var group: Int
  var name: String
  var node: NodeID
  /// What stands before it, as written.
  var base: String
  var origin: ReferenceOrigin
  var isWrite: Bool
  var isRead: Bool
  var isProjection: Bool
  var context: CodeContext
}

/// What the code of one member refers to.
struct MemberCode {
  var reference: MemberReference
  /// References that begin at a member of the type around, with their origin.
  var own: [(reference: CodeReference, origin: ReferenceOrigin)] = []
  var models: [ModelAccess] = []
  /// All references, for those who look for other things.
  var references: [CodeReference] = []
  var loops: [(loop: Int, context: CodeContext)] = []
  /// Static members of the type around that it names: `Self.row`, `Shelf.row`, in a static member `row`.
  var statics: [(name: String, context: CodeContext)] = []
}

/// Reads the code of members: what each reference begins with, and which members of classes it goes through.
struct CodeReader {
  let index: ProjectIndex
  let models: MapModels
  let number: Int
  let file: IndexedFile
  let syntax: FileSyntax
  let resolver: TypeResolver
  private let loops: [NodeID: Int]
  private let closureRun: ([NodeID], NameID, NodeID) -> ClosureRun?
  /// How code that gets the binding which a reference stands for reads its value.
  let bindingRead: (CodeReference) -> CodeContext?
  var tree: SyntaxTree { syntax.tree }
  var names: NameTable { syntax.tree.names }

  init(
    index: ProjectIndex, models: MapModels, number: Int,
    closureRun: @escaping (TypeResolver, [NodeID], NameID, NodeID) -> ClosureRun?,
    bindingRead: @escaping (CodeReference) -> CodeContext? = { _ in nil }
  ) {
    self.bindingRead = bindingRead
    self.index = index
    self.models = models
    self.number = number
    file = index.files[number]
    syntax = file.syntax()
    let resolver = TypeResolver(index: index, number: number)
    self.resolver = resolver
    var loops: [NodeID: Int] = [:]
    for (loop, fact) in file.facts.loops.enumerated() { loops[fact.content] = loop }
    self.loops = loops
    self.closureRun = { closureRun(resolver, $0, $1, $2) }
  }

  /// `memberNames` are the names that mean members of the type around; `isFunction` says which are called.
  func read(_ member: Int, memberNames: Set<String>, isFunction: (String) -> Bool, keepsReferences: Bool) -> MemberCode
  {
    let walk = walk(member)
    var code = MemberCode(reference: MemberReference(file: number, member: member))
    code.loops = walk.metLoops
    if keepsReferences { code.references = walk.references }
    let isStatic = file.facts.members[member].flags.contains(.isStatic)
    for var reference in walk.references {
      if let name = staticMember(reference.parts, isStatic: isStatic) {
        code.statics.append((name, reference.context))
      }
      let origin = self.origin(of: reference.parts, memberNames: memberNames, depth: 0)
      if reference.isHandedOver, case .member(let name) = origin?.root, isFunction(name) {
        reference.context.time = max(reference.context.time, .later)
      }
      if var origin, case .member = origin.root {
        code.own.append((reference, origin))
        if origin.isProjection, let inner = bindingRead(reference) {
          origin.isProjection = false
          var read = reference
          read.context = inner.inside(reference.context)
          code.own.append((read, origin))
        }
      }
      addModelAccesses(reference, origin ?? ReferenceOrigin(root: .other, path: [], isProjection: false), to: &code)
    }
    return code
  }

  private func staticMember(_ parts: [NodeID], isStatic: Bool) -> String? {
    guard tree.kind(parts[0]) == .identifier, syntax.scopes.local(parts[0]) == nil else { return nil }
    if isStatic, tree.name(parts[0]) != .self {
      let name = names.string(tree.name(parts[0]))
      if name.unicodeScalars.first?.properties.isLowercase ?? false { return name }
    }
    guard let place = parts.dropFirst().firstIndex(where: { tree.kind($0) != .genericArguments }),
      tree.kind(parts[place]) == .memberSuffix
    else { return nil }
    if isStatic, tree.name(parts[0]) == .self { return names.string(tree.name(parts[place])) }
    // `Outer.Shelf.row` names the type with more than one part.
    var end = place
    while end < parts.count, tree.kind(parts[end]) == .memberSuffix,
      names.string(tree.name(parts[end])).unicodeScalars.first?.properties.isUppercase ?? false
    {
      end += 1
    }
    guard end < parts.count, tree.kind(parts[end]) == .memberSuffix,
      let group = ViewCall.group(of: Array(parts[..<end]), resolver: resolver),
      group == index.group(path: resolver.contextPath(parts[0]))
    else { return nil }
    return names.string(tree.name(parts[end]))
  }

  /// Every reference in the code of a member, with when it runs against the member.
  func references(of member: Int) -> [CodeReference] { walk(member).references }

  private func walk(_ member: Int) -> CodeWalk {
    let fact = file.facts.members[member]
    var walk = CodeWalk(syntax: syntax, file: number, loops: loops, closureRun: closureRun)
    switch tree.kind(fact.node) {
    case .sourceFile:
      for child in tree.children(fact.node) where ![.functionDecl, .variableDecl].contains(tree.kind(child)) {
        walk.walk(child)
      }
    case .macroExpansion, .chain: walk.walk(fact.node)
    default:
      for child in tree.children(fact.node) {
        switch tree.kind(child) {
        case .accessorBlock, .codeBlock: walk.walk(child)
        // What a stored property begins with is worked out when its owner is made.
        case .initializerClause: walk.walk(child, in: CodeContext(time: .initializer))
        default: break
        }
      }
    }
    return walk
  }

  // MARK: Origins

  func origin(of parts: [NodeID], memberNames: Set<String>, depth: Int) -> ReferenceOrigin? {
    guard depth < 12, let base = parts.first else { return nil }
    var next = 1
    var result: ReferenceOrigin
    switch tree.kind(base) {
    case .identifier, .identifierPattern, .name:
      let id = tree.name(base)
      if let local = syntax.scopes.local(base) {
        guard let through = origin(ofLocal: local, at: base, memberNames: memberNames, depth: depth) else { return nil }
        result = through
        // `var copy = note` is a value of its own from then on.
        let declared = syntax.scopes.locals[local]
        let isCopy =
          declared.kind == .variable && !declared.isWrapped && tree.kind(declared.declaration) == .patternBinding
        result.isPart = through.isPart || !through.path.isEmpty || isCopy
        if names.isDollar(id) || names.string(id).hasPrefix("_") { result.isProjection = true }
      } else if id == .self {
        guard parts.count > 1, tree.kind(parts[1]) == .memberSuffix else { return nil }
        guard let named = origin(ofName: tree.name(parts[1]), memberNames) else { return nil }
        result = named
        next = 2
      } else if names.string(id) == "Bindable", parts.count > 1, tree.kind(parts[1]) == .callSuffix,
        let value = tree.children(parts[1]).first(where: { tree.kind($0) == .argument })
          .flatMap({ syntax.argument($0).value })
      {
        guard let inner = origin(ofExpression: value, memberNames: memberNames, depth: depth + 1) else { return nil }
        result = inner
        result.isProjection = true
        next = 2
      } else if names.isDollar(id), names.bare(id) == id {
        guard let through = origin(ofAnonymous: base, memberNames: memberNames, depth: depth) else { return nil }
        result = through
      } else {
        guard let named = origin(ofName: id, memberNames) else { return nil }
        result = named
      }
    case .keyPath:
      // `\Self.x`, `\Card.x`
      guard let root = tree.child(base, .type), let first = tree.child(base, .keyPathMember) else { return nil }
      let spelled = tree.text(root)
      let path = resolver.contextPath(base)
      guard spelled == "Self" || spelled == path || spelled == path.lastPathComponent else { return nil }
      return origin(ofName: tree.name(first), memberNames)
    case .tuple:
      guard let inner = origin(ofExpression: base, memberNames: memberNames, depth: depth + 1) else { return nil }
      result = inner
    default: return nil
    }
    for part in parts[next...] where tree.kind(part) == .memberSuffix {
      let name = names.string(names.bare(tree.name(part)))
      if name == "wrappedValue" || name == "projectedValue" || name == "self" { continue }
      result.path.append(name)
    }
    return result
  }

  func origin(ofExpression expression: NodeID, memberNames: Set<String>, depth: Int) -> ReferenceOrigin? {
    var node = syntax.strip(expression)
    while tree.kind(node) == .effectExpr, let inner = tree.firstChild(node) { node = syntax.strip(inner) }
    switch tree.kind(node) {
    case .chain: return origin(of: Array(tree.children(node)), memberNames: memberNames, depth: depth)
    case .identifier: return origin(of: [node], memberNames: memberNames, depth: depth)
    case .sequence:
      // `a ?? b`, `a as? B` are what `a` is.
      guard let first = tree.firstChild(node) else { return nil }
      let second = tree.after(first)
      guard tree.kind(second) == .castOperator || tree.text(second) == "??" else { return nil }
      return origin(ofExpression: first, memberNames: memberNames, depth: depth + 1)
    default: return nil
    }
  }

  private func origin(ofName id: NameID, _ memberNames: Set<String>) -> ReferenceOrigin? {
    let text = names.string(id)
    if memberNames.contains(text) { return ReferenceOrigin(root: .member(text), path: [], isProjection: false) }
    if names.bare(id) != id {
      let bare = names.string(names.bare(id))
      if memberNames.contains(bare) { return ReferenceOrigin(root: .member(bare), path: [], isProjection: true) }
    } else if text.hasPrefix("_") {
      let bare = String(text.dropFirst())
      if memberNames.contains(bare) { return ReferenceOrigin(root: .member(bare), path: [], isProjection: true) }
    }
    return nil
  }

  /// A local that stands for something else: `let m = model`, `if let m = model`, a row of `ForEach(model.items)`.
  private func origin(
    ofLocal number: Int, at node: NodeID, memberNames: Set<String>, depth: Int
  ) -> ReferenceOrigin? {
    let local = syntax.scopes.locals[number]
    switch tree.kind(local.declaration) {
    case .patternBinding:
      guard tree.firstChild(local.declaration) == local.node,
        let value = tree.child(local.declaration, .initializerClause).flatMap({ tree.firstChild($0) })
      else { return nil }
      return origin(ofExpression: value, memberNames: memberNames, depth: depth + 1)
    case .optionalBinding:
      guard tree.firstChild(local.declaration) == local.node else { return nil }
      if let value = tree.child(local.declaration, .initializerClause).flatMap({ tree.firstChild($0) }) {
        return origin(ofExpression: value, memberNames: memberNames, depth: depth + 1)
      }
      if let outer = syntax.scopes.local(local.node) {
        return outer == number ? nil : origin(ofLocal: outer, at: node, memberNames: memberNames, depth: depth + 1)
      }
      return origin(ofName: local.name, memberNames)
    case .closureParameter:
      guard let closure = syntax.ancestor(local.declaration, .closure) else { return nil }
      var result = element(ofLoop: closure, memberNames: memberNames, depth: depth)
      if local.isWrapped { result?.isProjection = false }
      return result
    case .forStmt:
      guard tree.firstChild(local.declaration) == local.node else { return nil }
      var isFirst = true
      for child in tree.children(local.declaration) where tree.kind(child) != .type {
        if isFirst {
          isFirst = false
        } else {
          return origin(ofExpression: child, memberNames: memberNames, depth: depth + 1)
        }
      }
      return nil
    case .capture:
      if let value = tree.child(local.declaration, .initializerClause).flatMap({ tree.firstChild($0) }) {
        return origin(ofExpression: value, memberNames: memberNames, depth: depth + 1)
      }
      if let outer = syntax.scopes.local(local.node) {
        return outer == number ? nil : origin(ofLocal: outer, at: node, memberNames: memberNames, depth: depth + 1)
      }
      return origin(ofName: local.name, memberNames)
    default: return nil
    }
  }

  /// `$0` in the content of a loop.
  private func origin(ofAnonymous node: NodeID, memberNames: Set<String>, depth: Int) -> ReferenceOrigin? {
    syntax.ancestor(node, .closure).flatMap { element(ofLoop: $0, memberNames: memberNames, depth: depth) }
  }

  private func element(ofLoop content: NodeID, memberNames: Set<String>, depth: Int) -> ReferenceOrigin? {
    guard let loop = loops[content], let data = file.facts.loops[loop].data else { return nil }
    var result = origin(ofExpression: data, memberNames: memberNames, depth: depth + 1)
    result?.isProjection = false
    result?.isPart = true
    return result
  }
}
