public import CatalogKit
public import VitrineGit

/// The changes of a catalogue's references by the commits of a repository, in the words of explanations.
public struct ReferenceHistory: Equatable, Sendable {
    /// The newest first; those that changed nothing to be seen or heard are left out.
    public var commits: [Commit]
    /// Whether there are older commits, which the limits have cut off.
    public var isCutOff: Bool

    public init(commits: [Commit], isCutOff: Bool = false) {
        self.commits = commits
        self.isCutOff = isCutOff
    }

    /// What one commit has changed.
    public struct Commit: Equatable, Sendable {
        public var commit: FileCommit
        /// Component by component, sorted by name.
        public var components: [Component]

        public init(commit: FileCommit, components: [Component]) {
            self.commit = commit
            self.components = components
        }
    }

    /// What a commit has changed about one component.
    public struct Component: Equatable, Sendable {
        public var component: FileName
        public var changes: [Change]

        public init(component: FileName, changes: [Change]) {
            self.component = component
            self.changes = changes
        }
    }

    /// What became of some snapshots for the same reason.
    public struct Change: Equatable, Sendable {
        /// Such as "`Badge`: padding 4 → 8 pt", `new` or `renamed from badge/old`.
        public var text: String
        /// Sorted by name.
        public var ids: [SnapshotID]

        public init(text: String, ids: [SnapshotID]) {
            self.text = text
            self.ids = ids
        }
    }

    /// What commits have changed about each component, the newest first.
    public func byComponent() -> [FileName: [(commit: FileCommit, changes: [Change])]] {
        var entries: [FileName: [(commit: FileCommit, changes: [Change])]] = [:]
        for commit in commits {
            for component in commit.components {
                entries[component.component, default: []].append((commit.commit, component.changes))
            }
        }
        return entries
    }

    /// When each variant was last changed, as RFC 3339 writes it; nothing of those that no commit here has changed.
    public func lastChanges() -> [SnapshotID: String] {
        var dates: [SnapshotID: String] = [:]
        for commit in commits {
            for change in commit.components.lazy.flatMap(\.changes) {
                for id in change.ids where dates[id.ofVariantInAllModes] == nil {
                    dates[id.ofVariantInAllModes] = commit.commit.date
                }
            }
        }
        return dates
    }
}

extension SnapshotID {
    /// The variant that is the key in ``ReferenceHistory/lastChanges()``.
    public var ofVariantInAllModes: SnapshotID {
        SnapshotID(component: component, variant: variant, mode: nil)
    }
}
