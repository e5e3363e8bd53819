import CatalogKit
import Geometry
import ImageCoding
import ImageComparison
import Pixels

/// Compares one snapshot with its reference.
struct SnapshotChecker {
    let store: ReferenceStore
    let worker: any SnapshotWorker
    /// Whether everything is drawn and decoded, even where hashes tell that it is equal.
    let ignoresHashes: Bool

    /// An outcome with what it took to find it.
    struct Check {
        var outcome: SnapshotOutcome
        var findings: [String] = []
        /// What was composed; nothing where the component failed.
        var composed: ComposedSnapshot?
        /// The fresh picture, where it is not known to be the reference's.
        var actual: PictureFiles?
        /// The difference picture as a PNG file.
        var difference: [UInt8]?
        /// Which state of the reference was looked at.
        var referenceState: String
    }

    /// Throws what keeps the whole run from going on; a component's own failure is an outcome.
    func check(_ snapshot: Snapshot) async throws -> Check {
        let picture = try store.picture(of: snapshot.id)
        let sidecar = try store.sidecar(of: snapshot.id)
        let state = PictureFiles.state(picture: picture, sidecar: sidecar)
        let composed: ComposedSnapshot
        do {
            composed = try await worker.compose(snapshot)
            let reference = picture.map { StoredReference(picture: $0, sidecar: sidecar) }
            if !ignoresHashes, let reference, reference.isUpToDate(with: composed) {
                return Check(
                    outcome: .matched, findings: composed.findings, composed: composed, referenceState: state)
            }
            let bitmap = try await worker.rasterize(composed.displayList)
            var check = compare(RenderedSnapshot(composed, bitmap: bitmap), with: reference)
            check.referenceState = state
            check.composed = composed
            return check
        } catch let error where !(error is CancellationError) {
            return Check(outcome: .failedToRender(reason: String(describing: error)), referenceState: state)
        }
    }

    private func compare(_ actual: RenderedSnapshot, with reference: StoredReference?) -> Check {
        var check = Check(outcome: .matched, findings: actual.composed.findings, referenceState: "")
        guard let reference else {
            check.outcome = .missingReference
            check.actual = actual.files()
            return check
        }
        do {
            let sidecar = try reference.readSidecar()
            if !ignoresHashes, reference.pictureHash == sidecar.header.pictureHash,
                actual.pixelHash == sidecar.header.pixelHash
            {
                return check
            }
            let bitmap = try reference.readPicture(of: sidecar)
            guard bitmap != actual.bitmap else { return check }
            let image = compareImages(reference: bitmap, actual: actual.bitmap)
            let distantPixels = SnapshotDifference.toleratedDistances.map { distance in
                compareImages(
                    reference: bitmap, actual: actual.bitmap, mode: .colorDistance(maximum: distance)
                ).differingPixels
            }
            let explanation = Explanation(from: sidecar.nodes, to: actual.composed.nodes)
            check.outcome = Self.outcome(
                of: SnapshotDifference(
                    explanation: explanation, differingPixels: image.differingPixels,
                    distantPixels: distantPixels, regions: image.regions, referenceSize: bitmap.size,
                    actualSize: actual.bitmap.size,
                    environmentChanges: sidecar.header.fingerprint.changes(to: actual.composed.fingerprint)))
            check.difference = PNGEncoder.fast.encode(image.picture(over: bitmap))
        } catch {
            check.outcome = .unreadableReference(reason: error.description)
        }
        check.actual = actual.files()
        return check
    }

    /// The same elements drawn by other tools are no change of the component.
    private static func outcome(of difference: SnapshotDifference) -> SnapshotOutcome {
        if !difference.environmentChanges.isEmpty, difference.explanation.causes.isEmpty {
            return .environmentChanged(difference)
        }
        return .differs(difference)
    }
}
