package import CatalogKit
package import SnapshotStore

extension CatalogFolder {
    /// What the folder is called.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The snapshots of a folder of tests: those with a reference, and those that tests have found and that have none.
    package func snapshotsOfTests() throws -> [SnapshotID] {
        let paths = Set(try references.tree.paths())
        let found = try lastRun.testResults().map(\.id)
        return Set(try paths.compactMap { try snapshot(at: $0, among: paths) } + found).sorted()
    }

    /// What the chosen tests have found that failed last; a pattern that fits no snapshot of the folder is an error.
    package func testRecord(_ filter: SnapshotFilter) throws -> RunRecord {
        let results = try lastRun.testResults()
        let chosen = filter.isEmpty ? nil : Set(try filter.select(from: try snapshotsOfTests()))
        return LastRun.record(of: results.filter { chosen?.contains($0.id) != false })
    }

    private func snapshot(at path: String, among paths: Set<String>) throws -> SnapshotID? {
        if path.hasSuffix(".png") { return SnapshotID.verbatim(String(path.dropLast(4))) }
        guard path.hasSuffix(".json") else { return nil }
        let name = String(path.dropLast(5))
        if paths.contains("\(name).png") { return nil }
        // A sidecar alone is a reference; other JSON is a text that a test compares.
        guard let bytes = try references.tree.read(path), (try? Sidecar(bytes)) != nil else { return nil }
        return SnapshotID.verbatim(name)
    }
}
