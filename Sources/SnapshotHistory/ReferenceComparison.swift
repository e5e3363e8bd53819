import CatalogKit
import SnapshotStore
import VitrineExplanations
import VitrineGit

/// Sorts changed references by what became of them.
struct ReferenceComparison {
    let base: ReferenceRevision
    let head: ReferenceRevision
    private(set) var changed: [ChangedReference] = []
    private(set) var redrawn: [ChangedReference] = []
    private(set) var reworded: [RewordedReference] = []
    private(set) var same: [SnapshotID] = []
    private(set) var environment: [String: ReferenceChanges.EnvironmentChange] = [:]
    private(set) var unreadable: [String: [SnapshotID]] = [:]
    private(set) var new: [(id: SnapshotID, picture: ReferencePicture?)] = []
    private(set) var gone: [(id: SnapshotID, picture: ReferencePicture?)] = []
    /// Those with a picture of their own, to be found under another name.
    private(set) var arrivals: [Renames.Picture] = []
    private(set) var departures: [Renames.Picture] = []

    init(from base: ReferenceRevision, to head: ReferenceRevision) {
        self.base = base
        self.head = head
    }

    /// - Parameter source: where the sidecars are.
    mutating func compare(_ snapshots: [ChangedSnapshots.Snapshot], readFrom source: PictureSource) throws {
        // The sidecars of some thousand snapshots at a time would be a lot of memory.
        for start in stride(from: 0, to: snapshots.count, by: 128) {
            let part = snapshots[start..<min(start + 128, snapshots.count)]
            var wanted: [(path: String, content: ChangedFile.Content)] = []
            for file in part.compactMap(\.sidecar) {
                if let old = file.old { wanted.append((file.path, .blob(old))) }
                if let new = file.new { wanted.append((file.path, new)) }
            }
            var sidecars = [[UInt8]?](repeating: nil, count: wanted.count)
            try source.read(wanted) { sidecars[$0] = $1 }
            var rest = sidecars[...]
            for snapshot in part {
                let old = snapshot.sidecar?.old == nil ? nil : rest.removeFirst()
                let new = snapshot.sidecar?.new == nil ? nil : rest.removeFirst()
                compare(snapshot, old, new)
            }
        }
    }

    private mutating func compare(_ snapshot: ChangedSnapshots.Snapshot, _ old: [UInt8]?, _ new: [UInt8]?) {
        switch (old, new) {
        case (let old?, let new?): compareBoth(snapshot, old, new)
        case (nil, let new?):
            guard let header = header(of: new, in: head, snapshot.id) else { return }
            let content = snapshot.picture?.new
            if content != nil || header.pictureHash == nil {
                arrivals.append(Renames.Picture(id: snapshot.id, pixelHash: header.pixelHash))
                self.new.append((snapshot.id, ReferencePicture(header, content)))
            } else {
                self.new.append((snapshot.id, nil))
            }
        case (let old?, nil):
            // What is gone cannot be read any more, and need not be.
            let header = Sidecar.header(of: old)
            let content = snapshot.picture?.old
            if let header, content != nil || header.pictureHash == nil {
                departures.append(Renames.Picture(id: snapshot.id, pixelHash: header.pixelHash))
                gone.append((snapshot.id, ReferencePicture(header, content.map { .blob($0) })))
            } else {
                gone.append((snapshot.id, nil))
            }
        case (nil, nil):
            note(snapshot.id, "the picture changed and its sidecar did not, so nothing says why")
        }
    }

    private mutating func compareBoth(
        _ snapshot: ChangedSnapshots.Snapshot, _ oldBytes: [UInt8], _ newBytes: [UInt8]
    ) {
        guard let new = header(of: newBytes, in: head, snapshot.id),
            let old = header(of: oldBytes, in: base, snapshot.id)
        else { return }
        let isOtherFile = old.pictureHash != new.pictureHash
        guard isOtherFile == (snapshot.picture != nil) else {
            note(
                snapshot.id,
                isOtherFile
                    ? "the sidecar names another picture file than before, but that did not change"
                    : "the picture changed, but its sidecar names the same file as before")
            return
        }
        let environmentChanges = old.fingerprint.changes(to: new.fingerprint)
        if old.pixelHash == new.pixelHash {
            if old.compositionHash != new.compositionHash, compareWords(snapshot.id, oldBytes, newBytes) {
                return
            }
            if environmentChanges.isEmpty {
                same.append(snapshot.id)
            } else {
                note(snapshot.id, environmentChanges, isOtherPicture: false)
            }
            return
        }
        let pictures = (old: snapshot.picture?.old, new: snapshot.picture?.new)
        let isOldMissing = pictures.old == nil && old.pictureHash != nil
        if isOldMissing || pictures.new == nil && new.pictureHash != nil {
            let revision = isOldMissing ? base : head
            note(snapshot.id, "the picture of the sidecar in \(revision.name) is missing")
            return
        }
        guard let from = sidecar(oldBytes, in: base, snapshot.id),
            let to = sidecar(newBytes, in: head, snapshot.id)
        else { return }
        explain(
            ChangedReference(
                id: snapshot.id, old: ReferencePicture(old, pictures.old.map { .blob($0) }),
                new: ReferencePicture(new, pictures.new), explanation: ExplanationSummary(sentence: ""),
                environmentChanges: environmentChanges), from, to)
    }

    /// Whether assistive technology finds something else, which is noted, or a sidecar cannot be read, which is too.
    private mutating func compareWords(_ id: SnapshotID, _ old: [UInt8], _ new: [UInt8]) -> Bool {
        guard let from = sidecar(old, in: base, id), let to = sidecar(new, in: head, id) else { return true }
        let nodes = [from, to].map(\.nodes.withoutMaskedContent)
        if nodes[0].spokenLines == nodes[1].spokenLines { return false }
        let explanation = Explanation(ofWordsFrom: nodes[0], to: nodes[1])
        reworded.append(RewordedReference(id: id, explanation: ExplanationSummary(ofWords: explanation)))
        return true
    }

    /// Finds the causes as a check does that cannot draw the reference anew.
    private mutating func explain(_ reference: ChangedReference, _ old: Sidecar, _ new: Sidecar) {
        var reference = reference
        let explanation = Explanation(
            from: old.nodes.withoutMaskedContent, to: new.nodes.withoutMaskedContent)
        if explanation.causes.isEmpty {
            reference.environmentChanges += old.header.fingerprint.exchangedFaces(to: new.header.fingerprint)
            if !reference.environmentChanges.isEmpty {
                note(reference.id, reference.environmentChanges, isOtherPicture: true)
                return
            }
        }
        reference.explanation = ExplanationSummary(explanation, drawn: [])
        if explanation.isEmpty { redrawn.append(reference) } else { changed.append(reference) }
    }
}

extension ReferenceComparison {
    private mutating func note(_ id: SnapshotID, _ reason: String) {
        unreadable[reason, default: []].append(id)
    }

    private mutating func note(_ id: SnapshotID, _ changes: [String], isOtherPicture: Bool) {
        let title = changes.sorted().joined(separator: ", ")
        var change =
            environment[title]
            ?? ReferenceChanges.EnvironmentChange(title: title, ids: [], otherPictures: 0)
        change.ids.append(id)
        if isOtherPicture { change.otherPictures += 1 }
        environment[title] = change
    }

    /// Nothing, and a note, where the sidecar is not as it was written.
    private mutating func header(
        of bytes: [UInt8], in revision: ReferenceRevision, _ id: SnapshotID
    ) -> SidecarHeader? {
        if let header = Sidecar.header(of: bytes) { return header }
        return sidecar(bytes, in: revision, id)?.header
    }

    /// Nothing, and a note, where the sidecar is not as it was written.
    private mutating func sidecar(
        _ bytes: [UInt8], in revision: ReferenceRevision, _ id: SnapshotID
    ) -> Sidecar? {
        do {
            return try Sidecar(bytes)
        } catch {
            note(id, "the sidecar in \(revision.name) cannot be read: \(error)")
            return nil
        }
    }
}
