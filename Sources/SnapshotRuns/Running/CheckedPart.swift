import CatalogKit
import RunRecords
import SnapshotStore
import VitrineJSONValues

/// The results of a part of a run's snapshots.
struct CheckedPart {
    var results: SnapshotResults
    /// How many were drawn.
    var drawn: Int
    /// Those without a reference.
    var missing: [Renames.Picture]
    var performed: PerformedScenarios
    /// What the next check may go by; nothing where it may not go by anything.
    var matches: KnownMatches?
}

extension CheckedPart {
    /// All of what has taken turns.
    init(of parts: [CheckedPart]) {
        self.init(
            results: SnapshotResults(takingTurns: parts.map(\.results)),
            drawn: parts.map(\.drawn).reduce(0, +),
            missing: parts.flatMap(\.missing),
            performed: parts.reduce(into: PerformedScenarios()) { $0.add($1.performed) },
            matches: parts.compactMap(\.matches).reduce(nil) { known, part in
                guard var known else { return part }
                known.add(part)
                return known
            })
    }

    /// All but the results, as JSON.
    var summary: [UInt8] {
        let list = { (ids: [SnapshotID]) in JSONValue.list(ids.map { .string("\($0)") }) }
        var record: [String: JSONValue] = [
            "results": .number(Double(results.count)), "drawn": .number(Double(drawn)),
            "missing": .list(
                missing.map { .record(["id": .string("\($0.id)"), "pixels": .string($0.pixelHash)]) }),
            "complete": list(Array(performed.complete)), "failed": list(Array(performed.failed)),
            "steps": list(performed.steps),
        ]
        record["matches"] = matches?.json
        return Array(JSONWriter.text(of: .record(record)).utf8)
    }

    /// Reads a summary and the results that belong to it.
    init(summary: [UInt8], results file: FileReader, naming places: PicturePlaces) throws {
        let document = try Document(JSONReader.read(summary[...]))
        let count = try document.integer("results")
        results = try ResultSpool.results(in: file, count: count, naming: places)
        guard results.count == count else { throw DocumentError.missing("results") }
        drawn = try document.integer("drawn")
        missing = try document.list("missing").map { value in
            let picture = try Document(value)
            return Renames.Picture(
                id: try Self.id(picture.string("id")), pixelHash: try picture.string("pixels"))
        }
        let ids = { (key: String) in try document.optionalStrings(key).map(Self.id) }
        performed = PerformedScenarios(
            complete: Set(try ids("complete")), failed: Set(try ids("failed")), steps: try ids("steps"))
        matches = try document.optionalRecord("matches").map { try KnownMatches(.record($0)) }
    }

    private static func id(_ text: String) throws -> SnapshotID {
        guard let id = SnapshotID.verbatim(text) else { throw DocumentError.missing("id") }
        return id
    }
}
