public nonisolated struct KeyPress: Sendable {
    public enum Result: Hashable, Sendable {
        case handled, ignored
    }
}
