import CatalogKit
import Foundation
import RunRecords
import SnapshotRuns
import SnapshotStore
import TestWorkers
import Testing
import VitrineRendering
import VitrineViews

/// One variant for each thing that may come of a snapshot.
private enum Case_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light] }
    static var contentVariants: ContentVariants {
        for name in ["matched", "differs", "missing", "unreadable", "failed", "environment"] {
            Color.red.named(name)
        }
    }
}

@MainActor
struct RecordModeTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
        .path

    private struct NoContent: Error {}

    private func makeRun(isChanged: Bool) throws -> CatalogRun {
        let worker = BoxWorker { snapshot in
            var design = BoxWorker.Design()
            guard isChanged else { return design }
            switch snapshot.variantName {
            case "differs":
                design.compositionHash = "d2"
                design.padding = 8
                design.color = 0xff00_ff00
            case "failed": throw NoContent()
            case "environment":
                design.color = 0xfffe_0000
                design.fingerprint.versions["cairo"] = "1.18.0"
            default: break
            }
            return design
        }
        return CatalogRun(
            try Catalog("Test", definitions: [Case_Definition.self]).inventory(), filter: SnapshotFilter([]),
            in: try CatalogFolder(named: root), settings: .init(makeWorker: { worker }, jobs: 2))
    }

    /// Everything recorded, then one reference deleted, one damaged and one that nobody owns added.
    private func prepare() async throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: root + "/Catalog", withIntermediateDirectories: true)
        _ = try await makeRun(isChanged: false).record()
        let folder = root + "/Snapshots/case"
        try manager.removeItem(atPath: folder + "/missing.png")
        try manager.removeItem(atPath: folder + "/missing.json")
        try Data("garbage".utf8).write(to: URL(filePath: folder + "/unreadable.png"))
        try manager.copyItem(atPath: folder + "/matched.png", toPath: folder + "/old.png")
    }

    private func references() throws -> [String: Data] {
        let folder = root + "/Snapshots/case"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) })
    }

    @Test(arguments: [
        (RecordMode.none, [String](), RunStatus.failedToRender),
        (.missing, ["missing"], .failedToRender),
        (.changed, ["differs", "environment", "missing", "unreadable"], .failedToRender),
        (.all, ["differs", "environment", "missing", "unreadable"], .failedToRender),
    ])
    func `A check records what its mode says and nothing else`(
        mode: RecordMode, recorded: [String], status: RunStatus
    ) async throws {
        try await prepare()
        let before = try references()
        var options = CatalogRun.CheckOptions()
        options.recording = mode
        let report = try await makeRun(isChanged: true).check(options).report
        // Whatever is recorded, each snapshot has come to just one outcome, and says which.
        #expect(
            report.results.entries.map(\.kind.rawValue) == [
                "matched", "differs", "missing reference", "unreadable reference", "failed to render",
                "environment changed",
            ])
        #expect(report.stale == ["case/old.png"])
        #expect(report.exitStatus(strictEnvironment: false) == status)
        #expect(report.results.entries.filter(\.isRecorded).map(\.id.variant.text).sorted() == recorded)
        let after = try references()
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(Set(changed.map { String($0.prefix { $0 != "." }) }).sorted() == recorded)
        // What was recorded is as it is drawn now.
        let next = try await makeRun(isChanged: true).check().report
        let matched = next.results.entries.filter { $0.kind == .matched }.map(\.id.variant.text).sorted()
        #expect(matched == (recorded + ["matched"]).sorted())
        try FileManager.default.removeItem(atPath: root)
    }

    @Test(arguments: [
        (RecordMode.none, RunStatus.differs), (.missing, .differs), (.changed, .missingOrStale),
        (.all, .missingOrStale),
    ])
    func `What was recorded no longer fails the check`(mode: RecordMode, status: RunStatus) async throws {
        try await prepare()
        var options = CatalogRun.CheckOptions()
        options.recording = mode
        var report = try await makeRun(isChanged: true).check(options).report
        let results = try report.results.all().filter { $0.variantName != "failed" }
        report.results = SnapshotResults(results)
        #expect(report.exitStatus(strictEnvironment: true) == status)
        try FileManager.default.removeItem(atPath: root)
    }

    @Test func `A run is read as it was written`() async throws {
        try await prepare()
        var options = CatalogRun.CheckOptions()
        options.shard = Shard("1/1")
        let folder = try CatalogFolder(named: root)
        let record = try await makeRun(isChanged: true).check(options)
        #expect(record.report.results.entries.contains { $0.kind.hasDifference })
        let read = try #require(try folder.lastRun.record())
        #expect(read.report.results.entries == record.report.results.entries)
        #expect(try read.report.results.all() == record.report.results.all())
        #expect(read.report.stale == record.report.stale && read.report.failures == record.report.failures)
        #expect(read.sourceHash == record.sourceHash && read.inventory == record.inventory)
        #expect(read.shard == record.shard)
        try FileManager.default.removeItem(atPath: root)
    }
}
