import CatalogCommand
import Foundation
import Vitrine

/// Measures whole checks of 1,000 snapshots, as the command line does them.
///
/// Each runs three times, the fastest counts: other programs only ever make one slower.
/// With `--snapshots N` it measures how the work grows, see ``GrowthBenchmark``.
@main @MainActor
struct CheckBenchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments.count > 4, arguments[1] == GrowthBenchmark.child, let count = Int(arguments[2]) {
            try await GrowthBenchmark.run(Array(arguments[4...]), count: count, folder: arguments[3])
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-check-benchmark").path
        try? FileManager.default.removeItem(atPath: folder)
        if arguments.count == 3, arguments[1] == "--snapshots", let count = Int(arguments[2]) {
            try GrowthBenchmark(count: count, folder: folder).run()
            try FileManager.default.removeItem(atPath: folder)
            return
        }
        try FileManager.default.createDirectory(
            atPath: folder + "/Catalog", withIntermediateDirectories: true)
        let bench = CheckBenchmark(folder: folder)
        try await bench.measure("record", ["record"], times: 1, prepare: bench.removeReferences)
        try await bench.measure("check, nothing changed", ["check"])
        try await bench.measure("check, drawing and decoding everything", ["check", "--no-cache"])
        OfferCard_Definition.changes.padding = 13
        try await bench.measure("check, everything different", ["check"])
        try FileManager.default.removeItem(atPath: folder)
    }

    private let folder: String

    private func removeReferences() { try? FileManager.default.removeItem(atPath: folder + "/Snapshots") }

    private func measure(
        _ name: String, _ arguments: [String], times: Int = 3, prepare: () -> Void = {}
    ) async throws {
        var fastest = Duration.seconds(1_000_000)
        var processorTime = 0.0
        for _ in 0..<times {
            prepare()
            let host = CommandHost(
                workingFolder: folder, processors: ProcessInfo.processInfo.activeProcessorCount
            ) { _, _ in }
            let catalog = Catalog(
                "Benchmark", modes: OfferCard.modes, definitions: [OfferCard_Definition.self])
            let before = Self.processorTime
            let elapsed = await ContinuousClock().measure {
                _ = await CatalogCommand.run(arguments, catalog: catalog, host: host)
            }
            if elapsed < fastest { (fastest, processorTime) = (elapsed, Self.processorTime - before) }
        }
        let seconds = { (number: Double) in "\((number * 1000).rounded() / 1000) s" }
        print("\(name): \(seconds(fastest / .seconds(1))), processors \(seconds(processorTime))")
    }

    /// Seconds that all threads of this process have used.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
