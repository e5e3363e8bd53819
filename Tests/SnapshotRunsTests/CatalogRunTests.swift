import CatalogKit
import Foundation
import RunRecords
import SnapshotRuns
import SnapshotStore
import Synchronization
import TestWorkers
import Testing
import VitrineComposition
import VitrineDeflate
import VitrineDrawing
import VitrineExplanations
import VitrineGeometry
import VitrinePixels
import VitrineRendering
import VitrineViews

private enum Box_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light] }
    static var contentVariants: ContentVariants { Color.red.named("Red") }
}

private enum Broken_Definition: ViewDefinition {
    struct NoContent: Error {}
    static var contentVariants: ContentVariants { get throws { throw NoContent() } }
}

@MainActor
struct CatalogRunTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
        .path

    private typealias MakeRun = @Sendable (BoxWorker.Design, RasterizationCount) -> CatalogRun

    /// Runs in a folder of its own with the box recorded as it is by default.
    private func withRecordedBox(
        _ use: @MainActor (CatalogFolder, MakeRun) async throws -> Void
    ) async throws {
        try FileManager.default.createDirectory(atPath: root + "/Catalog", withIntermediateDirectories: true)
        let folder = try CatalogFolder(named: root)
        let catalog = Catalog("Test", definitions: [Box_Definition.self, Broken_Definition.self])
        let inventory = try catalog.inventory()
        let makeRun: MakeRun = { design, count in
            CatalogRun(
                inventory, filter: SnapshotFilter([]), in: folder,
                settings: .init(makeWorker: { BoxWorker(design: design, rasterizations: count) }, jobs: 1))
        }
        _ = try await makeRun(.init(), .init()).record()
        try await use(folder, makeRun)
        try FileManager.default.removeItem(atPath: root)
    }

    @Test func `What did not change is not drawn`() async throws {
        try await withRecordedBox { _, makeRun in
            let count = RasterizationCount()
            let report = try await makeRun(.init(), count).check().report
            #expect(try report.results.all().map(\.outcome) == [.matched])
            #expect(count.value.withLock { $0 } == 0)
            _ = try await makeRun(.init(), count).check(.withoutHashes)
            #expect(count.value.withLock { $0 } == 1)
        }
    }

    @Test func `Equal pixels match whatever made them`() async throws {
        try await withRecordedBox { _, makeRun in
            var design = BoxWorker.Design()
            design.compositionHash = "d2"
            design.fingerprint.versions["cairo"] = "1.18.0"
            let count = RasterizationCount()
            let report = try await makeRun(design, count).check().report
            #expect(try report.results.all().map(\.outcome) == [.matched])
            #expect(count.value.withLock { $0 } == 1)
        }
    }

    @Test func `Other pixels of the same elements with other tools are the environment's`() async throws {
        try await withRecordedBox { _, makeRun in
            var design = BoxWorker.Design()
            design.color = 0xfffe_0000
            design.fingerprint.versions["cairo"] = "1.18.0"
            let report = try await makeRun(design, .init()).check().report
            #expect(report.results.entries.map(\.kind.rawValue) == ["environment changed"])
            let outcomes = CheckReport(results: report.results, failures: [])
            #expect(outcomes.exitStatus(strictEnvironment: false) == .allMatch)
            #expect(outcomes.exitStatus(strictEnvironment: true) == .differs)
            design.padding = 8
            let changed = try await makeRun(design, .init()).check().report
            #expect(changed.results.entries.map(\.kind.rawValue) == ["differs"])
        }
    }

    @Test func `What the reference looks like in today's environment is not the component's doing`()
        async throws
    {
        try await withRecordedBox { _, makeRun in
            var design = BoxWorker.Design()
            design.fingerprint.versions["cairo"] = "1.18.0"
            design.padding = 8
            design.color = 0xfffe_0000
            design.redrawnColor = 0xfffe_0000
            let same = try await makeRun(design, .init()).check().report.results.result(at: 0).outcome
            #expect(same.name == "environment changed")
            #expect(same.difference?.environmentChanges == ["cairo 1.16.0 → 1.18.0"])

            design.color = 0xff00_ff00
            let other = try await makeRun(design, .init()).check().report.results.result(at: 0).outcome
            #expect(other.name == "differs")
            #expect(other.difference?.isAgainstRedrawnReference == true)
            #expect(other.difference?.explanation.causes == ["`Box`: padding 4 → 8 pt"])
        }
    }

    @Test func `Other pixels of the same elements with the same tools differ`() async throws {
        try await withRecordedBox { _, makeRun in
            var design = BoxWorker.Design()
            design.color = 0xfffe_0000
            design.compositionHash = "d2"
            let report = try await makeRun(design, .init()).check().report
            let outcome = try report.results.result(at: 0).outcome
            guard case .differs(let difference) = outcome else {
                Issue.record("\(outcome)")
                return
            }
            #expect(
                difference.explanation.sentence
                    == "the elements are the same; the rasterizer, or the content of an image, draws `Box` differently"
            )
            #expect(difference.pixels?.count == 16)
        }
    }

    @Test func `A picture that was compressed again is compared by its pixels`() async throws {
        try await withRecordedBox { _, makeRun in
            let path = root + "/Snapshots/box/red.png"
            var bytes = try Data(contentsOf: URL(filePath: path))
            // A comment changes the bytes and no pixel; it stands before the last chunk of 12 bytes.
            let comment = Array("tEXta\0b".utf8)
            let checksum = comment.withUnsafeBytes { crc32($0) }
            let length: [UInt8] = [0, 0, 0, 3]
            let ending = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
            bytes.insert(contentsOf: length + comment + ending, at: bytes.count - 12)
            try bytes.write(to: URL(filePath: path))
            let report = try await makeRun(.init(), .init()).check().report
            #expect(try report.results.all().map(\.outcome) == [.matched])
        }
    }

    @Test func `References of a definition that fails are not called stale`() async throws {
        try await withRecordedBox { _, makeRun in
            try FileManager.default.createDirectory(
                atPath: root + "/Snapshots/broken", withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: root + "/Snapshots/broken/a.png"))
            try Data().write(to: URL(filePath: root + "/Snapshots/box/other.png"))
            try Data().write(to: URL(filePath: root + "/Snapshots/notes.png"))
            let report = try await makeRun(.init(), .init()).check().report
            #expect(report.stale == ["box/other.png"])
            #expect(report.failures.map(\.component.text) == ["broken"])
            #expect(report.exitStatus(strictEnvironment: false) == .failedToRender)
        }
    }

    @Test func `Temporary files of an ended process are cleared`() async throws {
        try await withRecordedBox { _, makeRun in
            let leftover = root + "/Snapshots/box/.red.png.new"
            try Data().write(to: URL(filePath: leftover))
            _ = try await makeRun(.init(), .init()).record()
            #expect(FileManager.default.fileExists(atPath: leftover) == false)
        }
    }

    @Test(arguments: [
        ([SnapshotOutcome.matched], RunStatus.allMatch),
        ([.matched, .missingReference], .missingOrStale),
        ([.missingReference, .unreadableReference(reason: "")], .differs),
        ([.unreadableReference(reason: ""), .failedToRender(reason: ""), .matched], .failedToRender),
    ])
    func `The gravest outcome decides the exit code`(outcomes: [SnapshotOutcome], status: RunStatus) throws {
        let catalog = Catalog("Test", definitions: [Box_Definition.self])
        let snapshot = try #require(try catalog.inventory().snapshots.first)
        let results = outcomes.map { SnapshotResult(snapshot, $0, findings: []) }
        #expect(CheckReport(results: results, failures: []).exitStatus(strictEnvironment: false) == status)
    }
}

extension CatalogRun.CheckOptions {
    fileprivate static var withoutHashes: Self {
        var options = Self()
        options.ignoresHashes = true
        return options
    }
}
