public import CatalogKit
public import RunRecords
public import VitrineExplanations
public import VitrineGit

/// The changes between the references of two states of a repository, read from their sidecars alone: nothing is drawn,
/// and no code of the catalogue is run.
public struct ReferenceChanges: Sendable {
    public let base: ReferenceRevision
    public let head: ReferenceRevision
    /// How many references each of both has.
    public internal(set) var counts = (base: 0, head: 0)
    public internal(set) var renamed: [Rename] = []
    public internal(set) var new: [Arrival] = []
    public internal(set) var gone: [Arrival] = []
    /// Those whose elements changed and whose picture did.
    public internal(set) var changed: [ChangedReference] = []
    /// Those of equal elements, drawn in an equal environment, whose picture is another: the content of an image, or
    /// what draws.
    public internal(set) var redrawn: [ChangedReference] = []
    /// Those of an equal picture in which assistive technology finds something else.
    public internal(set) var reworded: [RewordedReference] = []
    /// Those that differ for the environment alone, by what of it is different.
    public internal(set) var environment: [EnvironmentChange] = []
    /// Those that show the same pixels, made of other elements or written anew.
    public internal(set) var same: [SnapshotID] = []
    /// Those whose sidecars cannot be compared, by the reason.
    public internal(set) var unreadable: [UnreadableReferences] = []
    /// Files that changed among the references and are not named like a snapshot's.
    public internal(set) var others: [String] = []

    package let source: PictureSource

    init(from base: ReferenceRevision, to head: ReferenceRevision, source: PictureSource) {
        self.base = base
        self.head = head
        self.source = source
    }

    /// A reference that only one of both has.
    public struct Arrival: Equatable, Sendable {
        public var id: SnapshotID
        /// Whether no other snapshot of its component was there on the other side.
        public var isWholeComponent: Bool
        /// Nothing where its files do not belong together.
        public var picture: ReferencePicture?
    }

    /// A reference that has the pixels of one that is gone.
    public struct Rename: Equatable, Sendable {
        public var from: SnapshotID
        public var to: SnapshotID
    }

    public struct EnvironmentChange: Equatable, Sendable {
        /// Such as `cairo 1.16.0 → 1.18.0`.
        public var title: String
        public var ids: [SnapshotID]
        /// How many of them have another picture.
        public var otherPictures: Int
    }

    public struct UnreadableReferences: Equatable, Sendable {
        /// Which side cannot be read, and why.
        public var reason: String
        public var ids: [SnapshotID]
    }

    /// The snapshots that changed for the same causes; those with a cause of their own are in none.
    public var clusters: [CheckReport.Cluster] {
        CheckReport.Cluster.all(
            of: changed.enumerated().map { place, reference in
                CheckReport.Cluster.Member(
                    place: place, id: reference.id, cluster: reference.explanation.cluster,
                    changeCount: reference.explanation.changes.count)
            }
        ).filter { $0.places.count > 1 }
    }

    /// All pictures that a report shows.
    package var pictures: [(id: SnapshotID, picture: ReferencePicture)] {
        (changed + redrawn).flatMap { [($0.id, $0.old), ($0.id, $0.new)] }
            + (new + gone).compactMap { arrival in arrival.picture.map { (arrival.id, $0) } }
    }

    /// How many snapshots changed in which way, `["3 changed", "1 new"]`; nothing of what did not change.
    public var summary: [String] {
        let counts: [(count: Int, what: String)] = [
            (changed.count, "changed"), (redrawn.count, "with another picture of the same elements"),
            (reworded.count, "with the same picture and other words"),
            (new.count, "new"), (gone.count, "gone"), (renamed.count, "renamed"),
            (environment.reduce(0) { $0 + $1.ids.count }, "in another environment"),
            (same.count, "with the same picture, written anew"),
            (unreadable.reduce(0) { $0 + $1.ids.count }, "unreadable"),
        ]
        return counts.filter { $0.count > 0 }.map { "\($0.count) \($0.what)" }
    }
}

/// One side of a comparison: a commit, or the working tree.
public struct ReferenceRevision: Equatable, Sendable {
    /// As people call it, `v1.2` or `the working tree`.
    public var name: String
    /// Nothing for the working tree.
    public var commit: ObjectID?

    public init(name: String, commit: ObjectID) {
        self.name = name
        self.commit = commit
    }

    private init(workingTree: String) { name = workingTree }

    public static let workingTree = ReferenceRevision(workingTree: "the working tree")
}

/// A reference that looks as before, of which assistive technology says something else.
public struct RewordedReference: Equatable, Sendable {
    public var id: SnapshotID
    public var explanation: ExplanationSummary
}

/// A reference that both sides have and whose picture is another.
public struct ChangedReference: Equatable, Sendable {
    public var id: SnapshotID
    public var old: ReferencePicture
    public var new: ReferencePicture
    public var explanation: ExplanationSummary
    /// What is different about the environment besides.
    public var environmentChanges: [String]
}
