/// The end of a line.
public nonisolated enum CGLineCap: Hashable, Sendable {
    case butt, round, square
}
