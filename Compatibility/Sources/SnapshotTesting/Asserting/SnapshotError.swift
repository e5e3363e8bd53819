import Foundation

/// Why a value has no snapshot, or none can be compared.
enum SnapshotError: Error, Equatable {
    case unknownRecordMode(String)
    /// A view without a size of its own in a layout that says none.
    case noSize
    case infiniteSize
    case notTaken
    case timedOut(seconds: Double)
    case notEncodable(type: String, reason: String)
    case notDrawn(reason: String)
    case unreadableReference(reason: String)
}

extension SnapshotError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownRecordMode(let value):
            "cannot tell what to record: \(RecordingRule.variable) is '\(value)'; "
                + "it can be 'all', 'failed', 'missing' or 'never'"
        case .noSize:
            "No image could be generated for this view as its size was zero. "
                + "Please set an explicit size in the test."
        case .infiniteSize:
            "No image could be generated for this view as its size was not finite. "
                + "Please set an explicit size in the test."
        case .notTaken: "Couldn't snapshot value"
        case .timedOut(let seconds):
            """
            Exceeded timeout of \(seconds) seconds waiting for snapshot.

            The strategy has not called back. If a longer wait is unavoidable, consider setting the "timeout" \
            parameter of "assertSnapshot" to a higher value.
            """
        case .notEncodable(let type, let reason): "cannot encode the value of type '\(type)': \(reason)"
        case .notDrawn(let reason): "cannot draw the view: \(reason)"
        case .unreadableReference(let reason): "cannot read the reference: \(reason)"
        }
    }
}
