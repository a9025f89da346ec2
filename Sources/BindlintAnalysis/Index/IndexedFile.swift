import BindlintSyntax
import Dispatch

/// A file of the project with its facts. The tree is kept only where the facts say that rules will want it, the facts
/// of its code only where rules begin in it; both are made again for who asks.
public final class IndexedFile: @unchecked Sendable {
  public let id: FileID
  public let path: String
  public let isReported: Bool
  public let source: SourceFile
  public let names: NameTable
  public let facts: FileFacts
  /// The SwiftPM target or folder that stands for a module: types of another one can't be extended for private access.
  public let module: String
  private let repeatingViews: [String]
  /// Whether a comment may silence rules. Looked for while the text is at hand: a second reading of all files when the
  /// rules run took 4 % of the time.
  let mayHaveSuppressions: Bool
  private let collectedCode: CodeFacts?
  private let codeOnDemand: CodeOnDemand?
  // Guarded by `lock`; each filled at most once with a value that depends on `source` alone.
  private var kept: FileSyntax?
  private var laterCode: CodeFacts?
  private let lock = DispatchSemaphore(value: 1)

  /// - Parameter collectsAllCode: whether rules will ask for the code of every file
  init(
    id: FileID, path: String, isReported: Bool, tree: SyntaxTree, comments: [ByteRange], repeatingViews: [String],
    noticesCostlyCalls: Bool, collectsAllCode: Bool
  ) {
    self.id = id
    self.path = path
    self.isReported = isReported
    self.source = tree.source
    self.names = tree.names
    self.repeatingViews = repeatingViews
    codeOnDemand =
      collectsAllCode
      ? nil : CodeOnDemand(tree, repeatingViews: repeatingViews, noticesCostlyCalls: noticesCostlyCalls)
    var scopes: ScopeMap?
    if codeOnDemand == nil {
      let collected = FactCollector.facts(of: tree, repeatingViews: repeatingViews)
      (facts, collectedCode, scopes) = (collected.facts, collected.code, collected.scopes)
    } else {
      facts = FactCollector.declarations(of: tree)
      collectedCode = nil
    }
    self.module = IndexedFile.module(of: path)
    mayHaveSuppressions = isReported && Suppressions.mayExist(in: tree.source, comments: comments)
    kept =
      facts.wantsTree ? FileSyntax(tree: tree.copied(), repeatingViews: repeatingViews, scopes: scopes) : nil
  }

  /// The tree and what its names mean; parsed again where it was not kept. Nodes have the same numbers both times.
  func syntax() -> FileSyntax {
    lock.wait()
    defer { lock.signal() }
    if let kept { return kept }
    let tree = ScratchPool.shared.lend { Parser.parse(source, scratch: $0) }
    let made = FileSyntax(tree: tree, repeatingViews: repeatingViews)
    kept = made
    return made
  }

  // MARK: Code

  /// What the code of the file uses; the file is parsed once more where it was not collected.
  var code: CodeFacts { collectedCode ?? demandedCode() }

  /// Whether asking for the code costs nothing.
  var hasCollectedCode: Bool { collectedCode != nil }

  private func demandedCode() -> CodeFacts {
    lock.wait()
    defer { lock.signal() }
    if let laterCode { return laterCode }
    let made = ScratchPool.shared.lend { scratch in
      let tree = kept?.tree ?? Parser.parse(source, borrowing: scratch)
      return FactCollector.facts(of: tree, repeatingViews: repeatingViews).code
    }
    laterCode = made
    return made
  }

  /// The facts of the code where some use of a name can be among them; `nil` where none is, as far as that shows
  /// without a second look at the file.
  func code(mentioning name: NameKey) -> CodeFacts? {
    collectedCode ?? (names.mentions(name) ? code : nil)
  }

  /// The same for uses of a name as a member of something.
  func code(usingMember name: NameID) -> CodeFacts? { mayUse(member: name) ? code : nil }

  /// Whether the file can use a name as a member of something, as far as that shows without a second look at it.
  func mayUse(member name: NameID) -> Bool { codeOnDemand?.mayUse(member: name) ?? true }

  /// The facts of code that is collected on demand where an argument with this label can be among them that is handed to
  /// an initializer of the type `type`.
  func demandedCode(passing label: NameKey, to type: NameKey) -> CodeFacts? {
    guard let codeOnDemand, let id = names.find(label), codeOnDemand.mayPass(label: id) else { return nil }
    let mayName =
      codeOnDemand.mayUse(member: NameID(.`init`)) || names.mentions(.`Self`) || names.mentions(type)
    return mayName ? code : nil
  }

  /// Which calls write which argument label, as far as it was collected at once.
  var collectedLabels: [UInt64] { collectedCode?.labelledArguments ?? [] }

  /// Whether a type of `other`'s file can hide SwiftUI's of the same name here: the files are of one module, as far as
  /// folders tell.
  func canSeeFirst(_ other: IndexedFile) -> Bool {
    guard module == other.module else { return false }
    if !module.isEmpty || path == other.path { return true }
    let own = path.split(separator: "/"), theirs = other.path.split(separator: "/")
    return own.count == 1 || theirs.count == 1 || own[0] == theirs[0]
  }

  static func module(of path: String) -> String {
    // The folder below the last `Sources` or `Tests` that has one. Over bytes: it is asked for every file.
    let bytes = Array(path.utf8)
    let slash = UInt8(ascii: "/")
    var end = bytes.lastIndex(of: slash)
    var below: Int?
    while let close = end {
      let open = bytes[..<close].lastIndex(of: slash).map { $0 + 1 } ?? 0
      let name = bytes[open..<close]
      if let below, name.elementsEqual("Sources".utf8) || name.elementsEqual("Tests".utf8) {
        return String(decoding: bytes[..<below], as: UTF8.self)
      }
      below = close
      end = open > 0 ? open - 1 : nil
    }
    return ""
  }

  func text(_ range: ByteRange) -> String { source.text(range) }

  /// Whether some part of it could not be parsed.
  var isBroken: Bool { facts.types[0].isBroken }
}
