import Foundation
import VitrineImageCoding
import VitrineRendering

/// Measures the workload's five pictures from views to bytes, beside the limit program where one is given.
///
///     render-benchmark --workload DIR [--limit FILE] [--rounds N] [warm|throughput|cold|memory|equality|pictures DIR]
///
/// Processor times are minima over the rounds of medians in a round, as other work on the machine only adds.
@main
struct RenderBenchmark {
    let workloadFolder: URL
    let limit: LimitProgram?
    let rounds: Int

    static func main() async throws {
        var words = Array(CommandLine.arguments.dropFirst())
        func value(of option: String) -> String? {
            guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
            defer { words.removeSubrange(index...index + 1) }
            return words[index + 1]
        }
        guard let folder = value(of: "--workload").map({ URL(filePath: $0) }) else {
            print("usage: render-benchmark --workload DIR [--limit FILE] [--rounds N] [command]")
            exit(64)
        }
        let limit = value(of: "--limit").map {
            LimitProgram(executable: URL(filePath: $0), folder: folder)
        }
        let rounds = value(of: "--rounds").flatMap { Int($0) } ?? 5
        let benchmark = RenderBenchmark(workloadFolder: folder, limit: limit, rounds: rounds)
        try await benchmark.run(words.first, Array(words.dropFirst()))
    }

    private func run(_ command: String?, _ arguments: [String]) async throws {
        switch command {
        case "warm": try await warm(arguments.first.flatMap { Picture(rawValue: $0) })
        case "throughput": try await throughput()
        case "cold": try cold()
        case "memory": try memory()
        case "equality": try equality()
        case "fingerprints":
            let equality = ByteEquality(
                studio: try Studio(workload: workloadFolder), workload: try Workload(folder: workloadFolder))
            let workers = arguments.first.flatMap { Int($0) } ?? 1
            for number in try await equality.fingerprints(workers: workers) { print(number) }
        case "pictures":
            let target = URL(filePath: arguments.first ?? "pictures")
            try await ReferencePictures(
                studio: Studio(workload: workloadFolder), workloadFolder: workloadFolder
            ).write(to: target)
        case "draw":
            try await draw(
                Picture(rawValue: arguments.first ?? "") ?? .coupon,
                count: arguments.dropFirst().first.flatMap { Int($0) } ?? 1)
        default:
            try await warm(nil)
            try await throughput()
            try cold()
            try memory()
        }
    }

    private func warm(_ only: Picture?) async throws {
        let workload = try Workload(folder: workloadFolder)
        let studio = try Studio(workload: workloadFolder)
        var ours: [Picture: [WarmMeasurement]] = [:]
        var theirs: [Picture: [Double]] = [:]
        for _ in 0..<rounds {
            for picture in Picture.allCases where only == nil || only == picture {
                let count = picture == .grid || picture == .home ? 60 : 300
                ours[picture, default: []].append(
                    try await WarmMeasurement(picture, of: workload, in: studio, count: count))
            }
            for (picture, time) in try limit?.warm() ?? [:] { theirs[picture, default: []].append(time) }
        }
        print("\nwarm, ms of processor time, views to PNG")
        print("         resolve  lay out    paint   raster   encode    total    limit    ratio       kB")
        for picture in Picture.allCases {
            guard let rounds = ours[picture], let first = rounds.first else { continue }
            let stages = first.stages.indices.map { stage in
                rounds.map { $0.stages[stage].milliseconds }.min() ?? 0
            }
            let total = rounds.map(\.total).min() ?? 0
            var line = column(picture.rawValue, width: 8) + stages.map(column).joined() + column(total)
            if let limit = theirs[picture]?.min() { line += column(limit) + column(total / limit) }
            print(line + "  \(first.pngBytes / 1000)")
        }
    }

    private func throughput() async throws {
        let runs = Throughput(
            studio: try Studio(workload: workloadFolder), workload: try Workload(folder: workloadFolder))
        _ = try await runs.measure(encoding: true, workers: 1, count: 50)
        print("\n1,000 coupons, seconds\n                    cpu     wall  limit cpu  wall  ratio cpu  wall")
        for (encoding, workers) in [(true, 1), (true, 2), (false, 1), (false, 2)] {
            var ours: [Moment] = []
            var theirs: [Moment] = []
            for _ in 0..<rounds {
                ours.append(try await runs.measure(encoding: encoding, workers: workers, count: 1000))
                if let limit {
                    theirs.append(try limit.throughput(encoding: encoding, workers: workers, count: 1000))
                }
            }
            print("\(encoding ? "PNG   " : "pixels"), \(workers) worker" + comparison(ours, theirs))
        }
    }

    private func cold() throws {
        let program = URL(filePath: CommandLine.arguments[0])
        var ours: [Moment] = []
        var theirs: [Moment] = []
        for _ in 0..<(3 * rounds) {
            let start = Moment.nowOfChildren()
            _ = try outputLines(
                of: program, ["--workload", workloadFolder.path, "draw", "coupon"], in: workloadFolder)
            ours.append(Moment.nowOfChildren() - start)
            if let limit { theirs.append(try limit.cold()) }
        }
        print("\none coupon, cold process, seconds\n" + "                " + comparison(ours, theirs))
    }

    /// Minima of both, and what ours are of theirs.
    private func comparison(_ ours: [Moment], _ theirs: [Moment]) -> String {
        let least = { (moments: [Moment]) in
            Moment(
                processor: moments.map(\.processor).min() ?? 0, wall: moments.map(\.wall).min() ?? 0)
        }
        let (mine, limit) = (least(ours), least(theirs))
        let line = column(mine.processor) + column(mine.wall)
        guard !theirs.isEmpty else { return line }
        return line + column(limit.processor) + column(limit.wall)
            + column(mine.processor / limit.processor) + column(mine.wall / limit.wall)
    }

    private func memory() throws {
        let program = URL(filePath: CommandLine.arguments[0])
        for (picture, count) in [(Picture.coupon, 1), (.coupon, 100), (.home, 1), (.home, 20)] {
            let lines = try outputLines(
                of: program,
                ["--workload", workloadFolder.path, "draw", picture.rawValue, "\(count)"], in: workloadFolder)
            print("peak memory, \(count) \(picture.rawValue): \(lines.last ?? "")")
        }
    }

    /// A thousand coupons in three processes, each with one and two workers, fresh and used.
    private func equality() throws {
        let program = URL(filePath: CommandLine.arguments[0])
        var numbers: Set<String> = []
        for _ in 0..<3 {
            for workers in [1, 2] {
                numbers.formUnion(
                    try outputLines(
                        of: program, ["--workload", workloadFolder.path, "fingerprints", "\(workers)"],
                        in: workloadFolder))
            }
        }
        print(
            "1,000 coupons × 1 and 2 workers × cold and warm × 3 processes: \(numbers.count) different results"
        )
    }

    /// Draws variants of a picture to PNG and prints the peak memory.
    @MainActor
    private func draw(_ picture: Picture, count: Int) async throws {
        let studio = try Studio(workload: workloadFolder)
        let renderer = try studio.renderer()
        let workload = try Workload(folder: workloadFolder, variants: count)
        var bytes = 0
        for variant in 0..<count {
            let composed = try await renderer.compose(picture.request(workload.samples(variant: variant)))
            bytes += PNGEncoder.fast.encode(try renderer.rasterize(composed.displayList)).count
        }
        print("\(bytes) bytes of PNG, \(peakMegabytes()) MB")
    }
}
