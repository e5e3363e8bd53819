public import CatalogKit

/// A listing of the folder of references: files of references, temporary files, and all others.
public struct ReferenceSurvey: Sendable {
    /// A file that is named like a snapshot's.
    public struct File: Equatable, Sendable {
        /// From the folder of references on.
        public var path: String
        public var id: SnapshotID

        package var isPicture: Bool { path.hasSuffix(".png") }
    }

    /// A file or folder that belongs to no snapshot: no command writes or removes it.
    public struct UnexpectedFile: Equatable, Sendable {
        /// From the folder of references on, escaped where it is not text.
        public var path: String
        public var reason: String
        /// Whether it is neither a file nor a folder, and so may hide references.
        public var isSpecial: Bool
    }

    /// Sorted by path, as all of these are.
    public private(set) var files: [File] = []
    public private(set) var unexpectedFiles: [UnexpectedFile] = []
    /// Temporary files; some may belong to a process that is at work.
    public private(set) var leftovers: [File] = []
    /// The folders that are named like components, and in them like variants, each as its path; inner ones come first.
    package private(set) var folders: [[String]] = []

    public init(of store: ReferenceStore) throws(StoreError) { try self.init(of: store, besides: []) }

    /// Lists no files of what an inventory shows, so that those of a large catalogue take no room.
    ///
    /// The steps of scenarios are listed; which steps there are is found by performing the scenarios.
    package init(of store: ReferenceStore, besides inventory: Inventory) throws(StoreError) {
        try self.init(of: store, besides: Set(inventory.snapshots.lazy.filter { !$0.isScenario }.map(\.id)))
    }

    private init(of store: ReferenceStore, besides owned: Set<SnapshotID>) throws(StoreError) {
        guard let folder = try store.tree.open() else { return }
        for entry in try folder.entries() {
            guard entry.kind == .folder, let name = Self.component(entry), let inner = try folder.folder(name)
            else {
                addStranger(entry, in: "")
                continue
            }
            for file in try inner.entries() {
                guard let variant = Self.component(file), file.kind == .folder,
                    let steps = try inner.folder(variant)
                else {
                    add(file, in: name, besides: owned)
                    continue
                }
                for file in try steps.entries() { add(file, in: "\(name)/\(variant)", besides: owned) }
                folders.append([name, variant])
            }
            folders.append([name])
        }
    }

    /// - Parameter folder: named after a component, or after a component and the variant whose steps it holds.
    private mutating func add(_ entry: FolderEntry, in folder: String, besides owned: Set<SnapshotID>) {
        guard entry.kind == .file, let name = entry.name else {
            addStranger(entry, in: "\(folder)/")
            return
        }
        for ending in [".png", ".json"] {
            if let id = Self.id(folder, name, prefix: "", ending: ending) {
                if !owned.contains(id) { files.append(File(path: "\(folder)/\(name)", id: id)) }
                return
            }
            if let id = Self.id(folder, name, prefix: ".", ending: "\(ending).new") {
                leftovers.append(File(path: "\(folder)/\(name)", id: id))
                return
            }
        }
        addStranger(entry, in: "\(folder)/")
    }

    /// The snapshot of a file that is named just as ours are, byte by byte.
    private static func id(
        _ folder: String, _ name: String, prefix: String, ending: String
    ) -> SnapshotID? {
        guard name.hasPrefix(prefix), name.hasSuffix(ending), name.count > prefix.count + ending.count,
            let id = SnapshotID("\(folder)/\(name.dropFirst(prefix.count).dropLast(ending.count))"),
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
        unexpectedFiles.append(
            UnexpectedFile(path: folder + entry.text, reason: reason, isSpecial: isSpecial))
    }

    /// The listed files that belong to no snapshot.
    ///
    /// Nothing is known of the snapshots of components that failed, nor of the steps of scenarios that were not performed or came
    /// to no end; their files are not called stale.
    ///
    /// - Parameter inventory: the one besides which files are listed.
    package func stale(of inventory: Inventory, _ performed: PerformedScenarios = .init()) -> [File] {
        guard !files.isEmpty else { return [] }
        let steps = Set(performed.steps)
        let failed = Set(inventory.failures.map(\.component))
        let unknown = inventory.scenarios.subtracting(performed.complete)
        return files.filter { file in
            let isOfUnknownScenario = file.id.step != nil && unknown.contains(file.id.ofVariant)
            return !steps.contains(file.id) && !failed.contains(file.id.component) && !isOfUnknownScenario
        }
    }
}
