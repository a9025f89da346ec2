// A fallback is enough, and so is an extension in a file without SwiftUI.
import Foundation

struct Parcel {
  let code: String?
  let number: Int?
}

extension Parcel: Identifiable {
  var id: String {  // expect: unstable_identity
    if let number {
      return "parcel-\(number)"
    }
    return code ?? UUID().uuidString
  }
}

struct Draft: Identifiable {
  var id: String { "draft-\(Int.random(in: 0..<1000))" }  // expect: unstable_identity
}

enum Slot: Identifiable {
  case free
  case taken(String)

  var id: String {  // expect: unstable_identity
    switch self {
    case .free: return ProcessInfo.processInfo.globallyUniqueString
    case .taken(let name): return name
    }
  }
}
