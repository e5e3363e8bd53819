public import CatalogKit
import RunRecords
import VitrineComposition
public import VitrineExplanations
import VitrineJSONValues
import VitrineRendering

/// In what one snapshot differs from another one, both as they are now.
public struct SnapshotPair: Equatable, Sendable {
    public var first: SnapshotID
    public var second: SnapshotID
    public var comparison: Comparison

    public enum Comparison: Equatable, Sendable {
        /// What was changed on the way from the first to the second.
        case explained(ExplanationSummary)
        case failed(SnapshotID, reason: String)
    }

    /// The JSON object that stands for it, on one line.
    public var line: String {
        var members: [String: JSONValue] = [
            "first": .string(first.description), "second": .string(second.description),
        ]
        switch comparison {
        case .explained(let explanation):
            members["message"] = .string(explanation.sentence)
            members["changes"] = .list(explanation.changes.map(\.record))
            members["cluster"] = explanation.cluster?.record
        case .failed(let id, let reason):
            members["failed"] = .string(id.description)
            members["message"] = .string(reason)
        }
        return JSONWriter.text(of: .record(members))
    }
}

extension CatalogRun {
    /// Explains how snapshots differ from each other: the one that either filter chooses, or those of the same variant
    /// where they choose several.
    ///
    /// Nothing is compared with a reference or drawn; what stands in a variant's own mode alone is left out.
    public func explainPairs(
        from first: SnapshotFilter, to second: SnapshotFilter
    ) async throws -> [SnapshotPair] {
        let composed = try await forEach(try selectedSnapshots()) { snapshot, worker in
            do {
                return (snapshot.id, Outcome.nodes(try await worker.compose(snapshot).composition.nodes))
            } catch let error where !(error is CancellationError) {
                return (snapshot.id, Outcome.failed("\(error)"))
            }
        }
        let results = Dictionary(composed) { first, _ in first }
        let ids = composed.map(\.0)
        let (from, to) = (ids.filter(first.matches), ids.filter(second.matches))
        let pairs: [(SnapshotID, SnapshotID)]
        if from.count == 1, to.count == 1 {
            pairs = [(from[0], to[0])]
        } else {
            let partners = Dictionary(to.map { ($0.withoutMode, $0) }) { first, _ in first }
            pairs = from.compactMap { id in partners[id.withoutMode].map { (id, $0) } }
        }
        return pairs.map { Self.pair($0, $1, results) }
    }

    private enum Outcome: Sendable {
        case nodes([NodeDescription])
        case failed(String)
    }

    private static func pair(
        _ first: SnapshotID, _ second: SnapshotID, _ results: [SnapshotID: Outcome]
    ) -> SnapshotPair {
        var comparison = SnapshotPair.Comparison.explained(ExplanationSummary(sentence: ""))
        switch (results[first], results[second]) {
        case (.nodes(let from)?, .nodes(let to)?):
            let explanation = Explanation(from: from, to: to)
            var summary = ExplanationSummary(explanation, drawn: [])
            summary.sentence = explanation.description
            comparison = .explained(summary)
        case (.failed(let reason)?, _): comparison = .failed(first, reason: reason)
        case (_, .failed(let reason)?): comparison = .failed(second, reason: reason)
        case (nil, _), (_, nil): preconditionFailure("every snapshot of a pair was composed")
        }
        return SnapshotPair(first: first, second: second, comparison: comparison)
    }
}
