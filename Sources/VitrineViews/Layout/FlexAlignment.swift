/// Where an item stands across the direction of its `Flex` (`align-items`, `align-self`).
public nonisolated enum FlexAlignment: String, CaseIterable, Hashable, Sendable {
    /// At the edge where the text's direction starts, whichever way the lines are stacked.
    case start
    /// At the edge where the text's direction ends, whichever way the lines are stacked.
    case end
    /// In the middle of the line.
    case center
    /// As long as the line, unless the item has a size across the direction or `auto` margins; the default.
    case stretch
    /// At the edge from which lines are stacked.
    case flexStart = "flex-start"
    /// At the edge towards which lines are stacked.
    case flexEnd = "flex-end"
    /// On the baselines of the first lines of text.
    case baseline
    /// On the baselines of the last lines of text.
    case lastBaseline = "last baseline"
}
