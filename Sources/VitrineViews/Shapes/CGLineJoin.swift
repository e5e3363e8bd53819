/// The corner of a line.
public nonisolated enum CGLineJoin: Hashable, Sendable {
    case miter, round, bevel
}
