import CatalogKit
import SnapshotStore
import VitrineGit
import VitrineHashing
import VitrineJSONValues

extension RunRecord {
    /// Reads what ``write(naming:to:)`` wrote, line by line, and makes sure that it is whole and as it was written.
    ///
    /// The results stay in the file.
    init(_ file: FileReader) throws {
        var text = RecordText(file)
        let header = try text.header(before: "snapshots")
        guard try header.integer("format") == Self.formatVersion else {
            throw DocumentError(description: "another version of the tool made it")
        }
        sourceHash = try header.string("sources")
        shard = try header.optionalString("shard").map { text throws(DocumentError) in
            guard let shard = Shard(text) else { throw .missing("shard") }
            return shard
        }
        revision = try header.optionalString("revision").map { text throws(DocumentError) in
            guard let id = ObjectID(text) else { throw .missing("revision") }
            return id.text
        }
        let digest = try Document(.record(header.record("inventory")))
        inventory = InventoryDigest(count: try digest.integer("count"), hash: try digest.string("hash"))
        guard (0...Self.snapshotLimit).contains(inventory.count) else {
            throw DocumentError(
                description:
                    "it tells of \(inventory.count) snapshots; at most \(Self.snapshotLimit) are read")
        }
        let results = try Self.results(in: &text, file, atMost: inventory.count)
        var stale: [String] = []
        try text.list("stale") { item in
            guard case .string(let path) = try JSONReader.read(item.bytes[...]) else {
                throw DocumentError(description: "it is no text")
            }
            stale.append(path)
        }
        var failures: [DefinitionFailure] = []
        try text.list("failed definitions") { item in
            failures.append(try DefinitionFailure(Document(JSONReader.read(item.bytes[...]))))
        }
        report = CheckReport(results: results, stale: stale, failures: failures)
        try text.end(
            counting: [
                "snapshots": results.count, "stale": stale.count, "failed definitions": failures.count,
            ])
    }

    /// The most snapshots of a record, so that one that lies does not take all memory.
    private static let snapshotLimit = 1_000_000

    private static func results(
        in text: inout RecordText, _ file: FileReader, atMost limit: Int
    ) throws -> SnapshotResults {
        var collector = ResultCollector(count: limit)
        var ids: Set<SnapshotID> = []
        // The inventory knows scenarios as a whole.
        var variants: Set<SnapshotID> = []
        try text.list("snapshots") { item in
            let result = try SnapshotResult(line: item.bytes)
            guard ids.insert(result.id).inserted else {
                throw DocumentError(description: "'\(result.id)' stands twice")
            }
            variants.insert(result.id.ofVariant)
            guard variants.count <= limit else {
                throw DocumentError(
                    description: "there are more snapshots than the \(limit) of the inventory")
            }
            collector.append(result, line: item.range)
        }
        return collector.results(in: file)
    }
}

extension DefinitionFailure {
    fileprivate init(_ document: Document) throws(DocumentError) {
        guard let component = FileName(try document.string("component")) else { throw .missing("component") }
        self.init(
            component: component, definition: try document.string("definition"),
            reason: try document.string("message"), statement: try document.sourcePlace("statement"),
            place: try document.filePlace("cause place"))
    }
}
