public import CatalogKit
import VitrineHashing

/// The outcome of a snapshot in one rendering, for comparing it with other renderings.
public struct RenderedHashes: Equatable, Sendable {
    public var id: SnapshotID
    /// The hashes of the drawing steps and the pixels, or why there are none.
    public var hashes: String

    public init(id: SnapshotID, hashes: String) {
        self.id = id
        self.hashes = hashes
    }
}

extension CatalogRun {
    /// In which order the snapshots of a run are rendered.
    public enum Order: Sendable {
        case declared
        /// Some other order, the same each time.
        case shuffled
    }

    /// Draws snapshots anew; the results are sorted by the snapshots' names.
    ///
    /// - Parameter count: Of more selected snapshots so many are drawn, of each component the first ones.
    public func hashes(in order: Order, of count: Int = .max) async throws -> [RenderedHashes] {
        var snapshots = Self.sample(of: try selectedSnapshots(), count)
        if order == .shuffled {
            let keys = snapshots.map { contentHash(of: Array("\($0.id)".utf8)) }
            snapshots = zip(keys, snapshots).sorted { $0.0 < $1.0 }.map(\.1)
        }
        let hashes = try await forEach(snapshots) { snapshot, worker in
            do {
                let composed = try await worker.compose(snapshot)
                let pixelHash = try await worker.draw { try $0.render(composed).pixelHash }
                return RenderedHashes(id: snapshot.id, hashes: "\(composed.compositionHash) \(pixelHash)")
            } catch let error where !(error is CancellationError) {
                return RenderedHashes(id: snapshot.id, hashes: Self.firstLine(of: error))
            }
        }
        return hashes.sorted { $0.id < $1.id }
    }

    /// So many snapshots: the first of each component, then the second of each, and so on.
    private static func sample(of snapshots: [Snapshot], _ count: Int) -> [Snapshot] {
        guard snapshots.count > count else { return snapshots }
        var ranks: [FileName: Int] = [:]
        let ranked = snapshots.enumerated().map { place, snapshot in
            let rank = ranks[snapshot.id.component, default: 0]
            ranks[snapshot.id.component] = rank + 1
            return (rank: rank, place: place)
        }
        let chosen = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.prefix(count)
        return chosen.map(\.place).sorted().map { snapshots[$0] }
    }

    /// Hashes are lines; the reason of a crash has several.
    private static func firstLine(of error: any Error) -> String {
        String("\(error)".prefix { !$0.isNewline })
    }
}
