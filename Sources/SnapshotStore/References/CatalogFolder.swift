import VitrineGit
import VitrineHashing

/// The folder of a catalogue: `Catalog/`, `Snapshots/` and, for what git ignores, `.vitrine/`; or of tests: `__Snapshots__/` instead of
/// the former two.
public struct CatalogFolder: Equatable, Sendable {
    /// The folder's path, without a slash at its end.
    public let path: String
    /// Whether the references are those of tests, which no catalogue can draw.
    package let isOfTests: Bool

    /// A folder that a user has named.
    public init(named path: String) throws(StoreError) {
        self.path = path == "/" ? path : String(path.drop(suffix: "/"))
        let isOfCatalog = FileSystem.isFolder("\(self.path)/Catalog")
        isOfTests = !isOfCatalog && FileSystem.isFolder("\(self.path)/\(Self.testReferences)")
        guard isOfCatalog || isOfTests else { throw .notACatalogFolder(path: path) }
    }

    /// The folder of a file of tests.
    package init(ofTests path: String) {
        self.path = path
        isOfTests = true
    }

    private static let testReferences = "__Snapshots__"

    /// The nearest folder that holds `Catalog/`, or `__Snapshots__/`, from one upwards.
    public init(nearestTo start: String) throws(StoreError) {
        var path = start
        while !["Catalog", Self.testReferences].contains(where: { FileSystem.isFolder("\(path)/\($0)") }) {
            guard let slash = path.lastIndex(of: "/"), !path.isEmpty else {
                throw .noCatalogFolder(path: start)
            }
            path = String(path[..<slash])
        }
        try self.init(named: path.isEmpty ? "/" : path)
    }

    public var references: ReferenceStore {
        ReferenceStore(root: path, name: isOfTests ? Self.testReferences : "Snapshots")
    }

    /// Where the lock and the last run are.
    package var workingTree: FileTree { FileTree(root: path).below(".vitrine") }

    /// Waits until no other process writes, and finishes or undoes what ended ones have left half-done.
    package func lockForWriting() throws(StoreError) -> StoreLock {
        let lock = try lock()
        try references.settleLeftovers()
        return lock
    }

    package func lock() throws(StoreError) -> StoreLock { try StoreLock(in: workingTree) }

    /// A path below the folder as people read it, from the folder on.
    public func shortened(_ longPath: String) -> String {
        longPath.hasPrefix(path + "/") ? String(longPath.dropFirst(path.count + 1)) : longPath
    }

    /// A file of the user's below `Catalog/`; nothing where there is none.
    public func catalogFile(_ name: String) throws(StoreError) -> [UInt8]? {
        try FileSystem.read("\(path)/Catalog/\(name)")
    }

    /// The commit that is checked out here; nothing where no repository has one, or there is no git to ask.
    public var revision: String? {
        // Outside of a repository there is no commit to name.
        try? GitRepository(containing: path).commit("HEAD").text
    }

    /// The hash of everything that snapshots are made of, by which a run is known to be older than it.
    ///
    /// Empty for tests: which sources their snapshots are made of is not recorded.
    package func sourceHash() throws(StoreError) -> String {
        if isOfTests { return "" }
        var hashes = ""
        for part in ["Catalog", "Sources"] {
            for file in try SourceFiles.paths(below: "\(path)/\(part)") {
                let bytes = try FileSystem.read("\(path)/\(part)/\(file)") ?? []
                hashes += "\(part)/\(file) \(contentHash(of: bytes))\n"
            }
        }
        return contentHash(of: Array(hashes.utf8))
    }
}

extension String {
    fileprivate func drop(suffix: String) -> Substring {
        hasSuffix(suffix) && self != suffix ? dropLast(suffix.count) : self[...]
    }
}
