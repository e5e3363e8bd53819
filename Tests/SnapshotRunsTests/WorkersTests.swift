import CatalogKit
import Foundation
import SnapshotRuns
import SnapshotStore
import Synchronization
import TestWorkers
import Testing
import VitrineRendering
import VitrineViews

private enum Two_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light, .dark] }
    static var contentVariants: ContentVariants { Color.red.named("Red") }
}

@MainActor
struct WorkersTests {
    /// What the workers of a run did, in the order in which they did it.
    private func log(jobs: Int) async throws -> [String] {
        let root = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root + "/Catalog", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        let log = Mutex<[String]>([])
        let count = Atomic(0)
        let note: @Sendable (String) -> Void = { line in log.withLock { $0.append(line) } }
        let settings = CatalogRun.Settings(
            makeWorker: {
                let (worker, _) = count.add(1, ordering: .relaxed)
                return BoxWorker { snapshot in
                    note("\(worker) draws \(snapshot.mode.name)")
                    return BoxWorker.Design()
                }
            }, jobs: jobs,
            progress: { done, _ in note("\(done) done") })
        let inventory = try Catalog("Test", definitions: [Two_Definition.self]).inventory()
        let run = CatalogRun(
            inventory, filter: SnapshotFilter([]), in: try CatalogFolder(named: root), settings: settings)
        _ = try await run.check()
        return log.withLock { $0 }
    }

    @Test func `As many workers as there is work for take part`() async throws {
        let draws = try await log(jobs: 2).filter { $0.contains("draws") }
        #expect(Set(draws) == ["0 draws light", "1 draws dark"])
    }

    @Test func `One worker alone takes one snapshot after the other`() async throws {
        #expect(
            try await log(jobs: 1) == ["0 done", "0 draws light", "1 done", "0 draws dark", "2 done"])
    }
}
