import CatalogKit
import VitrineHashing
import VitrineJSONValues
import VitrineViews

/// A report as `results.json` holds it and `check --json` prints it.
///
/// The format only grows: readers ignore what they do not know. Its last lines count what it holds and have the
/// hash of its own text, so that what was cut off, changed or put together by hand is known.
public struct RunRecord: Sendable {
    static let formatVersion = 3

    /// The file that is written last: without it a run was not finished, and a report is not whole.
    package static let fileName = "results.json"

    /// The hash of the sources that the run rendered.
    public var sourceHash: String
    /// The snapshots that the run, all its shards together, was about.
    public var inventory: InventoryDigest
    /// Which part of them this one was about; nothing for all.
    public var shard: Shard?
    /// The commit that the sources were checked out of, where a report was asked for in a git repository.
    public var revision: String?
    public var report: CheckReport

    public init(sourceHash: String, inventory: InventoryDigest, shard: Shard? = nil, report: CheckReport) {
        self.sourceHash = sourceHash
        self.inventory = inventory
        self.shard = shard
        self.report = report
    }

    /// Writes the file's text, piece by piece: a snapshot, a file or a definition a line, sorted keys.
    ///
    /// - Parameter places: how pictures are named.
    public func write(naming places: PicturePlaces, to output: (String) throws -> Void) throws {
        var hash = StreamingHash()
        try writeContent(naming: places) { text in
            var text = text
            text.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
            try output(text)
        }
        try output("  \"hash\": \(JSONWriter.quoted(hash.value.description))\n}\n")
    }

    private func writeContent(naming places: PicturePlaces, to output: (String) throws -> Void) throws {
        let digest = JSONValue.record([
            "count": .number(Double(inventory.count)), "hash": .string(inventory.hash),
        ])
        var head = "{\n  \"format\": \(Self.formatVersion),\n"
        head += "  \"sources\": \(JSONWriter.quoted(sourceHash)),\n"
        head += "  \"inventory\": \(JSONWriter.text(of: digest)),\n"
        if let shard { head += "  \"shard\": \(JSONWriter.quoted(shard.description)),\n" }
        if let revision { head += "  \"revision\": \(JSONWriter.quoted(revision)),\n" }
        try output(head)
        let results = report.results
        try Self.writeList("snapshots", of: results.entries.indices, to: output) { place in
            try results.text(at: place, naming: places)
        }
        try Self.writeList("stale", of: report.stale, to: output, JSONWriter.quoted)
        try Self.writeList("failed definitions", of: report.failures, to: output) { failure in
            var members: [String: JSONValue] = [
                "component": .string(failure.component.text), "definition": .string(failure.definition),
                "message": .string(failure.reason),
            ]
            members["statement"] = failure.statement.map { .string($0.description) }
            members["cause place"] = failure.place.map { .string($0.description) }
            return JSONWriter.text(of: .record(members))
        }
        let counts: [String: JSONValue] = [
            "snapshots": .number(Double(results.count)), "stale": .number(Double(report.stale.count)),
            "failed definitions": .number(Double(report.failures.count)),
        ]
        try output("  \"counts\": \(JSONWriter.text(of: .record(counts))),\n")
    }

    private static func writeList<Items: Collection>(
        _ key: String, of items: Items, to output: (String) throws -> Void,
        _ text: (Items.Element) throws -> String
    ) throws {
        try output("  \(JSONWriter.quoted(key)): [")
        for (place, item) in items.enumerated() {
            try output((place == 0 ? "\n    " : ",\n    ") + (try text(item)))
        }
        try output(items.isEmpty ? "],\n" : "\n  ],\n")
    }
}
