import CatalogKit
public import RunRecords
import SnapshotStore

/// The reports of all parts of a catalogue, put together as if one machine had checked it.
///
/// What the folders hold may have been cut off or forged. It is taken only if each record is whole,
/// all were made of the same sources, and their snapshots together are just those that the check was about.
public struct MergedReports: Sendable {
    public let record: RunRecord
    public let pictures: ReportPictures

    private typealias Part = (folder: String, shard: Shard, record: RunRecord)

    /// Reads the reports in folders that `check --shard … --report` wrote, in any order.
    public init(folders: [String]) throws(ReportError) {
        var parts: [Int: Part] = [:]
        var first: Part?
        for folder in folders {
            let part = try Self.part(in: folder)
            if let other = parts[part.shard.index] {
                throw .unmergeableReport(
                    path: folder, reason: "'\(other.folder)' is of shard \(part.shard) as well")
            }
            if let first { try Self.compare(part, with: first) }
            first = first ?? part
            parts[part.shard.index] = part
        }
        guard let first else { throw .missingShards(["1/1"], others: 0) }
        // As many are looked at as there are folders, however many the shards speak of.
        let missing = (1...min(first.shard.count, folders.count + 10)).filter { parts[$0] == nil }
        guard missing.isEmpty else {
            throw .missingShards(
                missing.map { "\($0)/\(first.shard.count)" },
                others: first.shard.count - parts.count - missing.count)
        }
        let shards = parts.sorted { $0.key < $1.key }.map(\.value)
        let report = try Self.merge(shards)
        let variants = report.results.variants.lazy.map { report.results.entries[$0.lowerBound].id.ofVariant }
        guard InventoryDigest(of: variants) == first.record.inventory else {
            throw .unmergeableReport(
                path: first.folder,
                reason:
                    "the shards' snapshots are not, or not in the order of, those that the check was about")
        }
        var record = RunRecord(
            sourceHash: first.record.sourceHash, inventory: first.record.inventory, report: report)
        // Shards of the same sources may lie in different commits.
        let revisions = Set(shards.map(\.record.revision))
        record.revision = revisions.count == 1 ? first.record.revision : nil
        self.record = record
        pictures = .shards(shards.map(\.folder))
    }

    private static func part(in folder: String) throws(ReportError) -> Part {
        let record = try record(in: folder)
        guard let shard = record.shard else {
            throw .unmergeableReport(path: folder, reason: "it is not the report of a shard")
        }
        let (size, total) = (shard.size(of: record.inventory.count), record.inventory.count)
        let count = record.report.results.variants.count
        guard count == size else {
            throw .unmergeableReport(
                path: folder,
                reason: "shard \(shard) of \(total) snapshots has \(size) of them, the report \(count)")
        }
        return (folder, shard, record)
    }

    private static func compare(_ part: Part, with other: Part) throws(ReportError) {
        guard part.shard.count == other.shard.count else {
            throw .unmergeableReport(
                path: part.folder,
                reason: "it is of shard \(part.shard), others are of \(other.shard.count) shards")
        }
        guard part.record.sourceHash == other.record.sourceHash else {
            throw .unmergeableReport(
                path: part.folder, reason: "it was made of other sources than '\(other.folder)'")
        }
        guard part.record.inventory == other.record.inventory else {
            throw .unmergeableReport(
                path: part.folder, reason: "it is about other snapshots than '\(other.folder)'")
        }
    }

    /// Shards take turns, so that their snapshots in turn are the catalogue's order.
    private static func merge(_ shards: [Part]) throws(ReportError) -> CheckReport {
        let reports = shards.map(\.record.report)
        return CheckReport(
            results: SnapshotResults(takingTurns: reports.map(\.results)),
            // The first shard lists most stale references, each shard those that its scenarios no longer show.
            stale: reports.flatMap(\.stale).sorted(),
            failures: reports.flatMap(\.failures))
    }

    private static func record(in folder: String) throws(ReportError) -> RunRecord {
        do {
            return try ReportContents(folder: folder).record()
        } catch {
            throw .unmergeableReport(path: folder, reason: "\(error)")
        }
    }
}
