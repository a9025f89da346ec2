extension Array {
  /// The index of the first element that fits, of a list in which all behind it fit too; the count where none does.
  func partitioningIndex(where fits: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
