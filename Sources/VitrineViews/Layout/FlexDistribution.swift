/// How free space is shared out among items or lines (`justify-content`, `align-content`).
public nonisolated enum FlexDistribution: String, CaseIterable, Hashable, Sendable {
    /// All free space lies after the items, at the end of the text's direction; the default along the direction.
    case start
    /// All free space lies before the items, at the start of the text's direction.
    case end
    /// As much free space lies before as after.
    case center
    /// Lines share the free space, which is the default for them; items stand as at `flexStart`.
    case stretch
    /// All free space lies at the end of the `Flex`'s own direction or stacking.
    case flexStart = "flex-start"
    /// All free space lies at the start of the `Flex`'s own direction or stacking.
    case flexEnd = "flex-end"
    /// Equal space between neighbours and none at the ends.
    case spaceBetween = "space-between"
    /// Equal space around each, so half of it at the ends.
    case spaceAround = "space-around"
    /// Equal space between neighbours and at the ends.
    case spaceEvenly = "space-evenly"
}
