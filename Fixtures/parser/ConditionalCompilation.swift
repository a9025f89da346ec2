#if DEBUG
import Testing
#elseif os(iOS) && !targetEnvironment(simulator) || swift(>=5.9)
import UIKit
#else
let other = 1
#endif
struct View {
  #if os(macOS)
  let a = 1
  #if compiler(>=6)
  @State var b = 2
  #endif
  #else
  var c: Int { 3 }
  #endif
  #if A
  @available(iOS 17, *)
  #else
  @MainActor
  #endif
  func attributed() {}
  var body: some View {
    Text("a")
      .bold()
      #if os(iOS)
      .padding()
        .font(.title)
      #elseif os(macOS)
      #if X
      .frame(width: 1) { 2 }
      #endif
      #else
      .other
      #endif
      .last { 3 }
    #if A
    Button("b") {}
    #endif
  }
  func switches(_ x: Int) {
    switch x {
    #if A
    case 1: break
    #else
    case 2:
      foo()
      #if B
      bar()
      #endif
    #endif
    default:
      #if C
      baz()
      #endif
    }
    #if D
    if a {} else {}
    #endif
    let value = [1, 2]
    #if E
    #endif
    return
  }
}
#sourceLocation(file: "a.swift", line: 1)
#sourceLocation()
#if canImport(SwiftUI)
#endif
