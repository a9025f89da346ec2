import BindlintAnalysis
import BindlintSyntax
import Testing

@Suite struct EditApplicationTests {
  private let source = SourceFile(path: "A.swift", text: "one two three")

  private func edit(_ start: UInt32, _ end: UInt32, _ text: String, file: Int = 0, key: String? = nil) -> TextEdit {
    TextEdit(Location(FileID(file), ByteRange(start, end)), text, mergeKey: key)
  }
  private func fix(_ edits: TextEdit...) -> Fix { Fix(title: "Change it", applicability: .safe, edits: edits) }
  private func text(_ application: EditApplication, file: Int = 0) -> String {
    String(decoding: application.text(of: FileID(file), after: source), as: UTF8.self)
  }

  @Test func appliesInOrderOfPlaceWhateverTheOrderOfOffers() {
    var application = EditApplication()
    #expect(application.take(fix(edit(8, 13, "3"))) == .taken)
    #expect(application.take(fix(edit(0, 3, "1"), edit(4, 7, "2"))) == .taken)
    #expect(text(application) == "1 2 3")
  }

  @Test func aFixThatOverlapsIsLeftOutWhole() {
    var application = EditApplication()
    #expect(application.take(fix(edit(0, 7, "twelve"))) == .taken)
    #expect(application.take(fix(edit(4, 7, "2"), edit(8, 13, "3"))) == .conflict)
    #expect(application.take(fix(edit(2, 2, "!"))) == .conflict)
    #expect(text(application) == "twelve three")
  }

  @Test func aConflictInOneFileKeepsTheFixOutOfAllFiles() {
    var application = EditApplication()
    #expect(application.take(fix(edit(0, 3, "1"))) == .taken)
    #expect(application.take(fix(edit(0, 3, "I"), edit(4, 7, "II", file: 1))) == .conflict)
    #expect(application.changedFiles == [FileID(0)])
    #expect(text(application, file: 1) == "one two three")
  }

  @Test func editsThatOnlyTouchFitBesideEachOther() {
    var application = EditApplication()
    #expect(application.take(fix(edit(0, 3, "1"))) == .taken)
    #expect(application.take(fix(edit(3, 4, "-"))) == .taken)
    #expect(application.take(fix(edit(3, 3, "<"))) == .taken)
    #expect(text(application) == "1<-two three")
  }

  @Test func insertionsWithOneMergeKeyAreMadeOnce() {
    var application = EditApplication()
    #expect(application.take(fix(edit(3, 3, " new", key: "a"), edit(4, 7, "2"))) == .taken)
    #expect(application.take(fix(edit(3, 3, " new", key: "a"), edit(8, 13, "3"))) == .taken)
    #expect(application.take(fix(edit(3, 3, " new", key: "a"))) == .alreadyTaken)
    #expect(text(application) == "one new 2 3")
  }

  @Test func insertionsWithDifferentMergeKeysFollowEachOther() {
    var application = EditApplication()
    #expect(application.take(fix(edit(3, 3, " a", key: "a"))) == .taken)
    #expect(application.take(fix(edit(3, 3, " b", key: "b"))) == .taken)
    #expect(text(application) == "one a b two three")
  }

  @Test func insertionsAtOnePlaceWithoutMergeKeysConflict() {
    var application = EditApplication()
    #expect(application.take(fix(edit(3, 3, " a"))) == .taken)
    #expect(application.take(fix(edit(3, 3, " a"))) == .conflict)
  }

  @Test func oneMergeKeyWithDifferentTextsConflicts() {
    var application = EditApplication()
    #expect(application.take(fix(edit(3, 3, " a", key: "k"))) == .taken)
    #expect(application.take(fix(edit(3, 3, " b", key: "k"))) == .conflict)
  }

  @Test func equalRangesOfTwoFilesAreTwoPlaces() {
    var application = EditApplication()
    #expect(application.take(fix(edit(0, 3, "I"), edit(1, 5, "II", file: 1))) == .taken)
    #expect(application.changedFiles == [FileID(0), FileID(1)])
  }
}
