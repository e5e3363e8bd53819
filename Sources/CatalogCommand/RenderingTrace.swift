import CatalogKit
import SnapshotRuns
import Synchronization
import VitrineRendering

/// Looks on while snapshots are rendered: what the layout engine decides, and how long the stages take.
struct RenderingTrace {
    let environment: RenderingEnvironment

    /// The engine's decisions, a line each, indented by how many questions are being answered.
    ///
    /// A component whose sizes feed back is laid out several times.
    @MainActor func layout(of snapshot: Snapshot) async throws -> [String] {
        let lines = Mutex<[String]>([])
        let renderer = try Renderer(
            environment: environment, layoutTrace: { decision in lines.withLock { $0.append(decision) } })
        _ = try await renderer.compose(RenderRequest(snapshot))
        return lines.withLock { $0 }
    }

    /// The stages with the milliseconds that they took at first and, where caches are filled, at best.
    @MainActor func timings(of snapshot: Snapshot) async throws -> [String] {
        let clock = ContinuousClock()
        let times = Mutex<[(stage: Stage, time: Duration)]>([])
        let last = Mutex(clock.now)
        let renderer = try Renderer(
            environment: environment,
            stageEnds: { stage in
                let now = clock.now
                let time = last.withLock { last in
                    defer { last = now }
                    return last.duration(to: now)
                }
                times.withLock { $0.append((stage, time)) }
            })
        for _ in 0..<Self.runs {
            last.withLock { $0 = clock.now }
            _ = try renderer.rasterize(await renderer.compose(RenderRequest(snapshot)).displayList)
        }
        return times.withLock { times in
            Stage.allCases.map { stage in
                let own = times.filter { $0.stage == stage }.map(\.time)
                let name = stage.rawValue.padding(to: 11)
                return "\(name)\(Self.text(own.first)) ms, then \(Self.text(own.dropFirst().min())) ms"
            }
        }
    }

    private static let runs = 6

    private static func text(_ time: Duration?) -> String {
        let milliseconds = (time ?? .zero) / .milliseconds(1)
        let hundredths = Int((milliseconds * 100).rounded())
        return "\(hundredths / 100).\("\(hundredths % 100 + 100)".dropFirst())"
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
