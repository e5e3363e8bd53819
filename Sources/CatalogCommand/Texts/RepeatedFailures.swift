import CatalogKit
import RunRecords

/// The modes in which variants fail for the reason that was printed for an earlier one.
struct RepeatedFailures {
    /// The places of results that need no paragraph of their own.
    private(set) var places: Set<Int> = []
    /// By the places of the results that are printed, the others' modes.
    private(set) var modes: [Int: [String]] = [:]

    init(_ results: SnapshotResults) throws {
        var variant: SnapshotID?
        // The first place of each reason; a variant's modes stand together.
        var firsts: [String: Int] = [:]
        for (place, entry) in results.entries.enumerated()
        where entry.kind == .failedToRender && !entry.isRecorded {
            if variant?.isSameVariant(as: entry.id) != true { firsts = [:] }
            variant = entry.id
            guard case .failedToRender(let reason) = try results.result(at: place).outcome else { continue }
            if let first = firsts[reason] {
                places.insert(place)
                modes[first, default: []].append(entry.id.mode?.text ?? "light")
            } else {
                firsts[reason] = place
            }
        }
    }
}

extension SnapshotID {
    /// Whether it is the same variant or step as another one, in whatever modes.
    func isSameVariant(as other: SnapshotID) -> Bool {
        component == other.component && variant == other.variant && step == other.step
    }
}
