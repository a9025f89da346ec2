extension Project {
  /// What a page is called: the project's folder, or the deepest one around what is reported where that is a part.
  var name: String {
    let whole = String(decoding: root.lastComponent, as: UTF8.self)
    let reported = files.filter(\.isReported)
    guard reported.count < files.count, var common = reported.first?.path.parent else { return whole }
    for file in reported.dropFirst() {
      while !file.path.isAtOrBelow(common) { common = common.parent }
    }
    return common.bytes.isEmpty ? whole : String(decoding: common.lastComponent, as: UTF8.self)
  }
}
