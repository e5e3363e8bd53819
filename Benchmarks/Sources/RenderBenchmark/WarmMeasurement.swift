import Foundation
import VitrineImageCoding
import VitrineRendering
import Synchronization

/// How long the stages of one picture take in a process that has drawn others before, in milliseconds.
struct WarmMeasurement {
    /// Medians of processor time by the stages' names, with `encode` for the PNG.
    var stages: [(name: String, milliseconds: Double)]
    /// The median processor time from views to PNG bytes.
    var total: Double
    var pngBytes: Int

    /// Measures as many variants as asked, each drawn once.
    @MainActor
    init(_ picture: Picture, of workload: Workload, in studio: Studio, count: Int) async throws {
        let marks = Marks()
        let renderer = try studio.renderer { marks.add($0) }
        var times: [[Double]] = []
        var bytes: [Int] = []
        for variant in -5..<count {
            let request = picture.request(workload.samples(variant: abs(variant)))
            marks.restart()
            let composed = try await renderer.compose(request)
            let bitmap = try renderer.rasterize(composed.displayList)
            let png = PNGEncoder.fast.encode(bitmap)
            guard variant >= 0 else { continue }
            times.append(marks.processorSeconds())
            bytes.append(png.count)
        }
        let names = Stage.allCases.map(\.rawValue) + ["encode"]
        self.stages = names.enumerated().map { index, name in
            (name, median(times.map { $0[index] }) * 1e3)
        }
        self.total = median(times.map { $0.reduce(0, +) }) * 1e3
        self.pngBytes = bytes.max() ?? 0
    }
}

/// When the stages of a rendering ended.
final class Marks: Sendable {
    private let moments = Mutex<[Moment]>([])

    func restart() {
        moments.withLock { $0 = [.now()] }
    }

    func add(_ stage: Stage) {
        moments.withLock { $0.append(.now()) }
    }

    /// What each stage took, and last what has passed since.
    func processorSeconds() -> [Double] {
        let moments = moments.withLock { $0 } + [.now()]
        return zip(moments.dropFirst(), moments).map { ($0 - $1).processor }
    }
}
