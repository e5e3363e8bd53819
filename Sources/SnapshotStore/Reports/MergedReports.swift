import CatalogKit

/// The reports of all parts of a catalogue, put together as if one machine had checked it.
public struct MergedReports: Sendable {
    public let record: RunRecord
    /// Where the pictures are, absolute.
    public let pictures: PicturePlaces

    /// Reads the reports in folders that `check --shard … --report` wrote, in any order.
    public init(folders: [String]) throws(StoreError) {
        var parts: [Int: (folder: String, record: RunRecord)] = [:]
        var count: Int?
        for folder in folders {
            let record = try Self.record(in: folder)
            guard let shard = record.shard else {
                throw .unmergeableReport(path: folder, reason: "it is not the report of a shard")
            }
            guard shard.count == count ?? shard.count else {
                throw .unmergeableReport(
                    path: folder, reason: "it is of shard \(shard), others are of \(count ?? 0) shards")
            }
            if let other = parts[shard.index] {
                throw .unmergeableReport(
                    path: folder, reason: "'\(other.folder)' is of shard \(shard) as well")
            }
            if let other = parts.values.first, other.record.sourceHash != record.sourceHash {
                throw .unmergeableReport(
                    path: folder, reason: "it was made of other sources than '\(other.folder)'")
            }
            count = shard.count
            parts[shard.index] = (folder, record)
        }
        let missing = (1...(count ?? 1)).filter { parts[$0] == nil }
        guard missing.isEmpty else {
            throw .missingShards(missing.map { "\($0)/\(count ?? 1)" })
        }
        let shards = parts.sorted { $0.key < $1.key }.map(\.value)
        record = RunRecord(
            sourceHash: shards.first?.record.sourceHash ?? "", report: Self.merge(shards.map(\.record)))
        pictures = Self.places(of: shards)
    }

    /// Shards take turns, so that their snapshots in turn are the catalogue's order.
    private static func merge(_ records: [RunRecord]) -> CheckReport {
        var report = CheckReport(
            results: [], stale: records.flatMap(\.report.stale), failures: records.flatMap(\.report.failures))
        let most = records.map(\.report.results.count).max() ?? 0
        for round in 0..<most {
            for record in records where round < record.report.results.count {
                report.results.append(record.report.results[round])
            }
        }
        return report
    }

    private static func places(of shards: [(folder: String, record: RunRecord)]) -> PicturePlaces {
        var folders: [SnapshotID: String] = [:]
        for (folder, record) in shards {
            for result in record.report.results { folders[result.id] = folder }
        }
        let place = { @Sendable [folders] (id: SnapshotID, path: String) in
            folders[id].map { "\($0)/\(path)" } ?? path
        }
        return PicturePlaces(
            reference: { place($0, PicturePlaces.report.reference($0)) },
            actual: { place($0, PicturePlaces.report.actual($0)) },
            difference: { place($0, PicturePlaces.report.difference($0)) })
    }

    private static func record(in folder: String) throws(StoreError) -> RunRecord {
        let path = "\(folder)/\(ReportFiles.record)"
        guard let bytes = try FileSystem.read(path) else {
            throw .unmergeableReport(path: folder, reason: "it holds no \(ReportFiles.record)")
        }
        do {
            return try RunRecord(bytes)
        } catch {
            throw .unmergeableReport(path: folder, reason: "\(error)")
        }
    }
}
