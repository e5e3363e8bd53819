import RunRecords
import SnapshotStore
import VitrineDrawing
import VitrineExplanations
import VitrinePixels

// References that are sidecars alone.
extension SnapshotChecker {
    /// Finds out why a picture is not the one of a sidecar that is kept alone: beside the old picture, which is drawn again,
    /// or without one where the sidecar does not lead to it any more.
    func explainRedrawing(
        _ sidecar: Sidecar, beside actual: RenderedSnapshot, _ drawer: SnapshotDrawer
    ) throws -> Comparison {
        let bitmap: StraightBitmap
        do {
            bitmap = try redrawnPicture(of: sidecar, beside: actual, drawer)
        } catch {
            return explainWithoutPicture(actual, sidecar, reason: "\(error)")
        }
        var comparison = try explain(actual, ReadReference(sidecar: sidecar, bitmap: bitmap), drawer)
        comparison.keepsReference = true
        return comparison
    }

    /// Draws the old picture again: the one that was approved, or, in another environment, what that makes of it.
    private func redrawnPicture(
        of sidecar: Sidecar, beside actual: RenderedSnapshot, _ drawer: SnapshotDrawer
    ) throws -> StraightBitmap {
        guard let redrawn = try drawer.redraw(sidecar) else {
            let files = Explanation(from: sidecar.nodes, to: actual.nodes).changedFiles
            throw files.isEmpty ? RedrawingFailure.missingPart : .otherFiles(files)
        }
        guard
            redrawn.pixelHash == sidecar.header.pixelHash
                || !sidecar.header.fingerprint.changes(to: actual.composed.fingerprint).isEmpty
        else { throw RedrawingFailure.otherPixels }
        return redrawn.bitmap
    }

    /// Tells what is different by the elements alone.
    private func explainWithoutPicture(
        _ actual: RenderedSnapshot, _ sidecar: Sidecar, reason: String
    ) -> Comparison {
        let explanation = Explanation(from: sidecar.nodes.withoutMaskedContent, to: actual.comparedNodes)
        let changes = environmentChanges(from: sidecar, to: actual, explanation)
        let showsSameComponent = !changes.isEmpty && explanation.causes.isEmpty
        var summary = ExplanationSummary(explanation, drawn: [])
        if showsSameComponent { summary.cluster = CauseCluster(environmentChanges: changes) }
        let difference = SnapshotDifference(
            explanation: summary, pictures: .noReference(reason: reason), environmentChanges: changes,
            scale: actual.scale)
        return Comparison(
            showsSameComponent ? .environmentChanged(difference) : .differs(difference), actual: actual)
    }
}

/// Why a sidecar does not lead to its picture any more.
private enum RedrawingFailure: Error, CustomStringConvertible {
    /// Pictures or icons, each with what has become of it.
    case otherFiles([String])
    case missingPart
    case otherPixels

    var description: String {
        switch self {
        case .otherFiles(let files): files.joined(separator: ", ")
        case .missingPart: "something that its sidecar names is no longer there"
        case .otherPixels: "its sidecar does not lead to the same pixels any more"
        }
    }
}
