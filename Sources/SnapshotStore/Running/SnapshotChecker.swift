import CatalogKit
import Composition
import Drawing
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

    /// A result with what it took to find it.
    struct Check {
        var result: SnapshotResult
        /// What was composed; nothing where the component failed.
        var composed: ComposedSnapshot?
        /// The fresh picture, where it is not known to be the reference's.
        var actual: PictureFiles?
        /// The difference picture as a PNG file.
        var difference: [UInt8]?
    }

    /// Throws what keeps the whole run from going on; a component's own failure is an outcome.
    func check(_ snapshot: Snapshot) async throws -> Check {
        let reference = store.reference(of: snapshot.id)
        var check = Check(
            result: SnapshotResult(snapshot, .matched, findings: [], referenceState: reference.state))
        do {
            let composed = try await worker.compose(snapshot)
            check.composed = composed
            check.result.findings = composed.findings
            if !ignoresHashes, reference.isUpToDate(with: composed) { return check }
            let bitmap = try await worker.rasterize(composed.displayList)
            try await compare(RenderedSnapshot(composed, bitmap: bitmap), with: reference, into: &check)
        } catch let error where !(error is CancellationError) {
            check.result.outcome = .failedToRender(reason: String(describing: error))
            check.actual = nil
        }
        return check
    }

    private func compare(
        _ actual: RenderedSnapshot, with found: FoundReference, into check: inout Check
    ) async throws {
        do {
            guard let reference = try found.readable() else {
                check.result.outcome = .missingReference
                check.actual = actual.files()
                return
            }
            let sidecar = try reference.readSidecar()
            if !ignoresHashes, reference.pictureHash == sidecar.header.pictureHash,
                actual.pixelHash == sidecar.header.pixelHash
            {
                return
            }
            let bitmap = try reference.readPicture(of: sidecar)
            guard bitmap != actual.bitmap else { return }
            try await explain(ReadReference(sidecar: sidecar, bitmap: bitmap), actual, into: &check)
        } catch let error as UnreadableReference {
            check.result.outcome = .unreadableReference(reason: error.description)
        }
        if check.result.outcome.canBeApproved { check.actual = actual.files() }
    }

    /// A reference whose files belong together.
    private struct ReadReference {
        var sidecar: Sidecar
        var bitmap: StraightBitmap
    }

    /// Finds out why pictures are not equal, and whether that is the component's doing.
    private func explain(
        _ reference: ReadReference, _ actual: RenderedSnapshot, into check: inout Check
    ) async throws {
        let actualNodes = SnapshotTolerances.withoutMaskedContent(actual.composed.nodes)
        let referenceNodes = SnapshotTolerances.withoutMaskedContent(reference.sidecar.nodes)
        let fingerprint = reference.sidecar.header.fingerprint
        var environmentChanges = fingerprint.changes(to: actual.composed.fingerprint)
        var comparison = Comparison(
            bitmap: reference.bitmap, explanation: Explanation(from: referenceNodes, to: actualNodes))
        if comparison.explanation.causes.isEmpty {
            environmentChanges += fingerprint.exchangedFaces(to: actual.composed.fingerprint)
        }
        let isSameComponent: Bool
        if environmentChanges.isEmpty {
            isSameComponent = false
        } else if comparison.explanation.isEmpty {
            isSameComponent = true
        } else if let redrawn = try await redraw(reference.sidecar) {
            // What today's environment makes of the reference differs by the component's doing alone.
            isSameComponent = redrawn.bitmap == actual.bitmap
            if !isSameComponent {
                let nodes = SnapshotTolerances.withoutMaskedContent(redrawn.composed.nodes)
                comparison = Comparison(
                    bitmap: redrawn.bitmap, explanation: Explanation(from: nodes, to: actualNodes),
                    isRedrawn: true)
            }
        } else {
            isSameComponent = comparison.explanation.causes.isEmpty
        }
        let image = compareImages(reference: comparison.bitmap, actual: actual.bitmap)
        if !isSameComponent {
            let uses = SnapshotTolerances(actual.composed.nodes).uses(
                explanation: comparison.explanation, image: image, reference: comparison.bitmap,
                actual: actual.bitmap, scale: actual.composed.displayList.scale)
            if let uses {
                check.result.tolerances = uses
                return
            }
        }
        let pixels = PixelDifference(image, from: comparison.bitmap, to: actual.bitmap)
        let scale = actual.composed.displayList.scale
        let places = PlacedElements(actual.composed.nodes).names(at: pixels.regions.map { Rect($0, scale) })
        var difference = SnapshotDifference(
            explanation: ToldExplanation(comparison.explanation, drawn: places), pixels: pixels,
            environmentChanges: environmentChanges, isAgainstRedrawnReference: comparison.isRedrawn)
        check.difference = PNGEncoder.fast.encode(image.picture(over: comparison.bitmap))
        if isSameComponent {
            difference.explanation.cluster = CauseCluster(environmentChanges: environmentChanges)
            check.result.outcome = .environmentChanged(difference)
        } else {
            check.result.outcome = .differs(difference)
        }
    }

    /// What a fresh picture is compared with.
    private struct Comparison {
        var bitmap: StraightBitmap
        var explanation: Explanation
        /// Whether it is the reference as it is drawn today.
        var isRedrawn = false
    }

    private func redraw(_ sidecar: Sidecar) async throws -> RenderedSnapshot? {
        guard let composed = try await worker.recompose(sidecar) else { return nil }
        return RenderedSnapshot(composed, bitmap: try await worker.rasterize(composed.displayList))
    }
}

extension PixelDifference {
    fileprivate init(_ image: ImageDifference, from reference: StraightBitmap, to actual: StraightBitmap) {
        let distant = Self.toleratedDistances.map { distance in
            compareImages(reference: reference, actual: actual, mode: .colorDistance(maximum: distance))
                .differingPixels
        }
        self.init(
            count: image.differingPixels, distant: distant, regions: image.regions,
            referenceSize: reference.size, actualSize: actual.size)
    }
}

extension Rect {
    /// A region of a picture in points.
    fileprivate init(_ region: PixelRegion, _ scale: Double) {
        self.init(
            x: Double(region.x) / scale, y: Double(region.y) / scale, width: Double(region.width) / scale,
            height: Double(region.height) / scale)
    }
}
