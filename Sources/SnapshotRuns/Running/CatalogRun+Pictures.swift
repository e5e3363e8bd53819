package import CatalogKit
import RunRecords
import SnapshotStore
package import VitrineViews

extension CatalogRun {
    /// What the pictures are wanted for.
    package struct PictureUse: Sendable {
        /// Draws the pictures as documents too; nothing where that is not wanted.
        var documents: PictureDocuments?
        /// The PNG file that shows pixels of a hash, where it is at hand; it is not encoded again.
        var file: @Sendable (_ pixelHash: String) -> [UInt8]?
        /// Called with the view that a variant shows, in the first of its modes.
        var observe: @MainActor @Sendable (any View, Snapshot) -> Void

        package init(
            documents: PictureDocuments? = nil,
            file: @escaping @Sendable (_ pixelHash: String) -> [UInt8]? = { _ in nil },
            observe: @escaping @MainActor @Sendable (any View, Snapshot) -> Void = { _, _ in }
        ) {
            self.documents = documents
            self.file = file
            self.observe = observe
        }
    }

    /// Hands on each snapshot's picture as the sources say it now, and how it stands to its reference, in the
    /// catalogue's order.
    ///
    /// Where a snapshot matches, the reference's file is that picture and is not encoded again.
    package func picture(
        for use: PictureUse = PictureUse(), _ consume: (PicturedSnapshot) throws -> Void
    ) async throws {
        let store = folder.references
        let work = { @Sendable (snapshot: Snapshot, worker: any SnapshotWorker) in
            let checker = SnapshotChecker(store: store, ignoresHashes: false)
            var check = try await checker.check(snapshot, with: worker)
            var drawing: SnapshotDrawing?
            if let composed = check.composed, check.result.outcome.kind != .failedToRender {
                let picture = try await worker.draw { [check] in try use.picture(of: check, composed, $0) }
                drawing = SnapshotDrawing(composed.composition, picture)
                if let documents = use.documents {
                    let drawn = try await worker.draw { try documents.draw(composed, with: $0) }
                    drawing?.documents = drawn.documents
                    check.result.findings += drawn.findings
                }
            }
            return PicturedSnapshot(result: check.result, mode: snapshot.mode, drawing: drawing)
        }
        var snapshots = try selectedSnapshots()
        snapshots.observeFirstModes(use.observe)
        try await forEach(snapshots, work: work, consume: consume)
    }
}

extension CatalogRun.PictureUse {
    /// The picture of what was composed: the fresh one, or the reference that it matches.
    fileprivate func picture(
        of check: SnapshotChecker.Check, _ composed: ComposedSnapshot, _ drawer: SnapshotDrawer
    ) throws -> PictureFile {
        if let actual = check.actual { return picture(of: actual) }
        if case .found(let reference) = check.reference {
            let hash = reference.header?.pixelHash
            if let bytes = reference.picture { return PictureFile(bytes: bytes, pixelHash: hash) }
            // The sidecar alone is kept of it.
            if reference.isUpToDate(withComposition: composed.compositionHash, in: composed.fingerprint),
                let hash, let bytes = file(hash)
            {
                return PictureFile(bytes: bytes, pixelHash: hash)
            }
        }
        return picture(of: try drawer.render(composed))
    }

    private func picture(of drawn: RenderedSnapshot) -> PictureFile {
        PictureFile(bytes: file(drawn.pixelHash) ?? drawn.files().picture, pixelHash: drawn.pixelHash)
    }
}

extension [Snapshot] {
    /// Calls an observer with each variant's view, once.
    fileprivate mutating func observeFirstModes(
        _ observe: @escaping @MainActor @Sendable (any View, Snapshot) -> Void
    ) {
        var last: (component: FileName, variant: FileName)?
        for index in indices {
            let snapshot = self[index]
            if let last, last == (snapshot.id.component, snapshot.id.variant) { continue }
            last = (snapshot.id.component, snapshot.id.variant)
            self[index] = snapshot.onContent { observe($0, snapshot) }
        }
    }
}
