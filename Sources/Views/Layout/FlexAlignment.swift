/// Where an item stands across the direction of its `Flex` (`align-items`, `align-self`).
public nonisolated enum FlexAlignment: String, CaseIterable, Hashable, Sendable {
    case start, end, center, stretch
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    /// On the baselines of the first lines of text.
    case baseline
    case lastBaseline = "last baseline"
}
