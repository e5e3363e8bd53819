import CatalogKit
import Composition
import Geometry

extension RunRecord {
    /// Reads what ``text(naming:)`` wrote.
    init(_ bytes: [UInt8]) throws {
        let document = try Document(JSONReader.read(bytes[...]))
        guard try document.integer("format") == Self.formatVersion else {
            throw DocumentError(description: "another version of the tool made it")
        }
        sourceHash = try document.string("sources")
        shard = try document.optionalString("shard").flatMap { Shard($0) }
        report = CheckReport(
            results: try document.list("snapshots").map { try SnapshotResult(Document($0)) },
            stale: try document.optionalStrings("stale"),
            failures: try document.list("failed definitions").map { try DefinitionFailure(Document($0)) })
    }
}

extension DefinitionFailure {
    fileprivate init(_ document: Document) throws(DocumentError) {
        guard let component = FileName(try document.string("component")) else { throw .missing("component") }
        self.init(
            component: component, definition: try document.string("definition"),
            reason: try document.string("message"))
    }
}
