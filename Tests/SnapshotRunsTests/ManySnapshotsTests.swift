import CatalogKit
import Foundation
import RunRecords
import SnapshotRuns
import SnapshotStore
import TestWorkers
import Testing
import VitrineRendering
import VitrineViews

private enum Many_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light] }
    static var contentVariants: ContentVariants {
        for number in 0..<10_000 { Color.red.named("Number \(number)") }
    }
}

@MainActor
struct ManySnapshotsTests {
    @Test func `Ten thousand snapshots that all differ stay below 150 MB`() async {
        // In a process of its own, whose memory nothing else takes.
        await #expect(processExitsWith: .success) { try await Self.checkManySnapshots() }
    }

    private static func checkManySnapshots() async throws {
        // Fifty thousand files; in memory where there is such a folder.
        let place = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        let root = "\(place)/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root + "/Catalog", withIntermediateDirectories: true)
        let folder = try CatalogFolder(named: root)
        let inventory = try Catalog("Test", definitions: [Many_Definition.self]).inventory()
        #expect(inventory.snapshots.count == 10_000)
        // Small ones: pictures are held one for each worker, results for all snapshots.
        var design = BoxWorker.Design()
        let run = { (design: BoxWorker.Design) in
            CatalogRun(
                inventory, filter: SnapshotFilter([]), in: folder,
                settings: .init(makeWorker: { BoxWorker(design: design, rasterizations: .init()) }, jobs: 2))
        }
        // One is drawn; the files of the others are the same.
        design.compositionHash = "d2"
        let worker = CatalogRun(
            inventory, filter: SnapshotFilter(["many/number-0"]), in: folder,
            settings: .init(
                makeWorker: { BoxWorker(design: .init(), rasterizations: .init()) }, jobs: 1))
        _ = try await worker.record()
        for number in 1..<10_000 {
            for ending in ["png", "json"] {
                try FileManager.default.linkItem(
                    atPath: "\(root)/Snapshots/many/number-0.\(ending)",
                    toPath: "\(root)/Snapshots/many/number-\(number).\(ending)")
            }
        }
        design.color = 0xff00_ff00
        design.padding = 8
        try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
        let before = try memory("VmRSS")
        let report = try await run(design).check().report
        let peak = try memory("VmHWM")
        #expect(report.count(.differs) == 10_000)
        #expect(report.clusters.map(\.places.count) == [10_000])
        #expect(peak - before < 150 << 20, "\((peak - before) >> 20) MB")
        try FileManager.default.removeItem(atPath: root)
    }

    /// What the system says of this process, in bytes.
    private static func memory(_ key: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(key + ":") })
        let number = try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
        return number * 1024
    }
}
