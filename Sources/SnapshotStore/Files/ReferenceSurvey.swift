public import CatalogKit

/// What lies in the folder of references: files of references, temporary ones, and what is neither.
public struct ReferenceSurvey: Sendable {
    /// A file that is named like a snapshot's.
    public struct File: Equatable, Sendable {
        /// From the folder of references on.
        public var path: String
        public var id: SnapshotID

        var isPicture: Bool { path.hasSuffix(".png") }
    }

    /// Something that no command of ours has put there and none removes.
    public struct Stranger: Equatable, Sendable {
        /// From the folder of references on, escaped where it is not text.
        public var path: String
        public var reason: String
        /// Whether it is neither a file nor a folder, and so may hide references.
        public var isSpecial: Bool
    }

    /// Sorted by path, as all of these are.
    public private(set) var files: [File] = []
    public private(set) var strangers: [Stranger] = []
    /// Temporary files; some may belong to a process that is at work.
    public private(set) var leftovers: [File] = []
    /// The folders that are named like components.
    private(set) var components: [String] = []

    public init(of store: ReferenceStore) throws(StoreError) {
        guard let folder = try store.tree.open() else { return }
        for entry in try folder.entries() {
            guard entry.kind == .folder, let name = Self.component(entry), let inner = try folder.folder(name)
            else {
                addStranger(entry, in: "")
                continue
            }
            components.append(name)
            for file in try inner.entries() { add(file, of: name) }
        }
    }

    private mutating func add(_ entry: FolderEntry, of component: String) {
        guard entry.kind == .file, let name = entry.name else {
            addStranger(entry, in: "\(component)/")
            return
        }
        for ending in [".png", ".json"] {
            if let id = Self.id(component, name, prefix: "", ending: ending) {
                files.append(File(path: "\(component)/\(name)", id: id))
                return
            }
            if let id = Self.id(component, name, prefix: ".", ending: "\(ending).new") {
                leftovers.append(File(path: "\(component)/\(name)", id: id))
                return
            }
        }
        addStranger(entry, in: "\(component)/")
    }

    /// The snapshot of a file that is named just as ours are, byte by byte.
    private static func id(
        _ component: String, _ name: String, prefix: String, ending: String
    ) -> SnapshotID? {
        guard name.hasPrefix(prefix), name.hasSuffix(ending), name.count > prefix.count + ending.count,
            let id = SnapshotID("\(component)/\(name.dropFirst(prefix.count).dropLast(ending.count))"),
            ReferenceFiles.name(of: id, prefix: prefix, ending: ending).utf8.elementsEqual(name.utf8)
        else { return nil }
        return id
    }

    private static func component(_ entry: FolderEntry) -> String? {
        guard let name = entry.name, let file = FileName(name), file.text.utf8.elementsEqual(name.utf8) else {
            return nil
        }
        return name
    }

    private mutating func addStranger(_ entry: FolderEntry, in folder: String) {
        let isSpecial = entry.kind != .file && entry.kind != .folder
        // Version control and file managers have hidden files of their own.
        if entry.isHidden && !isSpecial { return }
        let reason = isSpecial ? entry.kind.sentence : "it is not named like a snapshot"
        strangers.append(Stranger(path: folder + entry.text, reason: reason, isSpecial: isSpecial))
    }

    /// The files that belong to no snapshot.
    ///
    /// Nothing is known of the snapshots of components that failed; their files are not called stale.
    public func stale(
        besides snapshots: some Sequence<SnapshotID>, failed: Set<FileName> = []
    ) -> [File] {
        let owned = Set(snapshots)
        return files.filter { !owned.contains($0.id) && !failed.contains($0.id.component) }
    }
}
