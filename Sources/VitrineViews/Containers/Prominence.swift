/// How prominent controls or headers are.
public nonisolated enum Prominence: Hashable, Sendable {
    case standard, increased
}
