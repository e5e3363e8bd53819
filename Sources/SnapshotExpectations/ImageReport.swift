import CatalogKit
import RunRecords
import SnapshotRuns
import SnapshotStore

/// The failure of a test whose picture does not match its reference.
struct ImageReport {
    let outcome: TestReferences.Outcome
    let references: TestReferences
    let isRecordingAll: Bool

    private var result: SnapshotResult { outcome.result }

    /// Nothing where the component looks as approved.
    var failure: ExpectationFailure? {
        guard let head else { return nil }
        var lines = [head] + details.map { "  \($0)" } + paths
        if !result.isRecorded, result.outcome.canBeApproved { lines += acceptance }
        return ExpectationFailure(message: lines.joined(separator: "\n"), attachments: attachments)
    }

    private var head: String? {
        let id = result.id
        switch result.outcome {
        case .matched, .environmentChanged:
            return isRecordingAll ? "\(id) was recorded, since record mode 'all' is on" : nil
        case .missingReference:
            return result.isRecorded
                ? "\(id) had no reference; it was recorded, so look at it and run the test again"
                : "\(id) has no reference"
        case .differs:
            return "\(id) differs from its reference" + (result.isRecorded ? "; it was recorded anew" : "")
        case .unreadableReference:
            return "the reference of \(id) cannot be read"
                + (result.isRecorded ? "; it was recorded anew" : "")
        case .failedToRender: return "\(id) failed to render"
        }
    }

    private var details: [String] {
        switch result.outcome {
        case .matched, .environmentChanged, .missingReference: []
        case .differs(let difference): [difference.sentence, difference.pixelSentence]
        case .unreadableReference(let reason), .failedToRender(let reason):
            reason.text.split(whereSeparator: \.isNewline).map(String.init)
        }
    }

    private var paths: [String] {
        let (folder, id) = (references.folder, result.id)
        var paths = ["  reference   \(folder.references.picturePath(of: id))"]
        if outcome.isKept { paths.append("  actual      \(folder.lastRun.actualPath(of: id))") }
        if outcome.isKept, outcome.difference != nil {
            paths.append("  difference  \(folder.lastRun.differencePath(of: id))")
        }
        return result.outcome.kind == .failedToRender ? [] : paths
    }

    /// How the picture becomes the reference.
    private var acceptance: [String] {
        let pattern = result.id.mode == nil ? "\(result.id)@light" : "\(result.id)"
        let approval =
            outcome.isKept
            ? ["  approve     catalog approve --root \(references.folder.path) \(pattern)"] : []
        return approval + ["  record      SNAPSHOT_RECORD=failed swift test --filter \(result.componentName)"]
    }

    private var attachments: [ExpectationFailure.Attachment] {
        let pictures = [
            ("reference", outcome.reference), ("actual", outcome.actual), ("difference", outcome.difference),
        ]
        let name = "\(result.id)".split(separator: "/").last ?? ""
        return pictures.compactMap { kind, bytes in
            bytes.map { ExpectationFailure.Attachment(name: "\(name).\(kind).png", bytes: $0) }
        }
    }
}
