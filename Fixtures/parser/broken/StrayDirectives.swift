#else
struct Garden {
  #if DEBUG
  var rows = 1
  func water() {
    #endif
  }
  #elseif X
  var beds = 2
}
#if os(iOS)
let last = 3
