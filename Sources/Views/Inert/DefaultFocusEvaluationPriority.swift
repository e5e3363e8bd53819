public nonisolated enum DefaultFocusEvaluationPriority: Hashable, Sendable {
    case automatic, userInitiated
}
