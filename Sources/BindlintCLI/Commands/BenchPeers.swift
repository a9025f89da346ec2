/// The whole process beside other commands, all run in turns, so that what else the machine does meets all alike.
struct BenchPeers {
  private struct Process {
    var name: String
    var words: [[UInt8]]
    var walls: [Double] = []
    var processor: [Double] = []
  }

  /// The first is this program.
  private var processes: [Process]

  /// Runs each command so many times; their output is read and dropped.
  static func measure(own: [[UInt8]], peers: [String], runs: Int) throws(UsageError) -> BenchPeers {
    var result = BenchPeers(processes: [Process(name: "bindlint lint", words: own)])
    for peer in peers {
      result.processes.append(
        Process(name: peer, words: [Array("/bin/sh".utf8), Array("-c".utf8), Array("exec \(peer)".utf8)]))
    }
    for _ in 0..<runs {
      for number in result.processes.indices {
        let process = result.processes[number]
        let startProcessor = Machine.childrenProcessorSeconds
        let start = Clock.now
        do { _ = try Subprocess.run(process.words) } catch {
          throw .unusableFile(path: process.name, reason: error.reason)
        }
        result.processes[number].walls.append(Clock.now - start)
        result.processes[number].processor.append(Machine.childrenProcessorSeconds - startProcessor)
      }
    }
    return result
  }

  /// The least and the median of each, and how many times as long it takes, by medians: as the whole process, and as
  /// what this process alone can tell, everything from the first file to the report, and on one core the tokens and
  /// tokens with tree.
  func table(_ stages: BenchStages) -> String {
    let own = processes[0]
    var text = "      least       median    processor    whole   inside      lex  + parse\n"
    for process in processes {
      text += RunSummary.milliseconds(process.walls.min() ?? 0).leftPadded(to: 11)
      text += RunSummary.milliseconds(process.walls.median).leftPadded(to: 13)
      text += RunSummary.milliseconds(process.processor.median).leftPadded(to: 13)
      let lex = stages.threads(.lex) ?? 0
      let ratios = [
        process.walls.median / own.walls.median, process.walls.median / (stages.wall(.all) ?? 0),
        process.processor.median / lex, process.processor.median / (lex + (stages.threads(.parse) ?? 0)),
      ]
      for ratio in ratios { text += (RunSummary.decimal(ratio, digits: 1) + "x").leftPadded(to: 9) }
      text += "  " + process.name + "\n"
    }
    return text
  }
}
