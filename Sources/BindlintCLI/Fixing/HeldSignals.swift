#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps signals that ask the process to end waiting while files are written: the writing is done to its end, which takes
/// less than a second, and no temporary file is left behind. A signal that came takes its effect on release.
///
/// A file that grows beyond the limit for file sizes is an error meanwhile, not the end of the process.
enum HeldSignals {
  private static let held = [SIGINT, SIGTERM, SIGHUP]
  // Written by the handler of signals only, which may do nothing else; read after the handlers are gone.
  nonisolated(unsafe) private static var arrived: sig_atomic_t = 0

  static func hold<Result>(during body: () -> Result) -> Result {
    arrived = 0
    var previous: [(signal: Int32, action: sigaction)] = []
    for signal in held + [SIGXFSZ] {
      var old = sigaction()
      sigaction(signal, nil, &old)
      // Who ignores a signal, as under nohup, goes on ignoring it.
      if ignores(old) { continue }
      previous.append((signal, old))
      var action = sigaction()
      if signal == SIGXFSZ {
        setHandler(of: &action, SIG_IGN)
      } else {
        setHandler(of: &action) { HeldSignals.arrived = $0 }
      }
      sigaction(signal, &action, nil)
    }
    let result = body()
    for (signal, action) in previous {
      var old = action
      sigaction(signal, &old, nil)
    }
    if arrived != 0 { raise(arrived) }
    return result
  }

  private static func ignores(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func setHandler(of action: inout sigaction, _ handler: (@convention(c) (Int32) -> Void)?) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }
}
