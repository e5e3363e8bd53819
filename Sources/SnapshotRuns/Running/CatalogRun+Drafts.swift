public import CatalogKit
public import RunRecords
import SnapshotStore
import VitrineExplanations

extension CatalogRun {
    /// Which snapshots are drawn for what their drawing shows, and how.
    public struct DraftChoice: Sendable {
        /// Nothing for all that the run has chosen.
        public var ids: Set<SnapshotID>?
        public var shard: Shard?
        /// Those that such a check would make references of; a hint, by hashes alone.
        public var recording = RecordMode.all

        public init() {}
    }

    /// Draws snapshots and keeps no picture: sidecars where drafts are asked for, each once.
    ///
    /// A component's own failure is none here.
    public func draft(_ choice: DraftChoice) async throws {
        var snapshots: [Snapshot]
        if let ids = choice.ids {
            snapshots = inventory.snapshots.filter { ids.contains($0.id) }
        } else {
            snapshots = try selectedSnapshots()
        }
        if let shard = choice.shard { snapshots = shard.part(of: snapshots) }
        snapshots = try snapshots.filter { try drafts?.sidecar(of: $0.id) == nil }
        let store = folder.references
        _ = try await forEach(snapshots) { [drafts] snapshot, worker in
            do {
                let reference = store.reference(of: snapshot.id)
                if choice.recording == .missing, !reference.isMissing { return }
                let composed = try await worker.compose(snapshot)
                if choice.recording == .changed,
                    reference.isUpToDate(withComposition: composed.compositionHash, in: composed.fingerprint)
                {
                    return
                }
                let drawn = try await worker.draw { try $0.render(composed) }
                if let drafts { try drafts.keep(drawn.draft(), of: snapshot.id) }
            } catch let error where !(error is CancellationError || error is StoreError) {
                // The run that reports looks again.
                return
            }
        }
    }

    /// Why a picture is no reference: a letter is missing, or drawn another time, by another process if there was one, it
    /// is another.
    ///
    /// Nothing where it can be one.
    func doubt(
        about drawn: RenderedSnapshot, of snapshot: Snapshot, _ worker: any SnapshotWorker
    ) async throws -> String? {
        if let obstacle = drawn.composed.obstacle { return "not recorded: \(obstacle)" }
        let second = drawn.draft()
        let first: [UInt8]
        if let draft = try drafts?.sidecar(of: snapshot.id) {
            first = draft
        } else {
            do {
                first = Array(try await Self.render(snapshot, with: worker).draft().text.utf8)
            } catch let error where !(error is CancellationError) {
                return "not deterministic, so not recorded: drawn a second time, it failed: \(error)"
            }
        }
        if first.elementsEqual(second.text.utf8) { return nil }
        let difference: String
        do {
            let draft = try Sidecar(first)
            let explanation = Explanation(from: draft.nodes, to: second.nodes)
            if explanation.isEmpty, draft.header.pixelHash == second.header.pixelHash { return nil }
            difference =
                explanation.isEmpty
                ? "the elements are the same, but not the pixels" : explanation.description
        } catch {
            difference = "one of the sidecars cannot be read: \(error)"
        }
        return "not deterministic, so not recorded: drawn twice, \(difference)"
    }
}
