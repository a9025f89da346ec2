/// The name in `names` that `word` is most likely a misspelling of; `nil` where none is near.
///
/// Near means: at most a third of the letters are inserted, deleted, replaced or swapped with their neighbour. Of
/// equally near names the alphabetically first is taken. Where none is near, the only name that begins with `word` is
/// meant: `unused_env` for `unused_environment`.
///
/// Letters are bytes of UTF-8: the names that are asked about are ASCII, and a word far from all of them has no need to
/// be measured. Nobody misspells a word of more than a hundred bytes.
public func nearestName(to word: String, in names: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().utf8)
  let names = names.sorted()
  guard letters.count <= 100 else { return nil }
  var best: (distance: Int, name: String)?
  for name in names {
    let other = Array(name.lowercased().utf8)
    let limit = max(letters.count, other.count) / 3
    guard abs(letters.count - other.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, name) }
  }
  if let best { return best.name }
  let longer = names.filter { $0.lowercased().hasPrefix(word.lowercased()) }
  return word.count > 2 && longer.count == 1 ? longer[0] : nil
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that make `b` of `a`.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = beforeLast
  for i in a.indices {
    row[0] = i + 1
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row[j + 1] = cost
    }
    swap(&beforeLast, &last)
    swap(&last, &row)
  }
  return last[b.count]
}
