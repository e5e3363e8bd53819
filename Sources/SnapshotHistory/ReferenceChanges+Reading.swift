import CatalogKit
public import SnapshotStore
public import VitrineGit

extension ReferenceChanges {
    /// Compares the references of two states of the repository that a catalogue's folder lies in.
    ///
    /// - Parameter repository: opened with the catalogue's folder, from which all paths start.
    public init(
        in folder: CatalogFolder, _ repository: GitRepository, from base: ObjectID, called baseName: String,
        to head: ReferenceRevision
    ) throws {
        self.init(
            from: ReferenceRevision(name: baseName, commit: base), to: head,
            source: PictureSource(repository: repository, store: folder.references))
        let changes = try repository.changes(from: base, to: head.commit, below: Self.folder)
        let before = try Self.snapshots(repository.files(in: base, below: Self.folder))
        try add(ChangedSnapshots(changes), to: before)
    }

    /// Compares the changed files.
    ///
    /// - Parameter before: the snapshots of the first revision, as far as it matters which components are whole.
    mutating func add(_ files: ChangedSnapshots, to before: Set<SnapshotID>) throws {
        others = files.others
        let after = files.applied(to: before)
        counts = (before.count, after.count)
        var comparison = ReferenceComparison(from: base, to: head)
        try comparison.compare(files.snapshots, readFrom: source)
        add(comparison, before, after)
    }

    static let folder = "Snapshots"

    /// The snapshots whose sidecars are among some paths.
    private static func snapshots(_ paths: [String]) -> Set<SnapshotID> {
        Set(
            paths.lazy.compactMap { path in
                ChangedSnapshots.file(at: path).flatMap { $0.isPicture ? nil : $0.id }
            })
    }

    private mutating func add(
        _ comparison: ReferenceComparison, _ before: Set<SnapshotID>, _ after: Set<SnapshotID>
    ) {
        (changed, redrawn, same) = (comparison.changed, comparison.redrawn, comparison.same)
        reworded = comparison.reworded
        environment = comparison.environment.sorted { $0.key < $1.key }.map(\.value)
        unreadable = comparison.unreadable.sorted { $0.key < $1.key }.map {
            UnreadableReferences(reason: $0.key, ids: $0.value)
        }
        let renames = Renames(missing: comparison.arrivals, stale: comparison.departures)
        renamed = comparison.arrivals.compactMap { new in
            renames.origin(of: new.id).map { Rename(from: $0, to: new.id) }
        }
        let (origins, targets) = (Set(renamed.map(\.from)), Set(renamed.map(\.to)))
        new = Self.arrivals(comparison.new, besides: targets, others: before)
        gone = Self.arrivals(comparison.gone, besides: origins, others: after)
    }

    /// - Parameter others: the snapshots of the other side.
    private static func arrivals(
        _ all: [(id: SnapshotID, picture: ReferencePicture?)], besides renamed: Set<SnapshotID>,
        others: Set<SnapshotID>
    ) -> [Arrival] {
        let components = Set(others.lazy.map(\.component))
        return all.filter { !renamed.contains($0.id) }.map {
            Arrival(
                id: $0.id, isWholeComponent: !components.contains($0.id.component), picture: $0.picture)
        }
    }
}

/// The files that changed, by the snapshots that they belong to.
struct ChangedSnapshots {
    struct Snapshot {
        var id: SnapshotID
        var sidecar: ChangedFile?
        var picture: ChangedFile?
    }

    /// Sorted by name.
    let snapshots: [Snapshot]
    /// What is named like no snapshot's file.
    let others: [String]

    /// - Parameter files: with paths from the catalogue's folder on.
    init(_ files: [ChangedFile]) {
        var snapshots: [SnapshotID: Snapshot] = [:]
        var others: [String] = []
        for var file in files {
            guard let (id, isPicture) = Self.file(at: file.path) else {
                others.append(file.path)
                continue
            }
            file.path = "\(id)\(isPicture ? ".png" : ".json")"
            var snapshot = snapshots[id] ?? Snapshot(id: id)
            if isPicture { snapshot.picture = file } else { snapshot.sidecar = file }
            snapshots[id] = snapshot
        }
        self.snapshots = snapshots.values.sorted { $0.id < $1.id }
        self.others = others
    }

    /// The snapshot of a file that is named just as ours are, byte by byte.
    static func file(at path: String) -> (id: SnapshotID, isPicture: Bool)? {
        for (ending, isPicture) in [(".png", true), (".json", false)] where path.hasSuffix(ending) {
            let start = "\(ReferenceChanges.folder)/"
            guard path.hasPrefix(start),
                let id = SnapshotID(String(path.dropFirst(start.count).dropLast(ending.count))),
                "\(start)\(id)\(ending)".utf8.elementsEqual(path.utf8)
            else { continue }
            return (id, isPicture)
        }
        return nil
    }

    /// The snapshots with a sidecar after these changes.
    func applied(to before: Set<SnapshotID>) -> Set<SnapshotID> {
        var after = before
        for snapshot in snapshots {
            guard let sidecar = snapshot.sidecar else { continue }
            if sidecar.new == nil { after.remove(snapshot.id) } else { after.insert(snapshot.id) }
        }
        return after
    }
}
