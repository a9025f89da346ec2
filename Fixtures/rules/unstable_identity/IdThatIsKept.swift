// The getter keeps what it made, looks it up, or takes it from a stored one.
import Foundation

final class Session: Identifiable {
  private var known: UUID?
  private let cache = IdCache()
  let name = ""

  var id: UUID {
    if let known { return known }
    let made = UUID()
    known = made
    return made
  }
}

struct Visit: Identifiable {
  let raw: String
  var id: UUID { UUID(uuidString: raw) ?? IdCache.shared.id(for: raw, otherwise: UUID()) }
}

final class IdCache {
  nonisolated(unsafe) static let shared = IdCache()
  func id(for name: String, otherwise: UUID) -> UUID { otherwise }
}
