import CatalogKit
import Foundation
import RunRecords
import SnapshotReports
import SnapshotRuns
import SnapshotStore
import Synchronization
import TestWorkers
import Testing
import VitrineViews

private enum Stepper_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light, .dark] }
    static var contentVariants: ContentVariants {
        Color.red.named("Plain")
        Color.red.named("Two taps").performing(BoxScenario(steps: ["One tap", "Another tap"]))
        Color.red.named("Broken").performing(BoxScenario(steps: ["First"], failure: "the button is gone"))
        Color.red.named("Last")
    }
}

/// Scenarios in runs, whichever way their steps come to be known.
@MainActor
struct ScenarioShardTests {
    private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "vitrine-\(UUID().uuidString)").path

    private func run(
        _ patterns: [String] = [], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws -> CatalogRun {
        try FileManager.default.createDirectory(atPath: root + "/Catalog", withIntermediateDirectories: true)
        return CatalogRun(
            try Catalog("Test", definitions: [Stepper_Definition.self]).inventory(),
            filter: SnapshotFilter(patterns), in: try CatalogFolder(named: root),
            settings: .init(
                makeWorker: { BoxWorker(design: .init(), rasterizations: .init()) }, jobs: 2,
                progress: progress))
    }

    private func check(_ options: CatalogRun.CheckOptions = .init(), _ patterns: [String] = []) async throws
        -> RunRecord
    {
        try await run(patterns).check(options)
    }

    private let all = [
        "stepper/plain", "stepper/plain@dark", "stepper/two-taps/one-tap", "stepper/two-taps/another-tap",
        "stepper/two-taps/one-tap@dark", "stepper/two-taps/another-tap@dark", "stepper/broken/first",
        "stepper/broken",
        "stepper/broken/first@dark", "stepper/broken@dark", "stepper/last", "stepper/last@dark",
    ]

    @Test func `Each step is a snapshot, and one that fails is the variant's`() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let report = try await check().report
        #expect(report.results.entries.map(\.id.description) == all)
        let failed = try report.results.all().filter { $0.outcome.kind == .failedToRender }
        #expect(failed.map(\.id.description) == ["stepper/broken", "stepper/broken@dark"])
        #expect(failed.map(\.outcome).first == .failedToRender(reason: "the button is gone"))
        #expect(report.exitStatus(strictEnvironment: false) == .failedToRender)
    }

    @Test func `Progress counts what there is in the end, with the steps of scenarios`() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let counts = Mutex<[[Int]]>([])
        _ = try await run { done, total in counts.withLock { $0.append([done, total]) } }.check()
        #expect(counts.withLock(\.first) == [0, 8])
        #expect(counts.withLock(\.last) == [all.count, all.count])
    }

    @Test(arguments: 1...6)
    func `Shards take whole scenarios, and their reports together are the whole`(count: Int) async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        _ = try await run().record()
        try Data().write(to: URL(filePath: "\(root)/Snapshots/stepper/two-taps/gone.png"))
        let folder = try CatalogFolder(named: root)
        for index in 1...count {
            var options = CatalogRun.CheckOptions()
            options.shard = Shard("\(index)/\(count)")
            let record = try await check(options)
            try ReportFiles(record, pictures: .lastRun(folder), strictEnvironment: false)
                .write(into: "\(root)/part\(index)", title: "Test", assets: ReportAssets()) { _ in nil }
        }
        let merged = try MergedReports(folders: (1...count).map { "\(root)/part\($0)" }).record
        #expect(merged.report.results.entries.map(\.id.description) == all)
        #expect(merged.report.stale == ["stepper/two-taps/gone.png"])
        #expect(try merged.report.results.all() == (try await check().report.results.all()))
    }

    @Test func `A pattern chooses steps, and one that no scenario comes to is an error`() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let chosen = try await check(.init(), ["*/*/one-tap@dark"]).report.results
        // Which steps a scenario has that failed is not known.
        #expect(
            chosen.entries.map(\.id.description) == ["stepper/two-taps/one-tap@dark", "stepper/broken@dark"])
        let error = await #expect(throws: CatalogError.self) {
            try await check(.init(), ["stepper/two-taps/on-tap"])
        }
        #expect(
            error?.description == "no snapshot matches 'stepper/two-taps/on-tap'; did you mean "
                + "'stepper/two-taps/one-tap', 'stepper/two-taps/another-tap' or 'stepper/two-taps'?"
        )
    }

    @Test func `References are stale that a scenario no longer takes, but not those of one that failed`()
        async throws
    {
        defer { try? FileManager.default.removeItem(atPath: root) }
        _ = try await run().record()
        for name in ["two-taps/gone", "broken/second", "broken", "plain/gone"] {
            let url = URL(filePath: "\(root)/Snapshots/stepper/\(name).png")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        let stale = ["stepper/broken.png", "stepper/plain/gone.png", "stepper/two-taps/gone.png"]
        #expect(try await check().report.stale == stale)
        let pruned = try await Pruning(in: try CatalogFolder(named: root)).prune(try run(), isDeleting: true)
        #expect(pruned.stale.map(\.path).sorted() == stale)
        #expect(try await check().report.stale == [])
        #expect(!FileManager.default.fileExists(atPath: "\(root)/Snapshots/stepper/plain"))
        #expect(FileManager.default.fileExists(atPath: "\(root)/Snapshots/stepper/broken/second.png"))
    }

    @Test func `A list has every step and tells of scenarios that fail`() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let listed = try await run().list()
        #expect(listed.map(\.snapshot.id.description) == all)
        #expect(
            listed.filter { $0.failure != nil }.map(\.snapshot.id.description) == [
                "stepper/broken", "stepper/broken@dark",
            ])
    }
}
