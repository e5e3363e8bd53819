/// Whether letters are drawn bolder.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}
