/// How free space is shared out among items or lines (`justify-content`, `align-content`).
public nonisolated enum FlexDistribution: String, CaseIterable, Hashable, Sendable {
    case start, end, center, stretch
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    case spaceBetween = "space-between"
    case spaceAround = "space-around"
    case spaceEvenly = "space-evenly"
}
