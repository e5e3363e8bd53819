import CatalogKit
import RunRecords
import SnapshotStore
import VitrineComposition
import VitrineDrawing
import VitrineExplanations
import VitrineGeometry
import VitrineImageCoding
import VitrineImageComparison
import VitrinePixels
import VitrineRendering
import VitrineViews

/// Compares one snapshot with its reference.
struct SnapshotChecker: Sendable {
    let store: ReferenceStore
    /// Whether everything is drawn and decoded, even where hashes show that it is equal.
    let ignoresHashes: Bool
    /// What is known to match without being composed.
    var known: KnownMatches?

    /// A result with what it took to find it.
    struct Check: Sendable {
        var result: SnapshotResult
        /// What it was compared with.
        let reference: FoundReference
        /// What was composed; nothing where the component failed.
        var composed: ComposedSnapshot?
        /// The fresh picture, where it is not known to be the reference's.
        var actual: RenderedSnapshot?
        var difference: DifferencePicture?
        var isDrawn = false
        /// Whether the reference's picture is kept with the others, since it was drawn again.
        var keepsReference = false
        /// What the next check may go by; nothing where more decides than the tokens that were read.
        var match: KnownMatches.Match?

        /// The files that are kept for approval; nothing where the fresh picture is known to be the reference's.
        func pictures() -> KeptPictures? {
            // What is new is likely to be approved; what differs is often looked at and drawn again.
            actual.map { drawn in
                KeptPictures(
                    actual: drawn.files(difference == nil ? .compact : .fast),
                    reference: keepsReference ? difference?.referenceFile() : nil,
                    difference: difference?.file())
            }
        }
    }

    /// What shows where a fresh picture differs; made when it is asked for.
    struct DifferencePicture: Sendable {
        fileprivate let difference: ImageDifference
        fileprivate let reference: StraightBitmap
        fileprivate let actual: StraightBitmap

        /// As a PNG file.
        func file() -> [UInt8] {
            PNGEncoder.fast.encode(difference.tintedPicture(over: actual))
        }

        /// What the fresh picture was compared with, as a PNG file.
        func referenceFile() -> [UInt8] { PNGEncoder.fast.encode(reference) }
    }

    /// Throws what keeps the whole run from going on; a component's own failure is an outcome.
    func check(_ snapshot: Snapshot, with worker: any SnapshotWorker) async throws -> Check {
        let found = store.reference(of: snapshot.id)
        if let known = known?.matches[snapshot.id], known.reference == found.state {
            var check = Check(
                result: SnapshotResult(
                    snapshot, .matched, findings: known.findings, referenceState: found.state),
                reference: found)
            check.match = known
            return check
        }
        let composed: ComposedSnapshot
        do {
            composed = try await worker.compose(snapshot)
        } catch let error where !(error is CancellationError) {
            return failure(error, of: snapshot, found)
        }
        if isKnownToMatch(composed, found) {
            return check(snapshot, composed, found, Comparison(.matched))
        }
        return try await worker.draw { compare(snapshot, composed, found, $0) }
    }

    /// Compares what was composed, where the caller is.
    func check(_ snapshot: Snapshot, _ composed: ComposedSnapshot, _ drawer: SnapshotDrawer) -> Check {
        let found = store.reference(of: snapshot.id)
        return isKnownToMatch(composed, found)
            ? check(snapshot, composed, found, Comparison(.matched))
            : compare(snapshot, composed, found, drawer)
    }

    /// The check of a component that cannot be composed.
    func failure(_ error: any Error, of snapshot: Snapshot) -> Check {
        failure(error, of: snapshot, store.reference(of: snapshot.id))
    }

    private func failure(_ error: any Error, of snapshot: Snapshot, _ found: FoundReference) -> Check {
        var result = SnapshotResult(
            snapshot, .failedToRender(reason: SnapshotReason(error)), findings: [],
            referenceState: found.state)
        result.causePlace = (error as? any PlacedError)?.place
        return Check(result: result, reference: found)
    }

    private func isKnownToMatch(_ composed: ComposedSnapshot, _ found: FoundReference) -> Bool {
        !ignoresHashes
            && found.isUpToDate(withComposition: composed.compositionHash, in: composed.fingerprint)
    }

    private func compare(
        _ snapshot: Snapshot, _ composed: ComposedSnapshot, _ found: FoundReference,
        _ drawer: SnapshotDrawer
    ) -> Check {
        let comparison: Comparison
        do {
            comparison = try compare(composed, with: found, drawer)
        } catch {
            comparison = Comparison(.failedToRender(reason: SnapshotReason(error)))
        }
        var check = check(snapshot, composed, found, comparison)
        check.isDrawn = true
        if let actual = check.actual {
            check.result.references = drawer.kind(snapshot.references, for: actual)
            if check.result.references != snapshot.references {
                check.result.findings.append(RecordedSnapshot.keptPicture)
            }
        }
        return check
    }

    private func check(
        _ snapshot: Snapshot, _ composed: ComposedSnapshot, _ found: FoundReference,
        _ comparison: Comparison
    ) -> Check {
        var result = SnapshotResult(
            snapshot, comparison.outcome, findings: composed.findings, referenceState: found.state)
        result.tolerances = comparison.tolerances
        var check = Check(
            result: result, reference: found, composed: composed, actual: comparison.actual,
            difference: comparison.difference, keepsReference: comparison.keepsReference)
        // A step is made of what was done in those before it.
        if result.outcome == .matched, result.tolerances.isEmpty, snapshot.id.step == nil {
            check.match = KnownMatches.Match(
                reference: found.state, findings: composed.findings, tokens: composed.composition.tokens)
        }
        return check
    }

    /// The outcome of comparing, with the pictures that show it.
    struct Comparison {
        var outcome: SnapshotOutcome
        var tolerances: [ToleranceUse] = []
        var actual: RenderedSnapshot?
        var difference: DifferencePicture?
        var keepsReference = false

        init(_ outcome: SnapshotOutcome, actual: RenderedSnapshot? = nil) {
            self.outcome = outcome
            self.actual = actual
        }
    }

    private func compare(
        _ composed: ComposedSnapshot, with found: FoundReference, _ drawer: SnapshotDrawer
    ) throws -> Comparison {
        let actual = try drawer.render(composed)
        do {
            guard let reference = try found.readable() else {
                return Comparison(.missingReference, actual: actual)
            }
            return try compare(actual, with: reference, drawer)
        } catch let error as UnreadableReference {
            return Comparison(
                .unreadableReference(reason: SnapshotReason(text: error.description)), actual: actual)
        }
    }

    /// Throws ``UnreadableReference`` where there is nothing to compare with.
    private func compare(
        _ actual: RenderedSnapshot, with reference: StoredReference, _ drawer: SnapshotDrawer
    ) throws -> Comparison {
        if try isKnown(actual, as: reference) { return Comparison(.matched) }
        let sidecar = try reference.readSidecar()
        let isEqual = actual.pixelHash == sidecar.header.pixelHash
        if reference.isSidecarAlone {
            if isEqual { return compareWords(of: actual, with: sidecar) }
            return try explainRedrawing(sidecar, beside: actual, drawer)
        }
        if !ignoresHashes, isEqual, reference.isWhole { return compareWords(of: actual, with: sidecar) }
        let bitmap = try reference.readPicture(sidecar.header.pixelHash)
        if bitmap == actual.bitmap { return compareWords(of: actual, with: sidecar) }
        return try explain(actual, ReadReference(sidecar: sidecar, bitmap: bitmap), drawer)
    }

    /// Whether the reference's hashes say that it shows the same, without a look at its elements; and its picture, where
    /// hashes do not count.
    private func isKnown(
        _ actual: RenderedSnapshot, as reference: StoredReference
    ) throws(UnreadableReference) -> Bool {
        guard let header = reference.header, reference.isWhole,
            header.compositionHash == actual.composed.compositionHash, header.pixelHash == actual.pixelHash
        else { return false }
        guard ignoresHashes, !reference.isSidecarAlone else { return true }
        return try reference.readPicture(header.pixelHash) == actual.bitmap
    }

    /// What is different about the environment.
    func environmentChanges(
        from sidecar: Sidecar, to actual: RenderedSnapshot, _ explanation: Explanation
    ) -> [String] {
        let (then, now) = (sidecar.header.fingerprint, actual.composed.fingerprint)
        // The same elements with other faces: letters were looked for elsewhere.
        return then.changes(to: now) + (explanation.causes.isEmpty ? then.exchangedFaces(to: now) : [])
    }

    /// Compares what assistive technology finds in two pictures that look the same.
    private func compareWords(of actual: RenderedSnapshot, with sidecar: Sidecar) -> Comparison {
        if sidecar.header.compositionHash == actual.composed.compositionHash { return Comparison(.matched) }
        let reference = sidecar.nodes.withoutMaskedContent
        if reference.spokenLines == actual.comparedNodes.spokenLines { return Comparison(.matched) }
        let explanation = Explanation(ofWordsFrom: reference, to: actual.comparedNodes)
        let difference = SnapshotDifference(
            explanation: ExplanationSummary(ofWords: explanation),
            pictures: .compared(PixelDifference(noneIn: sidecar.header.size)),
            scale: actual.scale)
        return Comparison(.differs(difference), actual: actual)
    }

    /// A reference whose files belong together.
    struct ReadReference {
        var sidecar: Sidecar
        var bitmap: StraightBitmap

        /// Its elements as far as they are compared.
        var nodes: [NodeDescription] { sidecar.nodes.withoutMaskedContent }
    }

    /// Finds out why pictures are not equal, and whether that is the component's doing.
    func explain(
        _ actual: RenderedSnapshot, _ reference: ReadReference, _ drawer: SnapshotDrawer
    ) throws -> Comparison {
        var basis = asApproved(reference, actual)
        let changes = environmentChanges(from: reference.sidecar, to: actual, basis.explanation)
        if !changes.isEmpty { basis = try inTodaysEnvironment(basis, (reference, actual), drawer) }
        let image = compareImages(reference: basis.bitmap, actual: actual.bitmap)
        if !basis.showsSameComponent, let uses = tolerances(of: image, from: basis, to: actual) {
            var comparison = Comparison(.matched)
            comparison.tolerances = uses
            return comparison
        }
        let difference = difference(image, from: basis, to: actual, environmentChanges: changes)
        var comparison = Comparison(
            basis.showsSameComponent ? .environmentChanged(difference) : .differs(difference),
            actual: actual)
        comparison.difference = DifferencePicture(
            difference: image, reference: basis.bitmap, actual: actual.bitmap)
        return comparison
    }

    /// What a fresh picture is compared with.
    private struct Basis {
        var bitmap: StraightBitmap
        var explanation: Explanation
        /// Whether the component is the same and only what draws it is not.
        var showsSameComponent = false
        /// Whether it is the reference as it is drawn today.
        var isRedrawn = false
    }

    /// The reference's own picture.
    private func asApproved(_ reference: ReadReference, _ actual: RenderedSnapshot) -> Basis {
        Basis(
            bitmap: reference.bitmap,
            explanation: Explanation(from: reference.nodes, to: actual.comparedNodes))
    }

    /// The reference's picture, or that of today's environment where both the component and the environment changed.
    private func inTodaysEnvironment(
        _ approved: Basis, _ pair: (reference: ReadReference, actual: RenderedSnapshot),
        _ drawer: SnapshotDrawer
    ) throws -> Basis {
        var basis = approved
        if basis.explanation.isEmpty {
            basis.showsSameComponent = true
            return basis
        }
        guard let redrawn = try drawer.recompose(pair.reference.sidecar).map(drawer.render) else {
            basis.showsSameComponent = basis.explanation.causes.isEmpty
            return basis
        }
        // What today's environment makes of the reference differs by the component's doing alone.
        if redrawn.bitmap == pair.actual.bitmap {
            basis.showsSameComponent = true
            return basis
        }
        return Basis(
            bitmap: redrawn.bitmap,
            explanation: Explanation(from: redrawn.comparedNodes, to: pair.actual.comparedNodes),
            isRedrawn: true)
    }

    /// The tolerances that make the pictures match; nothing where they do not.
    private func tolerances(
        of image: ImageDifference, from basis: Basis, to actual: RenderedSnapshot
    ) -> [ToleranceUse]? {
        SnapshotTolerances(actual.nodes).uses(
            explanation: basis.explanation, image: image, reference: basis.bitmap,
            actual: actual.bitmap, scale: actual.scale)
    }

    /// The difference in words and numbers.
    private func difference(
        _ image: ImageDifference, from basis: Basis, to actual: RenderedSnapshot,
        environmentChanges: [String]
    ) -> SnapshotDifference {
        let pixels = PixelDifference(image, from: basis.bitmap, to: actual.bitmap)
        let scale = actual.scale
        var explanation = ExplanationSummary(
            basis.explanation,
            drawn: ElementPlaces(actual.nodes).names(at: pixels.regions.map { Rect($0, scale) }))
        if basis.showsSameComponent {
            explanation.cluster = CauseCluster(environmentChanges: environmentChanges)
        }
        return SnapshotDifference(
            explanation: explanation, pictures: .compared(pixels), environmentChanges: environmentChanges,
            isAgainstRedrawnReference: basis.isRedrawn, scale: scale)
    }
}

extension RenderedSnapshot {
    /// Its elements as far as they are compared.
    var comparedNodes: [NodeDescription] { nodes.withoutMaskedContent }
}

extension PixelDifference {
    fileprivate init(_ image: ImageDifference, from reference: StraightBitmap, to actual: StraightBitmap) {
        let distant = image.differingPixels(
            beyond: Self.toleratedDistances, reference: reference, actual: actual)
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
