import CatalogKit
import Foundation
import RunRecords
import SnapshotReports
import SnapshotRuns
package import SnapshotStore
import VitrineHashing
import VitrineViews

private enum Card_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light] }
    static var contentVariants: ContentVariants {
        for name in ["A", "B", "C", "D", "E", "F"] { Color.red.named(name) }
    }
}

/// The reports of two shards in a folder of their own, for tests to damage.
@MainActor
package final class Shards {
    package let root: String

    /// Six snapshots of which every one differs in the same way.
    package init() async throws {
        root =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "vitrine-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root + "/Catalog", withIntermediateDirectories: true)
        _ = try await run(.init()).record()
        var design = BoxWorker.Design()
        design.padding = 8
        design.color = 0xff00_ff00
        design.compositionHash = "d2"
        for index in 1...2 {
            var options = CatalogRun.CheckOptions()
            options.shard = Shard("\(index)/2")
            let record = try await run(design).check(options)
            try write(record, .lastRun(try folder), into: "part\(index)")
        }
    }

    deinit {
        // A folder that cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: root)
    }

    package var folder: CatalogFolder { get throws { try CatalogFolder(named: root) } }

    private func run(_ design: BoxWorker.Design) throws -> CatalogRun {
        CatalogRun(
            try Catalog("Test", definitions: [Card_Definition.self]).inventory(), filter: SnapshotFilter([]),
            in: try folder,
            settings: .init(makeWorker: { BoxWorker(design: design, rasterizations: .init()) }, jobs: 1))
    }

    private func write(_ record: RunRecord, _ pictures: ReportPictures, into folder: String) throws {
        try ReportFiles(record, pictures: pictures, strictEnvironment: false)
            .write(into: path(folder), title: "Test", assets: ReportAssets()) { _ in nil }
    }

    package func path(_ name: String) -> String { "\(root)/\(name)" }

    package func text(of name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    /// Changes the record of a shard, or of the last run, with the hash that such a text has.
    package func forge(_ name: String, _ change: (String) -> String) throws {
        var text = change(try text(of: name))
        if let seal = text.range(of: "  \"hash\": ", options: .backwards) {
            text = String(text[..<seal.lowerBound])
            text += "  \"hash\": \"\(contentHash(of: Array(text.utf8)))\"\n}\n"
        }
        try Data(text.utf8).write(to: URL(filePath: path(name)))
    }

    /// Merges both reports; gives the error's text, or nothing where it went well.
    package func merge(_ parts: [String] = ["part1", "part2"], into output: String = "merged") throws
        -> String?
    {
        do {
            let merged = try MergedReports(folders: parts.map(path))
            try write(merged.record, merged.pictures, into: output)
            return nil
        } catch {
            return "\(error)".replacingOccurrences(of: root + "/", with: "")
        }
    }
}
