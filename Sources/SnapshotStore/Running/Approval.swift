public import CatalogKit
import Composition

/// Accepts pictures of the last run as references.
public struct Approval: Sendable {
    private let folder: CatalogFolder

    public init(in folder: CatalogFolder) {
        self.folder = folder
    }

    /// What became of the chosen snapshots.
    public struct Report: Equatable, Sendable {
        public var approved: [SnapshotID] = []
        /// Those whose reference is no longer the one that the run looked at.
        public var refused: [SnapshotID] = []
        /// Whether the catalogue's sources were changed after the run.
        public var isOlderThanSources = false
    }

    private struct Item {
        var id: SnapshotID
        var referenceState: String
        var canBeApproved: Bool
    }

    /// Approves what the last run found different, missing or unreadable, as far as the filter chooses it.
    public func approve(_ filter: SnapshotFilter) throws -> Report {
        let lock = try folder.lockForWriting()
        let run = try readRun()
        let chosen = Set(try filter.select(from: run.items.map(\.id)))
        var report = Report()
        report.isOlderThanSources = try folder.sourceHash() != run.sourceHash
        for item in run.items where item.canBeApproved && chosen.contains(item.id) {
            let files = try folder.lastRun.actual(of: item.id)
            let state = try folder.references.state(of: item.id)
            // What was approved before is left as it is.
            if state == files.state { continue }
            guard state == item.referenceState else {
                report.refused.append(item.id)
                continue
            }
            try folder.references.write(files, for: item.id)
            report.approved.append(item.id)
        }
        _ = consume lock
        return report
    }

    private func readRun() throws -> (sourceHash: String, items: [Item]) {
        let path = folder.lastRun.reportPath
        guard let bytes = try FileSystem.read(path) else {
            throw StoreError.noLastRun(path: folder.shortened(folder.lastRun.folder))
        }
        do {
            let document = try Document(JSONReader.read(bytes[...]))
            guard try document.integer("format") == RunRecord.formatVersion else {
                throw DocumentError(description: "another version of the tool made it")
            }
            return (try document.string("sources"), try document.list("snapshots").map(Self.item))
        } catch {
            throw StoreError.unreadableLastRun(path: folder.shortened(path), reason: "\(error)")
        }
    }

    private static func item(_ value: PropertyValue) throws -> Item {
        let document = try Document(value)
        guard let id = SnapshotID(try document.string("id")) else { throw DocumentError.missing("id") }
        let outcome = try document.string("outcome")
        return Item(
            id: id, referenceState: try document.string("reference state"),
            canBeApproved: try document.optionalString("actual") != nil && outcome != "matched")
    }
}
