import CatalogKit
import RunRecords
public import SnapshotStore
import VitrineExplanations
public import VitrineGit

extension ReferenceHistory {
    /// How far back a history goes.
    public struct Limits: Sendable {
        public var commits = 100
        /// Of all commits together; the history ends before the commit with which there would be more.
        public var changedSnapshots = 4000

        public init() {}
    }

    /// Reads what the last commits have changed about a catalogue's references; nothing is drawn.
    ///
    /// - Parameter repository: opened with the catalogue's folder.
    public init(of folder: CatalogFolder, in repository: GitRepository, _ limits: Limits = Limits()) throws {
        let commits = try repository.commits(
            touching: ReferenceChanges.folder, limit: limits.commits + 1)
        self.init(commits: [], isCutOff: commits.count > limits.commits)
        let emptyTree = try repository.emptyTree()
        let source = PictureSource(repository: repository, store: folder.references)
        var left = limits.changedSnapshots
        for commit in commits.prefix(limits.commits) {
            let files = ChangedSnapshots(
                try repository.changes(
                    from: commit.parent ?? emptyTree, to: commit.id, below: ReferenceChanges.folder))
            left -= files.snapshots.count
            if left < 0 {
                isCutOff = true
                break
            }
            var changes = ReferenceChanges(
                from: ReferenceRevision(name: "the commit before", commit: commit.parent ?? emptyTree),
                to: ReferenceRevision(name: "this commit", commit: commit.id), source: source)
            try changes.add(files, to: [])
            let components = Self.components(of: changes)
            if !components.isEmpty {
                self.commits.append(Commit(commit: commit, components: components))
            }
        }
    }

    /// What changed, component by component; what was only written anew is no change.
    private static func components(of changes: ReferenceChanges) -> [Component] {
        var components: [FileName: [Change]] = [:]
        func add(_ text: String, _ ids: [SnapshotID]) {
            for (component, ids) in Dictionary(grouping: ids, by: \.component) {
                if let place = components[component]?.firstIndex(where: { $0.text == text }) {
                    components[component]?[place].ids += ids
                } else {
                    components[component, default: []].append(Change(text: text, ids: ids))
                }
            }
        }
        add("new", changes.new.map(\.id))
        add("gone", changes.gone.map(\.id))
        for rename in changes.renamed { add("renamed from \(rename.from)", [rename.to]) }
        let clusters = changes.clusters
        let clustered = Set(clusters.lazy.flatMap(\.places))
        for cluster in clusters { add(cluster.title, cluster.places.map { changes.changed[$0].id }) }
        for (place, reference) in changes.changed.enumerated() where !clustered.contains(place) {
            add(reference.explanation.sentence, [reference.id])
        }
        for reference in changes.redrawn { add(reference.explanation.sentence, [reference.id]) }
        for reference in changes.reworded {
            add("same picture, other words: \(reference.explanation.sentence)", [reference.id])
        }
        for change in changes.environment where change.otherPictures > 0 {
            add("environment changed: \(change.title)", change.ids)
        }
        for references in changes.unreadable {
            // A reason that helps the owner of the files now would not help the readers of the history years later.
            add("changed, with a sidecar that is damaged or of another version", references.ids)
        }
        return components.sorted { $0.key < $1.key }.map { name, changes in
            Component(
                component: name, changes: changes.map { Change(text: $0.text, ids: $0.ids.sorted()) })
        }
    }
}
