/// When a default focus would be taken.
public nonisolated enum DefaultFocusEvaluationPriority: Hashable, Sendable {
    case automatic, userInitiated
}
