/// A press of a key on a hardware keyboard, which never happens.
public nonisolated struct KeyPress: Sendable {
    public enum Result: Hashable, Sendable {
        case handled, ignored
    }
}
