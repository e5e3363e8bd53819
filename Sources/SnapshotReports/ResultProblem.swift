import RunRecords
import VitrineExplanations

/// The text that reports of all formats print at a source line about a result.
struct ResultProblem {
    enum Level {
        case error
        /// Something that fails nothing.
        case notice
    }

    var level: Level
    var message: String

    /// Nothing where the component looks as approved.
    init?(_ result: SnapshotResult, strictEnvironment: Bool) {
        switch result.outcome {
        case .matched: return nil
        case .differs(let difference): (level, message) = (.error, difference.explanation.sentence)
        case .missingReference: (level, message) = (.error, "there is no reference")
        case .unreadableReference(let reason), .failedToRender(let reason):
            (level, message) = (.error, reason.text)
        case .environmentChanged(let difference):
            level = strictEnvironment ? .error : .notice
            message = difference.environmentChanges.joined(separator: ", ")
        }
    }
}
